import type { CardFacts } from '../lib/cards'

/** The small language in which cards are searched: `clan:lion type:personality force>=3 -keyword:unique`. */

/** A query that cannot be read; the sentence names the word that is wrong. */
export class QueryError extends Error {}

type Numbered = 'force' | 'chi' | 'honor_req' | 'gold_cost' | 'personal_honor' | 'focus'

/** What can be compared with a number, and the fact it stands for. */
const NUMBERS: Record<string, Numbered> = {
  force: 'force',
  chi: 'chi',
  honor_req: 'honor_req',
  gold_cost: 'gold_cost',
  gold: 'gold_cost',
  cost: 'gold_cost',
  personal_honor: 'personal_honor',
  honor: 'personal_honor',
  focus: 'focus',
}
const WORDS = ['name', 'clan', 'type', 'text', 'keyword', 'deck', 'complete']
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

/** One part of a query: what is asked, and whether the answer must be no. */
export interface Term {
  field: string
  comparison: string
  value: string
  negated: boolean
}

/** The terms of a query, all of which must hold. */
export function parse(query: string): Term[] {
  const text = query.trim()
  const terms: Term[] = []
  TERM.lastIndex = 0
  while (TERM.lastIndex < text.length) {
    const from = TERM.lastIndex
    const found = TERM.exec(text)
    if (!found) throw new QueryError(`“${text.slice(from).split(/\s/)[0]}” cannot be read: is a quotation mark missing?`)
    terms.push(term(found[1]!, found[2], found[3], found[4]!))
  }
  return terms
}

function term(minus: string, field: string | undefined, comparison: string | undefined, given: string): Term {
  const value = plain(given.replaceAll('"', ''))
  const negated = minus !== ''
  if (field === undefined || comparison === undefined) {
    if (/[:<>=]/.test(value) && !given.startsWith('"'))
      throw new QueryError(`“${given}” lacks a word or a value: write it like force>=3 or type:item`)
    return { field: 'name', comparison: ':', value, negated }
  }
  const name = field.toLowerCase()
  const wrong = wrongWith(name, comparison, value)
  if (wrong) throw new QueryError(wrong)
  return { field: name, comparison, value, negated }
}

function wrongWith(field: string, comparison: string, value: string): string {
  if (field in NUMBERS) return /^-?\d{1,4}$/.test(value) ? '' : `${field} is compared with “${value}”, which is no number`
  if (!WORDS.includes(field)) return `there is no “${field}” to search for: there are ${[...WORDS, ...Object.keys(NUMBERS)].join(', ')}`
  if (![':', '='].includes(comparison)) return `“${field}” is no number: write ${field}:${value}`
  if (field === 'complete' && ![...YES, ...NO].includes(value)) return `complete is yes or no, not “${value}”`
  return ''
}

function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[–—]/g, '-').toLowerCase()
}

/** Keywords are phrases and decks are slugs: their beginning, or one of their words. */
function says(whole: string, part: string): boolean {
  return plain(whole).startsWith(part) || plain(whole).split(/[ -]/).includes(part)
}

function holds({ field, comparison, value }: Term, card: CardFacts): boolean {
  const number = NUMBERS[field]
  if (number) {
    const printed = card[number]
    return printed !== null && COMPARISONS[comparison]!(printed, Number(value))
  }
  switch (field) {
    case 'complete':
      return card.complete === YES.includes(value)
    case 'clan':
      return value === 'none' ? card.clan.length === 0 : card.clan.some((clan) => plain(clan) === value)
    case 'keyword':
      return card.keywords.some((keyword) => says(keyword, value))
    case 'deck':
      return card.decks.some((deck) => says(deck, value))
    default:
      return plain(card[field as 'name' | 'type' | 'text']).includes(value)
  }
}

export function fits(terms: Term[], card: CardFacts): boolean {
  return terms.every((each) => holds(each, card) !== each.negated)
}
