import { expect, test } from 'vitest'
import { corners, frame, middle, refsIn, type Extra } from './extras'

const tile = (ref: string, q: number, r: number) => ({ ref, q, r, name: ref, text: '', seat: null, face_up: true, marks: [] })

test('neighbours on the map touch, and do not overlap', () => {
  const around = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const
  const distances = around.map(([q, r]) => Math.hypot(middle({ q, r }).x, middle({ q, r }).y))
  for (const distance of distances) expect(distance).toBeCloseTo(Math.sqrt(3))
  expect(corners(middle({ q: 0, r: 0 }), 1).every(({ x, y }) => Math.hypot(x, y) < 1.001)).toBe(true)
})

test('the frame holds every corner of every tile', () => {
  const tiles = [tile('a', 0, 0), tile('b', 3, -1), tile('c', -2, 4)]
  const [left, top, wide, high] = frame(tiles)
  for (const { x, y } of tiles.flatMap((each) => corners(middle(each)))) {
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + wide)
    expect(y).toBeGreaterThan(top)
    expect(y).toBeLessThan(top + high)
  }
})

test('what can be chosen in it has a name', () => {
  const map: Extra = { kind: 'map', id: 'map', title: 'Map', tiles: [tile('tile:1', 0, 0), tile('', 1, 0)] }
  const list: Extra = { kind: 'list', id: 'calls', title: 'Calls', lines: [{ ref: 'seat1', seat: 1, text: 'Crane', count: null }] }
  expect([refsIn(map), refsIn(list), refsIn({ kind: 'tracks', id: 'paths', title: 'Paths', tracks: [] })]).toEqual([['tile:1'], ['seat1'], []])
})
