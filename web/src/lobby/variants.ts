import type { GameInfo, Variant } from '../lib/wire'

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

/** What can be agreed on in a format. */
export function offeredIn(variants: readonly Variant[], format: string): Variant[] {
  return variants.filter((variant) => !variant.format || variant.format === format)
}

/** With how many seats a game is played in a format. */
export function seatsOf(game: GameInfo, format: string): number[] {
  return game.format_seats[format] ?? game.seats
}

/** An id as a heading: its words, each with a capital. */
export const titled = (id: string) => id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')

/** What a game is called that is played in a format, where there are several. */
export const gameTitle = ({ name, format }: { name: string; format: string }) => (format ? `${name}, ${titled(format)}` : name)

/** A format and who plays it. */
export function formatTitle(game: GameInfo, format: string): string {
  return `${titled(format)} (${seatsOf(game, format).join(', ')} players)`
}

/** Whose decks can be built: every game that is played with decks, and the ways to play it with others. */
export function librariesOf(games: readonly GameInfo[]): { id: string; name: string }[] {
  return games
    .filter(({ decks }) => decks.length > 0)
    .flatMap(({ id, name, variants }) => {
      const others = variants.flatMap((variant) => variant.choices.filter(({ library }) => library).map(({ library }) => ({ id: library, name: `${name}: ${variant.name}` })))
      return [{ id, name }, ...others]
    })
}
