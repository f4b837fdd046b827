import { expect, test } from 'vitest'
import { deedsOf } from './deeds'

const names = (text: string) => deedsOf(text).map(({ name }) => name)

test('a small face marks what an ability does, in the order of the text', () => {
  expect(names('Bow the target. If he is alone, destroy him.')).toEqual(['bows', 'destroys'])
  expect(names('Give him +2F, or +3F if he is Lion Clan.')).toEqual(['skill'])
  expect(names('Move home the Samurai. Draw a card.')).toEqual(['moves', 'draws'])
  expect(names('')).toEqual([])
})

test('costs and conditions are not what it does', () => {
  expect(names('Bow this Shugenja and destroy this Spell: Draw a card.')).toEqual(['draws'])
  expect(names('After an enemy is destroyed: Bow your performing Personality: Give him +2F.')).toEqual(['skill'])
})

test('what cannot be done is not done', () => {
  expect(names('Kuon cannot be destroyed.')).toEqual([])
  expect(names('He does not bow. Gain 2 Honor.')).toEqual(['honors'])
})

test('no more marks than fit on a face', () => {
  expect(names('Ranged Attack 4. Bow it. Move it home. Gain 2 Honor. Draw a card.')).toHaveLength(3)
})
