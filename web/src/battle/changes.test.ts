import { expect, test } from 'vitest'
import type { LogLine } from '../lib/wire'
import { aimOf, changedBy, placeOf } from './changes'
import type { BattleView, Piece } from './view'

const line = (kind: string, ...refs: string[]): LogLine => ({ kind, refs, text: kind, clauses: [] })
const piece = (id: number, seat: number, spot: string): Piece => ({ id, seat, spot, faceup: false, on: null })
const view = (...pieces: Piece[]) => ({ pieces }) as unknown as BattleView

test('a land that changed hands is a change, one that is only aimed at is not', () => {
  const lines = [line('control', 'seat:0', 'province:a'), line('placed', 'seat:1', 'border:a|b', 'province:b')]
  expect([...changedBy(lines, view())]).toEqual(['province:a'])
})

test('tokens are told by their owner and their place', () => {
  const pieces = [piece(1, 1, 'b>a'), piece(2, 0, 'a'), piece(3, 1, 'a')]
  expect([...changedBy([line('placed', 'seat:1', 'border:a|b', 'province:a')], view(...pieces))]).toEqual(['piece:1'])
  expect([...changedBy([line('placed', 'seat:1', 'province:a')], view(...pieces))]).toEqual(['piece:3'])
})

test('a border has one name from both sides, and the sea comes last', () => {
  expect([placeOf('b>a'), placeOf('a>b'), placeOf('sea>zoo'), placeOf('a')]).toEqual([
    'border:a|b',
    'border:a|b',
    'border:zoo|sea',
    'province:a',
  ])
  expect([aimOf('b>a'), aimOf('a')]).toEqual(['a', 'a'])
})
