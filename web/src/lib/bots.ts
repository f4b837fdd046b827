/** What a bot is like, for who does not know its name. */
const MANNERS: Record<string, string> = {
  heuristic: 'plays sensibly',
  random: 'plays anything',
  search: 'thinks ahead',
}
const BEST = 'heuristic'

export function described(bot: string): string {
  return bot in MANNERS ? `${bot}, ${MANNERS[bot]}` : bot
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
