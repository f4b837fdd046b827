/** What people are told of a bot: its level, and what to expect of it (as in `gorin/bots/levels.py`). */
const LEVELS: Record<string, { name: string; manner: string }> = {
  beginner: { name: 'Beginner', manner: 'overlooks a good deal' },
  heuristic: { name: 'Intermediate', manner: 'plays sensibly' },
  expert: { name: 'Expert', manner: 'often looks ahead' },
  master: { name: 'Master', manner: 'weighs every choice' },
  random: { name: 'Random', manner: 'plays anything that is allowed' },
}
const BEST = 'heuristic'
/** For programs: people are not offered it as a level. */
const RANDOM = 'random'

/** What people call a level; nothing where a bot is none. */
export function levelOf(bot: string): string | undefined {
  return bot === RANDOM ? undefined : LEVELS[bot]?.name
}

export function described(bot: string): string {
  const level = LEVELS[bot]
  return level ? `${level.name} (${level.manner})` : bot
}

/** The one to play against first. */
export function bestFirst(bots: readonly string[]): string[] {
  return bots.toSorted((a, b) => Number(b === BEST) - Number(a === BEST))
}

/** A list of who sits somewhere, in which bots are counted. */
export function company(seats: readonly { name: string; bot: string | null }[]): string {
  const people = seats.filter((seat) => !seat.bot).map((seat) => seat.name || 'free')
  const bots = seats.length - people.length
  return [...people, ...(bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`])].join(', ')
}
