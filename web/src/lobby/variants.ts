import type { Variant } from '../lib/wire'

/** Variant -> the place of the choice that is picked; where nothing is picked it is the usual one. */
type Picked = Readonly<Record<string, number>>

const chosen = (variant: Variant, picked: Picked) => variant.choices[picked[variant.id] ?? 0]

/** What a new game is told of it: only what is not as usual. */
export function unusualChoices(variants: readonly Variant[], picked: Picked): Record<string, unknown> {
  return Object.fromEntries(variants.filter((variant) => (picked[variant.id] ?? 0) > 0).map((variant) => [variant.id, chosen(variant, picked)?.value]))
}

/** Whose decks are played with these choices. */
export function libraryOf(game: string, variants: readonly Variant[], picked: Picked): string {
  return variants.map((variant) => chosen(variant, picked)?.library).find(Boolean) ?? game
}
