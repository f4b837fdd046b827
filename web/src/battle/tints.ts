/** Soft washes for the territories of the map. */
export const TINTS: Record<string, string> = {
  crab: '#d0d6da',
  crane: '#d0e4e4',
  dragon: '#d2dec3',
  lion: '#ede1b8',
  phoenix: '#efd8bc',
  scorpion: '#e6cabf',
  unicorn: '#ddd0df',
  mainland: '#e2dabf',
  islands: '#dae1c8',
  shadowlands_north: '#b5ada0',
  shadowlands_south: '#aaa194',
}
