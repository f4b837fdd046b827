import type { Clause } from '../lib/wire'

export interface Chapter {
  name: string
  anchor: string
  clauses: Clause[]
}

/** Clauses by chapter, both in the order of the ledger. */
export function byChapter(clauses: Clause[]): Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const clause of clauses) {
    const chapter = chapters.get(clause.section)
    if (chapter) chapter.clauses.push(clause)
    else chapters.set(clause.section, { name: clause.section, anchor: anchorOf(clause.section), clauses: [clause] })
  }
  return [...chapters.values()]
}

/** Clauses in which every wanted word occurs. */
export function matching(clauses: Clause[], wanted: string): Clause[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.section} ${clause.text}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** A clause's place in the rules browser; the id of a clause begins with its ledger's mark. */
export function clauseLink(game: string, clause: string): string {
  return `/rules/${game}#${clause}`
}

function anchorOf(section: string): string {
  return `chapter-${section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
