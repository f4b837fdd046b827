import type { Decision, Option } from './wire'

/** Options that are not about an object but about the choice itself; every game uses these names. */
const PLAIN = { pass: 'pass', done: 'done', back: 'back' } as const

export interface Sorted {
  /** Options about things, in the order of the server. */
  about: Option[]
  /** "Pass" or "Done": what the space bar does. */
  pass: Option | null
  /** "Undo": what Esc does. */
  back: Option | null
}

export function sorted(decision: Decision | null): Sorted {
  const options = decision?.options ?? []
  const named = (id: string) => options.find((option) => option.id === id) ?? null
  const pass = named(PLAIN.done) ?? named(PLAIN.pass)
  const back = named(PLAIN.back)
  return { about: options.filter((option) => option !== pass && option !== back), pass, back }
}

/** The first ref is what an option is about; a token on a border also names the province that it points at. */
export function subject(option: Option): string {
  return option.refs[0] ?? ''
}

/** Object -> the options that are about it. */
export function bySubject(decision: Decision | null): Map<string, Option[]> {
  const groups = new Map<string, Option[]>()
  for (const option of decision?.options ?? []) {
    const ref = subject(option)
    if (ref) groups.set(ref, [...(groups.get(ref) ?? []), option])
  }
  return groups
}

/** What a click on an object can mean: the options about it, otherwise those that mention it. */
export function meantBy(decision: Decision | null, ref: string): Option[] {
  const options = decision?.options ?? []
  const about = options.filter((option) => subject(option) === ref)
  return about.length > 0 ? about : options.filter((option) => option.refs.includes(ref))
}

export function withoutRemark(option: Option): string {
  return option.remark ? option.label.replace(` (${option.remark})`, '') : option.label
}

/** The options as the panel lists and numbers them: what needs reading first comes last. */
export function listed(decision: Decision | null): Option[] {
  const about = alike(sorted(decision).about).map(({ option }) => option)
  return [...about.filter((option) => !option.remark), ...about.filter((option) => option.remark)]
}

/** The number by which a key chooses each of some options: what it stands for, or its place in the list. */
export function keysOf(options: readonly Option[]): number[] {
  const amounts = options.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  return amounts.length === options.length ? amounts : options.map((_, index) => index + 1)
}

/** Options that read the same, as several equal sources of payment: one button is enough for them. */
export interface Alike {
  option: Option
  count: number
}

export function alike(options: readonly Option[]): Alike[] {
  const found = new Map<string, Alike>()
  for (const option of options) {
    const known = found.get(option.label)
    if (known) known.count += 1
    else found.set(option.label, { option, count: 1 })
  }
  return [...found.values()]
}
