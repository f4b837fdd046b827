import { expect, test } from 'vitest'
import type { TableInfo } from '../lib/wire'
import { claimIn, clockInWords, minutes, secondsLeft } from './time'

const clock = { kind: 'chess', seconds: 900, extra: 10, left: [90, 30], running: [1] }

test('time runs for who is awaited, and not below nothing', () => {
  expect(secondsLeft(clock, 0, 1000, 11_000)).toBe(90)
  expect(secondsLeft(clock, 1, 1000, 11_000)).toBe(20)
  expect(secondsLeft(clock, 1, 1000, 99_000)).toBe(0)
})

test('a bot may go on for who is out of time, and after a while for who is away', () => {
  const seats = [{ claim_in: null }, { claim_in: null }, { claim_in: 20 }]
  const table = { clock, seats } as unknown as TableInfo
  expect([0, 1, 2].map((seat) => claimIn(table, seat, 0, 5000))).toEqual([null, null, 15])
  expect([0, 1, 2].map((seat) => claimIn(table, seat, 0, 99_000))).toEqual([null, 0, 0])
})

test('a clock in words', () => {
  expect(clockInWords({ kind: 'none', seconds: 0, extra: 0 })).toBe('no clock')
  expect(clockInWords({ kind: 'countdown', seconds: 60, extra: 0 })).toBe('1 minute for each choice')
  expect(clockInWords({ kind: 'countdown', seconds: 45, extra: 0 })).toBe('45 seconds for each choice')
  expect(clockInWords({ kind: 'chess', seconds: 900, extra: 10 })).toBe('15 minutes each, 10 seconds more per choice')
  expect(clockInWords({ kind: 'chess', seconds: 900, extra: 0 })).toBe('15 minutes each')
})

test('minutes and seconds', () => {
  expect(minutes(90)).toBe('1:30')
  expect(minutes(59.2)).toBe('1:00')
})
