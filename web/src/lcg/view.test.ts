import { expect, it } from 'vitest'
import { beneath, cardsIn, markOf, refsBefore, type LcgCard, type LcgPlayer, type LcgProvince, type LcgView } from './view'

const card = (id: string) => ({ id, name: `Card ${id}` }) as LcgCard
const province = (under?: (LcgCard | null)[]) => ({ id: 'p', card: card('c1'), cards: [{ face_up: true, card: card('c2') }], ...(under && { under }) }) as LcgProvince
const player = (under?: (LcgCard | null)[]) =>
  ({ home: [], hand: null, provinces: [], stronghold_province: province(under), stronghold: null, role: null, dynasty_discard: [], conflict_discard: [] }) as unknown as LcgPlayer

it('tells what lies under a province by name, as far as the reader knows it', () => {
  expect(beneath(province())).toBe('')
  expect(beneath(province([card('c3'), null, card('c4'), null]))).toBe('Card c3, Card c4, 2 unknown')
  expect(beneath(province([null]))).toBe('1 unknown')
})

it('finds cards under a province, to be looked at and to be chosen', () => {
  const view = { players: [player([card('c3'), null])], conflict: null } as unknown as LcgView
  expect([...cardsIn(view).keys()]).toEqual(['c1', 'c2', 'c3'])
  expect(refsBefore(player([card('c3'), null]))).toEqual(['p', 'c1', 'c2', 'c3'])
  expect(refsBefore(player())).toEqual(['p', 'c1', 'c2'])
})

it('tells players of the same clan apart by their colours', () => {
  const view = { players: [{ clan: 'Lion' }, { clan: 'Crane' }, { clan: 'Lion' }] } as unknown as LcgView
  const colours = [0, 1, 2].map((seat) => markOf(view, seat).colour)
  expect(new Set(colours).size).toBe(3)
  expect(markOf(view, 2).name).toBe('Lion')
})
