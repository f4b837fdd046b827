import { expect, test } from 'vitest'
import { deedsOf } from './deeds'

const names = (text: string) => deedsOf(text).map(({ name }) => name)

test('a small face marks what its card does, in the order of the text', () => {
  expect(names('Battle: Bow the target. If he is alone, destroy him.')).toEqual(['bows', 'destroys'])
  expect(names('Battle: Give him +2F, or +3F if he is Lion Clan.')).toEqual(['skill'])
  expect(names('Battle: Move home the Samurai. Draw a card.')).toEqual(['moves', 'draws'])
  expect(names('')).toEqual([])
})

test('no more marks than fit on a face', () => {
  expect(names('Ranged Attack 4. Bow it. Move it home. Gain 2 Honor. Draw a card.')).toHaveLength(3)
})
