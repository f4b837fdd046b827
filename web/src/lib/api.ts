import type { CardFacts, Deck, DeckList, DeckShape, ReadDeck } from './cards'
import { committed, newShare } from './shares'
import type { Clause, ClockPlan, GameInfo, LessonSummary, Moment, Script, TableInfo, TableSummary } from './wire'

/** What the server says against a wish, in one sentence. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** The answer's code: whether it is worth asking again. */
    readonly code: number,
  ) {
    super(message)
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const told = await answer.json().catch(() => ({ error: `the server reported error ${answer.status}` }))
  if (!answer.ok) throw new Refusal(told.error, answer.status)
  return told
}

interface Seated {
  table: string
  seat: number | null
}

/** Whoever sits down commits to a share of the seed. */
const seated = (wish: (commitment: string) => Promise<Seated>) => wish(committed(newShare()))

export interface NewTable {
  game: string
  seats: (string | null)[]
  clock: ClockPlan
  spectators: boolean
  spectator_chat?: boolean
  /** Seconds without a page after which others may let a bot play for somebody. */
  absence?: number
  title: string
  name: string
  /** What the game itself wants to know, as the decks of a card game. */
  options?: Record<string, unknown>
}

/** A table that begins where a file says. */
export interface FromFile {
  record?: unknown
  position?: unknown
  game: string
  seats: (string | null)[]
  title: string
  name: string
}

/** A table that goes on from a moment of a finished one. */
export interface PlayOn {
  table: string
  choices: number
  seats: (string | null)[]
  name: string
}

/** Also gives the browser its session, so it comes before anything that needs one. */
export const me = () => ask<{ seats: TableSummary[] }>('/me')
export const games = () => ask<GameInfo[]>('/games')
/** The tables, the newest first, so many to a page. */
export const TABLES_A_PAGE = 50
export const tables = (page = 0) => ask<TableSummary[]>(`/tables?page=${page}`)
export const table = (id: string) => ask<TableInfo>(`/tables/${id}`)
export const openTable = (wish: NewTable | FromFile) => seated((commitment) => ask<Seated>('/tables', 'POST', { ...wish, commitment }))
/** With a deck, by its id or written out, where the game is played with decks. */
export const sit = (id: string, name: string, deck?: string | DeckList) =>
  seated(async (commitment) => ({ table: id, ...(await ask<{ seat: number }>(`/tables/${id}/seat`, 'POST', { name, deck, commitment })) }))
export const leave = (id: string) => ask<unknown>(`/tables/${id}/seat`, 'DELETE')
/** The first who asks makes the table; everybody who asks gets the seat that is kept there. */
export const rematch = (id: string) => seated((commitment) => ask<Seated>(`/tables/${id}/rematch`, 'POST', { commitment }))
export const playOn = (wish: PlayOn) => seated((commitment) => ask<Seated>('/tables', 'POST', { ...wish, commitment }))
export const moment = (id: string, at: number, seat: number | 'all' | null) =>
  ask<Moment>(`/tables/${id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`)
export const deleteTable = (id: string) => ask<unknown>(`/tables/${id}`, 'DELETE')
export const introductions = () => ask<LessonSummary[]>('/introductions')
export const introduction = (game: string) => ask<Script>(`/introductions/${game}`)
export const rules = (game: string) => ask<{ game: string; clauses: Clause[] }>(`/rules/${game}`)
export const cards = (game: string) => ask<CardFacts[]>(`/cards/${game}`)
/** The decks that come with a game; empty where it is played without. */
export const decks = (game: string) => ask<Deck[]>(`/decks/${game}`)
export const ownDecks = (game: string) => ask<Deck[]>(`/own-decks/${game}`)
export const deckShape = (game: string) => ask<DeckShape>(`/decks/${game}/shape`)
export const lookAtDeck = (game: string, deck: DeckList) => ask<{ wrong: string[]; sums: string[] }>(`/decks/${game}/look`, 'POST', deck)
export const readDeck = (game: string, text: string) => ask<ReadDeck>(`/decks/${game}/read`, 'POST', { text })
export const keepDeck = (game: string, deck: DeckList, id?: string) =>
  ask<Deck>(`/own-decks/${game}${id ? `/${id}` : ''}`, id ? 'PUT' : 'POST', deck)
export const dropDeck = (game: string, id: string) => ask<unknown>(`/own-decks/${game}/${id}`, 'DELETE')
