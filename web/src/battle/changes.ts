import type { BattleView } from './view'

/** What is new on the board since an earlier view, as refs. */
export function changedSince(old: BattleView | null, now: BattleView): Set<string> {
  const changed = new Set<string>()
  if (!old) return changed
  for (const [id, province] of Object.entries(now.provinces)) {
    const before = old.provinces[id]
    const same =
      before && before.owner === province.owner && before.faceup === province.faceup && before.special === province.special
    if (!same) changed.add(`province:${id}`)
  }
  const known = new Set(old.pieces.map((piece) => piece.id))
  for (const piece of now.pieces) if (!known.has(piece.id)) changed.add(`piece:${piece.id}`)
  return changed
}

/** The provinces that a line of the log names. Longer names first: one may begin like another. */
export function mentioned(view: BattleView, text: string): string[] {
  let rest = text
  const found: string[] = []
  const byLength = Object.entries(view.provinces).sort(([, a], [, b]) => b.name.length - a.name.length)
  for (const [id, province] of byLength) {
    if (!rest.includes(province.name)) continue
    found.push(`province:${id}`)
    rest = rest.replaceAll(province.name, '')
  }
  return found
}
