/** The number of an option as far as it is typed; NO_NUMBER: none. */
export interface Typed {
  number: number
  /** No digit can follow: it need not be waited for. */
  whole: boolean
}

export const NO_NUMBER = -1

/**
 * One digit more, where options have these numbers. Where none has the longer number, the digit begins a number of
 * its own; as that may be a slip, it is waited for in any case.
 */
export function typedOn(before: number, digit: number, numbers: readonly number[]): Typed {
  const longer = before === NO_NUMBER ? digit : before * 10 + digit
  const number = [longer, digit].find((each) => numbers.includes(each)) ?? NO_NUMBER
  const mayGoOn = longer > 0 && numbers.some((each) => each >= longer * 10)
  return { number, whole: number !== NO_NUMBER && number === longer && !mayGoOn }
}
