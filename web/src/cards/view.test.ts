import { expect, it } from 'vitest'
import { armies, comingTo, focusOf, forceOf, isQuiet, partIn, provinceName, refsBefore, seating, spread, unitsIn, type Battle, type CardsView, type CardState, type Player, type Unit } from './view'

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

it('shows units that are assigned where they will go, on the own side', () => {
  const field = (id: string) => ({ id, attacking: [], defending: [] })
  const [first, second] = [field('p1'), field('p2')]
  const at = (seat: number) =>
    ({
      seat,
      battle: { attacker: 0, defender: 1, sides: { attacking: [0, 2], defending: [1] }, current: null },
      players: [{ units: ['c1', 'c2', 'c3', 'c4'].map((id, n) => ({ id, unit_force: n + 1 })) }],
      battlefields: [first, second],
      assigning: [{ unit: 'c2', place: 'p1' }, { unit: 'c3', place: 'p1' }, { unit: 'c4', place: '' }],
    }) as unknown as CardsView
  const coming = (seat: number, attacking: boolean) => comingTo(at(seat), at(seat).battlefields[0]!, attacking)
  expect(coming(0, true).map((unit) => unit.id)).toEqual(['c2', 'c3'])
  expect(forceOf(coming(0, true))).toBe(5)
  expect(coming(0, false)).toEqual([])
  expect(coming(1, false).map((unit) => unit.id)).toEqual(['c2', 'c3'])
  expect(coming(2, true).map((unit) => unit.id)).toEqual(['c2', 'c3'])
  expect([coming(3, true), coming(3, false)]).toEqual([[], []])
  expect(at(0).battlefields.map((each) => isQuiet(at(0), each))).toEqual([false, true])
})

it('adds up focused cards where all of them are known', () => {
  const [two, three] = [{ focus: 2 } as CardState, { focus: 3 } as CardState]
  expect([focusOf([two, three]), focusOf([two, null]), focusOf([])]).toEqual([5, null, null])
})

it('spreads the lands of both at a table of two, else the own ones and what is opened', () => {
  expect(spread(view(0, 2), null).map(({ seat }) => seat)).toEqual([0, 1])
  expect(spread(view(1, 4), null).map(({ seat }) => seat)).toEqual([1])
  expect(spread(view(1, 4), 3).map(({ seat }) => seat)).toEqual([1, 3])
})

const battle: Battle = {
  attacker: 0,
  defender: 2,
  sides: { attacking: [0, 4], defending: [2] },
  invited: { attacking: [1, 4], defending: [1, 3] },
  current: 'p1',
  in_combat: true,
}

it('says what everybody has to do with an attack', () => {
  expect([0, 1, 2, 3, 4, 5].map((seat) => partIn(battle, seat))).toEqual([
    'leads the attack',
    'is invited to attack or defend',
    'leads the defense',
    'is invited to defend',
    'attacks as an ally',
    '',
  ])
  expect(partIn(null, 0)).toBe('')
})

it('parts those who stand together by whose they are, who leads first', () => {
  const units = [4, 0, 4].map((controller, n) => ({ id: `c${n}`, controller }) as Unit)
  const parted = armies({ battle } as CardsView, units, true)
  expect(parted.map((army) => [army.seat, army.units.map(({ id }) => id)])).toEqual([[0, ['c1']], [4, ['c0', 'c2']]])
})

it('knows everything that lies before a player', () => {
  const card = (id: string) => ({ id }) as CardState
  const unit = { id: 'c5', attachments: [card('c6')], under: [] } as unknown as Unit
  const lands = { stronghold: card('c1'), holdings: [card('c2')], others: [], units: [unit], provinces: [{ id: 'p1', card: card('c3'), region: null }] } as unknown as Player
  expect(refsBefore(lands)).toEqual(['c1', 'c2', 'c3', 'c5', 'c6', 'p1'])
})

it('calls a province as it was called when the turn began, also when one has fallen', () => {
  const field = (id: string, number: number | null) => ({ id, number })
  const crane = { name: 'Crane', provinces: [{ id: 'p5', number: 2 }, { id: 'p6', number: 3 }] }
  const told = { players: [{ name: 'Crab', provinces: [] }, crane], battle: { defender: 1 }, battlefields: [field('p4', 1), field('p9', null)] } as unknown as CardsView
  expect(['p5', 'p6'].map((id) => provinceName(told, id))).toEqual(["Crane's second province", "Crane's third province"])
  expect(provinceName(told, 'p4')).toBe("Crane's first province (lost)")
  expect(provinceName(told, 'p9')).toBe('a separate battlefield')
  expect(provinceName(told, 'p3')).toBe('a lost province')
})
