/** Positions of The Cousins' War, as `tudor position` writes them. */
export const LANCASTER = 0
export const YORK = 1

export const HOUSES = ['Lancaster', 'York'] as const
const TROOPS_EACH = 12
const CARDS = [
  ...['st-albans', 'wakefield', 'mortimers-cross', 'hexham', 'barnet', 'tewkesbury', 'bosworth'],
  ...['combined-forces', 'french-treachery', 'kingmaker', 'northumberland', 'french-aid', 'devon', 'jasper-tudor'],
  ...['stanley', 'attainder', 'array'],
]

/** Troops in North, Centre and South, in the reserve and on the battlefield; the rest is in the supply. */
export interface Army {
  readonly regions: readonly [north: number, centre: number, south: number]
  readonly reserve?: number
  readonly field?: number
  readonly french?: number
}

const army = ({ regions: [north, centre, south], reserve = 0, field = 0, french = 0 }: Army): object => ({
  north,
  centre,
  south,
  reserve,
  field,
  french,
  supply: TROOPS_EACH - north - centre - south - reserve - field,
})

interface Table {
  readonly armies: readonly [Army, Army]
  /** Cards by place; the others are discarded. */
  readonly cards: Readonly<Record<string, readonly string[]>>
  readonly [more: string]: unknown
}

export function table({ armies: [lancaster, york], cards, ...more }: Table): object {
  const places = new Map(CARDS.map((card) => [card, { at: 'discarded' }]))
  for (const [at, names] of Object.entries(cards)) for (const name of names) places.set(name, { at })
  const french = (lancaster.french ?? 0) + (york.french ?? 0)
  return {
    ...more,
    frenchSupply: 2 - french,
    houses: { Lancaster: army(lancaster), York: army(york) },
    cards: Object.fromEntries(places),
  }
}
