/** Who has won, in a few words. */
export function whoWins(winners: readonly number[], players: readonly { name: string }[]): string {
  const names = winners.map((seat) => players[seat]?.name).join(' and ')
  return winners.length === 0 ? 'Nobody wins' : `${names} ${winners.length === 1 ? 'wins' : 'win'}`
}
