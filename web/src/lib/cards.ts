/** Cards and decks as the server tells them; see `GET /api/cards/GAME`. */

/** The name of a list of a deck, such as `dynasty`. */
export type Part = string

/** What the decks of a game are made of, and what can be asked of its cards; see `GET /api/decks/GAME/shape`. */
export interface DeckShape {
  parts: { name: Part; title: string; single: boolean }[]
  /** The ways of building a deck, where there are several; the first is the usual one. */
  formats: string[]
  /** The parts that decks of a format do not have. */
  unused: Record<string, Part[]>
  numbers: { name: string; head: string; label: string; also: string[] }[]
  words: { name: string; fact: string; how: 'says' | 'has' | 'is' | 'holds' }[]
  /** How a query is written. */
  example: string
}

/** A line of a card that is shown small: what introduces it, as "Battle", and what it says. */
export interface ShortLine {
  head: string
  body: string
}

/** What is printed on a card; a number that its type does not have is null. */
export interface CardFacts {
  slug: string
  name: string
  /** As people read of it, and as lists write it. */
  title?: string
  listed?: string
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
  unique: boolean
  keywords: string[]
  text: string
  /** Its abilities where it is shown small; nothing that matters is left out without a mark. */
  short?: ShortLine[]
  /** The numbers that it adds to those of another card. */
  added?: string[]
  /** What its keywords do, in a few words. */
  reminders?: Record<string, string>
  /** How many of it a deck may have, in words. */
  limit_told?: string
  complete: boolean
  /** Made by other cards, so in no deck. */
  created: boolean
  decks: string[]
}

/** How many of each card. */
export type Counts = Record<string, number>

/** A deck: besides its name and format a slug for each single part, and counts for every other. */
export interface DeckList {
  name: string
  format?: string
  [part: Part]: unknown
}

/** The cards in a list of a deck. */
export function countsIn(deck: DeckList, part: Part): Counts {
  return (deck[part] as Counts | undefined) ?? {}
}

/** The one card of a single part; empty where it is missing. */
export function oneIn(deck: DeckList, part: Part): string {
  return (deck[part] as string | undefined) ?? ''
}

export interface Deck extends DeckList {
  id: string
  clan: string[]
  theme?: string
  /** The formats that it is built for, where a game has several. */
  fits?: string[]
  /** What keeps it from being played; empty where nothing does. */
  wrong: string[]
}

/** A deck out of a text, as far as it could be read. */
export interface ReadDeck extends DeckList {
  wrong: string[]
}

/** A title, with what tells it from others of the same name. */
export function titleOf(card: CardFacts): string {
  if (card.title) return card.title
  if (card.experience === 0) return card.name
  return `${card.name} (Experienced${card.experience > 1 ? ` ${card.experience}` : ''})`
}
