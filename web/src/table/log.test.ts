import { expect, test } from 'vitest'
import type { LogLine } from '../lib/wire'
import { actorOf, shortly } from './log'

const line = (kind: string, text: string, ...refs: string[]): LogLine => ({ kind, text, refs, clauses: [] })

test('a line is the doing of who is named first, a battle is nobody’s', () => {
  expect(actorOf(line('placed', '', 'seat:2', 'province:a'))).toBe(2)
  expect(actorOf(line('gain', '', 'seat1'))).toBe(1)
  expect(actorOf(line('battle', '', 'province:a', 'seat:1'))).toBeNull()
  expect(actorOf(line('round', ''))).toBeNull()
})

test('the text of a card stands apart from what was done with it', () => {
  expect(shortly(line('action', 'Lion uses Charge. Battle: Give him +2F.'))).toEqual({ deed: 'Lion uses Charge.', text: 'Battle: Give him +2F.' })
  expect(shortly(line('bow', 'A bows. B bows.')).text).toBe('')
})
