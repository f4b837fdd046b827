import { expect, test } from 'vitest'
import { arrow, corners, frame, middle } from './hexes'

const at = (column: number, row: number) => ({ column, row })

test('neighbours on the map touch, and do not overlap', () => {
  const around = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const
  const distances = around.map(([column, row]) => Math.hypot(middle(at(column, row)).x, middle(at(column, row)).y))
  for (const distance of distances) expect(distance).toBeCloseTo(Math.sqrt(3))
  expect(corners(middle(at(0, 0)), 1).every(({ x, y }) => Math.hypot(x, y) < 1.001)).toBe(true)
})

test('the frame holds every corner of every place', () => {
  const places = [at(0, 0), at(3, -1), at(-2, 4)]
  const [left, top, wide, high] = frame(places)
  for (const { x, y } of places.flatMap((each) => corners(middle(each)))) {
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + wide)
    expect(y).toBeGreaterThan(top)
    expect(y).toBeLessThan(top + high)
  }
})

test('an arrow goes from one place towards the other, also between neighbours', () => {
  for (const goal of [at(1, 0), at(0, 3), at(-2, 1)]) {
    const { from, to } = arrow(at(0, 0), goal)
    const end = middle(goal)
    const along = (spot: { x: number; y: number }) => (spot.x * end.x + spot.y * end.y) / Math.hypot(end.x, end.y)
    expect(along(from)).toBeGreaterThan(0.4)
    expect(along(to)).toBeGreaterThan(along(from))
    expect(along(to)).toBeLessThan(Math.hypot(end.x, end.y))
  }
})
