import { expect, test } from 'vitest'
import type { LogLine, Told, View } from '../lib/wire'
import { deedsOfOthers, stepsOf } from './beats'

const view = (name: string) => ({ name, seat: 0, decision: { kind: '', prompt: '', options: [] } }) as unknown as View
const told = (title: string, light = false): Told => ({ title, sides: [], result: 'so it ends', card: '', light })
const line = (kind: string, rest: Partial<LogLine> = {}): LogLine => ({ text: kind, clauses: [], kind, refs: [], ...rest })

test('a moment is told with its totals, then with what came of it', () => {
  const log = [line('old'), line('forces', { beat: told('Battle') }), line('destroyed', { follows: true, text: 'A dies.' }), line('fallen', { beat: told('Fallen') })]
  const steps = stepsOf([{ view: view('armies'), lines: 2 }, { view: view('dead'), lines: 4 }], view('now'), log, 1)
  const seen = steps.map((step) => [(step.view as unknown as { name: string }).name, step.told?.title, step.decided, step.lines, step.after])
  expect(seen).toEqual([
    ['armies', 'Battle', false, 1, []],
    ['dead', 'Battle', true, 3, ['A dies.']],
    ['dead', 'Fallen', false, 3, []],
    ['now', 'Fallen', true, 4, []],
    ['now', undefined, true, 4, []],
  ])
})

test('what somebody does in passing is shown of others only', () => {
  const action = (seat: number) => [line('action', { refs: [`seat${seat}`], beat: told('uses', true) })]
  expect(stepsOf([{ view: view('then'), lines: 1 }], view('now'), action(1), 0)).toHaveLength(2)
  expect(stepsOf([{ view: view('then'), lines: 1 }], view('now'), action(0), 0)).toHaveLength(1)
})

test('passing is nothing to look at', () => {
  expect(deedsOfOthers([line('passes', { refs: ['seat1'] })], 0)).toBe(false)
  expect(deedsOfOthers([line('bow', { refs: ['seat1'] })], 0)).toBe(true)
  expect(deedsOfOthers([line('bow', { refs: ['seat0'] })], 0)).toBe(false)
})
