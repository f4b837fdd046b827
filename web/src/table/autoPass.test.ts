import { expect, test } from 'vitest'
import type { Decision } from '../lib/wire'
import { AutoPass, PAUSE } from './autoPass.svelte'

const asked = (ids: string[], proposed = ''): Decision => ({ kind: '', prompt: '', options: ids.map((id) => ({ id, label: id, refs: [], remark: '' })), proposed })
const window = { id: 'action.own' }

test('what has one option is taken after a pause that is always the same', () => {
  const autoPass = new AutoPass()
  expect(autoPass.answer(asked(['pass']), window)).toMatchObject({ option: 'pass', wait: PAUSE })
  expect(autoPass.answer(asked(['c1', 'back']), null)).toMatchObject({ option: 'c1', wait: PAUSE })
  expect(autoPass.answer(asked(['use', 'pass']), window)).toBe(null)
})

test('where no stop is set it is passed, whatever could be done, as soon as where nothing could', () => {
  const autoPass = new AutoPass()
  autoPass.toggle('action.own')
  expect(autoPass.answer(asked(['use', 'pass']), window)).toMatchObject({ option: 'pass', wait: PAUSE })
  expect(autoPass.answer(asked(['pass']), window)).toMatchObject({ option: 'pass', wait: PAUSE })
  expect(autoPass.answer(asked(['c1', 'c2']), null)).toBe(null)
})

test('a payment that nobody would think about is made at once', () => {
  expect(new AutoPass().answer(asked(['choice0', 'c1'], 'choice0'), null)).toMatchObject({ option: 'choice0', wait: 0 })
})

test('who hurries passes until something happens', () => {
  const autoPass = new AutoPass()
  autoPass.hasten('happens', [], 1)
  expect(autoPass.answer(asked(['use', 'pass']), window)?.option).toBe('pass')
  expect(autoPass.answer(asked(['c1', 'c2']), null)).toBe(null)
  autoPass.look([{ text: 'x', kind: 'action', clauses: [], refs: ['seat1'] }], 1, 0)
  expect(autoPass.hurry).toBe('')
})

test('what somebody adds to the last line is something that happens', () => {
  const told = (text: string) => [{ text, kind: 'action', clauses: [], refs: ['seat1'] }]
  const autoPass = new AutoPass()
  autoPass.hasten('happens', told('Crane bows Farm.'), 1)
  autoPass.look(told('Crane bows Farm.'), 1, 0)
  expect(autoPass.hurry).toBe('happens')
  autoPass.look(told('Crane bows Farm and Mine.'), 1, 0)
  expect(autoPass.hurry).toBe('')
})

test('who passes the turn is asked again in the next', () => {
  const autoPass = new AutoPass()
  autoPass.hasten('turn', [], 1)
  autoPass.look([{ text: 'x', kind: 'action', clauses: [], refs: ['seat1'] }], 1, 0)
  expect(autoPass.hurry).toBe('turn')
  autoPass.look([], 2, 0)
  expect(autoPass.hurry).toBe('')
})
