import { describe, expect, it } from 'vitest'
import type { CardFacts, DeckShape } from '../lib/cards'
import { fits, parse, QueryError } from './query'

const KAMINA: CardFacts = {
  slug: 'akodo-kamina', name: 'Akodo Kamina', experience: 0, type: 'Personality', part: 'dynasty', clan: ['Lion'],
  force: 3, chi: 4, honor_req: 7, gold_cost: 7, personal_honor: 3, focus: null, gold_production: null,
  province_strength: null, starting_honor: null, unique: false, keywords: ['Tactician', 'Lion Clan', 'Samurai'],
  text: 'Battle: Challenge an enemy to a duel.', complete: true, created: false, decks: ['lion-shamate-keep'],
}
const number = (name: string, ...also: string[]) => ({ name, head: name, label: name, also })
const SHAPE: DeckShape = {
  parts: [],
  formats: [],
  unused: {},
  numbers: [number('force'), number('gold_cost', 'gold', 'cost'), number('personal_honor', 'honor'), number('focus')],
  words: [
    { name: 'name', fact: 'name', how: 'says' },
    { name: 'clan', fact: 'clan', how: 'is' },
    { name: 'type', fact: 'type', how: 'says' },
    { name: 'text', fact: 'text', how: 'says' },
    { name: 'keyword', fact: 'keywords', how: 'has' },
    { name: 'deck', fact: 'decks', how: 'has' },
    { name: 'complete', fact: 'complete', how: 'holds' },
  ],
  example: 'force>=3 or type:item',
}
const found = (query: string) => fits(parse(query, SHAPE), KAMINA)
const trouble = (query: string) => {
  try {
    parse(query, SHAPE)
  } catch (error) {
    return error instanceof QueryError ? error.message : ''
  }
  return 'nothing'
}

describe('a query', () => {
  it('finds by name, type, clan, keyword, text, deck and numbers, all at once', () => {
    expect(found('clan:lion type:personality force>=3 text:duel')).toBe(true)
    expect(found('kamina keyword:tact deck:lion gold:7 honor=3')).toBe(true)
    expect(found('clan:lion force>3')).toBe(false)
    expect(found('clan:crab')).toBe(false)
    expect(found('')).toBe(true)
    expect(fits(parse('yojin', SHAPE), { ...KAMINA, name: 'Yōjin no Shiro' })).toBe(true)
  })

  it('takes phrases in quotation marks, and turns a term round with a minus', () => {
    expect(found('"akodo kamina" -clan:crab')).toBe(true)
    expect(found('keyword:"lion clan" -keyword:samurai')).toBe(false)
  })

  it('finds no number where none is printed', () => {
    expect(found('focus>=0')).toBe(false)
    expect(found('-focus>=0')).toBe(true)
    expect(found('clan:none')).toBe(false)
  })

  it('says which word is wrong', () => {
    expect(trouble('force>=many')).toContain('“many”')
    expect(trouble('colour:red')).toContain('“colour”')
    expect(trouble('clan>lion')).toContain('clan:lion')
    expect(trouble('"open')).toContain('quotation mark')
    expect(trouble('force>')).toContain('force>=3')
    expect(trouble('complete:maybe')).toContain('“maybe”')
    expect(trouble('kamina')).toBe('nothing')
  })
})
