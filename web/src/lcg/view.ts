import { bannerOf } from '../cards/looks'
import type { Placed } from '../cards/known'
import type { CardState } from '../cards/view'
import type { Clan } from '../marks/clans'
import type { View } from '../lib/wire'

/** The view of the LCG, as far as the page shows it; see `gorin/games/lcg/presentation/view.py`. */
export interface LcgView extends View {
  format: string
  round: number
  phase: string
  first_player: number
  favor: number | null
  favor_type: string
  players: LcgPlayer[]
  rings: Ring[]
  conflict: Conflict | null
  duel: LcgDuel | null
  /** Null where no treaties are made. */
  treaties: Treaties | null
  doing: { seat: number; card: string; slug: string; name: string; text: string; on: string[] } | null
  looking: LcgCard[]
}

/** A card that may be seen: what it is, and what it is worth now. */
export interface LcgCard {
  id: string
  slug: string
  name: string
  type: string
  clan: string
  owner: number
  bowed: boolean
  military?: number | null
  political?: number | null
  glory?: number
  fate?: number
  status?: 'honored' | 'ordinary' | 'dishonored'
  tainted?: boolean
  strength?: number
  cost?: number | null
  gained: string[]
}

export interface LcgCharacter extends LcgCard {
  controller: number
  attachments: LcgCard[]
  /** What lies under it, if anything does; null: a card that the reader does not know. */
  under?: (LcgCard | null)[]
}

export interface LcgProvince {
  id: string
  card: LcgCard | null
  revealed: boolean
  broken: boolean
  strength: number | null
  tokens: string[]
  cards: { face_up: boolean; card: LcgCard | null }[]
  /** What lies under it, if anything does; null: a card that the reader does not know. */
  under?: (LcgCard | null)[]
}

export type LcgPile = 'dynasty' | 'conflict'
export type LcgHeap = LcgPile | 'hand'

export interface LcgPlayer {
  seat: number
  side: number
  name: string
  clan: string
  honor: number
  fate: number
  dial: number
  bid: number
  lost: boolean
  passed: boolean
  opportunities: Record<'military' | 'political' | 'either', number>
  hand_size: number
  hand: LcgCard[] | null
  unseen: Record<LcgPile, Record<string, number>> | null
  /** The hidden cards that the reader has seen and can still tell apart: in the hands of others, and in all decks. */
  known: { hand: LcgCard[]; conflict_deck: Placed<LcgCard>[]; dynasty_deck: Placed<LcgCard>[] }
  dynasty_deck: number
  conflict_deck: number
  dynasty_discard: LcgCard[]
  conflict_discard: LcgCard[]
  provinces: LcgProvince[]
  stronghold_province: LcgProvince | null
  stronghold: LcgCard | null
  role: LcgCard | null
  home: LcgCharacter[]
}

export interface Ring {
  id: string
  element: string
  elements: string[]
  type: string
  fate: number
  state: string
  holder: number | null
  /** Whose set of rings it belongs to, where each player has one. */
  pool: number | null
  /** The province on which it was claimed, in games where rings are claimed so. */
  province: string | null
}

export interface Conflict {
  attacker: number
  defender: number
  type: string
  ring: string
  provinces: string[]
  attackers: LcgCharacter[]
  defenders: LcgCharacter[]
  attack: number
  defense: number
  winner: number | null
  decided: boolean
  /** What would come of it if it resolved now. */
  now: { winner: number | null; unopposed: boolean; breaks: string[] }
}

export interface Treaties {
  stake: string
  deck: number
  made: { parties: number[]; promises: { seat: number; text: string; done: boolean }[]; until: string; value: number; card: boolean }[]
}

export interface LcgDuel {
  challenger: string
  challenged: string
  others: string[]
  statistic: string
  totals: number[]
}

/** A card of the LCG as the card table draws it. */
export function drawn(card: LcgCard): CardState {
  return { ...card, dishonored: false, dead: false, tokens: [], gold_cost: card.cost ?? 0 } as CardState
}

/** All provinces of a player, the stronghold's last. */
export function provincesOf(player: LcgPlayer): LcgProvince[] {
  return player.stronghold_province ? [...player.provinces, player.stronghold_province] : player.provinces
}

