import {
  AREAS,
  type Area,
  type AreaName,
  type BlockView,
  BORDER_LIMITS,
  BORDERS,
  type RichardView,
} from '@tudor-rose/richard3'
import type { DrawContext } from '../draw-board.ts'
import { listed, padTo, sideBySide, wrap } from '../wrap.ts'

type AreaView = RichardView['areas'][number]

/** The seats' names, in the order of the seats. */
export const HOUSES = ['Lancaster', 'York'] as const
export type HouseName = (typeof HOUSES)[number]

/** From north to south; the first list is on the left of a wide screen, the second on the right. */
const REGIONS: readonly (readonly [title: string, areas: readonly AreaName[]][])[] = [
  [
    ['The North', ['Scotland', 'Northumbria', 'Cumbria', 'North Yorks', 'East Yorks', 'Lancaster', 'South Yorks']],
    ['Wales and the Marches', ['Caernarvon', 'Powys', 'Pembroke', 'Glamorgan', 'Chester', 'Hereford']],
    ['Across the sea', ['Isle of Man', 'Ireland', 'France', 'Calais']],
  ],
  [
    ['The Midlands', ['Derby', 'Lincoln', 'Warwick', 'Leicester', 'Rutland', 'Gloucester', 'Oxford']],
    ['The East', ['East Anglia', 'Essex', 'Middlesex', 'Kent']],
    ['The South', ['Sussex', 'Wilts', 'Somerset', 'Dorset', 'Cornwall']],
  ],
]

/** Short names of neighbours for two columns. */
const SHORT_NAMES: Readonly<Record<AreaName, string>> = {
  Caernarvon: 'Caern',
  Calais: 'Calais',
  Chester: 'Chest',
  Cornwall: 'Cornw',
  Cumbria: 'Cumb',
  Derby: 'Derb',
  Dorset: 'Dors',
  'East Anglia': 'E.Angl',
  'East Yorks': 'E.York',
  Essex: 'Essex',
  France: 'France',
  Glamorgan: 'Glam',
  Gloucester: 'Glouc',
  Hereford: 'Heref',
  Ireland: 'Ireland',
  'Isle of Man': 'Isle of Man',
  Kent: 'Kent',
  Lancaster: 'Lanc',
  Leicester: 'Leic',
  Lincoln: 'Linc',
  Middlesex: 'Midd',
  'North Yorks': 'N.York',
  Northumbria: 'Northu',
  Oxford: 'Oxf',
  Pembroke: 'Pemb',
  Powys: 'Powys',
  Rutland: 'Rutl',
  Scotland: 'Scotl',
  Somerset: 'Somer',
  'South Yorks': 'S.York',
  Sussex: 'Suss',
  Warwick: 'Warw',
  Wilts: 'Wilts',
}

const COLOURS = ['yellow', 'blue', 'red'] as const
/** The sea zones in the order of their bits: Irish Sea, English Channel, North Sea. */
const SEA_SIGNS = ['i', 'c', 'n'] as const

/** Two columns from this width on. */
const WIDE = 110
const GAP = 2

/** The occupied areas with their borders. */
export function garrisonMapLines(view: RichardView, context: DrawContext): string[] {
  const isTold = (area: AreaView) => area.activated || HOUSES.some((house) => countOf(area, house) > 0)
  return placeLines(view.areas.filter(isTold), context)
}

/** All areas with their borders, for reference. */
export const borderLines = (context: DrawContext): string[] =>
  placeLines(
    AREAS.map(({ name }) => ({
      name,
      blocks: [],
      hidden: { Lancaster: 0, York: 0 },
      activated: false,
      attackedBy: null,
      entries: [],
    })),
    context,
  )

function placeLines(shown: readonly AreaView[], context: DrawContext): string[] {
  const areas = new Map(shown.map((area) => [area.name, area]))
  if (context.width < WIDE)
    return REGIONS.flatMap((side) => regionLines(side, areas, context, context.width, (name) => name))
  const column = Math.floor((context.width - GAP) / 2)
  const shorten = (name: AreaName) => SHORT_NAMES[name]
  const [left, right] = REGIONS.map((side) => regionLines(side, areas, context, column, shorten))
  return sideBySide(left, right, column + GAP)
}

function regionLines(
  regions: (typeof REGIONS)[number],
  areas: ReadonlyMap<AreaName, AreaView>,
  context: DrawContext,
  width: number,
  nameOf: (area: AreaName) => string,
): string[] {
  return regions.flatMap(([title, names]) => {
    const shown = names.flatMap((name) => areas.get(name) ?? [])
    if (shown.length === 0) return []
    return [context.paint.heading(title), ...shown.flatMap((area) => areaLines(area, context, width, nameOf))]
  })
}

const NAME_COLUMNS = 12
const SIGN_COLUMNS = 5
const INDENT = ' '.repeat(2 + NAME_COLUMNS + SIGN_COLUMNS + 1)

