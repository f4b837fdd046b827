import type { LogLine } from './wire'

/** The log without the lines at its end that a message tells anew: what was the last line may have gone on. */
export function goneOn(log: readonly LogLine[], replaces = 0): LogLine[] {
  return log.slice(0, log.length - replaces)
}