/** What lies under a province, in words: those that the reader knows by name. */
export function beneath(province: LcgProvince): string {
  const under = province.under ?? []
  const known = under.flatMap((card) => (card ? [card.name] : []))
  const unknown = under.length - known.length
  return [...known, ...(unknown > 0 ? [`${unknown} unknown`] : [])].join(', ')
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** A province in words. */
export function provinceName(view: LcgView, id: string): string {
  for (const player of view.players) {
    if (player.stronghold_province?.id === id) return `${player.name}'s stronghold province`
    const n = player.provinces.findIndex((province) => province.id === id)
    if (n >= 0) return `${player.name}'s ${ORDINALS[n] ?? 'last'} province`
  }
  return 'a province'
}

export function provinceIn(view: LcgView, id: string): LcgProvince | undefined {
  return view.players.flatMap(provincesOf).find((province) => province.id === id)
}

/** Those who sit on the other side first, in the order of play; the own seat last, nearest to the reader. */
export function seating(view: LcgView): LcgPlayer[] {
  const own = view.seat ?? view.players.length - 1
  return view.players.map((_, n) => view.players[(own + 1 + n) % view.players.length]!)
}

/** The cards of a province that the reader knows: its own, what is in it, and what lies under it. */
function cardsAt(province: LcgProvince): LcgCard[] {
  return [province.card, ...province.cards.map(({ card }) => card), ...(province.under ?? [])].filter((card) => card !== null)
}

/** Every card that lies before somebody or stands in the conflict, by its id. */
export function cardsIn(view: LcgView): Map<string, LcgCard> {
  const of = (characters: readonly LcgCharacter[]) => characters.flatMap((each) => [each, ...each.attachments])
  const lying = view.players.flatMap((player) => [
    ...(player.hand ?? []),
    ...of(player.home),
    ...player.dynasty_discard,
    ...player.conflict_discard,
    ...[player.stronghold, player.role].filter((card) => card !== null),
    ...provincesOf(player).flatMap(cardsAt),
  ])
  const fighting = view.conflict ? [...of(view.conflict.attackers), ...of(view.conflict.defenders)] : []
  return new Map([...lying, ...fighting].map((card) => [card.id, card]))
}

/** What can be chosen before a player: cards, provinces. */
export function refsBefore(player: LcgPlayer): string[] {
  const people = player.home.flatMap((each) => [each, ...each.attachments])
  const lands = provincesOf(player).flatMap((each) => [each.id, ...cardsAt(each).map(({ id }) => id)])
  return [...people.map(({ id }) => id), ...lands, player.stronghold?.id, player.role?.id].filter((id) => id !== undefined)
}

/** With whom a player has a treaty. */
export function bound(view: LcgView, seat: number): string[] {
  const made = view.treaties?.made.filter(({ parties }) => parties.includes(seat)) ?? []
  return made.flatMap(({ parties }) => parties.filter((other) => other !== seat)).map((other) => view.players[other]?.name ?? '')
}

/** Do these play together against others? */
export function hasTeams(view: LcgView): boolean {
  return new Set(view.players.map(({ side }) => side)).size < view.players.length
}

/** The sets of rings: one for all, or one for each player. */
export function ringPools(view: LcgView): { pool: number | null; rings: Ring[] }[] {
  const pools = [...new Set(view.rings.map(({ pool }) => pool))]
  return pools.map((pool) => ({ pool, rings: view.rings.filter((ring) => ring.pool === pool) }))
}

/** What would come of the conflict if it resolved now, in a sentence. */
export function prospect(view: LcgView, conflict: Conflict): string {
  const { winner, unopposed, breaks } = conflict.now
  const name = (seat: number) => view.players[seat]?.name ?? ''
  if (winner === null) return 'nobody would win'
  if (winner !== conflict.attacker) return `${name(winner)} would win`
  const broken = breaks.length === 0 ? '' : breaks.length === 1 ? ', the province would break' : `, ${breaks.length} provinces would break`
  return `${name(winner)} would win${unopposed ? ' unopposed' : ''}${broken}`
}

/** The mark of a seat: of its clan, in a colour of its own where several play the same. */
export function markOf(view: LcgView, seat: number | null | undefined): Clan {
  return bannerOf(view.players.map(({ clan }) => ({ clan: [clan] })), seat)
}
