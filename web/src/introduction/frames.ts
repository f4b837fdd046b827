import { patched } from '../lib/patch'
import type { LogLine, Script, View } from '../lib/wire'

/** One moment of a lesson: the table then, and the option that is taught. */
export interface Frame {
  beat: number
  view: View
  log: LogLine[]
  choose: string | null
  hint: string
}

/** The moments of a script, each with everything that has been told up to it. */
export function framesOf(script: Script): Frame[] {
  const frames: Frame[] = []
  script.beats.forEach(({ moments }, beat) => {
    for (const { view, log, choose, hint } of moments) {
      const last = frames.at(-1)
      frames.push({ beat, view: patched(last?.view as View, view), log: [...(last?.log ?? []), ...log], choose, hint })
    }
  })
  return frames
}
