import { BLOCKS, type Block } from '@tudor-rose/richard3/data'

const HOUSES = ['Lancaster', 'York'] as const

const titleOf = ({ house, name }: Block): string => (house === 'rebel' ? name : `${HOUSES[house]} ${name}`)
const BY_TITLE = new Map(BLOCKS.map((block) => [titleOf(block), block]))

/** Where everybody is who does not stand on the map of a lesson or an exercise: as in 1460. */
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

export interface Scene {
  /** Who stands where; `York March 2` has two steps left, otherwise all are there. Everybody else waits in the pools. */
  readonly standing: Readonly<Record<string, readonly string[]>>
  /** Who of those has moved in this turn and so stays where he is. */
  readonly moved?: readonly string[]
  /** All of those lie open, so that nobody has to guess. */
  readonly isOpen?: boolean
  /** Everybody else but minors has fallen in this campaign, so that the pools are empty. */
  readonly isLate?: boolean
  readonly houses?: { readonly Lancaster?: object; readonly York?: object }
  readonly [more: string]: unknown
}

const withoutSteps = (name: string): string => name.replace(/ \d$/, '')

type Places = Map<string, { readonly at: string; readonly steps: number }>

/** A position of the first campaign, as `tudor position` would write it. */
export function position({
  standing,
  moved = [],
  isOpen = false,
  isLate = false,
  houses = {},
  ...more
}: Scene): object {
  const places: Places = new Map()
  const put = (at: string, name: string): void => {
    const [, title, steps] = /^(.*?)(?: (\d))?$/.exec(name)!
    places.set(title, { at, steps: steps === undefined ? BY_TITLE.get(title)!.steps : Number(steps) })
  }
  for (const title of BY_TITLE.keys()) put('pool', title)
  for (const [at, names] of Object.entries(ELSEWHERE)) for (const name of names) put(at, name)
  if (isLate) for (const [title, { at }] of places) if (!['minor', 'aside', 'dead'].includes(at)) fell(title, put)
  for (const [at, names] of Object.entries(standing))
    for (const name of names) {
      put(at, name)
      const twin = twinOf(withoutSteps(name))
      if (twin !== undefined && places.get(twin)!.at !== 'aside') put('aside', twin)
    }
  const open = new Set(isOpen ? Object.values(standing).flat().map(withoutSteps) : [])
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

/** 6.8 Some die for good, and their other half with them; the others lie face down until the next campaign. */
function fell(title: string, put: (at: string, name: string) => void): void {
  const { kind, rose, name } = BY_TITLE.get(title)!
  const isForGood = kind === 'heir' || rose === true || NEVILLES.includes(name)
  put(isForGood ? 'dead' : 'face down', title)
  const twin = twinOf(title)
  if (isForGood && twin !== undefined) put('dead', twin)
}

/** The block of the same man in the other house. */
function twinOf(title: string): string | undefined {
  const { house, name, kind } = BY_TITLE.get(title)!
  if (house === 'rebel' || !['heir', 'noble', 'church'].includes(kind)) return undefined
  const twin = `${HOUSES[1 - house]} ${name}`
  return BY_TITLE.has(twin) ? twin : undefined
}
