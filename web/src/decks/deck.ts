import { titleOf, type CardFacts, type Counts, type DeckList } from '../lib/cards'

export const EMPTY: DeckList = { name: 'My deck', stronghold: '', dynasty: {}, fate: {} }

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How many of a card a deck has. */
export function countOf(deck: DeckList, card: CardFacts): number {
  if (card.part === 'stronghold') return deck.stronghold === card.slug ? 1 : 0
  return deck[card.part][card.slug] ?? 0
}

/** The deck with one more or one less of a card; another Stronghold takes the place of the first. */
export function changed(deck: DeckList, card: CardFacts, by: 1 | -1): DeckList {
  if (card.part === 'stronghold') return { ...deck, stronghold: by > 0 ? card.slug : '' }
  const { [card.slug]: count = 0, ...others } = deck[card.part]
  const left = count + by
  return { ...deck, [card.part]: left > 0 ? { ...deck[card.part], [card.slug]: left } : others }
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

/** As lists write it: "Hida Kuon - exp6". */
function listedAs(card: CardFacts): string {
  if (card.experience === 0) return card.name
  return `${card.name} - exp${card.experience > 1 ? card.experience : ''}`
}

/** A deck as a text that other programs read, and the server reads back. */
export function written(deck: DeckList, cards: ReadonlyMap<string, CardFacts>): string {
  const stronghold = cards.get(deck.stronghold)
  const rows = [`# Name: ${deck.name}`, '', '# Stronghold', ...(stronghold ? [`1 ${listedAs(stronghold)}`] : [])]
  for (const [part, counts] of [['Dynasty', deck.dynasty], ['Fate', deck.fate]] as const) {
    rows.push('', `# ${part} (${total(counts)})`)
    for (const { lines } of sections(counts, cards)) rows.push(...lines.map(({ card, count }) => `${count} ${listedAs(card)}`))
  }
  return `${rows.join('\n')}\n`
}

/** What a deck costs: how many cards at each cost, 0 to 9 and more. */
export function curve(counts: Counts, cards: ReadonlyMap<string, CardFacts>): number[] {
  const heights = Array<number>(10).fill(0)
  for (const [slug, count] of Object.entries(counts)) {
    const cost = cards.get(slug)?.gold_cost ?? null
    if (cost !== null) heights[Math.min(cost, 9)]! += count
  }
  return heights
}
