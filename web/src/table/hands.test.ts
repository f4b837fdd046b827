import { expect, test } from 'vitest'
import { handsAreOpen } from './hands'

test('hands are open to who has no seat and is told them', () => {
  expect(handsAreOpen({ seat: null, players: [{ hand: [] }, { hand: ['army-3'] }] })).toBe(true)
  expect(handsAreOpen({ seat: null, players: [{ hand: null }, {}] })).toBe(false)
  expect(handsAreOpen({ seat: 0, players: [{ hand: ['army-3'] }, { hand: null }] })).toBe(false)
})
