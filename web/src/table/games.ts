import type { Component, Snippet } from 'svelte'
import BattleTable from '../battle/BattleTable.svelte'
import CardTable from '../cards/CardTable.svelte'
import LcgTable from '../lcg/LcgTable.svelte'
import type { Connection } from '../lib/connection.svelte'
import type { Choosing } from './choosing.svelte'
import GenericTable from './GenericTable.svelte'

export interface TableProps {
  conn: Connection
  choosing: Choosing
  /** The teacher of an introduction, to be given a place beside the table. */
  lesson?: Snippet
}

/** Games with a picture of their own. Every other game is played on the generic table. */
const PICTURES: Record<string, Component<TableProps>> = {
  battle: BattleTable,
  celestial: CardTable,
  diamond: CardTable,
  lcg: LcgTable,
  'war-of-honor': CardTable,
}

export function tableComponent(game: string): Component<TableProps> {
  return PICTURES[game] ?? GenericTable
}
