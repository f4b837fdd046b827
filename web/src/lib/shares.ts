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

/** What has to be said about the seed before the cards can be dealt; null: nothing. */
export function contribution(table: TableInfo): ToServer | null {
  const { seat, dealt, fairness } = table
  if (dealt || seat === null) return null
  // Somebody left after shares were told: what was told could be made use of, so it is another one now.
  if (fairness.unbound.includes(seat)) return { type: 'commit', commitment: committed(newShare()) }
  const share = ownShare(fairness.commitments[seat])
  if (!share || !fairness.commitment || !fairness.awaits.includes(seat)) return null
  remember(`promise.${table.id}`, fairness.commitment)
  return { type: 'reveal', share }
}

/** What is wrong with the chance of a finished game, as far as this browser can tell. */
export function troubles(fairness: Fairness, own: string, promised: string): string[] {
  const { commitment, commitments, shares, server, seed } = fairness
  if (!commitment || server === null || seed === null) return []
  const found: string[] = []
  if (sha256(server) !== commitment || (promised && promised !== commitment)) found.push('The server has changed its part of the seed.')
  if (commitments.some((bound, seat) => bound && sha256(shares[seat] ?? '') !== bound)) found.push('Somebody has changed a share of the seed.')
  if (own && promised && !shares.includes(own)) found.push('What this browser added to the seed is missing.')
  const told = shares.filter((share) => share !== null)
  const mixed = told.length > 0 ? BigInt(`0x${sha256([server, ...told].join(':'))}`).toString() : server
  if (mixed !== seed) found.push('The seed is not made of the parts that were told.')
  return found
}
