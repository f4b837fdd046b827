import type { LogLine } from '../lib/wire'
import type { BattleView, Piece } from './view'

const LAND_CHANGED = ['control', 'control_removed', 'exchange', 'special', 'special_removed']
const TOKEN_CAME = ['placed', 'placed_open', 'blessed', 'swapped']

/** What is new on the board by these lines of the log, as refs. */
export function changedBy(lines: LogLine[], view: BattleView): Set<string> {
  const of = (kinds: string[]) => lines.filter((line) => kinds.includes(line.kind))
  const land = of(LAND_CHANGED).flatMap((line) => line.refs.filter((ref) => ref.startsWith('province:')))
  const came = of(TOKEN_CAME)
  const tokens = view.pieces.filter((piece) => came.some((line) => isAbout(line, piece)))
  return new Set([...land, ...tokens.map((piece) => `piece:${piece.id}`)])
}

function isAbout(line: LogLine, piece: Piece): boolean {
  const place = line.refs.find((ref) => ref.startsWith('border:')) ?? line.refs.find((ref) => ref.startsWith('province:'))
  return line.refs.includes(`seat:${piece.seat}`) && place === placeOf(piece.spot)
}

/** The border or the province that a token lies on: `a>b` and `b>a` are the same border. */
export function placeOf(spot: string): string {
  if (!spot.includes('>')) return `province:${spot}`
  const ends = spot.split('>').sort((a, b) => Number(a === 'sea') - Number(b === 'sea') || (a < b ? -1 : 1))
  return `border:${ends.join('|')}`
}

/** The province that a token attacks or defends. */
export function aimOf(spot: string): string {
  return spot.slice(spot.indexOf('>') + 1)
}

export function provinceIn(line: LogLine): string | undefined {
  return line.refs.find((ref) => ref.startsWith('province:'))?.slice('province:'.length)
}

/** A report has a line for each of its parts: what stands before the colon is the name of the place. */
export function inParts(report: string): string[] {
  return report.slice(report.indexOf(': ') + 1).trim().split('; ')
}
