import { expect, test } from 'vitest'
import type { CardFacts } from '../lib/cards'
import { named } from './names'

const card = (slug: string, name: string, experience = 0) => [slug, { slug, name, experience } as CardFacts] as const
const cards = new Map([card('farm', 'Farm'), card('large-farm', 'Large Farm'), card('toturi', 'Toturi', 1), card('old-toturi', 'Toturi')])

test('names of cards are found in a sentence, the longest first', () => {
  expect(named('Large Farm bows.', cards)).toEqual([{ text: 'Large Farm', slug: 'large-farm' }, { text: ' bows.' }])
  expect(named('Lion uses Toturi (Experienced) on Farm.', cards).map((part) => part.slug)).toEqual([undefined, 'toturi', undefined, 'farm'])
})

test('a name is a whole word', () => {
  expect(named('Farmers pass.', cards)).toEqual([{ text: 'Farmers pass.' }])
})

test('a stop goes with the name before it', () => {
  expect(named('It is attached to Farm.', cards)).toEqual([{ text: 'It is attached to ' }, { text: 'Farm', slug: 'farm', stop: '.' }])
})
