import type { View } from '../lib/wire'

interface Holding {
  hand?: readonly unknown[] | null
}

/** Whether everybody's hand can be seen: somebody without a seat looks at a game of the past. */
export function handsAreOpen(view: Pick<View, 'seat'> & { players: readonly Holding[] }): boolean {
  return view.seat === null && view.players.some(({ hand }) => Boolean(hand))
}
