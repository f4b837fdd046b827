import { expect, test } from 'vitest'
import { armyWidth, laid, stacked, widest, type Row } from './fit'
import type { CardState } from './view'

const row = (breadth: number, listed = 0, under = 0): Row => ({ breadth, listed, under, room: 900 })
const card = (slug: string, bowed = false): CardState => ({
  id: slug + bowed, slug, name: slug, type: 'Holding', owner: 0, bowed, dishonored: false, dead: false, tokens: [], gold_cost: 0, gained: [],
})

test('cards take the height there is', () => {
  expect(widest([row(4), row(4), row(4), row(4)], 800)).toBeGreaterThan(130)
  expect(widest([row(4), row(4), row(4), row(4)], 500)).toBeLessThan(90)
})

test('a crowded row becomes a little smaller, then gets another line', () => {
  expect(laid(row(8), 100)).toMatchObject({ lines: 1, scale: 1 })
  expect(laid(row(9), 100).lines).toBe(1)
  expect(laid(row(9), 100).scale).toBeLessThan(1)
  expect(laid(row(14), 100).lines).toBe(2)
})

test('a row that is said to fit into a line does, gaps included', () => {
  const crowded = row(8.5, 6)
  const { lines, scale } = laid(crowded, 140)
  expect(lines).toBe(1)
  expect(8.5 * (140 * scale + 6)).toBeLessThanOrEqual(900 - 158 + 0.001)
})

test('what lies under cards needs room', () => {
  expect(widest([row(4, 0, 4), row(4)], 400)).toBeLessThan(widest([row(4), row(4)], 400))
})

test('a list is as high as the row is anyhow, and needs room where it is higher', () => {
  expect(laid(row(4, 6), 62).list).toBe(3)
  expect(laid(row(4, 6), 110).list).toBe(6)
  expect(laid(row(4, 6, 4), 62).list).toBe(6)
  expect(widest([row(12, 6), row(12, 6)], 400)).toBeLessThan(widest([row(12), row(12)], 400))
})

test('a list becomes no broader where the cards would need another line', () => {
  expect(laid(row(10.5, 6, 1), 62)).toMatchObject({ lines: 1, list: 6 })
})

test('equal cards lie on one another, bowed ones apart', () => {
  const stacks = stacked([card('farm'), card('mine'), card('farm'), card('farm', true)])
  expect(stacks.map((stack) => [stack.card.slug, stack.card.bowed, stack.all.length])).toEqual([
    ['farm', false, 2],
    ['mine', false, 1],
    ['farm', true, 1],
  ])
})

test('small armies stand large, great ones in several lines', () => {
  expect(armyWidth(3, 0, 900, 460)).toBeGreaterThan(125)
  expect(armyWidth(14, 0, 900, 460)).toBeGreaterThan(62)
})
