/** The whole map as one picture in the style of ink on parchment. */
import { AREAS, type Area, BORDERS } from '@tudor-rose/richard3/data'
import {
  BORDER_LINES,
  COAST,
  MAP_HEIGHT,
  MAP_WIDTH,
  outlineOf,
  placesOf,
  SEA_ZONES,
  seaNameAt,
  ZONE_BORDERS,
} from '../../src/richard3/map/map.ts'
import type { Point } from '../../src/richard3/map/shape.ts'
import { BLOCK_SIDE, MARK_SIDE, NAME_SIZE, TOWN_NAME_SIZE } from '../../src/richard3/map/sizes.ts'
import * as glyphs from './glyphs.ts'
import type { Palette } from './palettes.ts'

const FONT = "'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'DejaVu Serif Condensed', serif"
const FRAME = 16
export const PICTURE_SIZE = { width: MAP_WIDTH + 2 * FRAME, height: MAP_HEIGHT + 2 * FRAME }

const COMPASS_AT: Point = [84, 1012]
const HILLS: readonly Point[] = [
  [262, 118],
  [282, 128],
  [306, 32],
  [326, 42],
  [424, 66],
  [420, 120],
]

export function drawMap(palette: Palette, showBlocks: boolean): string {
  const { width, height } = PICTURE_SIZE
  const layers = [
    `<rect width="${MAP_WIDTH}" height="${MAP_HEIGHT}" fill="${palette.sea}"/>`,
    seaLines(palette),
    `<path d="${outlineOf('river')}" fill="${palette.sea}"/>`,
    ...lands(palette),
    ...HILLS.map((place) => glyphs.hill(place, palette)),
    borders(palette),
    `<path d="${COAST}" fill="none" stroke="${palette.ink}" stroke-width="1.7" stroke-linecap="round"/>`,
    `<path d="${ZONE_BORDERS}" fill="none" stroke="${palette.ink}" stroke-width="1.2" stroke-dasharray="2 7" stroke-linecap="round" opacity=".7"/>`,
    ...SEA_ZONES.map((zone) => seaName(zone, palette)),
    glyphs.compass(COMPASS_AT, palette),
    `<rect width="${MAP_WIDTH}" height="${MAP_HEIGHT}" filter="url(#grain)" opacity="${palette.grain}"/>`,
    ...AREAS.map((area) => marks(area, palette)),
    ...(showBlocks ? AREAS.map((area) => blocks(area, palette)) : []),
    ...AREAS.map((area) => townNames(area, palette)),
    ...AREAS.map(({ name }) => inkedText(name, placesOf(name).name, NAME_SIZE, palette)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-FRAME} ${-FRAME} ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}">
<defs>
<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .26  0 0 0 0 .14  1.6 0 0 0 -.55"/></filter>
<clipPath id="map"><rect width="${MAP_WIDTH}" height="${MAP_HEIGHT}"/></clipPath>
</defs>
<rect x="${-FRAME}" y="${-FRAME}" width="${width}" height="${height}" fill="${palette.paper}"/>
<g clip-path="url(#map)">
${layers.join('\n')}
</g>
${frame(palette)}
</svg>
`
}

/** Lines parallel to the coast, as in engravings. The land covers their inner half. */
function seaLines(palette: Palette): string {
  const line = (width: number, colour: string, opacity: number) =>
    `<path d="${COAST}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`
  return [
    [29, 0.16],
    [18, 0.24],
    [9, 0.34],
  ]
    .flatMap(([width, opacity]) => [line(width + 1.5, palette.ink, opacity), line(width, palette.sea, 1)])
    .join('\n')
}

function lands(palette: Palette): string[] {
  const tints = tintOfAreas(palette.tints.length)
  const areas = AREAS.map(({ name, exile }, index) => {
    const fill = exile === undefined ? palette.tints[tints[index]] : palette.exile
    return `<path d="${outlineOf(name)}" fill="${fill}" stroke="${fill}" stroke-width=".6"/>`
  })
  return [`<path d="${outlineOf('abroad')}" fill="${palette.abroad}"/>`, ...areas]
}

/** A number for each area that none of its neighbours has. */
function tintOfAreas(count: number): number[] {
  const tints: number[] = []
  for (const [index, { name }] of AREAS.entries()) {
    const neighbours = BORDERS.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))
    const taken = neighbours.map((other) => tints[AREAS.findIndex((area) => area.name === other)])
    const free = Array.from({ length: count }, (_, step) => (index + step) % count)
    tints.push(free.find((tint) => !taken.includes(tint)) ?? 0)
  }
  return tints
}

