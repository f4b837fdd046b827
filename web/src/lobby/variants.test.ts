import { expect, test } from 'vitest'
import { libraryOf, unusualChoices } from './variants'

const choice = (value: unknown, library = '') => ({ value, name: String(value), text: '', library })
const VARIANTS = [
  { id: 'victory', name: 'Victory', choices: [choice('paths'), choice('wartime')] },
  { id: 'advanced', name: 'Advanced', choices: [choice(false), choice(true, 'war-advanced')] },
]

test('only what is not as usual is told', () => {
  expect(unusualChoices(VARIANTS, {})).toEqual({})
  expect(unusualChoices(VARIANTS, { victory: 1, advanced: 0 })).toEqual({ victory: 'wartime' })
})

test('a choice may bring other decks', () => {
  expect(libraryOf('war', VARIANTS, { victory: 1 })).toBe('war')
  expect(libraryOf('war', VARIANTS, { advanced: 1 })).toBe('war-advanced')
})
