import type { CardFacts } from '../lib/cards'
import type { CardState } from './view'

/** A card in a few words, for its button: all that its picture tells. */
export function spoken(card: CardState): string {
  const parts = [card.name, card.type]
  if (card.force !== undefined) parts.push(`Force ${card.force}, Chi ${card.chi}`)
  if (card.personal_honor !== undefined) parts.push(`Personal Honor ${card.personal_honor}`)
  if (card.focus !== undefined) parts.push(`Focus ${card.focus}`)
  if (card.military !== undefined) parts.push(`military ${card.military ?? '–'}, political ${card.political ?? '–'}`)
  if (card.fate) parts.push(`${card.fate} fate`)
  if (card.status && card.status !== 'ordinary') parts.push(card.status)
  if (card.tainted) parts.push('tainted')
  if (card.bowed) parts.push('bowed')
  if (card.dishonored) parts.push('dishonored')
  for (const token of card.tokens) parts.push(`${token.name} token`)
  return parts.join(', ')
}

/** The name of a card where there is little room for it. */
export function shortened(name: string): string {
  return name.replace('(Experienced', '(Exp')
}

/** Words of so many letters may be wider than a small card, in which letters are not smaller than they can be read. */
const LONG_WORD = 9
/** Before a consonant (or one with an h) and a vowel, a few letters from both ends: as a reader would part most names. */
const SEAM = /(?<=\p{L}{3})(?=[^aeiouyōh\W]h?[aeiouyō]\p{L})/giu

/** A name with marks where its long words may be parted, with a hyphen. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG_WORD ? word : word.replace(SEAM, '\u00ad')))
}

/** About how many letters of a name stand beside each other on a card of any size. */
const NAME_WIDTH = 14
const MOST_LINES = 6

/** How many lines of its text a small card has room for between its name, the mark for more, and its numbers. */
export function roomFor(name: string, hasMore: boolean, hasNumbers: boolean): number {
  let [lines, length] = [1, 0]
  for (const word of name.split(' ')) {
    length += word.length + (length > 0 ? 1 : 0)
    if (length > NAME_WIDTH && length > word.length) [lines, length] = [lines + 1, word.length]
  }
  return MOST_LINES - Math.min(lines, 3) - (hasMore ? 1 : 0) + (hasNumbers ? 0 : 1)
}

export interface Badge {
  kind: 'force' | 'chi' | 'honor' | 'gold' | 'focus' | 'cost' | 'req' | 'strength'
  name: string
  value: string
  /** Other than printed. */
  changed?: 'up' | 'down'
}

const plain = (value: number) => String(value)
const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

function compared(now: number, printed: number | null | undefined): Badge['changed'] {
  if (printed === null || printed === undefined || now === printed) return undefined
  return now > printed ? 'up' : 'down'
}

/** The numbers of games other than the CCG: the fact, how it looks, and what it is called. */
const OTHERS: [string, Badge['kind'], string][] = [
  ['cost', 'cost', 'Cost'],
  ['military', 'force', 'Military'],
  ['political', 'chi', 'Political'],
  ['glory', 'honor', 'Glory'],
  ['strength', 'strength', 'Strength'],
  ['influence', 'focus', 'Influence'],
  ['honor', 'req', 'Honor'],
  ['fate', 'gold', 'Fate'],
]
const SKILLS = ['military', 'political']
const OF_THE_CCG: [string, string][] = [
  ['cost', 'Gold cost'],
  ['force', 'Force'],
  ['chi', 'Chi'],
  ['gold', 'Gold production'],
  ['strength', 'Province strength'],
  ['focus', 'Focus'],
]

/** How the numbers of a game look, for its legend. */
export function kindsOf(numbers: readonly string[]): [string, string][] {
  if (numbers.includes('force')) return OF_THE_CCG
  return OTHERS.filter(([fact]) => numbers.includes(fact)).map(([, kind, name]) => [kind, name])
}

/** What is worth reading now, else what is printed; what lies on a card is no number of its own. */
function otherBadges(facts: CardFacts, card?: CardState): Badge[] {
  const printed = facts as unknown as Record<string, unknown>
  const now = (card ?? {}) as unknown as Record<string, unknown>
  return OTHERS.flatMap(([fact, kind, name]) => {
    if (card && fact === 'fate' && card.type === 'character') return []
    const value = now[fact] ?? printed[fact]
    const isDash = facts.type === 'character' && SKILLS.includes(fact) && value === null
    if (typeof value !== 'number' && !isDash) return []
    const write = facts.added?.includes(fact) ? signed : plain
    return [{ kind, name, value: isDash ? '–' : write(value as number), changed: typeof value === 'number' ? compared(value, printed[fact] as number | null) : undefined }]
  })
}

/** The numbers of a card: as it is now where it is in the game, else as printed. What attachments add has a sign. */
export function badges(facts: CardFacts | undefined, card?: CardState): Badge[] {
  if (facts && facts.force === undefined) return otherBadges(facts, card)
  const type = card?.type ?? facts?.type ?? ''
  const found: Badge[] = []
  const put = (kind: Badge['kind'], name: string, now: number | undefined, printed: number | null | undefined, write = plain) => {
    const value = now ?? printed
    if (value !== null && value !== undefined) found.push({ kind, name, value: write(value), changed: compared(value, printed) })
  }
  const sign = (fact: string) => (facts?.added?.includes(fact) ? signed : plain)
  if (type !== 'Stronghold') put('cost', 'Gold cost', card?.gold_cost, facts?.gold_cost)
  put('force', 'Force', card?.force, facts?.force, sign('force'))
  put('chi', 'Chi', card?.chi, facts?.chi, sign('chi'))
  if (type === 'Personality') found.push({ kind: 'req', name: 'Honor Req.', value: String(facts?.honor_req ?? '–') })
  put('honor', 'Personal Honor', card?.personal_honor, facts?.personal_honor)
  put('gold', 'Gold production', undefined, facts?.gold_production)
  put('strength', 'Province strength', undefined, facts?.province_strength)
  put('honor', 'Starting Honor', undefined, facts?.starting_honor)
  put('focus', 'Focus', card?.focus, facts?.focus)
  return found
}