/** Border kinds differ in shape as well as colour: dashed, plain, and hatched like a ridge. */
function borders(palette: Palette): string {
  const stroke = (path: string, colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`
  return BORDER_LINES.map(({ colour, path }) => {
    const bed = stroke(path, palette.paper, 5.5, 'stroke-linecap="round" opacity=".75"')
    if (colour === 'yellow') return bed + stroke(path, palette.yellow, 2.8, 'stroke-dasharray="9 3.5"')
    if (colour === 'blue') return bed + stroke(path, palette.blue, 2.8, 'stroke-linecap="round"')
    return (
      stroke(path, palette.red, 8, 'stroke-dasharray="1.3 4.2" opacity=".85"') +
      stroke(path, palette.red, 2.8, 'stroke-linecap="round"')
    )
  }).join('\n')
}

function marks(area: Area, palette: Palette): string {
  const places = placesOf(area.name)
  return [
    places.port && glyphs.port(places.port, palette),
    places.crown && glyphs.crown(places.crown, palette),
    places.city && glyphs.city(places.city, palette),
    places.cathedral && glyphs.cathedral(places.cathedral, palette),
    ...places.shields.map((place, index) => glyphs.shield(place, area.shields[index], palette)),
  ].join('')
}

function townNames(area: Area, palette: Palette): string {
  const places = placesOf(area.name)
  const town = (text: string, [x, y]: Point) =>
    inkedText(text, [x, y + (MARK_SIDE + TOWN_NAME_SIZE) / 2], TOWN_NAME_SIZE, palette)
  return [
    area.city && places.city && town(area.city, places.city),
    area.cathedral && area.cathedral !== area.city && places.cathedral && town(area.cathedral, places.cathedral),
  ]
    .filter((text) => text !== undefined)
    .join('')
}

/** Text centred at a point, with a light halo. */
function inkedText(text: string, [x, y]: Point, size: number, palette: Palette): string {
  const light = `stroke="${palette.paper}" stroke-width="2.5" stroke-opacity=".6" paint-order="stroke" stroke-linejoin="round"`
  return `<text x="${x}" y="${y + size * 0.34}" font-size="${size}" text-anchor="middle" fill="${palette.ink}" ${light}>${text}</text>`
}

function seaName(zone: string, palette: Palette): string {
  const [x, y] = seaNameAt(zone)
  const lines = zone.split(' ')
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * 30}" font-size="24" font-style="italic" letter-spacing="5" text-anchor="middle" fill="${palette.ink}" opacity=".75">${line}</text>`,
    )
    .join('')
}

function blocks(area: Area, palette: Palette): string {
  const { at, columns, rows } = placesOf(area.name).stand
  const side = BLOCK_SIDE - 3
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = at[0] + ((index % columns) - (columns - 1) / 2) * BLOCK_SIDE - side / 2
    const y = at[1] + (Math.floor(index / columns) - (rows - 1) / 2) * BLOCK_SIDE - side / 2
    const fill = area.exile === undefined ? (index % 2 ? palette.red : palette.paper) : palette.steel
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="3" fill="${fill}" stroke="${palette.ink}" opacity=".9"/>`
  }).join('')
}

/** A border of dark and light segments between fine lines. Each side starts and ends with a dark one. */
function frame(palette: Palette): string {
  const rect = (gap: number, width: number) =>
    `<rect x="${-gap}" y="${-gap}" width="${MAP_WIDTH + 2 * gap}" height="${MAP_HEIGHT + 2 * gap}" fill="none" stroke="${palette.ink}" stroke-width="${width}"/>`
  const side = (path: string, length: number) =>
    `<path d="${path}" stroke="${palette.ink}" stroke-width="5" stroke-dasharray="${length / 25}"/>`
  const [right, bottom] = [MAP_WIDTH + 4.5, MAP_HEIGHT + 4.5]
  const rule = [-4.5, bottom].map((y) => side(`M0 ${y}h${MAP_WIDTH}`, MAP_WIDTH))
  rule.push(...[-4.5, right].map((x) => side(`M${x} 0v${MAP_HEIGHT}`, MAP_HEIGHT)))
  return rect(0, 1) + rule.join('') + rect(9, 1) + rect(12.5, 2)
}
