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

/** Lines with which a turn or a round begins, and those with which a phase of it begins. */
const TURNS = ['turn', 'round']
const PHASES = ['phase', 'upkeep', 'placement', 'resolution', 'scoring']

/** A line, and where it stands in the log. */
export interface Placed {
  line: LogLine
  index: number
}

/** A part of a turn: what began it, and what happened in it. */
export interface Chapter {
  /** Null for what comes before the first phase. */
  title: Placed | null
  lines: Placed[]
}

/** A turn or a round; the first is the set-up, and begins with nothing. */
export interface Section {
  title: Placed | null
  chapters: Chapter[]
  /** How many lines it has. */
  count: number
}

/** The log by turns and phases. A phase in which nothing happened is left out, but for the one that goes on. */
export function sectionsOf(log: readonly LogLine[]): Section[] {
  const sections: Section[] = [{ title: null, chapters: [{ title: null, lines: [] }], count: 0 }]
  log.forEach((line, index) => {
    const placed = { line, index }
    if (TURNS.includes(line.kind)) sections.push({ title: placed, chapters: [{ title: null, lines: [] }], count: 0 })
    else if (PHASES.includes(line.kind)) sections.at(-1)!.chapters.push({ title: placed, lines: [] })
    else if (line.text) {
      const section = sections.at(-1)!
      section.count += 1
      section.chapters.at(-1)!.lines.push(placed)
    }
  })
  const last = sections.at(-1)!.chapters.at(-1)
  for (const section of sections) section.chapters = section.chapters.filter((chapter) => chapter.lines.length > 0 || chapter === last)
  return sections.filter((section) => section.title || section.count > 0)
}
