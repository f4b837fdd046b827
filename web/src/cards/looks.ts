import { CLANS, type Clan, type Icon } from '../marks/clans'

/** How the types of cards look: a colour for the band, and an own mark, 24 by 24. */
export interface TypeLook extends Icon {
  colour: string
}

const UNALIGNED: Clan = { name: 'Unaligned', colour: '#6b6258', fill: '', stroke: 'M12 4a8 8 0 1 0 .01 0z' }

const LOOKS: Record<string, TypeLook> = {
  Stronghold: {
    name: 'Stronghold',
    colour: '#3d352e',
    fill: 'M4 22v-7h16v7zM1.5 15L6 9.5h12l4.5 5.5zM7 9.5V6h10v3.5zM5 6l3-4h8l3 4z',
    stroke: '',
  },
  Holding: { name: 'Holding', colour: '#8a6a1f', fill: 'M1.5 12L12 3.5 22.5 12H19v9H5v-9zM10 21v-6h4v6z', stroke: '' },
  Personality: { name: 'Personality', colour: '#2f4858', fill: 'M12 2a4.5 4.5 0 1 0 .01 0zM3 22c0-7 4-10 9-10s9 3 9 10z', stroke: '' },
  Event: { name: 'Event', colour: '#7a3b57', fill: 'M12 7a5 5 0 1 0 .01 0z', stroke: 'M12 1.5V4M12 20v2.5M1.5 12H4M20 12h2.5M4.5 4.5l2 2M17.5 17.5l2 2M4.5 19.5l2-2M17.5 6.5l2-2' },
  Region: { name: 'Region', colour: '#4c6a3c', fill: 'M1 20L8.5 6l4.5 8 3-4.5L23 20z', stroke: '' },
  Celestial: { name: 'Celestial', colour: '#37417a', fill: 'M15.5 2A10.5 10.5 0 1 0 22 17 9 9 0 0 1 15.5 2z', stroke: '' },
  Strategy: { name: 'Strategy', colour: '#8c2f22', fill: '', stroke: 'M4 4l15 15M20 4L5 19M3 15.5l6 5.5M21 15.5l-6 5.5' },
  Ring: { name: 'Ring', colour: '#6b4a9a', fill: '', stroke: 'M12 3.5a8.5 8.5 0 1 0 .01 0z' },
  Follower: { name: 'Follower', colour: '#57612f', fill: 'M6 3l14 4.5L6 12z', stroke: 'M5 2v20' },
  Item: { name: 'Item', colour: '#51606b', fill: '', stroke: 'M21 3L8.5 15.5M5 12l7 7M8.5 15.5L3.5 20.5' },
  Spell: { name: 'Spell', colour: '#1f6470', fill: '', stroke: 'M6 3h13v18H6M6 3a2.5 3 0 0 0 0 6M6 21a2.5 3 0 0 1 0-6M10 8h5M10 12h5M10 16h5' },
}

export const TYPES = Object.keys(LOOKS)

/** Types of other games that look like one of these. */
const ALIKE: Record<string, string> = {
  character: 'Personality', attachment: 'Item', holding: 'Holding', event: 'Strategy', province: 'Region', stronghold: 'Stronghold', role: 'Ring',
}

export function lookOf(type: string): TypeLook {
  return LOOKS[ALIKE[type] ?? type] ?? { name: type, colour: '#6b6258', fill: 'M12 5a7 7 0 1 0 .01 0z', stroke: '' }
}

export function clanOf(clans: readonly string[] | undefined): Clan {
  return CLANS[clans?.[0]?.toLowerCase() ?? ''] ?? UNALIGNED
}

/** For who plays a Clan that somebody plays already: like none of the nine, nor like each other. */
const SPARE = ['#c8428c', '#2d3ac2', '#1d1712', '#7c9a12', '#8a8f98']

/** The mark of a seat: the first of a Clan has its colour, the others one of their own, so that maps tell them apart. */
export function bannerOf(players: readonly { clan: readonly string[] }[], seat: number | null | undefined): Clan {
  const clans = players.map(({ clan }) => clanOf(clan))
  const again = [...clans.keys()].filter((each) => clans.indexOf(clans[each]!) < each)
  const clan = clans[seat ?? -1] ?? UNALIGNED
  return { ...clan, colour: SPARE[again.indexOf(seat ?? -1)] ?? clan.colour }
}

/** A line of a card's text: what introduces it stands out, as "Battle:" does. */
export interface Line {
  head: string
  body: string
}

const HEAD = /^((?:[A-Z][\w/&-]*\s?){1,5}):\s+/

export function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const head = HEAD.exec(line)
      return head ? { head: head[1]!, body: line.slice(head[0].length) } : { head: '', body: line }
    })
}

/** What a card that is shown small says: its first ability, and how many more there are; what introduces them, if it is one word for all. */
export function gistOf(lines: readonly Line[]): { first: Line; others: string; more: number } | null {
  const [first, ...others] = lines
  if (!first) return null
  const heads = new Set(others.map(({ head }) => head))
  const [head] = heads
  // Several words would not fit beside the numbers of a small card.
  const said = heads.size === 1 && head ? head : `${others.length} more`
  return { first, others: others.length > 0 ? `+ ${said}` : '', more: others.length }
}
