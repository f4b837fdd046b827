import { expect, test } from 'vitest'
import { goneOn } from './log'
import type { LogLine } from './wire'

const line = (text: string): LogLine => ({ text, clauses: [], kind: 'bow', refs: [] })
const log = [line('Round 1 begins.'), line('Crane bows Farm.')]

test('where nothing has gone on, every line is kept', () => {
  expect(goneOn(log)).toEqual(log)
  expect(goneOn(log, 0)).toEqual(log)
})

test('a line that a message tells anew is left out', () => {
  expect(goneOn(log, 1).map(({ text }) => text)).toEqual(['Round 1 begins.'])
})
