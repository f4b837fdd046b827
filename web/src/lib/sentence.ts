/** What the server says against something, as people write it: with its capital and its full stop. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.…?!]$/.test(text) ? '' : '.')
}

const LIST = new Intl.ListFormat('en-US')

/** One thing after another: "A, B, and C". */
export function listed(words: readonly string[]): string {
  return LIST.format(words)
}
