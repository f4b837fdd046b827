/** Records and positions as files: what a file holds, as far as the page needs to know. The server judges the rest. */

export interface Opened {
  kind: 'record' | 'position'
  game: string
  seats: number
  /** How many choices a record has. */
  choices: number
  content: Record<string, unknown>
}

/** A file that is neither a record nor a position, in one sentence. */
export class NotOurs extends Error {}

/** Seeds are longer than the numbers of a browser are exact: they stay the text that they are. */
const LONG_SEED = /("seed"\s*:\s*)(-?\d{16,})/g

export function understand(text: string): Opened {
  const content = parsed(text)
  const game = typeof content.game === 'string' ? content.game : 'battle'
  if (content.kind === 'record') {
    const choices = Array.isArray(content.choices) ? content.choices.length : 0
    return { kind: 'record', game, seats: seatsOf(content), choices, content }
  }
  if (content.kind === 'save') throw new NotOurs('This game was saved in the terminal. Only its record or a position can be opened here.')
  if (Array.isArray(content.players)) return { kind: 'position', game, seats: content.players.length, choices: 0, content }
  throw new NotOurs('This file is neither the record of a game nor a saved position.')
}

/** A record that stops after some of its choices. */
export function until(record: Record<string, unknown>, choices: number): Record<string, unknown> {
  return { ...record, choices: (record.choices as unknown[]).slice(0, choices) }
}

function parsed(text: string): Record<string, unknown> {
  let content: unknown
  try {
    content = JSON.parse(text.replace(LONG_SEED, '$1"$2"'))
  } catch {
    throw new NotOurs('This is not a saved game file.')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new NotOurs('This file is neither the record of a game nor a saved position.')
  return content as Record<string, unknown>
}

function seatsOf(record: Record<string, unknown>): number {
  const { setup, position } = record as { setup?: { seats?: number; clans?: unknown[] }; position?: { players?: unknown[] } }
  const seats = setup?.seats ?? setup?.clans?.length ?? position?.players?.length
  if (typeof seats !== 'number' || seats < 1) throw new NotOurs('This record does not say how many seats its game has.')
  return seats
}
