import type { Step } from './beats'
import { pace } from './pace.svelte'

const MOST_RECENT = 60
/** However much has happened, nobody wants to watch for longer. */
const LONGEST = 14_000

/** What happens is told step by step; what has not been told yet waits. It can be stepped, and skipped. */
export class Beats {
  private steps = $state.raw<readonly Step[]>([])
  private at = $state(0)
  /** Somebody steps by hand: it does not go on by itself. */
  held = $state(false)
  private timer = 0
  /** What others have done since the last own choice, to be told again. */
  recent = $state.raw<readonly Step[]>([])

  /** `show` puts a step on the table; the last that is shown is how things stand. */
  constructor(private readonly show: (step: Step) => void) {}

  readonly step = $derived(this.steps[this.at] ?? null)
  /** Something is being told: nothing is asked until then. */
  readonly telling = $derived(this.at < this.steps.length - 1 || (this.held && this.steps.length > 1))
  /** The moments that are told in this row, each once. */
  private readonly moments = $derived(this.steps.filter((step) => step.told && step.decided))
  readonly count = $derived(this.moments.length)
  readonly number = $derived(this.steps.slice(0, this.at).filter((step) => step.told && step.decided).length + 1)

  push(steps: Step[]): void {
    this.recent = [...this.recent, ...steps.filter((step) => step.weight !== 'none')].slice(-MOST_RECENT)
    if (this.telling) {
      this.steps = [...this.steps, ...steps]
      return
    }
    this.steps = steps
    this.at = 0
    this.enter()
  }

  /** An own choice: what was before it is old. */
  forget(): void {
    this.recent = []
  }

  /** Tell once more what has happened since the last own choice, step by step and by hand. */
  again(): void {
    const now = this.steps.at(-1)
    if (this.telling || !now || this.recent.length === 0) return
    this.steps = [...this.recent.filter((step) => step !== now), now]
    this.at = 0
    this.held = true
    this.enter()
  }

  /** The next step, by hand. */
  forward(): void {
    this.go(this.at + 1)
  }

  /** The step before, and no hurry from there on. */
  back(): void {
    this.held = true
    this.go(Math.max(0, this.at - 1))
  }

  /** To how things stand. */
  skip(): void {
    this.go(this.steps.length - 1)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.steps = []
    this.at = 0
    this.held = false
  }

  private go(at: number): void {
    clearTimeout(this.timer)
    if (at >= this.steps.length - 1) this.held = false
    this.at = Math.min(at, Math.max(0, this.steps.length - 1))
    this.enter()
  }

  private enter(): void {
    clearTimeout(this.timer)
    // What takes no time is not even drawn, but for the last.
    while (!this.held && this.at < this.steps.length - 1 && this.duration(this.steps[this.at]!) === 0) this.at += 1
    const step = this.steps[this.at]
    if (!step) return
    this.show(step)
    if (this.held || this.at >= this.steps.length - 1) return
    this.timer = window.setTimeout(() => this.go(this.at + 1), this.duration(step) * this.hurry())
  }

  private duration(step: Step): number {
    if (step.weight === 'none') return 0
    return step.weight === 'deed' ? pace.deed : pace.moment / 2
  }

  /** The more there is to tell, the faster it goes. */
  private hurry(): number {
    const left = this.steps.slice(this.at).reduce((sum, step) => sum + this.duration(step), 0)
    return Math.min(1, LONGEST / Math.max(1, left))
  }
}
