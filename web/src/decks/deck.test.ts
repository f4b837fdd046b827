import { describe, expect, it } from 'vitest'
import type { CardFacts, Deck, Part } from '../lib/cards'
import { asOptions } from './choice'
import { changed, countOf, curve, EMPTY, sections, total, written } from './deck'
import { cited } from './reasons'

const card = (slug: string, name: string, type: string, part: Part, gold: number | null = 0, experience = 0) =>
  ({ slug, name, type, part, gold_cost: gold, experience }) as CardFacts
const CARDS = new Map(
  [
    card('kyuden-hida', 'Kyuden Hida', 'Stronghold', 'stronghold', null),
    card('iron-mine', 'Iron Mine', 'Holding', 'dynasty', 3),
    card('hida-kuon-exp6', 'Hida Kuon', 'Personality', 'dynasty', 12, 6),
    card('charge', 'Charge', 'Strategy', 'fate', 0),
  ].map((each) => [each.slug, each]),
)
const get = (slug: string) => CARDS.get(slug)!
const DECK = { name: 'Wall', stronghold: 'kyuden-hida', dynasty: { 'iron-mine': 2, 'hida-kuon-exp6': 1 }, fate: { charge: 3 } }

describe('building', () => {
  it('puts each card where it belongs, and takes it out again', () => {
    const two = changed(changed(EMPTY, get('iron-mine'), 1), get('iron-mine'), 1)
    expect(countOf(two, get('iron-mine'))).toBe(2)
    expect(changed(changed(two, get('iron-mine'), -1), get('iron-mine'), -1).dynasty).toEqual({})
    expect(changed(EMPTY, get('charge'), 1).fate).toEqual({ charge: 1 })
    expect(changed(EMPTY, get('kyuden-hida'), 1).stronghold).toBe('kyuden-hida')
    expect(EMPTY.dynasty).toEqual({})
  })

  it('counts, sorts and draws the costs', () => {
    expect(total(DECK.dynasty)).toBe(3)
    expect(sections(DECK.dynasty, CARDS).map(({ type }) => type)).toEqual(['Holding', 'Personality'])
    expect(curve(DECK.dynasty, CARDS)).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 1])
  })
})

it('writes a deck as a list with headings', () => {
  expect(written(DECK, CARDS).split('\n')).toEqual([
    '# Name: Wall', '', '# Stronghold', '1 Kyuden Hida', '', '# Dynasty (3)', '2 Iron Mine', '1 Hida Kuon - exp6', '',
    '# Fate (3)', '3 Charge', '',
  ])
})

it('takes the clauses off the end of a sentence', () => {
  expect(cited('too few [CE-DECK-01]')).toEqual({ text: 'too few', clauses: ['CE-DECK-01'] })
  expect(cited('too few')).toEqual({ text: 'too few', clauses: [] })
})

describe('the decks of a new table', () => {
  const given = (id: string, wrong: string[] = []): Deck => ({ ...DECK, id, clan: [], theme: '', wrong })
  const mine: Deck = { ...DECK, id: 'mine', clan: [], wrong: [] }
  const known = [given('crab'), given('lion'), given('broken', ['no']), mine]

  it('are named, or written out where they are the own', () => {
    expect(asOptions(['mine', 'crab'], 2, known)).toEqual({ decks: [DECK, 'crab'] })
  })

  it('are drawn where none is named, but no broken one and none twice', () => {
    expect(asOptions(['crab'], 2, known, () => 0.99)).toEqual({ decks: ['crab', 'lion'] })
    expect(asOptions([], 2, known, () => 0)).toEqual({ decks: ['crab', 'lion'] })
  })
})
