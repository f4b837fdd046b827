import type { LogLine, Told, View } from '../lib/wire'
import { actorOf, shortly } from './log'

/** What is shown for a while: the table as it was, how much of the log was told, and the words over it. */
export interface Step {
  view: View
  /** How many lines of the log had been told. */
  lines: number
  told: Told | null
  /** The outcome is shown as well. */
  decided: boolean
  /** What followed from it. */
  after: string[]
  /** The objects that it is about. */
  refs: string[]
  /** How long: as long as something somebody did, as half a moment, or not at all. */
  weight: 'deed' | 'moment' | 'none'
}

/** A moment on the way, as the server tells it: the table as it was when so many lines of the log were known. */
export interface Passed {
  view: View
  lines: number
}

const MOST_CONSEQUENCES = 7
const MOST_DEEDS = 3

/**
 * What a message told, step by step: each moment first with its totals, then with what came of it, which is the table
 * at the next one. The last step is how things stand now.
 */
export function stepsOf(passed: readonly Passed[], now: View, log: readonly LogLine[], known: number): Step[] {
  const steps: Step[] = []
  passed.forEach((moment, n) => {
    const line = log[moment.lines - 1]
    if (!line?.beat) return
    const next = passed[n + 1]
    const until = next ? next.lines - 1 : log.length
    const told = { told: line.beat, refs: line.refs }
    if (line.beat.light) {
      if (actorOf(line) !== now.seat) steps.push({ ...moment, ...told, decided: true, after: [], weight: 'deed' })
      return
    }
    const after = log.slice(moment.lines, until).filter((each) => each.follows).map((each) => each.text)
    const outcome = { view: next?.view ?? { ...now, decision: null }, lines: until, after: after.slice(0, MOST_CONSEQUENCES) }
    // Its line may say how it ends: that is read afterwards.
    steps.push({ view: moment.view, lines: moment.lines - 1, ...told, decided: false, after: [], weight: 'moment' })
    steps.push({ ...outcome, ...told, decided: true, weight: 'moment' })
  })
  const deeds = log.slice(known).filter((line) => isDeedOfOthers(line, now.seat))
  const after = passed.length > 0 ? [] : deeds.slice(0, MOST_DEEDS).map((line) => shortly(line).deed)
  steps.push({ view: now, lines: log.length, told: null, decided: true, after, refs: [], weight: deeds.length > 0 ? 'deed' : 'none' })
  return steps
}

/** Lines that are somebody's, but nothing to look at. */
const NO_DEEDS = ['pass', 'passes', 'passed', 'phase', 'turn', 'draw', 'reveal', 'refill', 'first', 'province', 'starting_honor']

/** Whether somebody else has done something. */
export function deedsOfOthers(lines: readonly LogLine[], seat: number | null): boolean {
  return lines.some((line) => isDeedOfOthers(line, seat))
}

function isDeedOfOthers(line: LogLine, seat: number | null): boolean {
  const actor = actorOf(line)
  return line.text !== '' && actor !== null && actor !== seat && !NO_DEEDS.includes(line.kind)
}
