/** Cards and decks as the server tells them; see `GET /api/cards/GAME`. */

export type Part = 'stronghold' | 'dynasty' | 'fate'

/** What is printed on a card; a number that its type does not have is null. */
export interface CardFacts {
  slug: string
  name: string
  experience: number
  type: string
  part: Part
  clan: string[]
  force: number | null
  chi: number | null
  honor_req: number | null
  gold_cost: number | null
  personal_honor: number | null
  focus: number | null
  gold_production: number | null
  province_strength: number | null
  starting_honor: number | null
  keywords: string[]
  text: string
  complete: boolean
  /** Made by other cards, so in no deck. */
  created: boolean
  decks: string[]
}

/** How many of each card. */
export type Counts = Record<string, number>

export interface DeckList {
  name: string
  stronghold: string
  dynasty: Counts
  fate: Counts
}

export interface Deck extends DeckList {
  id: string
  clan: string[]
  theme?: string
  /** What keeps it from being played; empty where nothing does. */
  wrong: string[]
}

/** A deck out of a text, as far as it could be read. */
export interface ReadDeck extends DeckList {
  wrong: string[]
}

/** A title, with the experience level where there is one. */
export function titleOf(card: CardFacts): string {
  if (card.experience === 0) return card.name
  return `${card.name} (Experienced${card.experience > 1 ? ` ${card.experience}` : ''})`
}
