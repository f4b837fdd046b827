import { kindsOf } from '../cards/spoken'
import type { DeckShape } from '../lib/cards'

const MEANINGS: Record<string, string> = {
  clan: 'of a clan; clan:none for cards without one',
  type: 'of a type',
  keyword: 'with a keyword',
  trait: 'with a trait',
  text: 'in the text',
  deck: 'in a deck that comes with the game',
  unique: 'yes or no: is it unique (marked with ◆)?',
  complete: 'yes or no: can it be played here?',
  side: 'of the dynasty or the conflict deck',
  element: 'a province of this element',
  role: 'only for decks with this role',
  pack: 'from this pack',
}
const EXAMPLES: Record<string, string> = {
  clan: 'lion', keyword: 'cavalry', trait: 'bushi', text: 'duel', deck: 'crab', complete: 'no', unique: 'yes', side: 'conflict', element: 'void',
  role: 'keeper', pack: 'core',
}

/** How cards are searched: a word of the query, and what it finds. */
export function helpFor(shape: DeckShape): [string, string][] {
  const type = /type:(\S+)/.exec(shape.example)?.[1] ?? 'event'
  const words = shape.words.filter(({ name }) => name !== 'name')
  const [first, ...others] = shape.numbers
  const numbers: [string, string][] = first ? [[`${first.name}>=3`, `also ${others.map(({ name }) => name).join(', ')}, with > < = !=`]] : []
  return [
    ['matsu', 'in the name'],
    ['"golden plains"', 'words side by side'],
    ...words.map(({ name }): [string, string] => [`${name}:${name === 'type' ? type : (EXAMPLES[name] ?? '…')}`, MEANINGS[name] ?? `of this ${name}`]),
    ...numbers,
    ['-complete:yes', 'a leading minus excludes'],
  ]
}

/** What the coloured numbers of a card are. */
export function legendFor(shape: DeckShape): [string, string][] {
  return kindsOf(shape.numbers.map(({ name }) => name))
}
