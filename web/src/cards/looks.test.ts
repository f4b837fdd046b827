import { describe, expect, it } from 'vitest'
import { bannerOf, clanOf, gistOf, linesOf, lookOf, TYPES } from './looks'

describe('the text of a card', () => {
  it('lets what introduces a line stand out', () => {
    expect(linesOf('Battle: Bow a target.\nWhile he is home, draw: never.')).toEqual([
      { head: 'Battle', body: 'Bow a target.' },
      { head: '', body: 'While he is home, draw: never.' },
    ])
    expect(linesOf('Political Limited: Take the Imperial Favor.')[0]?.head).toBe('Political Limited')
  })

  it('marks further abilities where it is shown small', () => {
    const bows = { head: 'Battle', body: 'Target an enemy: Bow him.' }
    expect(gistOf([])).toBeNull()
    expect(gistOf([bows])).toEqual({ first: bows, others: '', more: 0 })
    expect(gistOf([bows, { head: 'Reaction', body: 'Draw a card.' }, { head: '', body: 'He does not bow.' }])).toMatchObject({ others: '+ 2 more', more: 2 })
    expect(gistOf([bows, { head: 'Battle', body: 'Draw a card.' }])?.others).toBe('+ Battle')
    expect(gistOf([bows, { head: '', body: 'He does not bow.' }])?.others).toBe('+ 1 more')
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

  it('tell seats of the same clan apart by colour', () => {
    const sitting = (...clans: string[]) => clans.map((name) => ({ clan: [name] }))
    const mirrored = sitting('Lion', 'Dragon', 'Lion', 'Dragon', 'Lion', 'Lion')
    const colours = mirrored.map((_, seat) => bannerOf(mirrored, seat).colour)
    expect(colours.slice(0, 2)).toEqual([clanOf(['Lion']).colour, clanOf(['Dragon']).colour])
    expect(new Set(colours).size).toBe(6)
    expect(bannerOf(mirrored, 2).fill).toBe(clanOf(['Lion']).fill)
    const alike = sitting(...Array<string>(6).fill('Crab'))
    expect(new Set(alike.map((_, seat) => bannerOf(alike, seat).colour)).size).toBe(6)
    expect(bannerOf(mirrored, null)).toEqual(clanOf([]))
  })

  it('tell the types apart by shape', () => {
    expect(new Set(TYPES.map((type) => lookOf(type).fill + lookOf(type).stroke)).size).toBe(TYPES.length)
  })
})
