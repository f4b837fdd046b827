import { expect, test } from 'vitest'
import type { Decision } from '../lib/wire'
import { Habits, PAUSE } from './habits.svelte'

const asked = (ids: string[], proposed = ''): Decision => ({ kind: '', prompt: '', options: ids.map((id) => ({ id, label: id, refs: [], remark: '' })), proposed })
const window = { id: 'action.own' }

test('what has one option is taken after a pause that is always the same', () => {
  const habits = new Habits()
  expect(habits.answer(asked(['pass']), window)).toMatchObject({ option: 'pass', wait: PAUSE })
  expect(habits.answer(asked(['c1', 'back']), null)).toMatchObject({ option: 'c1', wait: PAUSE })
  expect(habits.answer(asked(['use', 'pass']), window)).toBe(null)
})

test('where no stop is set it is passed, whatever could be done, as soon as where nothing could', () => {
  const habits = new Habits()
  habits.toggle('action.own')
  expect(habits.answer(asked(['use', 'pass']), window)).toMatchObject({ option: 'pass', wait: PAUSE })
  expect(habits.answer(asked(['pass']), window)).toMatchObject({ option: 'pass', wait: PAUSE })
  expect(habits.answer(asked(['c1', 'c2']), null)).toBe(null)
})

test('a payment that nobody would think about is made at once', () => {
  expect(new Habits().answer(asked(['choice0', 'c1'], 'choice0'), null)).toMatchObject({ option: 'choice0', wait: 0 })
})

test('who hurries passes until something happens', () => {
  const habits = new Habits()
  habits.hasten('happens', [], 1)
  expect(habits.answer(asked(['use', 'pass']), window)?.option).toBe('pass')
  expect(habits.answer(asked(['c1', 'c2']), null)).toBe(null)
  habits.look([{ text: 'x', kind: 'action', clauses: [], refs: ['seat1'] }], 1, 0)
  expect(habits.hurry).toBe('')
})

test('who passes the turn is asked again in the next', () => {
  const habits = new Habits()
  habits.hasten('turn', [], 1)
  habits.look([{ text: 'x', kind: 'action', clauses: [], refs: ['seat1'] }], 1, 0)
  expect(habits.hurry).toBe('turn')
  habits.look([], 2, 0)
  expect(habits.hurry).toBe('')
})
