/** A drawing of our own, 24 by 24. */
export interface Icon {
  name: string
  fill: string
  stroke: string
}

/** Own marks for the clans: a colour and a shape each, so that nobody needs the colour. */
export interface Clan extends Icon {
  colour: string
}

export const CLANS: Record<string, Clan> = {
  crab: {
    name: 'Crab',
    colour: '#35557d',
    fill: 'M12 9.5a6.5 5.2 0 1 0 .01 0zM4.5 11C1.5 6.5 3.5 2.5 8 2.5L6.5 6l2.5 1.5zM19.5 11c3-4.5 1-8.5-3.5-8.5L17.5 6 15 7.5z',
    stroke: '',
  },
  crane: {
    name: 'Crane',
    colour: '#3f93b8',
    fill: 'M1.5 7.5c5 0 8.5 2 10.5 6 2-4 5.5-6 10.5-6-3 2-5 5-6 9L12 21l-4.5-4.5c-1-4-3-7-6-9z',
    stroke: '',
  },
  dragon: {
    name: 'Dragon',
    colour: '#39754a',
    fill: '',
    stroke: 'M18 5.5C13 2 6 4 6 8.5c0 6 11.5 2.5 11.5 8 0 4-7 5-12 2',
  },
  lion: {
    name: 'Lion',
    colour: '#b8831c',
    fill: 'M12 1l2.3 4.7 5-1.6-1.6 5L23 12l-5.3 2.3 1.6 5-5-1.6L12 23l-2.3-5.3-5 1.6 1.6-5L1 12l5.3-2.9-1.6-5 5 1.6z',
    stroke: '',
  },
  mantis: {
    name: 'Mantis',
    colour: '#0f7265',
    fill: '',
    stroke: 'M12 22V11M12 13C7 12.5 4 9 4.5 3.5L9 7M12 13c5-.5 8-4 7.5-9.5L15 7',
  },
  phoenix: {
    name: 'Phoenix',
    colour: '#cf5a1e',
    fill: 'M12 1.5c-3.4 5-3.4 10 0 14.5 3.4-4.5 3.4-9.5 0-14.5zM4 7c-1 7 1.5 12 7 15 0-6-2.5-11.5-7-15zM20 7c1 7-1.5 12-7 15 0-6 2.5-11.5 7-15z',
    stroke: '',
  },
  scorpion: {
    name: 'Scorpion',
    colour: '#96202f',
    fill: 'M17 1L9 3.5l6 5z',
    stroke: 'M14.5 5c6 2 5 8.5-1 9.5-5 .8-7 3-6 7.5',
  },
  spider: {
    name: 'Spider',
    colour: '#4b4452',
    fill: 'M12 7.5a4.5 5 0 1 0 .01 0z',
    stroke: 'M3 4.5l5.5 5M21 4.5l-5.5 5M1.5 12.5h7M22.5 12.5h-7M4 21l5-5.5M20 21l-5-5.5',
  },
  unicorn: {
    name: 'Unicorn',
    colour: '#754291',
    fill: '',
    stroke: 'M6 3.5V12a6 6.5 0 0 0 12 0V3.5',
  },
}

export const NO_CLAN: Clan = { name: 'No clan yet', colour: '#6b6258', fill: 'M12 5a7 7 0 1 0 .01 0z', stroke: '' }

export function clanOf(id: string | null | undefined): Clan {
  return (id && CLANS[id]) || NO_CLAN
}
