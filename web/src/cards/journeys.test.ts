import { expect, it } from 'vitest'
import { journeys, refilled, TURNED } from './journeys'
import type { CardsView } from './view'

const card = (id: string, type = 'Strategy', owner = 0) => ({ id, type, owner })
const unit = (id: string, ...attachments: unknown[]) => ({ ...card(id, 'Personality'), attachments, under: [] })
const province = (id: string, shown: unknown = null, empty = false) => ({ id, card: shown, empty, region: null })

function view(player: object, more: object = {}): CardsView {
  const bare = { seat: 0, hand: [], holdings: [], others: [], units: [], fate_discard: [], dynasty_discard: [], provinces: [], stronghold: null }
  return { players: [{ ...bare, ...player }], battlefields: [], duel: null, ...more } as unknown as CardsView
}

it('says from where to where a card went', () => {
  const before = view({ hand: [card('c1')], provinces: [province('p1', card('c2', 'Holding'))], units: [unit('c3', card('c4', 'Item'))] })
  const now = view(
    { fate_discard: [card('c1')], holdings: [card('c2', 'Holding')], provinces: [province('p1')] },
    { battlefields: [{ id: 'p9', attacking: [unit('c3', card('c4', 'Item'))], defending: [], terrain: [] }] },
  )
  expect(journeys(before, now)).toEqual([
    { id: 'c2', from: 'province:p1', to: 'home:0' },
    { id: 'c1', from: 'hand:0', to: 'fate-discard:0' },
    { id: 'c3', from: 'home:0', to: 'field:p9' },
    { id: 'c4', from: 'home:0', to: 'field:p9' },
  ])
  expect(refilled(before, now)).toEqual([{ province: 'p1', seat: 0 }])
})

it('guesses the place that was hidden', () => {
  const before = view({ units: [unit('c9')], provinces: [province('p1'), province('p2', null, true)] })
  const now = view({ hand: [card('c1')], others: [card('c2', 'Ring')], provinces: [province('p1', card('c3', 'Holding')), province('p2', card('c4', 'Event'))] })
  expect(journeys(before, now)).toEqual([
    { id: 'c1', from: 'fate-deck:0', to: 'hand:0' },
    { id: 'c2', from: 'hand:0', to: 'home:0' },
    { id: 'c3', from: TURNED, to: 'province:p1' },
    { id: 'c4', from: 'dynasty-deck:0', to: 'province:p2' },
    { id: 'c9', from: 'home:0', to: 'dynasty-deck:0' },
  ])
})
