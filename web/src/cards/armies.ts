import { EDGE, EDGE_WIDTH, LEAST, MOST, TALL } from './fit'
import { allied, armies, comingTo, isCrowded, isQuiet, type Battlefield, type CardsView, type Unit } from './view'

/** How the armies of a battle stand. */
export interface Stand {
  card: number
  /** More cards than so many under a Personality lie beside him. */
  deep: number
  /** Attackers and defenders beside each other, not one above the other. */
  abreast: boolean
  /** All are lines of a list. */
  listed: boolean
}

interface Box {
  wide: number
  high: number
}

/** Somebody who stands on a battlefield: so many cards wide, with so many cards under him. */
export interface Figure {
  breadth: number
  under: number
}

/** Everybody on one side of a battlefield; several armies have a banner each. */
export interface Host {
  armies: Figure[][]
  banners: boolean
}

export interface Ground {
  /** Its part of the width of all battlefields. */
  share: number
  hosts: Host[]
  terrain: boolean
}

/** Between units, and between armies. */
const GAP = 3
/** What stands between two armies, and around them. */
const FORCES = 44
/** Where more than two play, the names of both sides may stand over their Force. */
const NAMES = 16
/** Where units are sent there is a button for all of them. */
const SENDING = 32
/** The frame of a banner. */
const BANNER = { high: 29, wide: 8 }
/** The frame of a battlefield. */
const FRAME = 14
/** A name of a list, within its banner and the frame of its battlefield. */
const LEAST_FIELD = EDGE_WIDTH + BANNER.wide + FRAME
/** On cards as wide as this, a name on the edge of a card that lies under them can be read. */
const READABLE = 124
/** What legible names, and armies that face each other, are worth in the size of cards. */
const LEGIBLE = 1.15
const FACING = 1.15

function boxOf({ breadth, under }: Figure, { card, deep, listed }: Stand): Box {
  if (listed) return { wide: EDGE_WIDTH, high: (1 + under) * EDGE }
  if (under <= deep) return { wide: card * breadth, high: card * TALL + under * EDGE }
  return { wide: card * breadth + EDGE_WIDTH, high: Math.max(card * TALL, under * EDGE) }
}

/** What boxes take that stand side by side, in as many lines as they need. */
export function wrapped(boxes: readonly Box[], room: number): Box {
  const lines: Box[] = []
  for (const { wide, high } of boxes) {
    const line = lines.at(-1)
    if (line && line.wide + GAP + wide <= room) lines[lines.length - 1] = { wide: line.wide + GAP + wide, high: Math.max(line.high, high) }
    else lines.push({ wide, high })
  }
  return { wide: Math.max(0, ...lines.map(({ wide }) => wide)), high: lines.reduce((sum, { high }) => sum + high + GAP, 0) }
}

function hostBox({ armies, banners }: Host, stand: Stand, room: number): Box {
  const boxes = armies.map((army) => army.map((figure) => boxOf(figure, stand)))
  if (!banners) return wrapped(boxes.flat(), room)
  const framed = boxes.map((army) => wrapped(army, room - BANNER.wide)).map(({ wide, high }) => ({ wide: wide + BANNER.wide, high: high + BANNER.high }))
  return wrapped(framed, room)
}

/** What part of a battlefield each side needs where they stand abreast. */
function partsOf(hosts: readonly Host[], { card, deep, listed }: Stand): number[] {
  const needs = ({ breadth, under }: Figure) => (listed ? 1 : breadth + (under > deep ? EDGE_WIDTH / card : 0))
  return hosts.map(({ armies }) => Math.max(1.2, armies.flat().reduce((sum, figure) => sum + needs(figure), 0)))
}

/** Whether armies that stand like this have room on their battlefield. */
function fits({ hosts, terrain }: Ground, stand: Stand, room: number, height: number): boolean {
  const parts = partsOf(hosts, stand)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const rooms = parts.map((part) => (stand.abreast ? ((room - GAP) * part) / whole : room))
  const boxes = hosts.map((host, n) => hostBox(host, stand, rooms[n]!))
  const high = stand.abreast ? Math.max(...boxes.map((box) => box.high)) : boxes.reduce((sum, box) => sum + box.high, 0)
  return high + (terrain ? stand.card * TALL + GAP : 0) <= height && boxes.every(({ wide }, n) => wide <= rooms[n]!)
}

/** How wide each battlefield is: by its share, but wide enough for names in a list as long as there is room for all. */
export function fieldWidths(shares: readonly number[], width: number): number[] {
  const least = Math.min(LEAST_FIELD, width / shares.length)
  let wide = shares
  for (;;) {
    const narrow = shares.filter((_, n) => wide[n] === 0).length
    const unit = (width - narrow * least) / wide.reduce((sum, share) => sum + share, 0)
    const next = wide.map((share) => (share * unit < least ? 0 : share))
    if (next.every((share, n) => share === wide[n]) || next.every((share) => share === 0)) return wide.map((share) => (share === 0 ? least : share * unit))
    wide = next
  }
}

