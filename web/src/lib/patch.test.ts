import { expect, test } from 'vitest'
import { patched } from './patch'

test('a value is set deep inside and the rest stays the same object', () => {
  const old = { a: { b: 1 }, c: { d: [1] } }
  const now = patched(old, [[['a', 'b'], 2]])
  expect(now).toEqual({ a: { b: 2 }, c: { d: [1] } })
  expect(now.c).toBe(old.c)
  expect(old.a.b).toBe(1)
})

test('a path without a value removes', () => {
  expect(patched({ a: { b: 1, c: 2 } }, [[['a', 'b']]])).toEqual({ a: { c: 2 } })
})

test('null is a value', () => {
  expect(patched({ decision: { prompt: 'x' } as object | null }, [[['decision'], null]])).toEqual({ decision: null })
})

test('an empty path replaces the whole', () => {
  expect(patched<unknown>({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 })
})

test('lists are replaced whole, in order with other changes', () => {
  expect(patched({ a: [1, 2], b: 1 }, [[['b']], [['a'], [3]]])).toEqual({ a: [3] })
})
