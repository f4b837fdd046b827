import type { Icon } from '../marks/clans'

/** Own marks for the five elements: a colour and a shape each. */
export interface Element extends Icon {
  colour: string
}

export const ELEMENTS: Record<string, Element> = {
  air: { name: 'Air', colour: '#5b6f9c', fill: '', stroke: 'M3 8h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 18h8' },
  earth: { name: 'Earth', colour: '#5f6b33', fill: 'M2 20L9 6l4 7 3-4 6 11z', stroke: '' },
  fire: { name: 'Fire', colour: '#b13a22', fill: 'M12 2c1 4 6 7 6 12a6 6 0 0 1-12 0c0-2 1-4 2-5 0 2 1 3 2 3 2-3 0-6 2-10z', stroke: '' },
  water: { name: 'Water', colour: '#22668c', fill: '', stroke: 'M2 9c3-4 6-4 10 0s7 4 10 0M2 16c3-4 6-4 10 0s7 4 10 0' },
  void: { name: 'Void', colour: '#4c3a6b', fill: '', stroke: 'M16 4.5a8.5 8.5 0 1 0 4 5' },
}

const MILITARY: Icon = { name: 'military', fill: '', stroke: 'M5 19L19 5M19 5h-5M19 5v5M5 14l5 5' }
const POLITICAL: Icon = { name: 'political', fill: '', stroke: 'M12 20V9M12 9C7 9 4 7 3 3c6 0 9 2 9 6zM12 9c5 0 8-2 9-6-6 0-9 2-9 6z' }

export function typeMark(type: string): Icon {
  return type === 'military' ? MILITARY : POLITICAL
}
