/** What this browser adds to the seed of a game, so that nobody else can choose it; see docs/protocol.md. */

import { sha256 } from './sha256'
import { recall, remember } from './stored'
import type { Fairness, TableInfo, ToServer } from './wire'

export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A share of one's own, remembered by what was said of it; returns that. */
export function committed(share: string): string {
  const commitment = sha256(share)
  remember(`share.${commitment}`, share)
  return commitment
}

/** What this browser added under a commitment; empty where it was another browser. */
export const ownShare = (commitment: string | null | undefined) => (commitment ? recall(`share.${commitment}`, '') : '')

/** Everything that was promised about a seed, as this browser saw it before it told its own share. */
export interface Promises {
  /** The SHA-256 of the server's part. */
  server: string
  /** For each seat the SHA-256 of what its browser adds; null: it adds nothing. */
  seats: (string | null)[]
}

const key = (table: string) => `promises.${table}`

/** What this browser saw promised at a table; null where it told no share there. */
export function promised(table: string): Promises | null {
  try {
    const kept = JSON.parse(recall(key(table), 'null')) as Promises | null
    return kept !== null && typeof kept.server === 'string' && Array.isArray(kept.seats) ? kept : null
  } catch {
    return null
  }
}

/** What everybody is bound to at the moment; null while somebody is not, or while a bot is said to add something. */
function bound(table: TableInfo): Promises | null {
  const { commitment, commitments, unbound } = table.fairness
  if (!commitment || unbound.length > 0 || table.seats.some((seat) => seat.free)) return null
  if (table.seats.some((seat, number) => seat.bot !== null && commitments[number])) return null
  return { server: commitment, seats: commitments }
}

const same = (one: Promises, other: Promises) => one.server === other.server && one.seats.length === other.seats.length && one.seats.every((each, seat) => each === other.seats[seat])

/** What has to be said about the seed before the cards can be dealt; null: nothing. */
export function contribution(table: TableInfo): ToServer | null {
  const { seat, dealt, fairness } = table
  if (dealt || seat === null) return null
  // Somebody left after shares were told: what was told could be made use of, so it is another one now.
  if (fairness.unbound.includes(seat)) return { type: 'commit', commitment: committed(newShare()) }
  const share = ownShare(fairness.commitments[seat])
  const promises = bound(table)
  if (!share || !promises || !fairness.awaits.includes(seat)) return null
  // A share is told once. Were it told again under other promises, they could have been made with it in mind.
  const told = recall(`told.${sha256(share)}`, '')
  if (told && !same(JSON.parse(told) as Promises, promises)) return null
  remember(`told.${sha256(share)}`, JSON.stringify(promises))
  remember(key(table.id), JSON.stringify(promises))
  return { type: 'reveal', share }
}

const SEED = 'the seed, the number that decides all luck in a game'

/** What is wrong with the chance of a finished game, as far as this browser can tell. */
export function troubles(fairness: Fairness, own: string, promises: Promises | null): string[] {
  const { commitment, commitments, shares, server, seed } = fairness
  if (!commitment || server === null || seed === null) return []
  const seats = promises?.seats ?? commitments
  const found: string[] = []
  if (sha256(server) !== (promises?.server ?? commitment) || sha256(server) !== commitment) found.push(`The server changed its part of ${SEED}.`)
  if (seats.some((bound, seat) => bound && (sha256(shares[seat] ?? '') !== bound || commitments[seat] !== bound))) found.push(`Someone changed their part of ${SEED}.`)
  if (shares.some((share, seat) => share !== null && !seats[seat])) found.push(`Something was added to ${SEED}, that nobody had promised.`)
  if (promises && own && !shares.includes(own)) found.push(`Your browser's part of ${SEED}, is missing.`)
  const told = shares.filter((share) => share !== null)
  const mixed = told.length > 0 ? BigInt(`0x${sha256([server, ...told].join(':'))}`).toString() : server
  if (mixed !== seed) found.push(`${SEED[0]!.toUpperCase()}${SEED.slice(1)}, does not follow from its parts.`)
  return found
}
