import { AREAS, type RichardView } from '@tudor-rose/richard3'
import type { DrawContext } from '../draw-board.ts'
import { padTo } from '../wrap.ts'
import { countOf, HOUSES, type HouseName, seatOf, symbolsOf } from './map.ts'

/** England and Wales from north to south and west to east, each area roughly where it lies. */
const ROWS: readonly (readonly (string | null)[])[] = [
  [null, null, 'Scotland'],
  [null, null, 'Cumbria', 'Northumbria'],
  ['Isle of Man', null, null, 'North Yorks', 'East Yorks'],
  ['Ireland', null, 'Lancaster', 'South Yorks'],
  [null, 'Caernarvon', 'Chester', 'Derby', 'Lincoln'],
  [null, 'Powys', 'Hereford', 'Warwick', 'Leicester', 'Rutland'],
  ['Pembroke', 'Glamorgan', 'Gloucester', 'Oxford', 'Essex', 'East Anglia'],
  [null, null, 'Somerset', 'Wilts', 'Middlesex', 'Kent'],
  [null, 'Cornwall', 'Dorset', null, 'Sussex', 'Calais'],
  [null, null, 'France'],
]

/** Six columns of this width fit on 80. */
const CELL = 13

/** The whole map at a glance: the symbols of each area, and how many blocks of each house are there. */
export function overviewLines(view: RichardView, context: DrawContext): string[] {
  return ROWS.flatMap((row) => [
    rowLine(row, (name) => nameCell(view, name, context)),
    rowLine(row, (name) => contentCell(view, name, context)),
  ])
}

const rowLine = (row: readonly (string | null)[], cell: (name: string) => string): string =>
  row
    .map((name) => padTo(name === null ? '' : cell(name), CELL))
    .join('')
    .trimEnd()

const areaOf = (view: RichardView, name: string) => view.areas.find((area) => area.name === name)!

const holders = (view: RichardView, name: string): readonly HouseName[] =>
  HOUSES.filter((house) => countOf(areaOf(view, name), house) > 0)

function nameCell(view: RichardView, name: string, { paint }: DrawContext): string {
  const present = holders(view, name)
  if (present.length === 2) return paint.warning(name)
  return present.length === 1 ? paint.seat(seatOf(present[0]), name) : name
}

/** `KC L2` for two red blocks with crown and city; `L2#Y3` where they fight. */
function contentCell(view: RichardView, name: string, { paint }: DrawContext): string {
  const signs = symbolsOf(AREAS.find((area) => area.name === name)!)
  const counts = holders(view, name).map((house) =>
    paint.seat(seatOf(house), `${house[0]}${countOf(areaOf(view, name), house)}`),
  )
  return `${paint.faint(signs)}${signs === '' || counts.length === 0 ? '' : ' '}${counts.join(paint.warning('#'))}`
}
