import { armyWidth, EDGE, widest, type Row } from '../cards/fit'
import { provincesOf, seating, type LcgCharacter, type LcgPlayer, type LcgView } from './view'

interface Room {
  width: number
  height: number
  /** How high the strips of the others are, where many sit here. */
  strips: number
  /** How high the lands are that are seen whole, as they are drawn. */
  lands: number
  past: boolean
}

/** What the column beside the board, a plate, the track, the rings and the frames around rows take. */
const SIDE = 360
const PLATE = 260
const TRACK = 44
const RINGS = 60
const FRAMES = 34
const MIDDLE = 230
const LANDS_AT_WAR = 124
const HAND = { least: 80, most: 112, share: 0.11 }

const TALL = 1.4
const across = (characters: readonly LcgCharacter[]) => characters.reduce((sum, each) => sum + (each.bowed ? TALL : 1), 0)
const deepest = (characters: readonly LcgCharacter[]) => Math.max(0, ...characters.map((each) => each.attachments.length))

/** What stands before a player when nothing is fought for: who is at home, and the provinces, each with its edge. */
function rowsOf(player: LcgPlayer, room: number): Row[] {
  const provinces = player.provinces.length + (player.stronghold_province ? 1 : 0)
  return [
    { breadth: Math.max(1, across(player.home)), listed: 0, under: deepest(player.home), room },
    { breadth: Math.max(1, provinces) * 1.3, listed: 0, under: provincesOf(player).some(({ under }) => under) ? 2.4 : 1.4, room },
  ]
}

/** Cards take the room there is: in peace for everybody's rows, in a conflict for those who take part. */
export function fit(view: LcgView, { width, height, strips, lands, past }: Room): { card: number; field: number } {
  const board = width - SIDE
  const tall = height - (past ? 86 : 12) - strips - TRACK - RINGS
  const seats = seating(view)
  const shown = seats.length > 2 ? seats.slice(-1) : seats
  if (!view.conflict) {
    const hand: Row[] = view.seat === null ? [] : [{ breadth: Math.max(1, view.players[view.seat]?.hand?.length ?? 1), listed: 0, under: 0, room: board - 20 }]
    return { card: widest([...shown.flatMap((player) => rowsOf(player, board - PLATE)), ...hand], tall - FRAMES), field: 0 }
  }
  const card = Math.max(HAND.least, Math.min(HAND.most, tall * HAND.share))
  const { attackers, defenders } = view.conflict
  const crowd = Math.max(across(attackers), across(defenders))
  const depth = Math.max(deepest(attackers), deepest(defenders))
  // Both sides stand beside each other, so each has the whole height and half of the width.
  const room = tall - card * TALL - 30 - (lands || shown.length * LANDS_AT_WAR)
  return { card, field: armyWidth(crowd, 2 * depth, (board - MIDDLE) / 2 - 20, 2 * (room - 24) - EDGE) }
}
