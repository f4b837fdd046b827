import type { Clock, ClockPlan, TableInfo } from '../lib/wire'

/** The time that a seat has now, from what the server told at `toldAt`. */
export function secondsLeft(clock: Clock, seat: number, toldAt: number, now = Date.now()): number {
  const spent = clock.running.includes(seat) ? (now - toldAt) / 1000 : 0
  return Math.max(0, (clock.left[seat] ?? 0) - spent)
}

/** Seconds until a bot may go on for a seat: it is out of time, or its holder is away. Null: no question of it. */
export function claimIn(table: TableInfo, seat: number, toldAt: number, now = Date.now()): number | null {
  const { clock, seats } = table
  if (clock.running.includes(seat)) return secondsLeft(clock, seat, toldAt, now) > 0 ? null : 0
  const wait = seats[seat]?.claim_in ?? null
  return wait === null ? null : Math.max(0, wait - (now - toldAt) / 1000)
}

/** How much time everybody has. */
export function clockInWords({ kind, seconds, extra }: ClockPlan): string {
  if (kind === 'none') return 'no clock'
  const span = seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second')
  if (kind === 'countdown') return `${span} for each choice`
  return `${span} each${extra > 0 ? `, ${counted(extra, 'second')} more per choice` : ''}`
}

const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
