import { describe, expect, it } from 'vitest'
import type { CardFacts } from '../lib/cards'
import { badges, hyphenated, roomFor, spoken } from './spoken'
import type { CardState } from './view'

const BARE = {
  experience: 0, clan: [], force: null, chi: null, honor_req: null, gold_cost: null, personal_honor: null, focus: null,
  gold_production: null, province_strength: null, starting_honor: null, unique: false, keywords: [], text: '', complete: true,
  created: false, decks: [],
}
const KAORU: CardFacts = { ...BARE, slug: 'hida-kaoru', name: 'Hida Kaoru', type: 'Personality', part: 'dynasty', force: 4, chi: 2, gold_cost: 6, personal_honor: 2 }
const BUSHI: CardFacts = { ...BARE, slug: 'bushi', name: 'Bushi', type: 'Follower', part: 'fate', force: 2, gold_cost: 3, focus: 3 }
const STATE: CardState = {
  id: 'c1', slug: 'hida-kaoru', name: 'Hida Kaoru', type: 'Personality', owner: 0, bowed: true, dishonored: true, dead: false,
  tokens: [{ name: 'Wound', force: -1, chi: 0 }], force: 5, chi: 1, personal_honor: 0, gold_cost: 6, gained: [],
}
const value = (facts: CardFacts, name: string, card?: CardState) => badges(facts, card).find((badge) => badge.name === name)

describe('the room on a small card', () => {
  it('is what the name, the mark for more and the numbers leave', () => {
    expect(roomFor('Charge', false, true)).toBe(5)
    expect(roomFor('Charge', true, true)).toBe(4)
    expect(roomFor('A Legion of One', false, true)).toBe(4)
    expect(roomFor('A Legion of One', false, false)).toBe(5)
    expect(roomFor('Natsu-Togumara’s Guidance of the Whole Empire', true, true)).toBe(2)
  })
})

describe('the numbers of a card', () => {
  it('are as printed where it is in no game', () => {
    expect(value(KAORU, 'Force')).toEqual({ kind: 'force', name: 'Force', value: '4', changed: undefined })
    expect(value(KAORU, 'Honor Req.')?.value).toBe('–')
    expect(value(KAORU, 'Focus')).toBeUndefined()
  })

  it('are as they are now in a game, and say how they changed', () => {
    expect(value(KAORU, 'Force', STATE)).toMatchObject({ value: '5', changed: 'up' })
    expect(value(KAORU, 'Chi', STATE)).toMatchObject({ value: '1', changed: 'down' })
    expect(value(KAORU, 'Gold cost', STATE)?.changed).toBeUndefined()
  })

  it('have a sign where they add to others, as those of an Item do and of a Follower do not', () => {
    expect(value({ ...BUSHI, type: 'Item', added: ['force', 'chi'] }, 'Force')?.value).toBe('+2')
    expect(value(BUSHI, 'Force')?.value).toBe('2')
    const castle = { ...BARE, force: undefined, slug: 'castle', name: 'Castle', type: 'holding', part: 'dynasty', strength: 2, added: ['strength'] }
    expect(value(castle as unknown as CardFacts, 'Strength')?.value).toBe('+2')
  })
})

it('says all that the picture of a card shows', () => {
  expect(spoken(STATE)).toBe('Hida Kaoru, Personality, Force 5, Chi 1, Personal Honor 0, bowed, dishonored, Wound token')
})

it('parts only long words of a name', () => {
  expect(hyphenated('Matsu Kenji')).toBe('Matsu Kenji')
  expect(hyphenated('Ramifications').split('\u00ad')).toEqual(['Rami', 'fi', 'ca', 'tions'])
  expect(hyphenated('Yoshitada').split('\u00ad')).toEqual(['Yoshi', 'tada'])
  expect(hyphenated('Insurmountable Obstacle').split('\u00ad')).toEqual(['Insur', 'moun', 'table Obstacle'])
})
