import { countsIn, oneIn, titleOf, type CardFacts, type Counts, type DeckList, type DeckShape, type Part } from '../lib/cards'

export const NO_SHAPE: DeckShape = { parts: [], formats: [], unused: {}, numbers: [], words: [], example: '' }

/** A deck without cards. */
export function emptyDeck(shape: DeckShape): DeckList {
  return deckOnly({ name: 'My deck' }, shape)
}

/** The deck itself, without what is only said about it. */
export function deckOnly(deck: DeckList, shape: DeckShape): DeckList {
  const lists = shape.parts.map(({ name, single }) => [name, deck[name] ?? (single ? '' : {})])
  const format = shape.formats.length > 0 ? { format: deck.format ?? shape.formats[0]! } : {}
  return { name: deck.name, ...format, ...Object.fromEntries(lists) }
}

/** The parts that matter for a deck: those of its format, and whatever has cards all the same. */
export function partsOf(deck: DeckList, shape: DeckShape): DeckShape['parts'] {
  const unused = shape.unused[deck.format ?? ''] ?? []
  return shape.parts.filter(({ name, single }) => !unused.includes(name) || (single ? oneIn(deck, name) : total(countsIn(deck, name))))
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How many of a card a deck has in a part; in its own where none is said. */
export function countOf(deck: DeckList, card: CardFacts, part: Part = card.part): number {
  const held = deck[part]
  if (typeof held === 'string') return held === card.slug ? 1 : 0
  return countsIn(deck, part)[card.slug] ?? 0
}

/** The deck with one more or one less of a card; of a single part another card takes the place of the first. */
export function changed(deck: DeckList, card: CardFacts, by: 1 | -1, part: Part = card.part): DeckList {
  if (typeof deck[part] === 'string') return { ...deck, [part]: by > 0 ? card.slug : '' }
  const { [card.slug]: count = 0, ...others } = countsIn(deck, part)
  const left = count + by
  return { ...deck, [part]: left > 0 ? { ...countsIn(deck, part), [card.slug]: left } : others }
}

/** The lists that no card goes into by itself, such as a sideboard. */
export function asides(shape: DeckShape, cards: ReadonlyMap<string, CardFacts>): DeckShape['parts'] {
  const own = new Set([...cards.values()].map((card) => card.part))
  return own.size === 0 ? [] : shape.parts.filter((part) => !own.has(part.name))
}

/** What building asks of a card besides its cost: the elements of a province, what another clan pays for it. */
export function asked(card: CardFacts, clan: readonly string[]): string {
  const { elements = [], influence = null } = card as CardFacts & { elements?: string[]; influence?: number | null }
  if (elements.length > 0) return elements.map((name) => name[0]!.toUpperCase() + name.slice(1)).join(', ')
  const foreign = card.part === 'conflict' && card.clan.length > 0 && !card.clan.some((own) => clan.includes(own))
  return foreign && influence !== null ? `${influence} influence` : ''
}

export interface Section {
  type: string
  lines: { card: CardFacts; count: number }[]
}

/** A part of a deck by type, each with its cards in the order of the alphabet. */
export function sections(counts: Counts, cards: ReadonlyMap<string, CardFacts>): Section[] {
  const lines = Object.entries(counts).flatMap(([slug, count]) => {
    const card = cards.get(slug)
    return card ? [{ card, count }] : []
  })
  const types = [...new Set(lines.map(({ card }) => card.type))].sort()
  return types.map((type) => ({
    type,
    lines: lines.filter(({ card }) => card.type === type).sort((a, b) => titleOf(a.card).localeCompare(titleOf(b.card))),
  }))
}

/** A deck as a text that other programs read, and the server reads back. */
export function written(deck: DeckList, shape: DeckShape, cards: ReadonlyMap<string, CardFacts>): string {
  const rows = [`# Name: ${deck.name}`, ...(shape.formats.length > 0 ? [`# Format: ${deck.format}`] : [])]
  for (const { name, title, single } of shape.parts) {
    const counts = single ? (oneIn(deck, name) ? { [oneIn(deck, name)]: 1 } : {}) : countsIn(deck, name)
    rows.push('', single ? `# ${title}` : `# ${title} (${total(counts)})`)
    for (const { lines } of sections(counts, cards)) rows.push(...lines.map(({ card, count }) => `${count} ${card.listed ?? card.name}`))
  }
  return `${rows.join('\n')}\n`
}

/** What a deck costs: how many cards at each cost, 0 to 9 and more. */
export function curve(counts: Counts, cards: ReadonlyMap<string, CardFacts>): number[] {
  const heights = Array<number>(10).fill(0)
  for (const [slug, count] of Object.entries(counts)) {
    const card = cards.get(slug) as (CardFacts & { cost?: number | null }) | undefined
    const cost = card?.gold_cost ?? card?.cost ?? null
    if (cost !== null) heights[Math.min(cost, 9)]! += count
  }
  return heights
}
