import { expect, test } from 'vitest'
import drawing from '../../../src/gorin/games/battle/drawing.json'
import { BORDERS, borderPoint, borderSpot, brushed, distance, fan, inside, junctions, OUTLINES, SHAPES, spotAt } from './geometry'

test('every province has an outline and its label lies inside', () => {
  expect(Object.keys(OUTLINES)).toHaveLength(30)
  for (const shape of Object.values(SHAPES)) expect(inside(shape.label, shape.points)).toBe(true)
})

test('there are 64 land borders and 12 coasts', () => {
  expect(Object.keys(BORDERS)).toHaveLength(76)
  expect(BORDERS['border:crab_capital|crab_central']).toEqual(borderPoint('crab_central', 'crab_capital'))
  expect(BORDERS['border:crane_south|sea']).toEqual(borderPoint('sea', 'crane_south'))
})

test('a token on a border points from its origin to its target', () => {
  const down = spotAt('crab_central>crab_capital')
  const up = spotAt('crab_capital>crab_central')
  expect([down.x, down.y]).toEqual([up.x, up.y])
  expect(Math.abs(Math.abs(down.turn - up.turn) - 180)).toBeLessThan(0.01)
  expect(down.turn).toBeGreaterThan(0)
})

test('a border and the attacked province make a spot', () => {
  expect(borderSpot('border:crane_south|sea', 'crane_south')).toBe('sea>crane_south')
  expect(borderSpot('border:crab_capital|crab_central', 'crab_capital')).toBe('crab_central>crab_capital')
})

test('neighbours bend alike along their common line', () => {
  const one = [[5, 5], [10, 5], [12, 10], [10, 15], [5, 15]] as const
  const other = [[10, 5], [20, 5], [20, 15], [10, 15], [12, 10]] as const
  const corners = junctions([[...one], [...other]])
  expect([...corners].sort()).toEqual(['10,15', '10,5'])
  expect(brushed([...one], corners)).toContain('12.0 10.0C')
})

test('a fan is even around its middle', () => {
  expect([0, 1, 2].map((i) => fan(i, 3, 10))).toEqual([-10, 0, 10])
})

test('a token on a border hides no name, and lies near its border all the same', () => {
  const drawn: Record<string, number[]> = { ...drawing.land, ...drawing.coasts }
  for (const [ref, [x, y]] of Object.entries(BORDERS)) {
    for (const { label } of Object.values(SHAPES)) expect(distance([x, y], [label[0], label[1] + 20]), ref).toBeGreaterThan(14)
    const [left = 0, top = 0] = drawn[ref.replace('border:', '').replace('|sea', '').replace('|', '__')]!
    expect(distance([x, y], [left, top]), ref).toBeLessThan(18)
  }
})
