import { expect, it } from 'vitest'
import { whoWins } from './outcome'

it('names whoever has won', () => {
  const players = ['Crab', 'Crane', 'Lion'].map((name) => ({ name }))
  expect(whoWins([1], players)).toBe('Crane wins')
  expect(whoWins([0, 2], players)).toBe('Crab and Lion win')
  expect(whoWins([], players)).toBe('Nobody wins')
})
