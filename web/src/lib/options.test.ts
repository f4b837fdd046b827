import { expect, test } from 'vitest'
import { keysOf, alike, bySubject, listed, meantBy, sorted, withoutRemark } from './options'
import type { Decision } from './wire'

const decision: Decision = {
  kind: 'turn.place',
  prompt: 'Where?',
  options: [
    { id: 'a', label: 'Army 1 in A (a feint)', refs: ['province:a'], remark: 'a feint' },
    { id: 'a>b', label: 'Army 1 from A into B', refs: ['border:a|b', 'province:b'], remark: '' },
    { id: 'c>b', label: 'Army 1 from C into B', refs: ['border:b|c', 'province:b'], remark: '' },
    { id: 'pass', label: 'Pass', refs: [], remark: '' },
    { id: 'back', label: 'Undo', refs: [], remark: '' },
  ],
}

test('pass and back stand apart', () => {
  const { about, pass, back } = sorted(decision)
  expect(about.map((option) => option.id)).toEqual(['a', 'a>b', 'c>b'])
  expect(pass?.id).toBe('pass')
  expect(back?.id).toBe('back')
})

test('options are grouped by their first ref', () => {
  expect([...bySubject(decision).keys()]).toEqual(['province:a', 'border:a|b', 'border:b|c'])
})

test('a click means the options about the thing, otherwise those that mention it', () => {
  expect(meantBy(decision, 'province:a').map((o) => o.id)).toEqual(['a'])
  expect(meantBy(decision, 'province:b').map((o) => o.id)).toEqual(['a>b', 'c>b'])
  expect(meantBy(null, 'province:b')).toEqual([])
})

test('remarks are told apart from what is done', () => {
  expect(withoutRemark(decision.options[0]!)).toBe('Army 1 in A')
  expect(withoutRemark(decision.options[1]!)).toBe('Army 1 from A into B')
})

test('options with a remark are listed last', () => {
  expect(listed(decision).map((o) => o.id)).toEqual(['a>b', 'c>b', 'a'])
})

test('options that read the same are one, with a count', () => {
  const option = (id: string, label: string) => ({ id, label, refs: [id], remark: '' })
  const farms = [option('c1', 'Farm: 2 Gold'), option('c2', 'Mine: 3 Gold'), option('c3', 'Farm: 2 Gold')]
  expect(alike(farms).map(({ option: { id }, count }) => [id, count])).toEqual([['c1', 2], ['c2', 1]])
})

test('keys choose the number that is asked for, and otherwise the place in the list', () => {
  const fate = [0, 1, 2].map((amount) => ({ id: `choice${amount}`, label: `${amount} fate`, refs: [], remark: '', amount }))
  expect(keysOf(fate)).toEqual([0, 1, 2])
  expect(keysOf([...fate, { id: 'c1', label: 'Hida Kuon', refs: ['c1'], remark: '' }])).toEqual([1, 2, 3, 4])
})
