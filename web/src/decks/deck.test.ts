import { describe, expect, it } from 'vitest'
import type { CardFacts, Deck, DeckShape, Part } from '../lib/cards'
import { asOptions, builtFor } from './choice'
import { asides, changed, countOf, curve, deckOnly, emptyDeck, partsOf, sections, total, written } from './deck'
import { helpFor, legendFor } from './help'
import { cited } from './reasons'

const card = (slug: string, name: string, type: string, part: Part, gold: number | null = 0, experience = 0) =>
  ({ slug, name, type, part, gold_cost: gold, experience, listed: experience ? `${name} - exp${experience}` : name }) as CardFacts
const CARDS = new Map(
  [
    card('kyuden-hida', 'Kyuden Hida', 'Stronghold', 'stronghold', null),
    card('iron-mine', 'Iron Mine', 'Holding', 'dynasty', 3),
    card('hida-kuon-exp6', 'Hida Kuon', 'Personality', 'dynasty', 12, 6),
    card('charge', 'Charge', 'Strategy', 'fate', 0),
  ].map((each) => [each.slug, each]),
)
const SHAPE: DeckShape = {
  parts: [
    { name: 'stronghold', title: 'Stronghold', single: true },
    { name: 'dynasty', title: 'Dynasty', single: false },
    { name: 'fate', title: 'Fate', single: false },
  ],
  formats: [],
  unused: {},
  numbers: [{ name: 'force', head: 'F', label: 'Force', also: [] }],
  words: [{ name: 'type', fact: 'type', how: 'says' }],
  example: 'force>=3 or type:item',
}
const EMPTY = emptyDeck(SHAPE)
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

describe('another shape', () => {
  const shape: DeckShape = { ...SHAPE, formats: ['stronghold', 'skirmish'], unused: { stronghold: ['sideboard'], skirmish: ['stronghold'] }, parts: [...SHAPE.parts, { name: 'sideboard', title: 'Sideboard', single: false }] }

  it('has a format, and lists that no card goes into by itself', () => {
    expect(emptyDeck(shape)).toEqual({ name: 'My deck', format: 'stronghold', stronghold: '', dynasty: {}, fate: {}, sideboard: {} })
    expect(asides(shape, CARDS).map(({ name }) => name)).toEqual(['sideboard'])
    expect(asides(SHAPE, CARDS)).toEqual([])
    const one = changed(emptyDeck(shape), get('charge'), 1, 'sideboard')
    expect([countOf(one, get('charge')), countOf(one, get('charge'), 'sideboard')]).toEqual([0, 1])
    expect(written(one, shape, CARDS)).toContain('# Format: stronghold\n')
  })

  it('shows the parts of a format, and those that have cards all the same', () => {
    const named = (deck: Parameters<typeof partsOf>[0]) => partsOf(deck, shape).map(({ name }) => name)
    expect(named(emptyDeck(shape))).toEqual(['stronghold', 'dynasty', 'fate'])
    expect(named({ ...emptyDeck(shape), format: 'skirmish' })).toEqual(['dynasty', 'fate', 'sideboard'])
    expect(named({ ...emptyDeck(shape), format: 'skirmish', stronghold: 'kyuden-hida' })).toContain('stronghold')
  })

  it('leaves out what is only said about a deck', () => {
    expect(deckOnly({ ...DECK, id: 'x', wrong: [], clan: [] }, SHAPE)).toEqual(DECK)
  })

  it('says how its cards are searched and what their numbers are', () => {
    expect(helpFor(SHAPE)).toContainEqual(['type:item', 'of a type'])
    expect(legendFor({ ...SHAPE, numbers: [{ name: 'military', head: '', label: '', also: [] }] })).toEqual([['force', 'Military']])
  })
})

it('writes a deck as a list with headings', () => {
  expect(written(DECK, SHAPE, CARDS).split('\n')).toEqual([
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

  it('are those of the format, where there are several', () => {
    const skirmish = { ...given('small'), fits: ['skirmish'] }
    expect(builtFor('skirmish', [...known, skirmish])).toEqual([skirmish])
    expect(builtFor('', [...known, skirmish])).toHaveLength(5)
  })

  it('are drawn where none is named, but no broken one and none twice', () => {
    expect(asOptions(['crab'], 2, known, () => 0.99)).toEqual({ decks: ['crab', 'lion'] })
    const { decks } = asOptions([], 6, known, () => 0)
    expect([decks.length, new Set(decks.slice(0, 2)).size, decks.every(Boolean)]).toEqual([6, 2, true])
    expect(asOptions([], 2, known, () => 0)).toEqual({ decks: ['crab', 'lion'] })
  })
})
