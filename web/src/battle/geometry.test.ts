import { expect, test } from 'vitest'
import {
  BORDERS,
  borderPoint,
  borderSpot,
  brushed,
  centreOf,
  distance,
  DRAWN_BORDERS,
  fan,
  inCentre,
  inside,
  junctions,
  OUTLINES,
  type Point,
  SHAPES,
  sides,
  spotAt,
  TOKEN_RADIUS,
} from './geometry'

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

/** From a point to the nearest one of a line. */
function toLine(point: Point, [from, to]: [Point, Point]): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const along = ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / (x * x + y * y)
  const part = Math.min(1, Math.max(0, along))
  return distance(point, [from[0] + part * x, from[1] + part * y])
}

/** The lines that two provinces share, or that a province shares with nobody. */
function linesOf(ref: string): [Point, Point][] {
  const [one = '', other = ''] = ref.slice('border:'.length).split('|')
  const named = (line: [Point, Point]) => line.map(String).sort().join(' ')
  const around = (id: string) => new Set(sides(SHAPES[id]!.points).map(named))
  const others = Object.keys(SHAPES).filter((id) => id !== one)
  const shared = (line: [Point, Point]) => (other === 'sea' ? !others.some((id) => around(id).has(named(line))) : around(other).has(named(line)))
  return sides(SHAPES[one]!.points).filter(shared)
}

test('a token on a border hides no name, and touches its border all the same', () => {
  for (const [ref, place] of Object.entries(BORDERS)) {
    for (const { label } of Object.values(SHAPES)) expect(distance(place, [label[0], label[1] + 20]), ref).toBeGreaterThan(14)
    expect(Math.min(...linesOf(ref).map((line) => toLine(place, line))), ref).toBeLessThan(TOKEN_RADIUS)
    expect(distance(place, DRAWN_BORDERS[ref]!), ref).toBeLessThan(20)
  }
})

test('no two places of tokens are nearer to each other than a token is wide', () => {
  const centres = Object.keys(SHAPES).map((id): [string, Point] => [id, centreOf(id)])
  const places = [...Object.entries(BORDERS), ...centres]
  expect(places).toHaveLength(76 + 30)
  const pairs = places.flatMap(([one, here], i) => places.slice(i + 1).map(([other, there]) => ({ pair: `${one} and ${other}`, apart: distance(here, there) })))
  expect(pairs.filter(({ apart }) => apart < 2 * TOKEN_RADIUS)).toEqual([])
})

test('tokens in a centre stand beside each other, around where a single one would be', () => {
  const [left, right] = [inCentre('lion_east', 0, 2), inCentre('lion_east', 1, 2)]
  expect(right.x - left.x).toBeGreaterThanOrEqual(2 * TOKEN_RADIUS)
  expect([(left.x + right.x) / 2, left.y]).toEqual([...centreOf('lion_east')])
  expect(spotAt('lion_east')).toEqual(inCentre('lion_east', 0, 1))
})
