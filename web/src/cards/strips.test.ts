import { expect, test } from 'vitest'
import { stripColumns } from './strips'

test('who has lost leaves the room to who plays on', () => {
  const [alive, lost] = [{ lost: false }, { lost: true }]
  expect(stripColumns([alive, alive])).toBe('minmax(0, 1fr) minmax(0, 1fr)')
  expect(stripColumns([alive, lost])).toBe('minmax(0, 1fr) minmax(0, 8.5rem)')
  expect(stripColumns([lost, lost])).toBe('minmax(0, 1fr) minmax(0, 1fr)')
})
