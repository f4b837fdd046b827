import type { CardsView, CardState, Player, Unit } from './view'

/** A card is so much higher than wide. */
export const TALL = 1.4
/** Room between the cards of a row, and around a row. */
const GAP = 6
const ROW_PAD = 10
/** A crowded row becomes smaller, but no card of it narrower than this, before it gets a second line. */
const NARROW = 78
/** A name on the edge of a card that lies under another. */
export const EDGE = 22
/** What a card is as an edge only: name, number, state. */
export const EDGE_WIDTH = 152
/** A line of a list of them, and how many there may be. */
const LINE = 24
const LIST_LINES = [6, 5, 4, 3]
/** The narrowest and the widest cards; in peace, when everything should be in sight, they may become narrower yet. */
export const LEAST = 62
const LEAST_IN_PEACE = 54
export const MOST = 158

/** Cards that stand side by side: so many card widths, names in a list, and what lies under the deepest of them. */
export interface Row {
  breadth: number
  listed: number
  under: number
  room: number
}

export interface Lines {
  lines: number
  scale: number
  /** So many names of its list stand under one another. */
  list: number
}

/** How a row is laid with cards of this width: with the list that makes it lowest, and narrowest where it is all the same. */
export function laid(row: Row, width: number): Lines {
  const ways = (row.listed > 0 ? LIST_LINES : [LIST_LINES[0]!]).map((list) => laidWith(row, width, list))
  const heights = ways.map((way) => heightOf(row, width, way))
  return ways[heights.indexOf(Math.min(...heights))]!
}

/** In one line as far as it goes, a little smaller, then in several. */
function laidWith(row: Row, width: number, list: number): Lines {
  // The gaps between cards stay as they are, however small the cards become.
  const wide = (scale: number) => row.breadth * (width * scale + GAP)
  const fixed = Math.ceil(row.listed / list) * (EDGE_WIDTH + GAP)
  const room = row.room - fixed
  if (wide(1) <= room) return { lines: 1, scale: 1, list }
  const least = Math.min(1, NARROW / width)
  const scale = (room / row.breadth - GAP) / width
  if (scale >= least) return { lines: 1, scale, list }
  return { lines: Math.max(1, Math.ceil((wide(least) + fixed) / row.room)), scale: least, list }
}

function heightOf(row: Row, width: number, { lines, scale, list }: Lines): number {
  const cards = width * scale * TALL
  return lines * (cards + ROW_PAD) + Math.max(row.under * EDGE, Math.min(row.listed, list) * LINE - cards)
}

/** The widest cards with which all rows fit into a height. */
export function widest(rows: readonly Row[], height: number): number {
  let [low, high] = [LEAST_IN_PEACE, MOST]
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (rows.reduce((sum, row) => sum + heightOf(row, middle, laid(row, middle)), 0) <= height) low = middle
    else high = middle
  }
  return Math.floor(low)
}

/** Cards that are the same and in the same state lie on one another. */
export interface Stack {
  card: CardState
  all: CardState[]
}

export function stacked(cards: readonly CardState[]): Stack[] {
  const found = new Map<string, Stack>()
  for (const card of cards) {
    const like = [card.slug, card.bowed, card.dishonored, card.tokens.length, card.gained.join()].join('|')
    const stack = found.get(like)
    if (stack) stack.all.push(card)
    else found.set(like, { card, all: [card] })
  }
  return [...found.values()]
}

const across = (cards: readonly CardState[]) => cards.reduce((sum, card) => sum + (card.bowed ? TALL : 1), 0)
const deepest = (units: readonly Unit[]) => Math.max(0, ...units.map((unit) => unit.attachments.length + unit.under.length))

/** More holdings than so many are written as a list. */
export const FEW_STACKS = 3
const PILE = 0.86

/** What somebody has at home. */
export function homeRow(player: Player, room: number): Row {
  const stacks = stacked(player.holdings)
  const listed = stacks.length > FEW_STACKS
  const paying = listed ? 0 : across(stacks.map(({ card }) => card)) * PILE
  const cards = across([...(player.stronghold ? [player.stronghold] : []), ...player.others, ...player.units])
  return { breadth: cards + paying, listed: listed ? stacks.length : 0, under: deepest(player.units), room }
}

/** The provinces stand side by side; a Region lies under its own. */
export function provinceRow(player: Player, room: number): Row {
  return { breadth: player.provinces.length * 1.28, listed: 0, under: player.provinces.some((each) => each.region) ? 1 : 0, room }
}

/** A hand without cards is a line of words. */
const EMPTY_HAND = 36

/** Width of the cards in peace: the rows of those whose lands have their whole size, and the hand. */
export function cardWidth(view: CardsView, shown: readonly Player[], width: number, height: number, plate: number): number {
  const room = width - plate - 30
  const rows = shown.flatMap((player) => [homeRow(player, room), provinceRow(player, room)])
  const held = view.seat === null ? 0 : (view.players[view.seat]?.hand?.length ?? 0)
  const hand = held > 0 ? [{ breadth: held, listed: 0, under: 0, room: width - 20 }] : []
  return widest([...rows, ...hand], height - 78 - shown.length * 10 - (held > 0 ? 0 : EMPTY_HAND))
}

/** Width of the cards of two armies that face each other, in one line or more each; what lies under the deepest unit of each adds up. */
export function armyWidth(crowds: number, depth: number, width: number, height: number): number {
  const sizes = [1, 2, 3].map((lines) => Math.min((height / lines - depth * EDGE - 16) / 2 / TALL, (width * lines) / Math.max(1.2, crowds) - GAP - 4))
  return Math.floor(Math.max(LEAST, Math.min(MOST, Math.max(...sizes))))
}
