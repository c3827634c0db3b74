import { BLOCKS, type Block } from '@tudor-rose/richard3/data'

const HOUSES = ['Lancaster', 'York'] as const

const titleOf = ({ house, name }: Block): string => (house === 'rebel' ? name : `${HOUSES[house]} ${name}`)
const BY_TITLE = new Map(BLOCKS.map((block) => [titleOf(block), block]))

/** Where blocks are that are not on the map of a lesson or an exercise: as in 1460. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  minor: ['Lancaster Prince Edward', 'Lancaster Richmond', 'York Clarence', 'York Gloucester'],
  aside: [
    ...['Warwick', 'Kent', 'Salisbury', 'Clarence', 'Canterbury church'].map((name) => `Lancaster ${name}`),
    ...['Buckingham', 'Exeter', 'Rivers', 'Northumberland', 'Shrewsbury', 'Stanley', 'Westmoreland'].map(
      (name) => `York ${name}`,
    ),
    'York York church',
  ],
  Scotland: ['Lancaster Scots Mercenary'],
  France: ['Lancaster French Mercenary'],
  Ireland: ['York Irish Mercenary'],
  Calais: ['York Burgundian Mercenary', 'York Calais Mercenary'],
}

/** 4.3, 4.4 These begin on the map and die for good (6.8): if they are not on the map, they are dead. */
const BEGAN_ON_THE_MAP = [
  ...['Henry VI', 'Exeter', 'Somerset', 'Oxford', 'Beaumont', 'Clifford', 'Pembroke', 'Wiltshire', 'Devon'].map(
    (name) => `Lancaster ${name}`,
  ),
  ...['York', 'March', 'Rutland', 'Warwick', 'Kent', 'Salisbury'].map((name) => `York ${name}`),
]

export interface PositionSetup {
  /**
   * Blocks by area; `York March 2` has two steps left, otherwise all. Of the other blocks, those that began on the map
   * are dead, and the rest are in the pools.
   */
  readonly onMap: Readonly<Record<string, readonly string[]>>
  /** Blocks that have moved this turn. */
  readonly moved?: readonly string[]
  /** Whether all of those are visible, so that nothing has to be guessed. */
  readonly isOpen?: boolean
  /** Whether all other blocks are dead, so that the pools are empty. */
  readonly isLate?: boolean
  readonly houses?: { readonly Lancaster?: object; readonly York?: object }
  readonly [more: string]: unknown
}

const withoutSteps = (name: string): string => name.replace(/ \d$/, '')

type Places = Map<string, { readonly at: string; readonly steps: number }>

/** A position of the first campaign, as `tudor position` would write it. */
export function position({
  onMap,
  moved = [],
  isOpen = false,
  isLate = false,
  houses = {},
  ...more
}: PositionSetup): object {
  const places: Places = new Map()
  const put = (at: string, name: string): void => {
    const [, title, steps] = /^(.*?)(?: (\d))?$/.exec(name)!
    places.set(title, { at, steps: steps === undefined ? BY_TITLE.get(title)!.steps : Number(steps) })
  }
  for (const title of BY_TITLE.keys()) put('pool', title)
  for (const [at, names] of Object.entries(ELSEWHERE)) for (const name of names) put(at, name)
  if (isLate) for (const [title, { at }] of places) if (!['minor', 'aside', 'dead'].includes(at)) fell(title, put)
  for (const title of BEGAN_ON_THE_MAP) fell(title, put)
  const stand = (at: string, name: string): void => {
    put(at, name)
    const twin = twinOf(withoutSteps(name))
    if (twin !== undefined) put(at === 'dead' ? 'dead' : 'aside', twin)
  }
  const present = new Set(Object.values(onMap).flat().map(withoutSteps))
  for (const minor of ELSEWHERE.minor) if (hasLostAnHeir(houseOf(minor), present)) fell(minor, put)
  for (const [at, names] of Object.entries(onMap)) for (const name of names) stand(at, name)
  const open = isOpen ? present : new Set<string>()
  const marksOf = (title: string): object => {
    const marks = [...(moved.includes(title) ? ['moved'] : []), ...(open.has(title) ? ['known'] : [])]
    return marks.length === 0 ? {} : { marks }
  }
  return {
    campaign: 1,
    ...more,
    houses: {
      Lancaster: { title: 'Lancaster Henry VI', answer: 'keep', ...houses.Lancaster },
      York: { title: 'York York', answer: 'keep', ...houses.York },
    },
    blocks: Object.fromEntries([...places].map(([title, place]) => [title, { ...place, ...marksOf(title) }])),
  }
}

const NEVILLES = ['Warwick', 'Kent', 'Salisbury']

/** 6.8 Some die for good, and their counterpart with them; the others lie face down until the next campaign. */
function fell(title: string, put: (at: string, name: string) => void): void {
  const { kind, rose, name } = BY_TITLE.get(title)!
  const isForGood = kind === 'heir' || rose === true || NEVILLES.includes(name)
  put(isForGood ? 'dead' : 'face down', title)
  const twin = twinOf(title)
  if (isForGood && twin !== undefined) put('dead', twin)
}

const houseOf = (title: string): string => title.split(' ')[0]

/** 6.82 A minor has come of age for each dead heir, and in these positions has died after him. */
const hasLostAnHeir = (house: string, present: ReadonlySet<string>): boolean =>
  BEGAN_ON_THE_MAP.some(
    (title) => houseOf(title) === house && BY_TITLE.get(title)!.kind === 'heir' && !present.has(title),
  )

/** The block of the same person in the other house. */
function twinOf(title: string): string | undefined {
  const { house, name, kind } = BY_TITLE.get(title)!
  if (house === 'rebel' || !['heir', 'noble', 'church'].includes(kind)) return undefined
  const twin = `${HOUSES[1 - house]} ${name}`
  return BY_TITLE.has(twin) ? twin : undefined
}
