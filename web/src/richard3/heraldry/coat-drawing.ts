/** A coat of arms as paths, in a box of 100 by 116. */
import type { Arrangement, Coat, Division, Layer, Ordinary, Tincture } from './arms.ts'
import { CHARGES } from './charges.ts'

export const COAT_WIDTH = 100
export const COAT_HEIGHT = 116
export const SHIELD = 'M2 2H98V58C98 86 74 103 50 114C26 103 2 86 2 58Z'

export interface Stroke {
  readonly path: string
  readonly tincture: Tincture
  /** The position and size of charges. */
  readonly transform?: string
}

const grid = (columns: number, rows: number, isSecond: (column: number, row: number) => boolean): string => {
  const [width, height] = [COAT_WIDTH / columns, COAT_HEIGHT / rows]
  const cells: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isSecond(column, row)) cells.push(`M${column * width} ${row * height}h${width}v${height}h${-width}Z`)
  return cells.join('')
}

/** The part of the field with the second tincture. */
const DIVISIONS: Readonly<Record<Division, string>> = {
  plain: '',
  pale: 'M50 0H100V116H50Z',
  quarterly: 'M50 0H100V54H50ZM0 54H50V116H0Z',
  checky: grid(6, 7, (column, row) => (column + row) % 2 === 1),
  barry: grid(1, 6, (_, row) => row % 2 === 1),
  bendy: 'M0 20L80 116H45L0 62ZM20 0H55L100 54V96ZM90 0H100V12Z',
}

const ORDINARIES: Readonly<Record<Ordinary, string>> = {
  fess: 'M0 42H100V72H0Z',
  bend: 'M0 0H14L100 82V116H96L0 22Z',
  chevron: 'M50 34L100 84V116L50 66L0 116V84Z',
  chief: 'M0 0H100V36H0Z',
  'indented chief': 'M0 0H100V32L83 52L67 32L50 52L33 32L17 52L0 32Z',
  saltire: 'M0 0H20L50 36L80 0H100V12L64 54L100 96V116H92L50 70L8 116H0V96L36 54L0 12Z',
  cross: 'M39 0H61V42H100V64H61V116H39V64H0V42H39Z',
  bordure: 'M0 0H100V116H0ZM14 14V58C14 78 32 91 50 100C68 91 86 78 86 58V14Z',
  'compony bordure': 'M0 0H100V116H0ZM14 14V58C14 78 32 91 50 100C68 91 86 78 86 58V14Z',
  canton: 'M0 0H42V42H0Z',
  label: 'M8 12H92V21H86L89 40H75L78 21H56L59 40H41L44 21H22L25 40H11L14 21H8Z',
}

const COMPONY =
  'M0 0H24V14H0ZM48 0H72V14H48ZM86 14H100V40H86ZM0 34H14V60H0ZM86 60L98 64L90 84L78 78ZM10 84L22 74L34 90L24 102ZM50 100L64 92L74 102L50 116Z'

interface Place {
  readonly at: readonly [x: number, y: number]
  readonly size: number
}

const at = (size: number, ...places: readonly (readonly [number, number])[]): readonly Place[] =>
  places.map((place) => ({ at: place, size }))

const ARRANGEMENTS: Readonly<Record<Arrangement, readonly Place[]>> = {
  one: at(1, [50, 54]),
  'two one': at(0.9, [27, 30], [73, 30], [50, 76]),
  'in pale': at(0.95, [50, 24], [50, 54], [50, 84]).map((place) => ({ ...place, size: 1.5 })),
  'in bend': at(1, [22, 20], [48, 45], [76, 72]),
  'in cross': at(0.7, [20, 22], [80, 22], [24, 84], [76, 84]),
  'round fess': at(0.62, [22, 21], [50, 21], [78, 21], [30, 88], [50, 96], [70, 88]),
  'first quarter': at(1, [25, 27]),
  semy: at(0.42, [16, 18], [50, 12], [84, 18], [14, 56], [86, 56], [24, 84], [76, 84], [50, 104]),
  bordering: at(0.28, [8, 8], [36, 7], [64, 7], [92, 8], [93, 36], [7, 36], [8, 66], [92, 66], [24, 92], [76, 92]),
}

function layerStrokes(layer: Layer): readonly Stroke[] {
  if ('ordinary' in layer) {
    const whole = { path: ORDINARIES[layer.ordinary], tincture: layer.tincture }
    return layer.and === undefined ? [whole] : [whole, { path: COMPONY, tincture: layer.and }]
  }
  const { charge, tincture, where = 'one', size = 1 } = layer
  return ARRANGEMENTS[where].map(({ at: [x, y], size: usual }) => ({
    path: CHARGES[charge],
    tincture,
    transform: `translate(${x} ${y}) scale(${Math.round(usual * size * 100) / 100})`,
  }))
}

const QUARTERS = ['translate(0 0)', 'translate(50 0)', 'translate(0 54)', 'translate(50 54)']

/** Everything on the shield from bottom to top. It extends beyond the shield, which clips it. */
export function strokesOf(coat: Coat): readonly Stroke[] {
  const [first, second] = coat.field
  const field: Stroke[] = [{ path: `M0 0H${COAT_WIDTH}V${COAT_HEIGHT}H0Z`, tincture: first }]
  if (second !== undefined) field.push({ path: DIVISIONS[coat.division ?? 'plain'], tincture: second })
  const quarters = coat.quarters
  if (quarters !== undefined)
    field.push(
      ...QUARTERS.flatMap((move, index) =>
        strokesOf(quarters[index === 0 || index === 3 ? 0 : 1]).map((stroke) => ({
          ...stroke,
          transform: `${move} scale(.5 ${index < 2 ? 0.466 : 0.53}) ${stroke.transform ?? ''}`.trim(),
        })),
      ),
    )
  return [...field, ...(coat.layers ?? []).flatMap(layerStrokes)]
}
