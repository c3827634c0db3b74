import { BLOCKS, type Block } from '@tudor-rose/richard3/data'

const HOUSES = ['Lancaster', 'York'] as const

const titleOf = ({ house, name }: Block): string => (house === 'rebel' ? name : `${HOUSES[house]} ${name}`)
const STEPS = new Map(BLOCKS.map((block) => [titleOf(block), block.steps]))

/** Where everybody is who does not stand on the map of a lesson: as in 1460. */
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

interface Scene {
  /** Who stands where; `York March 2` has two steps left, otherwise all are there. Everybody else waits in the pools. */
  readonly standing: Readonly<Record<string, readonly string[]>>
  readonly houses?: { readonly Lancaster?: object; readonly York?: object }
  readonly [more: string]: unknown
}

/** A position of the first campaign, as `tudor position` would write it. */
export function position({ standing, houses = {}, ...more }: Scene): object {
  const blocks: Record<string, object> = {}
  for (const [title, steps] of STEPS) blocks[title] = { at: 'pool', steps }
  for (const [at, names] of [...Object.entries(ELSEWHERE), ...Object.entries(standing)])
    for (const name of names) {
      const [, title, steps] = /^(.*?)(?: (\d))?$/.exec(name)!
      blocks[title] = { at, steps: steps === undefined ? STEPS.get(title) : Number(steps) }
    }
  return {
    campaign: 1,
    ...more,
    houses: {
      Lancaster: { title: 'Lancaster Henry VI', answer: 'keep', ...houses.Lancaster },
      York: { title: 'York York', answer: 'keep', ...houses.York },
    },
    blocks,
  }
}
