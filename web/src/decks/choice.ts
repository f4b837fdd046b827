import type { Deck, DeckList } from '../lib/cards'

/** A deck that comes with the game, drawn when the table is opened. */
export const ANY = ''

/** The decks that are built for a format; all of them where the game has none. */
export function builtFor<Some extends Deck>(format: string, decks: readonly Some[]): Some[] {
  return decks.filter((deck) => !format || (deck.fits ?? []).includes(format))
}

/** The `decks` of a new game, none of them twice if it can be. */
export function asOptions(picks: readonly string[], seats: number, known: readonly Deck[], chance = Math.random): { decks: unknown[] } {
  const taken = new Set(picks)
  const decks = Array.from({ length: seats }, (_, seat) => {
    const deck = known.find((each) => each.id === (picks[seat] ?? ANY)) ?? drawn(known, taken, chance)
    if (!deck) return ANY
    taken.add(deck.id)
    return asWish(deck)
  })
  return { decks }
}

/** As the server wants it: a deck that comes with the game by its id, an own one written out. */
export function asWish(deck: Deck): string | DeckList {
  if (isGiven(deck)) return deck.id
  const { id: _id, clan: _clan, wrong: _wrong, theme: _theme, fits: _fits, ...own } = deck
  return own as DeckList
}

function isGiven(deck: Deck): boolean {
  return deck.theme !== undefined
}

function drawn(known: readonly Deck[], taken: ReadonlySet<string>, chance: () => number): Deck | undefined {
  const legal = known.filter((deck) => isGiven(deck) && deck.wrong.length === 0)
  const unused = legal.filter((deck) => !taken.has(deck.id))
  const free = unused.length > 0 ? unused : legal
  return free[Math.floor(chance() * free.length)]
}