function allFit(grounds: readonly Ground[], stand: Stand, width: number, height: number): boolean {
  const widths = fieldWidths(grounds.map(({ share }) => share), width)
  return grounds.every((ground, n) => fits(ground, stand, widths[n]! - FRAME, height))
}

/** The widest cards with which everybody has room in this order; none if there are none. */
function largest(grounds: readonly Ground[], order: Stand, width: number, height: number): number {
  let [low, high] = [LEAST - 1, MOST]
  while (low < high) {
    const card = Math.ceil((low + high) / 2)
    if (allFit(grounds, { ...order, card }, width, height)) low = card
    else high = card - 1
  }
  return low < LEAST ? 0 : low
}

function worth({ card, deep, abreast }: Stand): number {
  return card * (card >= READABLE || deep === 0 ? LEGIBLE : 1) * (abreast ? 1 : FACING)
}

/** How armies stand best in a room: as large as they can, but facing each other and legible if that costs little. */
export function drawnUp(grounds: readonly Ground[], width: number, height: number): Stand {
  const deepest = Math.max(0, ...grounds.flatMap(({ hosts }) => hosts.flatMap(({ armies }) => armies.flat().map(({ under }) => under))))
  const orders = [false, true].flatMap((abreast) => Array.from({ length: deepest + 1 }, (_, n) => ({ card: 0, deep: deepest - n, abreast, listed: false })))
  const stands = orders.map((order) => ({ ...order, card: largest(grounds, order, width, height) })).filter(({ card }) => card > 0)
  if (stands.length === 0) return inLists(grounds, width, height)
  return stands.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

/** Where even lists have no room, they stand one above the other: that can be scrolled, and nothing lies on anything. */
function inLists(grounds: readonly Ground[], width: number, height: number): Stand {
  const lists: Stand = { card: LEAST, deep: 0, abreast: false, listed: true }
  return [lists, { ...lists, abreast: true }].find((stand) => allFit(grounds, stand, width, height)) ?? lists
}

const figure = (unit: Unit): Figure => ({ breadth: unit.bowed ? TALL : 1, under: unit.attachments.length + unit.under.length })
const GHOST: Figure = { breadth: 1, under: 0 }

/** Who stands, or will stand, on a side of a battlefield. */
function hostAt(view: CardsView, field: Battlefield, attacking: boolean): Host {
  const banners = view.battle !== null && allied(view.battle, attacking).length > 1
  const coming = comingTo(view, field, attacking).map(() => GHOST)
  const standing = armies(view, attacking ? field.attacking : field.defending, attacking).map(({ units }) => units.map(figure))
  return { armies: coming.length > 0 ? [...standing, coming] : standing, banners }
}

/** How much of a battlefield attackers and defenders have where they stand abreast. */
export function sideColumns(view: CardsView, field: Battlefield, stand: Stand): string {
  const hosts = [true, false].map((attacking) => hostAt(view, field, attacking))
  return partsOf(hosts, stand).map((part) => `minmax(0, ${part.toFixed(2)}fr)`).join(' ')
}

const breadthOf = ({ armies }: Host) => armies.flat().reduce((sum, { breadth }) => sum + breadth, 0)

/** A battlefield needs as much of the width as its larger side has cards. */
export function shareOf(view: CardsView, field: Battlefield): number {
  return Math.max(1.2, ...[true, false].map((attacking) => breadthOf(hostAt(view, field, attacking))))
}

/** While a battle is fought the battlefields without anybody are put aside. */
export function isAside(view: CardsView, field: Battlefield): boolean {
  return Boolean(view.battle?.current) && isQuiet(view, field)
}

/** How the armies of all battlefields stand in this room. */
export function standIn(view: CardsView, width: number, height: number, sending: boolean): Stand {
  const seen = view.battlefields.filter((field) => !isAside(view, field))
  const grounds = seen.map((field) => ({
    share: shareOf(view, field),
    hosts: [true, false].map((attacking) => hostAt(view, field, attacking)),
    terrain: field.terrain.length > 0,
  }))
  return drawnUp(grounds, width, height - FORCES - (isCrowded(view) ? NAMES : 0) - (sending ? SENDING : 0))
}

/** How the battlefields share the table: where many stand there is more room. */
export function fieldColumns(view: CardsView): string {
  const seen = view.battlefields.filter((field) => !isAside(view, field))
  return seen.map((field) => `minmax(min(${LEAST_FIELD}px, 100% / ${seen.length} - 4px), ${shareOf(view, field)}fr)`).join(' ')
}
