import type { Icon } from '../marks/clans'

/** Kinds of what cards do, as marks for faces that are too small for words. */
interface Deed extends Icon {
  said: RegExp
}

const DEEDS: Deed[] = [
  { name: 'destroys', said: /\bdestroy|\bkill|sacrifice|discard (?:it|him|that|a target|the target)/i, fill: '', stroke: 'M5 5l14 14M19 5L5 19' },
  { name: 'Ranged Attack', said: /Ranged Attack/, fill: 'M22 2l-2 8-6-6z', stroke: 'M3 21L17 7M3 21v-6M3 21h6' },
  { name: 'Fear', said: /\bFear\b/, fill: 'M12 2a9 9 0 0 0-9 9v11l3.5-3 2.7 3 2.8-3 2.8 3 2.7-3 3.5 3V11a9 9 0 0 0-9-9z', stroke: '' },
  { name: 'duel', said: /\bduel|challenge/i, fill: '', stroke: 'M4 4l13 13M20 4L7 17M15 20l5-5M4 15l5 5' },
  { name: 'cancels', said: /\bcancel|\bnegate|prevent/i, fill: '', stroke: 'M12 3a9 9 0 1 0 .01 0zM6 18L18 6' },
  { name: 'bows', said: /\bbow (?:him|it|her|them|the|a|your|target|each|all|that|up|an)/i, fill: 'M11 20l9-5-9-5z', stroke: 'M4 5v6a4 4 0 0 0 4 4h4' },
  { name: 'straightens', said: /straighten|\bready\b/i, fill: 'M7 9l5-7 5 7z', stroke: 'M12 22V8' },
  { name: 'moves', said: /\bmoves?\b|\bswitch/i, fill: 'M15 5l8 7-8 7z', stroke: 'M2 12h14' },
  { name: 'skill', said: /[+-]\d+F|Force|military|political|skill|[+-]\d+C/i, fill: 'M3 2h18v9c0 6-4 9-9 11-5-2-9-5-9-11z', stroke: '' },
  { name: 'dishonors', said: /dishonor|lose[s]? \d+ honor/i, fill: 'M12 22L3 12h6V3h6v9h6z', stroke: '' },
  { name: 'honors', said: /rehonor|\bhonor (?:him|it|a|that|the|target)|gain[s]? \d+ honor/i, fill: 'M12 2l3 7 7 .5-5.5 4.5L18.5 22 12 17.5 5.5 22l2-8L2 9.5 9 9z', stroke: '' },
  { name: 'draws', said: /\bdraws?\b|into your hand|from your deck/i, fill: 'M6 2h12v20H6z', stroke: '' },
  { name: 'gold and fate', said: /\d+ (?:gold|fate)|\bfate (?:on|from)/i, fill: 'M12 3a9 9 0 1 0 .01 0z', stroke: '' },
]
const MOST = 3

/** What is denied is not done. */
const DENIED = /\b(?:cannot|can't|(?:do|does|may|is|are) not|without)\b[^.;:]*/gi

/** What an ability brings about, without its conditions and costs: those come before the last colon. */
function effectOf(body: string): string {
  return body.slice(body.lastIndexOf(': ') + 1).replace(DENIED, '')
}

/** What an ability does, in the order in which it says so. */
export function deedsOf(body: string): Icon[] {
  const effect = effectOf(body)
  const found = DEEDS.map((deed) => ({ deed, at: effect.search(deed.said) })).filter(({ at }) => at >= 0)
  return found.sort((one, other) => one.at - other.at).slice(0, MOST).map(({ deed }) => deed)
}
