import type { Decision, Option } from './wire'

/** One of the choices that make up a larger one, and the question at which it was made. */
export interface Pick {
  option: Option
  kind: string
  at: string
}

/** A question, so that it is known again: the same words with the same options. */
export function questionOf(decision: Decision): string {
  return [decision.kind, decision.prompt, ...decision.options.map((option) => option.id)].join('\n')
}

/** Picks that still stand: who is asked the same again has taken back what was picked there and after it. */
export function standing(picks: readonly Pick[], decision: Decision): readonly Pick[] {
  const question = questionOf(decision)
  const again = picks.findLastIndex((pick) => pick.at === question)
  return again < 0 ? picks : picks.slice(0, again)
}

/**
 * The picks of the same kind as the question at hand: several targets, or units that are assigned one by one. Where
 * each comes with further picks (to which battlefield?), there are none while those are asked for.
 */
export function marked(picks: readonly Pick[], decision: Decision): readonly Pick[] {
  const first = picks.findIndex((pick) => pick.kind === decision.kind)
  if (first < 0) return []
  const later = new Set(picks.slice(first).map((pick) => pick.kind))
  if (picks.slice(0, first).some((pick) => later.has(pick.kind))) return []
  return picks.filter((pick) => pick.kind === decision.kind)
}

/** What is to be picked again when one pick is taken back: everything after it but what belongs to it. */
export function without(picks: readonly Pick[], gone: Pick): string[] {
  const rest = picks.slice(picks.indexOf(gone) + 1)
  const next = rest.findIndex((pick) => pick.kind === gone.kind)
  return next < 0 ? [] : rest.slice(next).map((pick) => pick.option.id)
}
