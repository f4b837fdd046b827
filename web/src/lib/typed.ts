/** The number of an option as far as it is typed; 0: none. */
export interface Typed {
  number: number
  /** No digit can follow: it need not be waited for. */
  whole: boolean
}

/**
 * One digit more. Where no option has the longer number, the digit begins a number of its own; as that may be a slip,
 * it is waited for in any case.
 */
export function typedOn(before: number, digit: number, options: number): Typed {
  const longer = before * 10 + digit
  const number = [longer, digit].find((each) => each >= 1 && each <= options) ?? 0
  return { number, whole: number > 0 && number === longer && longer * 10 > options }
}
