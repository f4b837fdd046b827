import type { LogLine } from '../lib/wire'

/** Lines about what came to a place: who is named first there is not who did it. */
const ABOUT_PLACES = ['battle']
/** Lines that repeat the whole text of a card behind what was done with it. */
const WITH_TEXT = ['action']

/** Whose doing a line tells; null where it is nobody's in particular. */
export function actorOf(line: LogLine): number | null {
  if (ABOUT_PLACES.includes(line.kind)) return null
  const seat = /^seat:?(\d+)$/.exec(line.refs[0] ?? '')
  return seat ? Number(seat[1]) : null
}

/** What was done, and the text that came with it. */
export function shortly(line: LogLine): { deed: string; text: string } {
  const end = WITH_TEXT.includes(line.kind) ? line.text.indexOf('. ') : -1
  if (end < 0) return { deed: line.text, text: '' }
  return { deed: line.text.slice(0, end + 1), text: line.text.slice(end + 2) }
}
