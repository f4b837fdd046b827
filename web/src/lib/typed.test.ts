import { expect, test } from 'vitest'
import { NO_NUMBER, typedOn } from './typed'

/** What is typed one digit after another, until no other could follow. */
function typed(keys: string, options: number, first = 1): { number: number; whole: boolean } {
  const numbers = Array.from({ length: options }, (_, index) => index + first)
  let state = { number: NO_NUMBER, whole: false }
  for (const key of keys) if (!state.whole) state = typedOn(state.number, Number(key), numbers)
  return state
}

test('of nine options each is taken by its digit', () => {
  expect(typed('1', 9)).toEqual({ number: 1, whole: true })
  expect(typed('9', 9)).toEqual({ number: 9, whole: true })
})

test('the first of ten is waited for, as it may become the tenth', () => {
  expect(typed('1', 10)).toEqual({ number: 1, whole: false })
  expect(typed('2', 10)).toEqual({ number: 2, whole: true })
  expect(typed('10', 10)).toEqual({ number: 10, whole: true })
})

test('a digit that makes no number with the one before begins a new one, which is waited for', () => {
  expect(typed('11', 10)).toEqual({ number: 1, whole: false })
  expect(typed('111', 10)).toEqual({ number: 1, whole: false })
  expect(typed('110', 10)).toEqual({ number: 10, whole: true })
  expect(typed('27', 25)).toEqual({ number: 7, whole: false })
})

test('what is no number of an option is none', () => {
  expect(typed('0', 10)).toEqual({ number: NO_NUMBER, whole: false })
  expect(typed('01', 9)).toEqual({ number: 1, whole: true })
  expect(typed('7', 3)).toEqual({ number: NO_NUMBER, whole: false })
  expect(typed('20', 12)).toEqual({ number: 2, whole: true })
})

test('longer lists have longer numbers', () => {
  expect(typed('12', 120)).toEqual({ number: 12, whole: false })
  expect(typed('120', 120)).toEqual({ number: 120, whole: true })
  expect(typed('13', 120)).toEqual({ number: 13, whole: true })
})

test('amounts begin with 0, which is taken at once', () => {
  expect(typed('0', 12, 0)).toEqual({ number: 0, whole: true })
  expect(typed('2', 12, 0)).toEqual({ number: 2, whole: true })
  expect(typed('11', 12, 0)).toEqual({ number: 11, whole: true })
})
