/** The texts of moves. A page can import them without the rules; move.ts maps them to integers. */
import { defineMoves, listField, nameField } from '@tudor-rose/table'
import { AREAS, type AreaName, SEA_NAMES, type SeaName } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { BORDERS } from './data/borders.ts'
import { CARDS } from './data/cards.ts'

/** The origin of an attack: a border, or a sea zone. */
export type Entry =
  | { readonly border: readonly [AreaName, AreaName]; readonly sea?: undefined }
  | { readonly sea: SeaName; readonly border?: undefined }

/** In the order of `ENTRY_NAMES`. */
const entry = listField<Entry>(
  [...BORDERS.map(([a, b]) => ({ border: [a, b] as const })), ...SEA_NAMES.map((sea) => ({ sea }))],
  ({ border, sea }) => sea ?? border.join(' - '),
)

const areas = AREAS.map(({ name }) => name)
const block = nameField(BLOCKS.map(({ name }) => name))

/** 8.0 Where blocks can be sent. The pool comes after the areas, as in the layout. */
export const POOL = 'the pool'

export const moveTexts = defineMoves(
  {
    card: nameField(CARDS.map(({ name }) => name)),
    area: nameField(areas),
    home: nameField([...areas, POOL]),
    sea: nameField(SEA_NAMES),
    entry,
    block,
    /** A block of the other house. */
    enemy: block,
  },
  {
    play: 'play {card}',
    'keep-hand': 'keep the hand',
    'redeal-hand': 'take a new hand',
    group: 'move the group in {area}',
    muster: 'muster in {area}',
    plague: 'plague in {area}',
    march: 'march {block} to {area}',
    onward: 'on to {area}',
    sail: 'sail {block} to {area}',
    /** A sea move that attacks. */
    raid: 'raid {block} by {sea} to {area}',
    recruit: 'recruit {block} to {area}',
    'end-actions': 'end actions',
    'main-attack': 'main attack by {entry}',
    battle: 'fight in {area}',
    treason: 'treason {enemy}',
    'no-treason': 'keep the treason',
    fire: 'fire {block}',
    pass: 'pass {block}',
    charge: 'charge {block} at {enemy}',
    treachery: 'tempt {block} at {enemy}',
    retreat: 'retreat {block} to {area}',
    'take-hits': 'hit {block}',
    regroup: 'regroup {block} to {area}',
    'end-regroup': 'end regrouping',
    enter: 'enter {block} to {area}',
    execute: 'execute {block}',
    spare: 'spare {block}',
    reduce: 'reduce {block}',
    'go-home': 'send {block} to {area:home}',
    'leave-exile': 'recall {block}',
  },
)

export type RichardMove = NonNullable<ReturnType<typeof moveTexts.read>>
export type MoveVerb = RichardMove['verb']
/** Reads a line that is known to be a move. */
export const readMove = moveTexts.readKnown
