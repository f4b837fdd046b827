import { expect, it } from 'vitest'
import { SCENE_HEIGHT, SCENE_WIDTH, sceneOf } from './scene'

it('paints the same picture for the same card, and others for others', () => {
  expect(sceneOf('hida-kuon')).toEqual(sceneOf('hida-kuon'))
  const names = Array.from({ length: 200 }, (_, n) => `card-${n}`)
  expect(new Set(names.map((name) => sceneOf(name).far)).size).toBe(200)
})

it('stays within the frame', () => {
  for (const name of ['charge', 'border-keep', 'a', '']) {
    const { sun } = sceneOf(name)
    expect(sun.x + sun.r).toBeLessThanOrEqual(SCENE_WIDTH)
    expect(sun.y + sun.r).toBeLessThan(SCENE_HEIGHT / 2)
  }
})
