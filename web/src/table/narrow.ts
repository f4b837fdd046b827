import { MediaQuery } from 'svelte/reactivity'

/** A screen without room for panels beside the table: there they are sheets that stay down until they are wanted. */
export const narrow = new MediaQuery('(max-width: 900px)')

/** A finger points, and covers what it points at. */
export const coarse = new MediaQuery('(pointer: coarse)')
