import { expect, test } from 'vitest'
import { minutes, secondsLeft } from './time'

const clock = { kind: 'chess', left: [90, 30], running: [1] }

test('time runs for who is awaited, and not below nothing', () => {
  expect(secondsLeft(clock, 0, 1000, 11_000)).toBe(90)
  expect(secondsLeft(clock, 1, 1000, 11_000)).toBe(20)
  expect(secondsLeft(clock, 1, 1000, 99_000)).toBe(0)
})

test('minutes and seconds', () => {
  expect(minutes(90)).toBe('1:30')
  expect(minutes(59.2)).toBe('1:00')
})
