import { goneOn } from '../lib/log'
import { patched } from '../lib/patch'
import type { Passed } from '../table/beats'
import type { Change, LogLine, Script, View } from '../lib/wire'

/** One moment of a lesson: the table then, and the option that is taught. */
export interface Frame {
  beat: number
  view: View
  log: LogLine[]
  /** What happened on the way to it. */
  passed: Passed[]
  choose: string | null
  hint: string
}

/** The moments of a script, each with everything that has been told up to it. */
export function framesOf(script: Script): Frame[] {
  const frames: Frame[] = []
  script.beats.forEach(({ moments }, beat) => {
    for (const { view, log, replaces, passed, choose, hint } of moments) {
      const last = frames.at(-1)
      const known = goneOn(last?.log ?? [], replaces)
      const way = passedOf(last, known.length, passed ?? [])
      frames.push({ beat, view: patched(last?.view as View, view), log: [...known, ...log], passed: way, choose, hint })
    }
  })
  return frames
}

function passedOf(last: Frame | undefined, known: number, told: { lines: number; view: Change[] }[]): Passed[] {
  let view = last?.view as View
  return told.map((moment) => {
    view = patched(view, moment.view)
    return { view, lines: known + moment.lines }
  })
}
