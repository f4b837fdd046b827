import { expect, it } from 'vitest'
import { fieldColumns, seating, stripRows, unitsIn, type CardsView } from './view'

const player = (seat: number) => ({ seat, units: [{ id: `home${seat}` }] })
const view = (seat: number | null, seats = 3) =>
  ({
    seat,
    players: Array.from({ length: seats }, (_, n) => player(n)),
    battlefields: [{ attacking: [{ id: 'a' }], defending: [{ id: 'd' }] }],
  }) as unknown as CardsView

it('seats the reader last, the others in the order of their turns', () => {
  expect(seating(view(0)).map((each) => each.seat)).toEqual([1, 2, 0])
  expect(seating(view(2)).map((each) => each.seat)).toEqual([0, 1, 2])
  expect(seating(view(null, 2)).map((each) => each.seat)).toEqual([0, 1])
})

it('finds units at home and in battle', () => {
  expect(unitsIn(view(0, 2)).map((unit) => unit.id)).toEqual(['home0', 'home1', 'a', 'd'])
})

it('counts what lies under the units of each row, but not where there is room beside them', () => {
  const unit = (n: number) => ({ attachments: Array(n).fill({}), under: [] })
  const at = (fields: number) =>
    ({
      players: [{ units: [unit(1), unit(2)] }, { units: [] }],
      battlefields: Array.from({ length: fields }, () => ({ attacking: [unit(3)], defending: [unit(0)] })),
    }) as unknown as CardsView
  expect([stripRows(at(0)), stripRows(at(2)), stripRows(at(4))]).toEqual([2, 2, 5])
})

it('gives room to the battlefields where many stand', () => {
  const field = (id: string, attacking: number, defending: number) => ({ id, attacking: Array(attacking).fill({}), defending: Array(defending).fill({}) })
  const at = { battle: { current: 'p2' }, battlefields: [field('p1', 5, 2), field('p2', 0, 0), field('p3', 0, 0)] } as unknown as CardsView
  expect(fieldColumns(at)).toBe('minmax(5.5rem, 5fr) minmax(5.5rem, 1.2fr) minmax(5.5rem, 0.6fr)')
})
