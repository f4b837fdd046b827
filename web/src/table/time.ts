import type { Clock } from '../lib/wire'

/** The time that a seat has now, from what the server told at `toldAt`. */
export function secondsLeft(clock: Clock, seat: number, toldAt: number, now = Date.now()): number {
  const spent = clock.running.includes(seat) ? (now - toldAt) / 1000 : 0
  return Math.max(0, (clock.left[seat] ?? 0) - spent)
}

export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
