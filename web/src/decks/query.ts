import type { CardFacts, DeckShape } from '../lib/cards'

/** The small language in which cards are searched: `clan:lion type:personality force>=3 -keyword:unique`. */

/** A query that cannot be read; the sentence names the word that is wrong. */
export class QueryError extends Error {}

const COMPARISONS: Record<string, (a: number, b: number) => boolean> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
}
const TERM = /(-?)(?:([A-Za-z_]+)(>=|<=|!=|[:=<>]))?("[^"]*"|[^\s"]+)(?=\s|$)\s*/y
const YES = ['yes', 'true', '1']
const NO = ['no', 'false', '0']

const NOBODYS = ['none', 'neutral']

/** One part of a query: which fact is asked for, how it is compared, and whether the answer must be no. */
export interface Term {
  fact: string
  how: string
  value: string
  negated: boolean
}

/** The terms of a query, all of which must hold. */
export function parse(query: string, shape: DeckShape): Term[] {
  const text = query.trim()
  const terms: Term[] = []
  TERM.lastIndex = 0
  while (TERM.lastIndex < text.length) {
    const from = TERM.lastIndex
    const found = TERM.exec(text)
    if (!found) throw new QueryError(`“${text.slice(from).split(/\s/)[0]}” cannot be read: is a quotation mark missing?`)
    terms.push(term(shape, found[1]!, found[2], found[3], found[4]!))
  }
  return terms
}

function term(shape: DeckShape, minus: string, field: string | undefined, comparison: string | undefined, given: string): Term {
  const value = plain(given.replaceAll('"', ''))
  const negated = minus !== ''
  if (field === undefined || comparison === undefined) {
    if (/[:<>=]/.test(value) && !given.startsWith('"'))
      throw new QueryError(`“${given}” is incomplete; write it like ${shape.example}`)
    return { fact: 'name', how: 'says', value, negated }
  }
  const name = field.toLowerCase()
  const number = shape.numbers.find((each) => each.name === name || each.also.includes(name))
  if (number) {
    if (!/^-?\d{1,4}$/.test(value)) throw new QueryError(`${name} needs a number, not “${value}”`)
    return { fact: number.name, how: comparison, value, negated }
  }
  return { ...word(shape, name, comparison, value), value, negated }
}

function word(shape: DeckShape, name: string, comparison: string, value: string): { fact: string; how: string } {
  const found = shape.words.find((each) => each.name === name)
  if (!found) {
    const known = [...shape.words.map((each) => each.name), ...shape.numbers.flatMap((each) => [each.name, ...each.also])]
    throw new QueryError(`there is nothing called “${name}” to search for; choose from ${known.join(', ')}`)
  }
  if (![':', '='].includes(comparison)) throw new QueryError(`${name} is not a number; write ${name}:${value}`)
  if (found.how === 'holds' && ![...YES, ...NO].includes(value)) throw new QueryError(`${name} is yes or no, not “${value}”`)
  return found
}

/** As a keyboard has it: “Yōjin” is found by yojin. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/[–—]/g, '-').toLowerCase()
}

/** Keywords are phrases and decks are slugs: their beginning, or one of their words. */
function says(whole: string, part: string): boolean {
  return plain(whole).startsWith(part) || plain(whole).split(/[ -]/).includes(part)
}

function holds({ fact, how, value }: Term, card: CardFacts): boolean {
  const told = (card as unknown as Record<string, unknown>)[fact]
  switch (how) {
    case 'holds':
      return Boolean(told) === YES.includes(value)
    case 'is':
      return (told as string[]).some((each) => plain(each) === value) || (NOBODYS.includes(value) && (told as string[]).length === 0)
    case 'has':
      return (told as string[]).some((each) => says(each, value))
    case 'says':
      return plain(told as string).includes(value)
    default:
      return typeof told === 'number' && COMPARISONS[how]!(told, Number(value))
  }
}

export function fits(terms: Term[], card: CardFacts): boolean {
  return terms.every((each) => holds(each, card) !== each.negated)
}
