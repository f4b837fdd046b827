import { titleOf, type CardFacts } from '../lib/cards'

/** A part of a text; with a slug it is the name of a card. */
export interface Part {
  text: string
  slug?: string
  /** What ends the name's part of a sentence: it never begins a line. */
  stop?: string
}

interface Index {
  pattern: RegExp
  slugs: Map<string, string>
  found: Map<string, Part[]>
}
const indexes = new WeakMap<ReadonlyMap<string, CardFacts>, Index>()

function indexOf(cards: ReadonlyMap<string, CardFacts>): Index {
  const known = indexes.get(cards)
  if (known) return known
  const slugs = new Map([...cards.values()].map((facts) => [titleOf(facts), facts.slug]))
  const escaped = [...slugs.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const made = { pattern: new RegExp(`(?<![\\w’'])(?:${escaped.join('|')})(?![\\w])`, 'g'), slugs, found: new Map<string, Part[]>() }
  indexes.set(cards, made)
  return made
}

/** A text in parts: the names of cards apart, the longest first where one is in another. */
export function named(text: string, cards: ReadonlyMap<string, CardFacts>): Part[] {
  if (cards.size === 0) return [{ text }]
  const { pattern, slugs, found } = indexOf(cards)
  const known = found.get(text)
  if (known) return known
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    const end = match.index + match[0].length
    const stop = /^[.,:;!?]+/.exec(text.slice(end))?.[0]
    parts.push({ text: match[0], slug: slugs.get(match[0]), ...(stop && { stop }) })
    from = end + (stop?.length ?? 0)
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  found.set(text, parts)
  return parts
}
