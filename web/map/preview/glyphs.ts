/** Small ink marks, each centred at 0, 0 and no larger than MARK_SIDE. */
import type { Point } from '../../src/richard3/map/shape.ts'
import type { Palette } from './palettes.ts'

const at = ([x, y]: Point, content: string): string => `<g transform="translate(${x} ${y})">${content}</g>`
const inked = (palette: Palette, fill: string, path: string, width = 1): string =>
  `<path d="${path}" fill="${fill}" stroke="${palette.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

export const crown = (place: Point, palette: Palette): string =>
  at(
    place,
    inked(palette, palette.gold, 'M-7 4.5L-8-3.5L-4 0L0-6L4 0L8-3.5L7 4.5Z') +
      inked(palette, 'none', 'M-6.6 2H6.6', 0.7),
  )

/** A shield with the initial letters of the family that bears it. */
export const shield = (place: Point, name: string, palette: Palette): string =>
  at(
    place,
    inked(palette, palette.paper, 'M-7-7.5H7V-1C7 4 3.5 6.8 0 8.5C-3.5 6.8-7 4-7-1Z') +
      `<text y="2.6" font-size="8" text-anchor="middle" fill="${palette.ink}">${name.slice(0, 2)}</text>`,
  )

export const city = (place: Point, palette: Palette): string =>
  at(
    place,
    inked(
      palette,
      palette.steel,
      'M-8 7V-3H-6.5V-1.5H-5V-3H-3.5V0H-2V-8H-.7V-6.4H.7V-8H2V0H3.5V-3H5V-1.5H6.5V-3H8V7Z',
    ) + inked(palette, palette.ink, 'M-1.6 7V4A1.6 1.6 0 0 1 1.6 4V7Z', 0.4),
  )

export const cathedral = (place: Point, palette: Palette): string =>
  at(
    place,
    inked(palette, palette.paper, 'M-8 7.5V1L-3-2.5V-4L0-6.5L3-4V-2.5L8 1V7.5Z') +
      inked(palette, 'none', 'M0-6.5V-10M-1.6-8.6H1.6M-3-2.5V7.5M3-2.5V7.5M-5.5 4V5.5M5.5 4V5.5', 0.8) +
      inked(palette, palette.ink, 'M-1.4 7.5V4.5A1.4 1.4 0 0 1 1.4 4.5V7.5Z', 0.4),
  )

export const port = (place: Point, palette: Palette): string =>
  at(
    place,
    `<circle r="9" fill="${palette.paper}" stroke="${palette.ink}"/>` +
      inked(palette, palette.ink, 'M-6 2.2H6C5 5 3.6 5.8 2.4 5.8H-2.6C-4 5.8-5.2 4.6-6 2.2Z', 0.5) +
      inked(palette, palette.paper, 'M-3.6-4.6Q3 -4.8 4.2 .4H-3.4Q-1.6-2-3.6-4.6Z', 0.8) +
      inked(palette, 'none', 'M0-6.6V2', 0.9),
  )

export const hill = (place: Point, palette: Palette): string =>
  at(place, `<g opacity=".45">${inked(palette, 'none', 'M-9 4Q-5-6-1-6Q3-5 9 4M-1-6Q1-2 0 1M2-4Q4-1 3.4 2', 0.9)}</g>`)

/** A sixteen-point compass rose with north marked. */
export function compass(place: Point, palette: Palette): string {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const long = index % 4 === 0 ? 46 : index % 2 === 0 ? 32 : 21
    const wide = index % 4 === 0 ? 7 : index % 2 === 0 ? 5 : 3
    const turn = `transform="rotate(${index * 22.5})"`
    return { long, ray: `<g ${turn}>${ray(long, wide, palette)}</g>` }
  })
  const drawn = rays.sort((a, b) => a.long - b.long).map(({ ray }) => ray)
  const rings = [26, 28.5].map((r) => `<circle r="${r}" fill="none" stroke="${palette.ink}" stroke-width=".6"/>`)
  const north = `<text y="-51" font-size="13" text-anchor="middle" fill="${palette.ink}">N</text>`
  return at(place, `<g opacity=".7">${rings.join('')}${drawn.join('')}${north}</g>`)
}

const ray = (long: number, wide: number, palette: Palette): string =>
  inked(palette, palette.ink, `M0 0L${wide}${-wide}L0${-long}Z`, 0.5) +
  inked(palette, palette.paper, `M0 0L${-wide}${-wide}L0${-long}Z`, 0.5)
