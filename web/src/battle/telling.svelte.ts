import type { LogLine } from '../lib/wire'
import { aimOf, placeOf, provinceIn } from './changes'
import { faceNamed } from './icons'
import type { BattleView, Piece } from './view'

/** One thing that the resolution did to a province: what came to light there, what it came to, how it ended. */
export interface Step {
  province: string
  facts: string[]
  course: string[]
  result: string
  /** Whose tokens are not beaten; null: nobody's. */
  winner: number | null
  /** Which of the lines tells it. */
  line: number
}

const TOLD = ['battle', 'raid', 'diplomacy', 'defended']
/** Lines that name who has the province when all is over. */
const DECIDED = ['control', 'defended', 'short', 'special']
const SLOWEST = 3200
const QUICKEST = 1400
/** Many battles are told quicker: nobody wants to watch for longer. */
const WHOLE = 24_000
/** The part of a step before its result. */
const SUSPENSE = 0.55

/** What a message told, battle by battle. A defense stands for itself only where there was no battle. */
export function stepsOf(lines: LogLine[]): Step[] {
  const fought = new Set(lines.filter((line) => line.kind === 'battle').map(provinceIn))
  return lines.flatMap((line, index) => {
    const province = provinceIn(line) ?? ''
    if (!TOLD.includes(line.kind) || (line.kind === 'defended' && fought.has(province))) return []
    const facts = lines.filter((other) => other.kind === 'revealed' && provinceIn(other) === province).map((other) => other.text)
    const parts = inParts(line.text)
    const winner = winnerOf(lines.slice(index), province)
    return [{ province, facts, course: parts.slice(0, -1), result: parts.at(-1) ?? '', winner, line: index }]
  })
}

/** A report has a line for each of its parts: what stands before the colon is the name of the place. */
export function inParts(report: string): string[] {
  return report.slice(report.indexOf(': ') + 1).trim().split('; ')
}

/** Who has the province when the round is over: control tokens are placed after all battles. */
function winnerOf([told, ...after]: LogLine[], province: string): number | null {
  const next = after.findIndex((line) => line.kind === 'round')
  const own = [told!, ...(next < 0 ? after : after.slice(0, next))]
  const end = own.find((line) => DECIDED.includes(line.kind) && provinceIn(line) === province)
  return end ? seatIn(end) : null
}

function seatIn(line: LogLine): number | null {
  const seat = line.refs.find((ref) => ref.startsWith('seat:'))
  return seat === undefined ? null : Number(seat.slice('seat:'.length))
}

/** Token -> the face that came to light. A line that can mean two tokens of a seat means them in turn. */
export function facesOf(pieces: Piece[], lines: LogLine[]): Map<number, string> {
  const faces = new Map<number, string>()
  for (const line of lines.filter(({ kind }) => kind === 'revealed')) {
    const face = faceNamed(line.text.slice(line.text.lastIndexOf(' is ') + 4, -1))
    const piece = pieces.find((each) => !faces.has(each.id) && !each.faceup && isMeant(each, line))
    if (piece && face) faces.set(piece.id, face)
  }
  return faces
}

function isMeant(piece: Piece, line: LogLine): boolean {
  const place = line.refs.find((ref) => ref.startsWith('border:')) ?? line.refs.find((ref) => ref.startsWith('province:'))
  return piece.seat === seatIn(line) && placeOf(piece.spot) === place && aimOf(piece.spot) === provinceIn(line)
}

/** The resolution, told one step after another: until its turn comes a province looks as it did before. */
export class Telling {
  steps = $state.raw<Step[]>([])
  at = $state(0)
  /** The result of the present step is shown. */
  decided = $state(false)
  readonly step = $derived(this.steps[this.at] ?? null)

  private before: BattleView | null = null
  /** How long the log was before. */
  private lines = 0
  private faces = new Map<number, string>()
  private timer = 0

  begin(before: BattleView, log: LogLine[], known: number): void {
    const lines = log.slice(known)
    const steps = stepsOf(lines)
    if (steps.length === 0) return
    this.before = before
    this.lines = known
    this.faces = facesOf(before.pieces, lines)
    this.steps = steps
    this.at = 0
    this.pause()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.steps = []
  }

  /** How much of the log does not foretell anything. */
  get told(): number | undefined {
    const next = this.decided ? this.steps[this.at + 1] : this.step
    return this.step ? this.lines + (next ?? { line: this.step.line + 1 }).line : undefined
  }

  /** The board as far as it has been told. */
  board(now: BattleView): BattleView {
    const { before, step } = this
    if (!before || !step) return now
    const provinces = { ...now.provinces }
    const undecided = this.steps.slice(this.at + Number(this.decided)).map((each) => each.province)
    for (const id of undecided) if (before.provinces[id]) provinces[id] = before.provinces[id]
    const { round, players, first, first_card, territories } = before
    return { ...now, provinces, territories, round, players, first, first_card, phase: 'resolution', pieces: this.pieces(before, now, step) }
  }

  /** Tokens wait for their battle, are turned over in it, and leave the board with it. */
  private pieces(before: BattleView, now: BattleView, step: Step): Piece[] {
    const [all, waiting] = [this.steps, this.steps.slice(this.at + 1)].map((steps) => new Set(steps.map((each) => each.province)))
    // Tokens of the next round may lie there already; they come when the telling is over.
    const still = new Set(now.pieces.map((piece) => piece.id))
    return before.pieces.flatMap((piece) => {
      const aim = aimOf(piece.spot)
      if (aim === step.province) return [this.turned(piece, step)]
      // Who only bluffed is found out at the beginning.
      if (!all!.has(aim) && this.at === 0) return [{ ...this.turned(piece, step), beaten: this.decided }]
      return waiting!.has(aim) || still.has(piece.id) ? [piece] : []
    })
  }

  private turned(piece: Piece, step: Step): Piece {
    const face = this.faces.get(piece.id) ?? piece.face
    return { ...piece, face, faceup: face !== undefined, beaten: this.decided && piece.seat !== step.winner }
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
