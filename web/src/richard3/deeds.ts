/** What a line of notation says, taken apart for the board. The rules never see this: they read the line itself. */

export type Verb = (typeof FORMS)[number][0]

export interface Deed {
  readonly verb: Verb
  /** Of the house that moves; only `treason` names one of the other. */
  readonly block?: string
  /** A block of the other house. */
  readonly enemy?: string
  /** An area, or the pool. */
  readonly area?: string
  readonly sea?: string
  readonly card?: string
  /** The two areas of a border. */
  readonly border?: readonly [string, string]
}

type Words = (rest: string) => Omit<Deed, 'verb'>

const nothing: Words = () => ({})
const ofArea: Words = (area) => ({ area })
const ofBlock: Words = (block) => ({ block })
const between =
  (separator: string, name: (left: string, right: string) => Omit<Deed, 'verb'>): Words =>
  (rest) => {
    const place = rest.indexOf(separator)
    return name(rest.slice(0, place), rest.slice(place + separator.length))
  }
const toArea = between(' to ', (block, area) => ({ block, area }))
const atEnemy = between(' at ', (block, enemy) => ({ block, enemy }))
const bySea = between(' by ', (block, way) => between(' to ', (sea, area) => ({ block, sea, area }))(way))
const ofEntry: Words = (entry) =>
  entry.includes(' - ') ? between(' - ', (a, b) => ({ border: [a, b] }))(entry) : { sea: entry }

/** No line's first words begin another's. */
const FORMS = [
  ['play', 'play', (card) => ({ card })],
  ['keep-hand', 'keep the hand', nothing],
  ['redeal-hand', 'take a new hand', nothing],
  ['group', 'move the group in', ofArea],
  ['muster', 'muster in', ofArea],
  ['plague', 'plague in', ofArea],
  ['march', 'march', toArea],
  ['onward', 'on to', ofArea],
  ['sail', 'sail', toArea],
  ['raid', 'raid', bySea],
  ['recruit', 'recruit', toArea],
  ['end-actions', 'end actions', nothing],
  ['main-attack', 'main attack by', ofEntry],
  ['battle', 'fight in', ofArea],
  ['treason', 'treason', (enemy) => ({ enemy })],
  ['no-treason', 'keep the treason', nothing],
  ['fire', 'fire', ofBlock],
  ['pass', 'pass', ofBlock],
  ['charge', 'charge', atEnemy],
  ['treachery', 'tempt', atEnemy],
  ['retreat', 'retreat', toArea],
  ['take-hits', 'hit', ofBlock],
  ['regroup', 'regroup', toArea],
  ['end-regroup', 'end regrouping', nothing],
  ['enter', 'enter', toArea],
  ['execute', 'execute', ofBlock],
  ['spare', 'spare', ofBlock],
  ['reduce', 'reduce', ofBlock],
  ['go-home', 'send', toArea],
  ['leave-exile', 'recall', ofBlock],
] as const satisfies readonly (readonly [string, string, Words])[]

export function deedOf(line: string): Deed {
  for (const [verb, start, words] of FORMS)
    if (line === start || line.startsWith(`${start} `)) return { verb, ...words(line.slice(start.length + 1)) }
  throw new Error(`the board does not know the move "${line}"`)
}
