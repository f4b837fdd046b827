/** How wide the strips of the others are, as columns of a grid: of who has lost only the name is left. */
export function stripColumns(others: readonly { lost: boolean }[]): string {
  const all = others.every(({ lost }) => lost)
  return others.map(({ lost }) => (lost && !all ? 'minmax(0, 8.5rem)' : 'minmax(0, 1fr)')).join(' ')
}
