import { titleOf, type CardFacts } from '../lib/cards'
import type { Option } from '../lib/wire'
import type { CardState, CardsView } from './view'

const CARD = /^c\d+$/

/** The cards that may be chosen but lie nowhere on the table, as those of a deck that is looked through. */
export function lookedAt(view: CardsView, options: readonly Option[], cards: ReadonlyMap<string, CardFacts>): CardState[] {
  const named = options.filter((option) => CARD.test(option.refs[0] ?? ''))
  if (named.length === 0) return []
  // What is looked at is told there as well, but lies nowhere; nor does what is only known of a deck.
  const { decision: _, looking: __, ...table } = view
  const lying = new Set<string>()
  collect(table, lying)
  const strangers = new Map(named.filter((option) => !lying.has(option.refs[0]!)).map((option) => [option.refs[0]!, option]))
  if (strangers.size === 0) return []
  const titles = new Map([...cards.values()].map((facts) => [titleOf(facts), facts]))
  return [...strangers].flatMap(([id, option]) => {
    const facts = titles.get(option.label)
    return facts ? [fresh(id, option.label, facts, view.seat ?? 0)] : []
  })
}

/** What is still to come of a deck, by type and name; nobody knows in which order. */
export function toCome(unseen: Record<string, number>, cards: ReadonlyMap<string, CardFacts>, owner: number): CardState[] {
  const known = Object.entries(unseen).flatMap(([slug, count]) => {
    const facts = cards.get(slug)
    return facts ? Array.from({ length: count }, (_, copy) => fresh(`${slug} ${copy + 1}`, titleOf(facts), facts, owner)) : []
  })
  return known.sort((one, other) => one.type.localeCompare(other.type) || one.name.localeCompare(other.name))
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found)
  else if (value !== null && typeof value === 'object') {
    const { id } = value as { id?: unknown }
    if (typeof id === 'string') found.add(id)
    for (const [key, each] of Object.entries(value)) if (key !== 'known') collect(each, found)
  }
}

/** A card that is only spoken of: as printed. */
export function printed(facts: CardFacts): CardState {
  return fresh(facts.slug, titleOf(facts), facts, 0)
}

/** A card as printed: nothing has happened to it yet. */
function fresh(id: string, name: string, facts: CardFacts, owner: number): CardState {
  return {
    id,
    slug: facts.slug,
    name,
    type: facts.type,
    owner,
    bowed: false,
    dishonored: false,
    dead: false,
    tokens: [],
    force: facts.force ?? undefined,
    chi: facts.chi ?? undefined,
    personal_honor: facts.personal_honor ?? undefined,
    focus: facts.focus ?? undefined,
    gold_cost: facts.gold_cost ?? 0,
    gained: [],
  }
}
