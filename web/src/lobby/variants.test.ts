import { expect, test } from 'vitest'
import { formatTitle, gameTitle, librariesOf, libraryOf, offeredIn, seatsOf, unusualChoices } from './variants'

const choice = (value: unknown, library = '') => ({ value, name: String(value), text: '', library })
const VARIANTS = [
  { id: 'victory', name: 'Victory', choices: [choice('paths'), choice('wartime')], format: '' },
  { id: 'advanced', name: 'Advanced', choices: [choice(false), choice(true, 'war-advanced')], format: '' },
]

test('only what is not as usual is told', () => {
  expect(unusualChoices(VARIANTS, {})).toEqual({})
  expect(unusualChoices(VARIANTS, { victory: 1, advanced: 0 })).toEqual({ victory: 'wartime' })
})

test('a choice may bring other decks', () => {
  expect(libraryOf('war', VARIANTS, { victory: 1 })).toBe('war')
  expect(libraryOf('war', VARIANTS, { advanced: 1 })).toBe('war-advanced')
})

test('a format has its own seats, and its own agreements', () => {
  const treaties = { ...VARIANTS[0]!, id: 'treaties', format: 'enlightenment' }
  expect(offeredIn([...VARIANTS, treaties], 'enlightenment')).toHaveLength(3)
  expect(offeredIn([...VARIANTS, treaties], 'skirmish')).toEqual(VARIANTS)
  const game = { id: 'lcg', name: '', seats: [2, 3, 4], formats: [], format_seats: { enlightenment: [3] }, decks: [], variants: [], bots: [] }
  expect(seatsOf(game, 'enlightenment')).toEqual([3])
  expect(seatsOf(game, '')).toEqual([2, 3, 4])
  expect(formatTitle({ ...game, format_seats: { 'team-conquest': [4] } }, 'team-conquest')).toBe('Team Conquest (4 players)')
})

test('a game is called by its format too, where there are several', () => {
  expect(gameTitle({ name: 'Battle', format: '' })).toBe('Battle')
  expect(gameTitle({ name: 'The Card Game', format: 'team-conquest' })).toBe('The Card Game, Team Conquest')
})

test('decks are built for games that are played with them, and for their other ways', () => {
  const game = { id: 'war', name: 'War', seats: [2], formats: [], format_seats: {}, decks: ['lion'], variants: VARIANTS, bots: [] }
  expect(librariesOf([game, { ...game, id: 'battle', decks: [] }])).toEqual([
    { id: 'war', name: 'War' },
    { id: 'war-advanced', name: 'War: Advanced' },
  ])
})