function areaLines(view: AreaView, context: DrawContext, width: number, nameOf: (area: AreaName) => string): string[] {
  const { paint } = context
  const present = HOUSES.filter((house) => countOf(view, house) > 0)
  const sign = present.length === 2 ? '#' : (present[0]?.[0] ?? ' ')
  const name = `${sign} ${view.name}`
  const painted =
    present.length === 2 ? paint.warning(name) : present.length === 1 ? paint.seat(seatOf(present[0]), name) : name
  const area = AREAS.find((candidate) => candidate.name === view.name)!
  const start = padTo(painted, 2 + NAME_COLUMNS) + padTo(paint.faint(symbolsOf(area)), SIGN_COLUMNS)
  const borders = bordersOf(view.name, nameOf).map((border) => paint.faint(border))
  return [
    ...wrap(start, [...borders, ...(view.activated ? ['[activated]'] : [])], width, INDENT),
    ...present.flatMap((house) => garrisonLines(view, house, present.length === 2, context, width)),
    ...entryLines(view, context, width),
  ]
}

export const seatOf = (house: string): number => HOUSES.indexOf(house as HouseName)

export const countOf = (view: AreaView, house: HouseName): number =>
  view.hidden[house] + view.blocks.filter((block) => block.house === house).length

/** The features of an area as symbols; the legend explains them. */
export function symbolsOf(area: Area): string {
  const seas = SEA_SIGNS.filter((_, bit) => area.seas & (1 << bit)).join('')
  return `${area.crown ? 'K' : ''}${area.city ? 'C' : ''}${area.cathedral ? '+' : ''}${area.majorPort ? 'P' : ''}${seas}`
}

/** The neighbours by border: `Y4 Essex Oxford`, `B3 Kent`. */
function bordersOf(name: AreaName, nameOf: (area: AreaName) => string): string[] {
  return COLOURS.flatMap((colour) => {
    const neighbours = BORDERS.filter(([a, b, is]) => is === colour && (a === name || b === name))
    const [first, ...rest] = neighbours.map(([a, b]) => nameOf(a === name ? b : a))
    return first === undefined ? [] : [`${colour[0].toUpperCase()}${BORDER_LIMITS[colour]} ${first}`, ...rest]
  })
}

function garrisonLines(
  view: AreaView,
  house: HouseName,
  isContested: boolean,
  { paint }: DrawContext,
  width: number,
): string[] {
  const known = view.blocks.filter((block) => block.house === house).map(blockText)
  const hidden = view.hidden[house]
  const items = hidden === 0 ? known : [...known, `${hidden} hidden`]
  const paintHouse = (text: string) => paint.seat(seatOf(house), text)
  const start = isContested ? `    ${paintHouse(`${house}:`)}` : '    '
  return wrap(start, listed(items).map(paintHouse), width, '    ')
}

/** A visible block: name, steps (and maximum, if some are lost), combat; a star once it has moved. */
export function blockText({ name, steps, fullSteps, combat, moved }: BlockView): string {
  const strength = steps === fullSteps ? `${steps}` : `${steps}/${fullSteps}`
  return `${name} ${strength} ${combat}${moved ? '*' : ''}`
}

/** 6.3 From where the blocks of a coming battle entered. */
function entryLines(view: AreaView, { texts, paint }: DrawContext, width: number): string[] {
  if (view.entries.length === 0) return []
  const entries = view.entries.map(
    ({ house, from, blocks, main }) => `${house} from ${texts.say(from)} ${blocks}${main ? ' (main attack)' : ''}`,
  )
  const start = paint.faint(view.attackedBy === null ? '    came:' : `    ${view.attackedBy} attacks:`)
  return wrap(
    start,
    listed(entries).map((entry) => paint.faint(entry)),
    width,
    '      ',
  )
}

/** Explains the symbols, and lists the shields where nobles are recruited and defend better. */
export function legendLines(context: DrawContext): string[] {
  const { paint, width } = context
  const withShields = AREAS.filter((area) => area.shields.length > 0)
  return [
    paint.heading('Signs'),
    'L, Y  held by Lancaster, by York;  #  contested',
    'K  crown   C  city   +  cathedral   P  major port   i, c, n  on the Irish Sea, the Channel, the North Sea',
    'Y4, B3, R2  yellow, blue and red borders: how many blocks of each side may cross in a turn; red stops them',
    'Henry VI 3/4 B2  a block with 3 of 4 steps that rolls a die for each in turn B and hits with 2 or less',
    '*  has moved or was recruited this turn',
    paint.heading('Cities and cathedrals'),
    ...wrap(
      '',
      listed(
        AREAS.flatMap(({ name, city, cathedral }) => [
          ...(city === undefined ? [] : [`${city} in ${name}`]),
          ...(cathedral === undefined ? [] : [`the cathedral of ${cathedral} in ${name}`]),
        ]),
      ),
      width,
      '',
    ),
    paint.heading('Borders'),
    ...borderLines(context),
    paint.heading('Shields'),
    ...wrap(
      '',
      withShields.map(({ name, shields }, index) => {
        const end = index < withShields.length - 1 ? ';' : ''
        return `${name}: ${shields.join(', ')}${end}`
      }),
      width,
      '',
    ),
  ]
}
