import { expect, test } from 'vitest'
import type { LogLine } from '../lib/wire'
import { inParts, stepsOf } from './telling.svelte'

const line = (kind: string, text: string, ...refs: string[]): LogLine => ({ kind, text, refs, clauses: [] })

test('a battle is told with what came to light there', () => {
  const steps = stepsOf([
    line('revealed', 'A token is army 3.', 'seat:0', 'border:a|b', 'province:b'),
    line('revealed', 'A token is army 1.', 'seat:0', 'province:c'),
    line('battle', 'Battle for B: X attacks with 3; Y defends with 1; X takes it.', 'province:b', 'seat:0'),
    line('defended', 'Y has defended B.', 'province:b'),
    line('defended', 'X has defended C.', 'province:c'),
  ])
  expect(steps).toEqual([
    { province: 'b', facts: ['A token is army 3.'], course: ['X attacks with 3', 'Y defends with 1'], result: 'X takes it.' },
    { province: 'c', facts: ['A token is army 1.'], course: [], result: 'X has defended C.' },
  ])
})

test('a sentence without parts stays whole', () => {
  expect(inParts('Peace comes to A.')).toEqual(['Peace comes to A.'])
})
