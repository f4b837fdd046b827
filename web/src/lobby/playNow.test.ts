import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/wire'
import { firstFor, opponentsIn, presented } from './playNow'

const game = (id: string, seats: number[]) => ({ id, seats }) as GameInfo

describe('what can be played at once', () => {
  it('begins with the game for newcomers, whatever the order of the server', () => {
    const games = [game('celestial', [2]), game('battle', [2, 3, 4, 5]), game('chess', [2])]
    expect(presented(games).map((each) => each.game.id)).toEqual([firstFor, 'celestial'])
  })

  it('seats as many bots as a good first game has', () => {
    expect(opponentsIn(game('battle', [2, 3, 4, 5]))).toBe(2)
    expect(opponentsIn(game('lcg', [2, 3, 4]))).toBe(1)
    expect(opponentsIn(game('war-of-honor', [4]))).toBe(3)
  })
})
