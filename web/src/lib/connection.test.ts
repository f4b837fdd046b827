import { expect, test } from 'vitest'
import { Refusal } from './api'
import { ownPart, whyRefused } from './connection.svelte'
import type { Decision, LogLine, TableInfo, View } from './wire'

const view = (decision: Decision | null) => ({ decision }) as View
const asked: Decision = { kind: 'turn.place', prompt: 'Which?', options: [] }
const line = (...refs: string[]): LogLine => ({ text: '', clauses: [], kind: '', refs })

test('a turn ends when nothing more is asked, and its lines are the own doing', () => {
  expect(ownPart(view(asked), view(null), [line('seat:0')])).toBe(1)
})

test('what the game does afterwards is news, also where it asks the same player again', () => {
  const lines = [line('seat:0'), line(), line('province:a')]
  expect(ownPart(view(asked), view(null), lines)).toBe(1)
  expect(ownPart(view(asked), view({ ...asked }), lines)).toBe(1)
})

test('a turn goes on over several questions and over what others choose at the same time', () => {
  expect(ownPart(view(asked), view({ ...asked }), [line('seat:0')])).toBe(null)
  expect(ownPart(view(asked), view(asked), [line()])).toBe(null)
  expect(ownPart(view(null), view(asked), [line()])).toBe(null)
})

test('what will be refused next time too is not tried again', async () => {
  const refusing = (code: number) => () => Promise.reject(new Refusal('there is no table', code))
  expect(await whyRefused('x', refusing(409))).toBe('there is no table')
  expect(await whyRefused('x', refusing(503))).toBe('')
  expect(await whyRefused('x', () => Promise.reject(new TypeError('offline')))).toBe('')
  const table = { spectators: false, seat: null, seats: [{ free: false }] } as unknown as TableInfo
  expect(await whyRefused('x', () => Promise.resolve(table))).toContain('not open to spectators')
  expect(await whyRefused('x', () => Promise.resolve({ ...table, seat: 0 }))).toBe('')
})
