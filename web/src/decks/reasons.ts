/** A sentence of the server without the clauses at its end, and those. */
export function cited(sentence: string): { text: string; clauses: string[] } {
  const found = /\s*\[([A-Z0-9, -]+)\]$/.exec(sentence)
  if (!found) return { text: sentence, clauses: [] }
  return { text: sentence.slice(0, found.index), clauses: found[1]!.split(', ') }
}
