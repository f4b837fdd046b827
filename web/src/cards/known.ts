import type { CardFacts } from '../lib/cards'
import { listed } from '../lib/sentence'
import { toCome } from './looked'
import type { CardState } from './view'

/** A hidden card whose place in its deck the reader knows; the top card is the first. */
export interface Placed<Card = CardState> {
  place: number
  card: Card
}

const MOST_NAMED = 5
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const nth = (number: number) => `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`

/** Where a card lies in a deck of so many, counted from the nearer end. */
export function placeName(place: number, count: number): string {
  if (place === 1) return 'top'
  if (place === count) return 'bottom'
  return place <= count / 2 ? `${nth(place)} from the top` : `${nth(count - place + 1)} from the bottom`
}

/** The first few of them by name. */
function enumerated(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return listed(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names)
}

/** What is known of a hand, in words; empty where nothing is. */
export function knownInHand(known: readonly { name: string }[]): string {
  return known.length > 0 ? `Known: ${enumerated(known.map(({ name }) => name))}` : ''
}

/** What is known of a deck, in words; empty where nothing is. */
export function knownInDeck(known: readonly Placed<{ name: string }>[], count: number): string {
  return known.length > 0 ? `Known: ${enumerated(known.map(({ place, card }) => `${card.name} (${placeName(place, count)})`))}` : ''
}

/** Under which words each known card of a deck is laid out. */
export function captions(known: readonly Placed[], count: number): Map<string, string> {
  return new Map(known.map(({ place, card }) => [card.id, placeName(place, count)]))
}

/** What is still to come of one's own deck: first what one knows the place of, then the rest, by type and name. */
export function ownDeck(unseen: Record<string, number>, known: readonly Placed[], cards: ReadonlyMap<string, CardFacts>, owner: number): CardState[] {
  const rest = { ...unseen }
  for (const { card } of known) rest[card.slug] = (rest[card.slug] ?? 1) - 1
  return [...known.map(({ card }) => card), ...toCome(rest, cards, owner)]
}

/** How many cards beside those that are laid out nobody here knows. */
export function unknownBeside(known: number, count: number): string {
  return count > known ? `${count - known} more unknown` : 'all of them'
}
