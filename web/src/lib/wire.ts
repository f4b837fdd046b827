/** What travels between page and server; see docs/protocol.md. */

export interface Option {
  id: string
  label: string
  refs: string[]
  /** What should be read before the option is taken; the label ends with it, in brackets. */
  remark: string
  /** The number that the option stands for, where the question asks for one: its key, too. */
  amount?: number
}

export interface Decision {
  /** Which rule asks. */
  kind: string
  prompt: string
  options: Option[]
  /** The option that hardly anybody would think about; empty where there is none. */
  proposed?: string
  /** It can also be answered in words of one's own. */
  takes_words?: boolean
}

export interface Outcome {
  winners: number[]
  reason: string
  scores: number[]
}

/** What every game's view has; a game adds its own parts. */
export interface View {
  game: string
  seats: number
  seat: number | null
  awaiting: number[]
  /** Whose turn it is, in a game where others choose during it as well. */
  active?: number
  decision: Decision | null
  outcome: Outcome | null
}

export interface SeatSummary {
  name: string
  free: boolean
  /** Free, but kept for somebody for a while, as in a rematch. */
  kept: boolean
  bot: string | null
}

export interface SeatInfo extends SeatSummary {
  /** Its holder has a page open. */
  here: boolean
  /** Seconds until others may let a bot go on for it; null: not at all. */
  claim_in: number | null
}

export interface ClockPlan {
  kind: string
  seconds: number
  extra: number
}

export interface Clock extends ClockPlan {
  left: number[]
  running: number[]
}

export interface ChatLine {
  name: string
  seat: number | null
  text: string
  /** Said by the table itself, as that a choice was taken back. */
  notice?: boolean
}

export type Origin = 'record' | 'position' | null

export interface Fairness {
  /** The SHA-256 of the server's part of the seed, once it is drawn. */
  commitment: string | null
  /** For each seat the SHA-256 of what its browser adds, and what it adds once that is told. */
  commitments: (string | null)[]
  shares: (string | null)[]
  /** Whose browsers are to commit anew, since somebody left after shares were told. */
  unbound: number[]
  /** Whose shares are waited for. */
  awaits: number[]
  /** The server's part and the seed of the game, when it is over. */
  server: string | null
  seed: string | null
  known: boolean
  note: string
}

/** What everybody agrees on by sitting down. */
export interface Agreement {
  /** What the game is called. */
  name: string
  /** How it is played, where there are several ways. */
  format: string
  /** Whose decks are played. */
  library: string
  /** Only what is not as usual. */
  variants: { variant: string; choice: string; text: string }[]
}

export interface TableInfo {
  id: string
  title: string
  game: string
  agreed: Agreement
  seats: SeatInfo[]
  full: boolean
  over: boolean
  spectators: boolean
  spectator_chat: boolean
  /** How many people look on who have no seat. */
  watchers: number
  clock: Clock
  chat: ChatLine[]
  undo: { seat: number; choices: number; needed: number[] } | null
  fairness: Fairness
  /** The own seat; null for who looks on. */
  seat: number | null
  /** Whether there is a game: before every seat is taken nothing is dealt. */
  dealt: boolean
  /** Where the game was begun, if not with its first choice. */
  origin: Origin
  /** The table of the rematch, once somebody has asked for one. */
  rematch: string | null
  may_sit: boolean
  may_bring_deck: boolean
  may_leave: boolean
  may_delete: boolean
  may_say: boolean
  may_concede: boolean
  may_rematch: boolean
}

export interface LogLine {
  text: string
  clauses: string[]
  kind: string
  /** The objects that the line is about, named as options name them. */
  refs: string[]
  /** How it is told where it is a moment worth stopping at. */
  beat?: Told
  /** It belongs to the moment before it. */
  follows?: boolean
}

/** A moment in words: what it is about, the totals, and what comes of it. */
export interface Told {
  title: string
  sides: { name: string; value: number; seat: number | null; card: string }[]
  result: string
  /** The slug of the card that makes it. */
  card: string
  /** To be seen in passing: somebody has done something. */
  light: boolean
}

/** A table at some moment of its past. */
export interface Moment {
  at: number
  choices: number
  view: View
  table: TableInfo
  log: LogLine[]
}

export interface LessonSummary {
  game: string
  title: string
  beats: number
}

/** An introduction: see `GET /api/introductions/GAME`. */
export interface Script extends Omit<LessonSummary, 'beats'> {
  seat: number
  names: string[]
  beats: Beat[]
}

export interface Beat {
  title: string
  say: string[]
  look: string[]
  instead: string
  moments: { view: Change[]; log: LogLine[]; replaces?: number; passed?: { lines: number; view: Change[] }[]; choose: string | null; hint: string }[]
}

export interface Reason {
  text: string
  clauses: string[]
}

/** `[path, value]` sets, `[path]` removes. */
export type Change = [path: string[], value?: unknown]

export type FromServer =
  | { type: 'snapshot'; seq: number; view: View | null; table: TableInfo; log: LogLine[] }
  | { type: 'delta'; seq: number; view: Change[]; table: Change[]; log: LogLine[]; replaces?: number; moments?: { lines: number; view: Change[] }[]; chat?: ChatLine[] }
  | { type: 'why'; ref: string; reasons: Reason[] }
  | { type: 'explained'; option: string; reasons: Reason[] }
  | { type: 'error'; error: string; code: string }
  | { type: 'pong'; seq: number }
  | { type: 'gone' }

export type ToServer =
  | { type: 'choose'; option: string; seq: number }
  | { type: 'say'; text: string; name?: string }
  | { type: 'undo' }
  | { type: 'consent'; agrees: boolean }
  | { type: 'bot'; bot: string | null }
  | { type: 'claim'; seat: number }
  | { type: 'concede' }
  | { type: 'commit'; commitment: string }
  | { type: 'reveal'; share: string }
  | { type: 'why'; ref: string }
  | { type: 'explain'; option: string }
  | { type: 'ping' }

/** An option of a new game, the usual choice first. */
export interface Variant {
  id: string
  name: string
  /** `library`: whose decks are played then, where they are others than usual. */
  choices: { value: unknown; name: string; text: string; library: string }[]
  /** The only format in which it is agreed on, where it is one. */
  format: string
}

export interface GameInfo {
  id: string
  name: string
  seats: number[]
  formats: string[]
  /** With how many seats each of them is played. */
  format_seats: Record<string, number[]>
  /** The decks that come with it; empty where it is played without. */
  decks: string[]
  /** What can be agreed on before a game. */
  variants: Variant[]
  /** The bots that know it. */
  bots: string[]
}

export interface TableSummary {
  id: string
  title: string
  game: string
  /** Null where the table cannot be read. */
  agreed: Agreement | null
  seats: SeatSummary[]
  over: boolean
  /** Where the game was begun, if not with its first choice. */
  origin: Origin
  /** Why it cannot go on here; empty where it can. */
  stopped: string
  choices: number
  awaited: number[]
  opened: number
  seat?: number
  may_delete: boolean
}

export interface Clause {
  id: string
  section: string
  text: string
  /** What makes it clear to a player; empty where nothing does. */
  example: string
  /** How it is known, where the rulebook does not say it. */
  mark: string
}
