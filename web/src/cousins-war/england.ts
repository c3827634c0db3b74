/** England in three regions, simplified from the coast of the Richard III map. Adjacent regions share their border line. */
import type { Region } from '@tudor-rose/cousins-war/notation'

export const MAP_WIDTH = 440
export const MAP_HEIGHT = 400

export const OUTLINES: Readonly<Record<Region, string>> = {
  north:
    'M254 76l-18-25l-9-26l-20-11l-21 24l-1 22l-46-2l-18 27l18 23l19-5l-2 13l-9 4l0 8l5 3l-8 10l3 9l13 5l-2 2l25 5l21-8l9-7l15 4l49 3l-3-12l5-8l-3-2l13-2l5 2l15 2l0-3l10 6l14-1l-18-17l-3-7l4-5l-15-8l-11-13Z',
  centre:
    'M294 135l-15-1l-5 8l3 12l-49-3l-15-4l-9 7l-21 8l-25-5l-17-6l4 13l-12-8l-23 1l-16 6l-30 23l-1 4l10 0l3-5l15-2l4 12l-2 9l2 7l-8 14l-32 18l-10 0l-11 10l8 3l-4 10l8 1l1 7l29-11l7 6l9 2l-9 3l2 5l19-6l6 11l17 7l10-1l10-11l14-3l6-5l12-9l6-19l12-8l32 12l9-19l10-5l7 2l14 16l21 6l2 8l31-4l1-14l36-4l4 5l39 11l16-11l7-27l-5-16l-15-11l-22-5l-26 1l-7 9l-9 1l-8-5l-6-1l19-16l-7-16l-16-10ZM78 150l-10 9l14 10l13-12Z',
  south:
    'M292 255l-2-8l-21-6l-14-16l-7-2l-10 5l-9 19l-32-12l-12 8l-6 19l-9 12l-5 6l-17 14l-2 9l-22 1l-18-2l-20 3l-4 12l-11 2l-2 15l-11 13l-11 5l-16 19l-17 6l2 6l7-4l15 7l6-9l16-11l17-2l12 0l22 9l10-11l2-13l12-7l20-3l20 9l6-3l23 3l5-3l-2-5l32-4l9-3l-1-4l13 7l19 3l37-7l27 6l26-10l17-3l5-10l17-6l3-18l-25 2l-11-6l-11 3l7-5l-25 1l-6-2l12 0l29-7l2-17l13 1l7-12l-39-11l-4-5l-36 4l-1 14ZM247 336l-12 6l13 7l7-1l8-7Z',
}

/** The centres of both houses' troops, red on the left, and of the name. */
export const TROOP_POSITIONS: Readonly<
  Record<Region, { readonly x: number; readonly y: number; readonly nameX: number; readonly nameY: number }>
> = {
  north: { x: 222, y: 116, nameX: 222, nameY: 72 },
  centre: { x: 236, y: 204, nameX: 226, nameY: 168 },
  south: { x: 248, y: 304, nameX: 254, nameY: 262 },
}
