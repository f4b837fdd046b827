import { expect, test } from 'vitest'
import { changedSince, mentioned } from './changes'
import type { BattleView, Province } from './view'

function province(name: string, owner: number | null): Province {
  return { name, owner, faceup: 0, facedown: 1, special: null, flowers: 1, defense: 0, coastal: false }
}

function view(owner: number, pieces: number[]): BattleView {
  return {
    provinces: { a: province('Shadowlands north', owner), b: province('Shadowlands', null) },
    pieces: pieces.map((id) => ({ id, seat: 0, spot: 'a', faceup: false, on: null })),
  } as unknown as BattleView
}

test('new owners and new tokens are changes', () => {
  expect([...changedSince(view(0, [1]), view(1, [1, 2]))]).toEqual(['province:a', 'piece:2'])
  expect(changedSince(null, view(1, [])).size).toBe(0)
})

test('a line names provinces, and not those whose name is only a part', () => {
  expect(mentioned(view(0, []), 'Battle for Shadowlands north: held.')).toEqual(['province:a'])
})
