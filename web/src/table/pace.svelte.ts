import { prefersReducedMotion } from 'svelte/motion'
import { recall, remember } from '../lib/stored'

/** How fast is told what others do: milliseconds for what somebody did, and for a moment with totals and outcome. */
export const PACES = {
  instant: { words: 'instant: show the result', deed: 0, moment: 0 },
  quick: { words: 'quick', deed: 450, moment: 1800 },
  calm: { words: 'calm: time to read', deed: 1500, moment: 4200 },
} as const
export type Pace = keyof typeof PACES

class PaceSetting {
  private wished = $state(recall('pace', ''))

  /** Who wants less motion sees results at once, unless asked otherwise. */
  get chosen(): Pace {
    if (this.wished in PACES) return this.wished as Pace
    return prefersReducedMotion.current ? 'instant' : 'quick'
  }

  set chosen(pace: Pace) {
    this.wished = pace
    remember('pace', pace)
  }

  get deed(): number {
    return PACES[this.chosen].deed
  }

  get moment(): number {
    return PACES[this.chosen].moment
  }
}

/** One for the whole page: whoever plays at two tables is the same person. */
export const pace = new PaceSetting()
