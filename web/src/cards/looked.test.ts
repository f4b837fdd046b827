import { expect, it } from 'vitest'
import type { CardFacts } from '../lib/cards'
import type { Option } from '../lib/wire'
import { lookedAt, toCome } from './looked'
import type { CardsView } from './view'

const charge = { slug: 'charge', name: 'Charge', experience: 0, type: 'Strategy', focus: 1, gold_cost: 0, force: null } as CardFacts
const kuon = { slug: 'hida-kuon-exp6', name: 'Hida Kuon', experience: 6, type: 'Personality', gold_cost: 12, force: 7 } as CardFacts
const CARDS = new Map([charge, kuon].map((card) => [card.slug, card]))
const option = (ref: string, label: string): Option => ({ id: ref, label, refs: [ref], remark: '' })
const known = { hand: [], fate_deck: [{ place: 1, card: { id: 'c8' } }], dynasty_deck: [] }
const view = { seat: 1, decision: { options: [{ id: 'c7' }] }, players: [{ hand: [{ id: 'c3' }], known }] } as unknown as CardsView

it('shows the cards that can be chosen and lie nowhere on the table, also those whose place in the deck is known', () => {
  const options = [option('c3', 'Charge'), option('c7', 'Charge'), option('c8', 'Hida Kuon (Experienced 6)'), option('p2', 'a province')]
  const shown = lookedAt(view, options, CARDS)
  expect(shown.map(({ id, slug }) => [id, slug])).toEqual([
    ['c7', 'charge'],
    ['c8', 'hida-kuon-exp6'],
  ])
  expect(shown[1]).toMatchObject({ force: 7, owner: 1, bowed: false })
})

it('shows nothing of a card it does not know', () => expect(lookedAt(view, [option('c9', 'A secret')], CARDS)).toEqual([]))

it('lays out what is still to come by type and name, each copy for itself', () => {
  const left = toCome({ charge: 2, 'hida-kuon-exp6': 1, unknown: 1 }, CARDS, 0)
  expect(left.map((card) => card.name)).toEqual(['Hida Kuon (Experienced 6)', 'Charge', 'Charge'])
  expect(new Set(left.map((card) => card.id)).size).toBe(3)
})
