import { expect, it } from 'vitest'
import { seating, unitsIn, type CardsView } from './view'

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
