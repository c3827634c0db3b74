import { AREAS } from '@tudor-rose/richard3/data'
import { describe, expect, it } from 'vitest'
import { LINES, placesOf, polygonsOf, SEA_ZONES, seaNameAt } from './map.ts'
import { contains, distance, type Point, samplePoints } from './shape.ts'
import { BLOCK_SIDE, MARK_SIDE, NAME_HEIGHT, nameWidth, TOWN_HEIGHT, TOWN_NAME_SIZE, townWidth } from './sizes.ts'

interface Box {
  readonly what: string
  readonly at: Point
  readonly width: number
  readonly height: number
}

function boxesIn(name: string): Box[] {
  const places = placesOf(name)
  const area = AREAS.find((candidate) => candidate.name === name)!
  const mark = (what: string, at: Point | undefined): Box[] =>
    at ? [{ what, at, width: MARK_SIDE, height: MARK_SIDE }] : []
  const town = (text: string, at: Point): Box[] => [
    { what: text, at: [at[0], at[1] + TOWN_NAME_SIZE / 2], width: townWidth(text), height: TOWN_HEIGHT },
  ]
  const { at, columns, rows } = places.stand
  return [
    { what: 'name', at: places.name, width: nameWidth(name), height: NAME_HEIGHT },
    { what: 'blocks', at, width: columns * BLOCK_SIDE, height: rows * BLOCK_SIDE },
    ...mark('crown', places.crown),
    ...mark('port', places.port),
    ...places.shields.flatMap((shield, index) => mark(`shield of ${area.shields[index]}`, shield)),
    ...(places.city ? town(area.city!, places.city) : []),
    ...(places.cathedral && area.cathedral !== area.city ? town(area.cathedral!, places.cathedral) : []),
    ...(area.cathedral === area.city ? mark('cathedral', places.cathedral) : []),
  ]
}

const corners = ({ at: [x, y], width, height }: Box): Point[] =>
  [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down): Point => [x + (right * width) / 2, y + (down * height) / 2]))

describe.each(AREAS)('$name', (area) => {
  const places = placesOf(area.name)

  it('has the marks of the game', () => {
    expect(places.shields).toHaveLength(area.shields.length)
    expect(places.crown !== undefined).toBe(area.crown === true)
    expect(places.city !== undefined).toBe(area.city !== undefined)
    expect(places.cathedral !== undefined).toBe(area.cathedral !== undefined)
    expect(places.port !== undefined).toBe(area.majorPort === true)
  })

  it('has its marks inside its outline', () => {
    const polygons = polygonsOf(area.name)
    for (const box of boxesIn(area.name)) {
      if (box.what === 'port' || (box.what === 'name' && area.name === 'Isle of Man')) continue
      for (const corner of corners(box)) expect([box.what, contains(polygons, corner)]).toEqual([box.what, true])
    }
  })

  it('has space for four blocks', () => {
    expect(places.stand.columns * places.stand.rows).toBeGreaterThanOrEqual(4)
  })
})

it.each(AREAS.filter((area) => area.majorPort))('2.83 $name has its port on the coast of its sea', ({ name, seas }) => {
  const zones: readonly string[] = SEA_ZONES.filter((_, bit) => (seas >> bit) & 1)
  const coast = LINES.filter(({ left, right }) =>
    zones.some((zone) => (left === name && right === zone) || (right === name && left === zone)),
  )
  const port = placesOf(name).port!
  const distances = coast.flatMap(({ points }) => samplePoints([points])).map((point) => distance(point, port))
  expect(Math.min(...distances)).toBeLessThan(1)
})

it('puts nothing on top of anything else', () => {
  const boxes = AREAS.flatMap(({ name }) => boxesIn(name).map((box) => ({ ...box, area: name })))
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.abs(a.at[0] - b.at[0]) * 2 < a.width + b.width - 1 &&
          Math.abs(a.at[1] - b.at[1]) * 2 < a.height + b.height - 1,
      )
      .map((b) => `${a.area}: ${a.what}, ${b.area}: ${b.what}`),
  )
  expect(overlaps).toEqual([])
})

it.each(SEA_ZONES)('places the name of the %s in its waters', (zone) => {
  expect(contains(polygonsOf(zone), seaNameAt(zone))).toBe(true)
})
