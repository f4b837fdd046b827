import { expect, it } from 'vitest'
import type { CardFacts } from '../lib/cards'
import { captions, knownInDeck, knownInHand, ownDeck, placeName, unknownBeside, type Placed } from './known'
import type { CardState } from './view'

const charge = { slug: 'charge', name: 'Charge', experience: 0, type: 'Strategy' } as CardFacts
const rout = { slug: 'rout', name: 'Rout', experience: 0, type: 'Strategy' } as CardFacts
const CARDS = new Map([charge, rout].map((card) => [card.slug, card]))
const placed = (place: number, id: string, name: string): Placed => ({ place, card: { id, name, slug: name.toLowerCase() } as CardState })

it('counts a place in a deck from the nearer end', () => {
  expect([1, 2, 3, 20, 29, 30].map((place) => placeName(place, 30))).toEqual(['top', '2nd from the top', '3rd from the top', '11th from the bottom', '2nd from the bottom', 'bottom'])
  expect(placeName(1, 1)).toBe('top')
})

it('says what is known, and nothing where nothing is', () => {
  expect(knownInHand([])).toBe('')
  expect(knownInHand([{ name: 'Charge' }, { name: 'Rout' }])).toBe('Known: Charge and Rout')
  expect(knownInHand(Array.from({ length: 7 }, (_, n) => ({ name: `C${n}` })))).toBe('Known: C0, C1, C2, C3, C4, and 2 more')
  expect(knownInDeck([], 30)).toBe('')
  expect(knownInDeck([placed(1, 'c1', 'Charge'), placed(30, 'c2', 'Rout')], 30)).toBe('Known: Charge (top) and Rout (bottom)')
})

it('lays known cards of one’s own deck out first, and counts no card twice', () => {
  const known = [placed(30, 'c5', 'Charge')]
  expect(ownDeck({ charge: 2, rout: 1 }, known, CARDS, 0).map(({ name }) => name)).toEqual(['Charge', 'Charge', 'Rout'])
  expect([...captions(known, 30)]).toEqual([['c5', 'bottom']])
})

it('says how much is unknown beside what is laid out', () => {
  expect(unknownBeside(2, 7)).toBe('5 more unknown')
  expect(unknownBeside(3, 3)).toBe('all of them')
})
