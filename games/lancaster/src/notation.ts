/**
 * Move texts, without the rules, so that pages can import them alone. move.ts maps them to integers. Counties, castle
 * spaces and favours use the names of the component file.
 */
import { defineMoves, listField, type MoveField, nameField, numberField, wordField } from '@tudor-rose/table'
import { CONFLICT_PLACES, type ConflictPlace, GOODS, OFFICES, PARTY_NAMES, PRIVILEGES } from './data/names.ts'

/** A knight to be placed: his strength, and whether he is the ally's. */
export interface Knight {
  readonly strength: number
  readonly isAllys: boolean
}

const STRENGTHS = [1, 2, 3, 4]
const knight = listField<Knight>(
  [false, true].flatMap((isAllys) => STRENGTHS.map((strength) => ({ strength, isAllys }))),
  ({ strength, isAllys }) => `${isAllys ? "the ally's " : ''}${strength}`,
)

const lord = listField([false, true], (isAllys) => `the ${isAllys ? "ally's " : ''}lord`)

const number = numberField(255)

/** A number within words that depend on it. Zero may be written as nothing. */
const counted = (pattern: string, write: (count: number) => string): MoveField<number> => ({
  pattern,
  read: (text) => number.read(/\d*(?=\D*$)/.exec(text)![0]),
  write,
})
const withCount = (start: string, one: string): MoveField<number> =>
  counted(`(?: ${start} \\d+ ${one}s?)?`, (count) =>
    count === 0 ? '' : ` ${start} ${count} ${count === 1 ? one : `${one}s`}`,
  )

/** Location of a knight to be upgraded. */
export type KnightLocation =
  | { readonly at: 'court' | 'tower' | 'lord' }
  | { readonly at: 'county'; readonly county: string }
  | { readonly at: 'castle'; readonly space: string }
  | { readonly at: 'conflict'; readonly conflict: ConflictPlace }

const IN_CASTLE = 'in the castle on '
const IN_CONFLICT = 'in the conflict '
const IN_COUNTY = 'in '
const LOCATION_TEXTS = { court: 'at court', tower: 'in the Tower', lord: 'with the lord' } as const

const location: MoveField<KnightLocation> = {
  pattern: '.+',
  read(text) {
    for (const at of ['court', 'tower', 'lord'] as const) if (text === LOCATION_TEXTS[at]) return { at }
    if (text.startsWith(IN_CASTLE)) return { at: 'castle', space: text.slice(IN_CASTLE.length) }
    const conflict = CONFLICT_PLACES.find((place) => text === IN_CONFLICT + place)
    if (conflict !== undefined) return { at: 'conflict', conflict }
    return text.startsWith(IN_COUNTY) ? { at: 'county', county: text.slice(IN_COUNTY.length) } : undefined
  },
  write(location) {
    switch (location.at) {
      case 'castle':
        return IN_CASTLE + location.space
      case 'conflict':
        return IN_CONFLICT + location.conflict
      case 'county':
        return IN_COUNTY + location.county
      default:
        return LOCATION_TEXTS[location.at]
    }
  },
}

/** A piece under a lord. A number is the strength of a knight. */
export type TowerPiece = 'bishop' | 'Tudor knight' | number

/** In the order of `TOWER_PIECES`. */
const towerPiece = listField<TowerPiece>(
  ['bishop', ...STRENGTHS, 'Tudor knight'],
  (piece) => `${piece === 'Tudor knight' ? 'the' : 'a'} ${piece}`,
)

export const moveTexts = defineMoves(
  {
    knight,
    strength: numberField(4),
    lord,
    number,
    squires: withCount('with', 'squire'),
    votes: withCount('with', 'vote'),
    markers: withCount('and return', 'marker'),
    // The result of a two-for-one swap comes last.
    goldForSquires: counted(
      '\\d+ gold for \\d+ squires?',
      (count) => `${2 * count} gold for ${count} ${count === 1 ? 'squire' : 'squires'}`,
    ),
    squiresForGold: counted('\\d+ squires for \\d+ gold', (count) => `${2 * count} squires for ${count} gold`),
    county: wordField,
    space: wordField,
    favour: wordField,
    conflict: nameField(CONFLICT_PLACES),
    ballot: nameField(['no', 'yes']),
    player: nameField(PARTY_NAMES),
    goods: nameField(GOODS),
    office: nameField(OFFICES),
    privilege: nameField(PRIVILEGES),
    towerPiece,
    location,
  },
  {
    build: 'build {space}',
    county: 'place {knight} in {county}{squires}',
    castle: 'place {knight} in the castle on {space}',
    conflict: 'place {knight} in the conflict {conflict}',
    favour: 'take the favour {favour}',
    decline: 'decline',
    vote: 'vote {ballot}{votes}',
    trade: 'trade {count:number}',
    /** In the county being scored. */
    takeNoble: 'take the noble',
    takeReward: 'take the reward',
    /** Noble and reward, for gold. */
    takeBoth: 'take both',
    takeNothing: 'take nothing',
    nobleFrom: 'take the noble of {county}',
    cross: 'cross over to the conflict {conflict}',
    start: 'name {player} start player',
    score: 'score {space}',
    upgrade: 'upgrade {strength} {location}',
    ransom: 'ransom {strength}',
    treasury: 'send {isAllys:lord} to the treasury for {goods}',
    apply: 'send {isAllys:lord} to apply as {office}',
    add: 'add {piece:towerPiece}',
    bring: 'bring the {privilege}',
    done: 'done',
    takeBishop: 'take a bishop',
    keepCounty: 'pay for {county}',
    leaveCounty: 'leave {county}',
    keepExtension: 'pay for the extension {space}',
    turnExtension: 'turn down the extension {space}',
    swapGold: 'swap {count:goldForSquires}',
    swapSquires: 'swap {count:squiresForGold}',
    sendSquire: 'send a squire to the conflict {conflict}',
    returnShame: 'return a marker of shame',
    tower: 'place {knight} in the Tower{markers}',
    /** In the county being scored. */
    takeTile: 'take the tile',
    /** For gold. */
    takeNobleAndTile: 'take the noble and the tile',
  },
)

export type LancasterMove = NonNullable<ReturnType<typeof moveTexts.read>>
export type MoveVerb = LancasterMove['verb']
export type MoveOf<V extends MoveVerb> = Extract<LancasterMove, { readonly verb: V }>
/** Parses a line that is known to be a move. */
export const readMove = moveTexts.readKnown
