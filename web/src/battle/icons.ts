import type { Icon } from '../marks/clans'

/** Own icons, 24 by 24. What a token is must show at a glance, so each is one simple shape. */

export const KINDS: Record<string, Icon> = {
  army: {
    name: 'army',
    fill: 'M4 17a8 8.5 0 0 1 16 0l1.5 3h-19z',
    stroke: 'M12 9V6M6.5 2.5C7 6 9.5 7.5 12 7.5S17 6 17.5 2.5',
  },
  navy: { name: 'navy', fill: 'M2 15.5h20l-3.5 5.5h-13zM13 2l7 11.5h-7zM11 5v8.5H5z', stroke: '' },
  shinobi: {
    name: 'shinobi',
    fill: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM12 10.2a1.8 1.8 0 1 0 .01 0z',
    stroke: '',
  },
  blessing: { name: 'blessing', fill: '', stroke: 'M2.5 5.5C8 3.5 16 3.5 21.5 5.5M5 10.5h14M7.5 5v16.5M16.5 5v16.5' },
  diplomacy: { name: 'diplomacy', fill: '', stroke: 'M9 7a5.5 5.5 0 1 0 .01 0zM15 7a5.5 5.5 0 1 0 .01 0z' },
  raid: {
    name: 'raid',
    fill: 'M12.5 1c.5 5.5 6.5 7.5 6.5 13.5a7 7 0 0 1-14 0c0-3.5 2-5 2.5-8.5 2.3 1.2 3.2 2.7 3.5 5 1.5-2.5 2-6 1.5-10z',
    stroke: '',
  },
  bluff: {
    name: 'bluff',
    fill: 'M3.5 5.5C9 2.5 15 2.5 20.5 5.5c0 8.5-3 14-8.5 16.5-5.5-2.5-8.5-8-8.5-16.5zM7 9.5c1.5-1.5 3-1.5 4 0-1 1.5-3 1.5-4 0zM13 9.5c1-1.5 2.5-1.5 4 0-1 1.5-3 1.5-4 0z',
    stroke: '',
  },
}

export const SPECIALS: Record<string, Icon & { text?: string; colour: string }> = {
  peace: { name: 'peace', colour: '#4d7f86', fill: '', stroke: 'M12 21c0-7 1-11 7-17M12 15C7 15 5 12 5 8c4 0 7 2 7 7M13.5 11c4.5 1 7-1 7.5-5' },
  'scorched-earth': {
    name: 'scorched earth',
    colour: '#2f2a27',
    fill: 'M12.5 1c.5 5.5 6.5 7.5 6.5 13.5a7 7 0 0 1-14 0c0-3.5 2-5 2.5-8.5 2.3 1.2 3.2 2.7 3.5 5 1.5-2.5 2-6 1.5-10z',
    stroke: '',
  },
  shrine: { name: 'shrine', colour: '#a8321f', fill: '', stroke: 'M2.5 5.5C8 3.5 16 3.5 21.5 5.5M5 10.5h14M7.5 5v16.5M16.5 5v16.5' },
  battlefield: { name: 'battlefield', colour: '#6a4a2b', fill: '', stroke: 'M4 3l15 17M20 3L5 20M3 16l6 5M21 16l-6 5' },
  harbor: { name: 'harbor', colour: '#2d5f83', fill: '', stroke: 'M12 7v14M4 13c0 5 3.5 8 8 8s8-3 8-8M8 10.5h8M12 2.5a2.2 2.2 0 1 0 .01 0z' },
  'honor+1': { name: 'honor plus 1', colour: '#b05a77', fill: '', stroke: '', text: '+1' },
  'honor+2': { name: 'honor plus 2', colour: '#b05a77', fill: '', stroke: '', text: '+2' },
  'honor=4': { name: 'honor 4', colour: '#b05a77', fill: '', stroke: '', text: '4' },
  'defense+1': { name: 'defense plus 1', colour: '#55606b', fill: '', stroke: '', text: '+1' },
  'defense+2': { name: 'defense plus 2', colour: '#55606b', fill: '', stroke: '', text: '+2' },
}

export interface Face {
  kind: Icon
  strength: string
  name: string
}

/** "army 3" -> the id of that face; undefined where there is no such token. */
export function faceNamed(name: string): string | undefined {
  const id = name.replace(' ', '-')
  return KINDS[id.split('-')[0] ?? ''] && id
}

/** "army-3" -> its kind and its strength. */
export function faceOf(id: string): Face {
  const [kind = '', strength = ''] = id.split('-')
  return { kind: KINDS[kind] ?? KINDS.bluff!, strength, name: id.replace('-', ' ') }
}
