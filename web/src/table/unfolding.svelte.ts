import { untrack } from 'svelte'
import { narrow } from './narrow'

/** Bring a panel up when there is something new to look at; on a narrow screen it would hide the table. */
export function unfold(wanted: () => boolean, show: () => void): void {
  $effect(() => {
    if (wanted() && !untrack(() => narrow.current)) show()
  })
}
