import { describe, expect, it } from 'vitest'
import { clanOf, linesOf, lookOf, TYPES } from './looks'

describe('the text of a card', () => {
  it('lets what introduces a line stand out', () => {
    expect(linesOf('Battle: Bow a target.\nWhile he is home, draw: never.')).toEqual([
      { head: 'Battle', body: 'Bow a target.' },
      { head: '', body: 'While he is home, draw: never.' },
    ])
    expect(linesOf('Political Limited: Take the Imperial Favor.')[0]?.head).toBe('Political Limited')
  })

  it('has no lines where there is none', () => expect(linesOf('')).toEqual([]))
})

describe('marks', () => {
  it('tell the nine clans apart by shape', () => {
    const clans = ['Crab', 'Crane', 'Dragon', 'Lion', 'Mantis', 'Phoenix', 'Scorpion', 'Spider', 'Unicorn']
    const shapes = clans.map((name) => clanOf([name])).map((clan) => clan.fill + clan.stroke)
    expect(new Set(shapes).size).toBe(9)
    expect(clanOf([]).name).toBe('Unaligned')
  })

  it('tell the types apart by shape', () => {
    expect(new Set(TYPES.map((type) => lookOf(type).fill + lookOf(type).stroke)).size).toBe(TYPES.length)
  })
})
