import { expect, it } from 'vitest'
import { drawnUp, fieldColumns, fieldWidths, isAside, wrapped, type Ground } from './armies'
import type { CardsView } from './view'

const army = (count: number, under = 0) => Array.from({ length: count }, () => ({ breadth: 1, under }))
const ground = (attackers: ReturnType<typeof army>[], defenders: ReturnType<typeof army>[]): Ground => ({
  share: 1,
  hosts: [attackers, defenders].map((armies) => ({ armies, banners: armies.length > 1 })),
  terrain: false,
})

const field = (id: string, attacking: number, defending: number) => ({ id, attacking: Array(attacking).fill(unit), defending: Array(defending).fill(unit), terrain: [] })
const unit = { controller: 0, attachments: [], under: [] }
const at = (current: string | null) =>
  ({ battle: { sides: { attacking: [0], defending: [] }, current }, assigning: [], players: [], battlefields: [field('p1', 5, 2), field('p2', 0, 0), field('p3', 0, 0)] }) as unknown as CardsView

it('gives room to the battlefields where many stand, and puts aside those without anybody once a battle is fought', () => {
  expect(fieldColumns(at('p2'))).toBe('minmax(min(174px, 100% / 2 - 4px), 5fr) minmax(min(174px, 100% / 2 - 4px), 1.2fr)')
  expect(fieldColumns(at(null)).match(/[\d.]+fr/g)).toEqual(['5fr', '1.2fr', '1.2fr'])
  expect(at('p1').battlefields.map((each) => isAside(at('p1'), each))).toEqual([false, true, true])
})

it('breaks a row where the next one has no room', () => {
  const boxes = [40, 40, 40].map((wide) => ({ wide, high: 50 }))
  expect(wrapped(boxes, 126)).toEqual({ wide: 126, high: 53 })
  expect(wrapped(boxes, 125)).toEqual({ wide: 83, high: 106 })
})

it('lets small armies stand large and face each other, great ones in several lines', () => {
  expect(drawnUp([ground([army(3)], [army(2)])], 900, 460)).toEqual({ card: 158, deep: 0, abreast: false, listed: false })
  const great = drawnUp([ground([army(14)], [army(9)])], 900, 460)
  expect(great.card).toBeGreaterThan(75)
  expect(great.abreast).toBe(false)
})

it('puts what lies under somebody beside him where its name could not be read', () => {
  expect(drawnUp([ground([army(2, 3)], [army(2)])], 900, 600).deep).toBe(3)
  const low = drawnUp([ground([[...army(1, 3), ...army(4)]], [army(5)])], 800, 320)
  expect(low).toMatchObject({ deep: 0, abreast: false })
  expect(low.card).toBeGreaterThan(100)
})

it('puts only the deepest beside where there is not enough width for all', () => {
  const few = [...army(4, 1), ...army(1, 3)]
  const { deep, card } = drawnUp([ground([few], [army(2)])], 700, 300)
  expect(few.map(({ under }) => under > deep)).toEqual([false, false, false, false, true])
  expect(card).toBeGreaterThan(90)
})

it('lets small armies stand abreast where there is little height', () => {
  const low = drawnUp([ground([army(1), army(1)], [army(3)])], 740, 200)
  expect(low.abreast).toBe(true)
  expect(low.card).toBeGreaterThan(100)
})

it('writes armies as lists before they cover what is not theirs', () => {
  expect(drawnUp([ground([army(9, 2), army(8, 2)], [army(9, 2), army(8, 2)])], 700, 300).listed).toBe(true)
  const three = () => [army(2, 1), army(2, 1), army(1)]
  expect(drawnUp([ground(three(), three())], 680, 240)).toMatchObject({ listed: true, abreast: true })
})

it('makes no battlefield too narrow for a name, as long as there is room for all', () => {
  expect(fieldWidths([3, 1], 800)).toEqual([600, 200])
  expect(fieldWidths([5, 1, 1], 700)).toEqual([352, 174, 174])
  expect(fieldWidths([5, 1, 1], 300)).toEqual([100, 100, 100])
})

it('lays lists one above the other where they have no room beside each other either', () => {
  const grounds = [ground([army(5)], [army(9), army(9)]), ground([army(1)], [army(1)]), ground([army(1)], [army(1)])]
  expect(drawnUp(grounds, 700, 200)).toMatchObject({ listed: true, abreast: false })
})
