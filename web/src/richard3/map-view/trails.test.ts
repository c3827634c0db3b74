import type { RichardView } from '@tudor-rose/richard3'
import { AREAS, BORDERS } from '@tudor-rose/richard3/data'
import { expect, test } from 'vitest'
import { MAP_HEIGHT, MAP_WIDTH, middleOfBorder, placesOf, polygonsOf } from '../map/map.ts'
import { contains, distance, type Point } from '../map/shape.ts'
import { trailOf } from './trails.ts'

const nobody = { areas: [] } as unknown as RichardView
const pointsOf = (path: string): Point[] =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as unknown as Point)
const trail = (from: string, to: string, view = nobody, isVoyage = false) =>
  trailOf({ house: 'York', from, to, isVoyage, count: 1 }, view, [], 27)

test('every march leads from its area over the border into the other, and nowhere else', () => {
  for (const [from, to] of BORDERS) {
    const outlines = [polygonsOf(from), polygonsOf(to)]
    const astray = pointsOf(trail(from, to).path).filter((point) => !outlines.some((each) => contains(each, point)))
    // Some borders are so bent that a smooth line cuts a corner.
    expect(astray.length, `${from} to ${to}`).toBeLessThanOrEqual(4)
  }
})

test('every voyage stays on the map and goes out to sea', () => {
  const waters = ['Irish Sea', 'English Channel', 'North Sea'].map(polygonsOf)
  const coastal = AREAS.filter(({ seas }) => seas !== 0)
  let dry = 0
  let voyages = 0
  for (const one of coastal)
    for (const other of coastal) {
      if (one === other || (one.seas & other.seas) === 0) continue
      const points = pointsOf(trail(one.name, other.name, nobody, true).path)
      voyages++
      if (!points.some((point) => waters.some((water) => contains(water, point)))) dry++
      for (const [x, y] of points)
        expect(x > -40 && y > -40 && x < MAP_WIDTH + 40 && y < MAP_HEIGHT + 40, `${one.name} ${other.name}`).toBe(true)
    }
  expect(voyages).toBeGreaterThan(200)
  expect(dry).toBeLessThan(voyages / 20)
})

test('before an attack a trail ends at the border, where the attack arrow starts', () => {
  const view = {
    areas: [{ name: 'Essex', entries: [{ house: 'York', from: 'area.Middlesex', blocks: 1, main: true }] }],
  } as unknown as RichardView
  const { path, tip } = trail('Middlesex', 'Essex', view)
  expect(tip).toBeUndefined()
  expect(distance(pointsOf(path).at(-1)!, middleOfBorder('Middlesex', 'Essex'))).toBeLessThan(1)
  expect(trail('Middlesex', 'Essex').tip).toBeDefined()
  expect(distance(trail('Middlesex', 'Essex').tip!.at, placesOf('Essex').stand.at)).toBeLessThan(40)
})
