import type { GameInfo } from '../lib/wire'

interface Presented {
  title: string
  /** What it is, in a line for somebody who has never heard of it. */
  line: string
  /** How long its introduction takes. */
  minutes: number
}

/** In the order in which newcomers should meet them. */
const GAMES: Record<string, Presented> = {
  battle: { title: 'Battle for Rokugan', line: 'Bluff with facedown tokens for the map of an empire. 2 to 5 players.', minutes: 5 },
  lcg: { title: 'The Card Game (LCG)', line: 'Conflicts, duels and honor bids between two clans.', minutes: 5 },
  celestial: { title: 'CCG: Celestial Edition', line: 'Armies, gold, and four ways to win. 2 players.', minutes: 5 },
  'war-of-honor': { title: 'War of Honor', line: 'The armies of the CCG for a whole table, with allies.', minutes: 5 },
  diamond: { title: 'CCG: Diamond Edition', line: 'The classic, with every detail. 2 to 6 players.', minutes: 5 },
}
/** The game for somebody who knows none of them. */
export const firstFor = 'battle'
/** Against how many a good first game is played; one, where nothing else is said. */
const OPPONENTS: Record<string, number> = { battle: 2, 'war-of-honor': 2 }

export function presented(games: readonly GameInfo[]): (Presented & { game: GameInfo })[] {
  return Object.entries(GAMES).flatMap(([id, told]) => {
    const game = games.find((each) => each.id === id)
    return game ? [{ game, ...told }] : []
  })
}

/** How many bots sit down; never a number that the game is not played with. */
export function opponentsIn(game: Pick<GameInfo, 'id' | 'seats'>): number {
  const wanted = OPPONENTS[game.id] ?? 1
  return game.seats.includes(wanted + 1) ? wanted : game.seats[0]! - 1
}
