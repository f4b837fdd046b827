import type { LogLine } from '../lib/wire'
import { aimOf, provinceIn } from './changes'
import type { BattleView } from './view'

/** One thing that the resolution did to a province: what came to light there, what it came to, how it ended. */
export interface Step {
  province: string
  facts: string[]
  course: string[]
  result: string
}

const TOLD = ['battle', 'raid', 'diplomacy', 'defended']
const SLOWEST = 2600
const QUICKEST = 1100
/** Many battles are told quicker: nobody wants to watch for longer. */
const WHOLE = 20_000
/** The part of a step before its result. */
const SUSPENSE = 0.55

/** What a message told, battle by battle. A defense stands for itself only where there was no battle. */
export function stepsOf(lines: LogLine[]): Step[] {
  const fought = new Set(lines.filter((line) => line.kind === 'battle').map(provinceIn))
  return lines
    .filter((line) => TOLD.includes(line.kind) && !(line.kind === 'defended' && fought.has(provinceIn(line))))
    .map((line) => {
      const province = provinceIn(line) ?? ''
      const shown = lines.filter((other) => other.kind === 'revealed' && provinceIn(other) === province)
      const parts = inParts(line.text)
      return { province, facts: shown.map((other) => other.text), course: parts.slice(0, -1), result: parts.at(-1) ?? '' }
    })
}

/** A report has a line for each of its parts: what stands before the colon is the name of the place. */
export function inParts(report: string): string[] {
  return report.slice(report.indexOf(': ') + 1).trim().split('; ')
}

/** The resolution, told one step after another: until its turn comes a province looks as it did before. */
export class Telling {
  steps = $state.raw<Step[]>([])
  at = $state(0)
  /** The result of the present step is shown. */
  decided = $state(false)
  readonly step = $derived(this.steps[this.at] ?? null)

  private before: BattleView | null = null
  private timer = 0

  begin(before: BattleView, lines: LogLine[]): void {
    const steps = stepsOf(lines)
    if (steps.length === 0) return
    this.before = before
    this.steps = steps
    this.at = 0
    this.pause()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.steps = []
  }

  /** The board as far as it has been told. */
  board(now: BattleView): BattleView {
    const [before, left] = [this.before, this.steps.slice(this.at + Number(this.decided))]
    if (!before || left.length === 0) return now
    const waiting = new Set(left.map((step) => step.province))
    const provinces = { ...now.provinces }
    for (const id of waiting) if (before.provinces[id]) provinces[id] = before.provinces[id]
    // Tokens of the next round may lie there already; they come when the telling is over.
    const still = new Set(now.pieces.map((piece) => piece.id))
    const pieces = before.pieces.filter((piece) => waiting.has(aimOf(piece.spot)) || still.has(piece.id))
    return { ...now, provinces, pieces }
  }

  private pause(): void {
    const whole = Math.min(SLOWEST, Math.max(QUICKEST, WHOLE / this.steps.length))
    clearTimeout(this.timer)
    this.decided = false
    this.timer = window.setTimeout(() => {
      this.decided = true
      this.timer = window.setTimeout(() => this.next(), whole * (1 - SUSPENSE))
    }, whole * SUSPENSE)
  }

  private next(): void {
    this.at += 1
    if (this.at < this.steps.length) this.pause()
    else this.skip()
  }
}
