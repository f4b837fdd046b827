import { recall, remember } from '../lib/stored'
import type { ChatLine } from '../lib/wire'

/** What is said most often, with one click. */
export const PHRASES = ['Good luck!', 'One moment.', 'Well played!', 'Thank you for the game.']

const key = (table: string) => `silent.${table}`

/** Whose words this browser does not show at a table. */
export function remembered(table: string): string[] {
  try {
    const names: unknown = JSON.parse(recall(key(table), '[]'))
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Shows somebody's words no more, or again; the browser remembers it. */
export function hushed(table: string, silent: readonly string[], name: string, hush: boolean): string[] {
  const others = silent.filter((each) => each !== name)
  const now = hush ? [...others, name] : others
  remember(key(table), JSON.stringify(now))
  return now
}

export function heard(chat: readonly ChatLine[], silent: readonly string[]): ChatLine[] {
  return chat.filter((line) => !silent.includes(line.name))
}
