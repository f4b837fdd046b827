/** What travels between page and server; see docs/protocol.md. */

export interface Option {
  id: string
  label: string
  refs: string[]
}

export interface Decision {
  prompt: string
  options: Option[]
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
  decision: Decision | null
  outcome: Outcome | null
}

export interface SeatInfo {
  name: string
  free: boolean
  bot: string | null
}

export interface Clock {
  kind: string
  left: number[]
  running: number[]
}

export interface ChatLine {
  name: string
  seat: number | null
  text: string
}

export interface TableInfo {
  id: string
  title: string
  game: string
  seats: SeatInfo[]
  full: boolean
  over: boolean
  spectators: boolean
  clock: Clock
  chat: ChatLine[]
  undo: { seat: number; choices: number; needed: number[] } | null
  fairness: { commitment: string; seed?: string; salt?: string }
}

export interface LogLine {
  text: string
  clauses: string[]
  kind: string
}

/** A table at some moment of its past. */
export interface Moment {
  at: number
  choices: number
  view: View
  table: TableInfo
  log: LogLine[]
}

export interface Reason {
  text: string
  clauses: string[]
}

/** `[path, value]` sets, `[path]` removes. */
export type Change = [path: string[], value?: unknown]

export type FromServer =
  | { type: 'all'; seq: number; view: View; table: TableInfo; log: LogLine[] }
  | { type: 'news'; seq: number; view: Change[]; table: Change[]; log: LogLine[] }
  | { type: 'why'; ref: string; reasons: Reason[] }
  | { type: 'explained'; option: string; reasons: Reason[] }
  | { type: 'error'; error: string }
  | { type: 'pong'; seq: number }
  | { type: 'gone' }

export type ToServer =
  | { type: 'choose'; option: string; seq: number }
  | { type: 'say'; text: string }
  | { type: 'undo' }
  | { type: 'consent'; agrees: boolean }
  | { type: 'bot'; bot: string | null }
  | { type: 'claim'; seat: number }
  | { type: 'why'; ref: string }
  | { type: 'explain'; option: string }
  | { type: 'ping' }

export interface GameInfo {
  id: string
  name: string
  seats: number[]
  formats: string[]
  bots: string[]
}

export interface TableSummary {
  id: string
  title: string
  game: string
  seats: SeatInfo[]
  over: boolean
  choices: number
  awaited: number[]
  opened: number
  seat?: number
}

export interface Clause {
  id: string
  section: string
  text: string
  check: string
}
