/** Where each fact of a game is in its buffer, and how it is written in an exported position. */
import {
  type Codec,
  count,
  defaultBytes,
  flag,
  LayoutBuilder,
  marks,
  NONE,
  oneOf,
  oneOfOrNone,
  type PositionLayout,
} from '@tudor-rose/table'
import { BLOCK_TITLES, blockName, FIRST_BLOCK, FULL_STEPS, LAST_BLOCK } from './armies.ts'
import { HOUSE_NAMES } from './data/areas.ts'
import { BORDERS } from './data/borders.ts'
import { CARDS } from './data/cards.ts'
import type { ScenarioFile } from './data/scenarios.ts'
import { AREA_COUNT, AREA_NAMES, ENTRY_NAMES } from './geography.ts'
import { STEP_NAMES } from './steps.ts'

export const layout = new LayoutBuilder()

/** The places of a block besides the areas of the map. */
export const POOL = AREA_COUNT
/** 6.83-6.85 Out until the next campaign: in its owner's pool, or at home if a mercenary. */
export const FACE_DOWN = AREA_COUNT + 1
/** 4.5 */
export const MINOR = AREA_COUNT + 2
/** 4.6 Beside the map while its twin fights for the other house. */
export const ASIDE = AREA_COUNT + 3
export const DEAD = AREA_COUNT + 4
/** Kingmaker: in the Tower, which is in Middlesex but not part of the area. */
export const CAPTIVE = AREA_COUNT + 5
export const PLACE_NAMES = [...AREA_NAMES, 'pool', 'face down', 'minor', 'aside', 'dead', 'captive']

export const EDITIONS = ['1.02', '1.0'] as const
export const MULLIGANS = ['book', 'auto'] as const
export const VICTORIES = ['victory.heirs', 'victory.throne', 'victory.resigned'] as const

const cardNames = CARDS.map((card) => card.name)
/** The most scenarios in one file. */
export const MAX_SCENARIOS = 8
const scenario = oneOf(Array.from({ length: MAX_SCENARIOS }, (_, index) => `scenario ${index + 1}`))
const house = oneOf(HOUSE_NAMES)
const houseOrNone = oneOfOrNone(HOUSE_NAMES)
const blockOrNone = oneOfOrNone(BLOCK_TITLES)
const areaOrNone = oneOfOrNone(AREA_NAMES)

export const at = {
  // The options of the game.
  scenario: layout.scalar('scenario', scenario),
  edition: layout.scalar('edition', oneOf(EDITIONS)),
  mulligan: layout.scalar('mulligan', oneOf(MULLIGANS)),
  // The current point of the game.
  campaign: layout.scalar('campaign', count(3)),
  turn: layout.scalar('turn', count(7)),
  throne: layout.scalar('throne', house),
  step: layout.scalar('step', oneOf(STEP_NAMES)),
  /** The seat that is asked, if there is only one. */
  asked: layout.scalar('asked', house),
  playerOne: layout.scalar('playerOne', house),
  winner: layout.scalar('winner', houseOrNone),
  victory: layout.scalar('victory', oneOfOrNone(VICTORIES)),
  // 5.0 The player who is taking actions.
  active: layout.scalar('active', house),
  actionPoints: layout.scalar('actionPoints', count(4)),
  /** The event of an event card can still be used. */
  eventOpen: layout.scalar('eventOpen', flag),
  /** The area of the group that an event moves, or where blocks muster. */
  eventArea: layout.scalar('eventArea', areaOrNone),
  /** The block that marched last and may continue. */
  mover: layout.scalar('mover', blockOrNone),
  moverFrom: layout.scalar('moverFrom', areaOrNone),
  moverSteps: layout.scalar('moverSteps', count(3)),
  /** The house that may still roll for the Treason card. */
  treason: layout.scalar('treason', houseOrNone),
  // 6.0 The battle being fought.
  field: layout.scalar('field', areaOrNone),
  attacker: layout.scalar('attacker', house),
  round: layout.scalar('round', count(5)),
  treacheriesUsed: layout.scalar('treacheriesUsed', marks(['king', 'pretender', 'warwick'])),
  hits: layout.scalar('hits', count(8)),
  /** 6.2 Which blocks act now: twice the letter, plus one for the attackers. */
  turnOrder: layout.scalar('turnOrder', count(7)),
  // Progress within a step that handles several things in turn.
  stage: layout.scalar('stage', count(255)),
  place: layout.scalar('place', areaOrNone),
  subject: layout.scalar('subject', blockOrNone),
  due: layout.scalar('due', count(63)),
} as const

const houses = layout.group('houses', HOUSE_NAMES)
/** The card chosen or played this turn. */
export const CARD = layout.perMember(houses, 'card', oneOfOrNone(cardNames))
/** King or Pretender. */
export const TITLE = layout.perMember(houses, 'title', blockOrNone)
/** 6.82 Dead heirs who have not been replaced by a minor yet. */
export const MINORS_DUE = layout.perMember(houses, 'minorsDue', count(5))
/** 5.1 */
export const MULLIGAN_USED = layout.perMember(houses, 'mulliganUsed', flag)
export const ANSWER = layout.perMember(houses, 'answer', oneOfOrNone(['keep', 'redeal', 'follow']))

const cards = layout.group('cards', cardNames)
export const HAND = [
  layout.perMember(cards, 'withLancaster', count(7)),
  layout.perMember(cards, 'withYork', count(7)),
] as const
export const PLAYED = layout.perMember(cards, 'played', count(7))
/** 5.1 Shown in a mulligan; in edition 1.0 these are out of the campaign. */
export const THROWN_IN = layout.perMember(cards, 'thrownIn', count(7))

/** 5.31 Places still free on ships that left this turn. */
export const BERTH_COUNT = 4
const berths = layout.group('berths', ['first', 'second', 'third', 'fourth'])
export const BERTH_FROM = layout.perMember(berths, 'from', areaOrNone)
export const BERTH_TO = layout.perMember(berths, 'to', areaOrNone)

const blocks = layout.group('blocks', BLOCK_TITLES)
export const AT = layout.perMember(blocks, 'at', oneOf(PLACE_NAMES, DEAD))
export const STEPS = layout.perMember(blocks, 'steps', count(4))
/** 6.3 How it entered the battle in its area; nothing for a block that was already there. */
export const ENTERED = layout.perMember(blocks, 'entered', oneOfOrNone(ENTRY_NAMES))
export const MARKS = layout.perMember(
  blocks,
  'marks',
  marks(['moved', 'known', 'reserve', 'acted', 'turned', 'reduced', 'home', 'freed']),
)
/** The public record: where a block was last seen, how strong (0: unknown), and when. */
export const SEEN_AT = layout.perMember(blocks, 'seenAt', oneOfOrNone(PLACE_NAMES))
export const SEEN_STEPS = layout.perMember(blocks, 'seenSteps', count(4))
/** Eight times the campaign, plus the turn; turn 0 is the set-up. */
export const SEEN_WHEN = layout.perMember(blocks, 'seenWhen', count(31))

const areas = layout.group('areas', AREA_NAMES)
export const AREA_MARKS = layout.perMember(
  areas,
  'marks',
  marks([
    'activated',
    'attacked by Lancaster',
    'attacked by York',
    'by the Irish Sea',
    'by the Channel',
    'by the North Sea',
  ]),
)
/** 6.3 The entry of the main attack. */
export const MAIN_ENTRY = layout.perMember(areas, 'mainEntry', oneOfOrNone(ENTRY_NAMES))
/** 6.6 Blocks that have landed here in this battle round. */
export const LANDED = layout.perMember(areas, 'landed', count(63))

const borders = layout.group('borders', ENTRY_NAMES.slice(0, BORDERS.length))
/** 5.21 Blocks of each house that crossed: in its actions this turn, in retreat this round, or while regrouping. */
export const CROSSED = [
  layout.perMember(borders, 'crossedByLancaster', count(63)),
  layout.perMember(borders, 'crossedByYork', count(63)),
] as const
/** 6.6 Who entered a battle over this border, and in which direction. */
export const USED = layout.perMember(
  borders,
  'entries',
  marks(['Lancaster to first', 'Lancaster to second', 'York to first', 'York to second']),
)

/** Blocks of each house in each area. */
export const PRESENT = layout.derived(2 * AREA_COUNT)

// The rest is for guessing at hidden blocks. The rules do not need it, and a position is valid without it.
layout.beginInferences()

/** The blocks that may be among the hidden ones of an area. A set bit rules a block out. */
function mayBe(names: readonly string[]): Codec {
  const all = (1 << names.length) - 1
  const named = marks(names)
  return {
    ...named,
    toJson: (byte) => named.toJson(~byte & all),
    fromJson: (value) => {
      const bits = named.fromJson(value)
      return bits === undefined ? undefined : ~bits & all
    },
  }
}

/** Eight blocks of a house to a byte, by their order. */
export const RULED_OUT_BYTES = 4
const ROW_NAMES = [0, 1].map((house) =>
  Array.from({ length: RULED_OUT_BYTES }, (_, row) => {
    const first = FIRST_BLOCK[house] + 8 * row
    const many = Math.min(8, LAST_BLOCK[house] + 1 - first)
    return Array.from({ length: many }, (_block, index) => blockName(first + index))
  }),
)
/** The most unseen losses that are counted; no block has more steps. */
export const MAX_STEPS_LOST = 4
/** By house, the first of four rows with a byte for each area: the blocks of the house that cannot be there. */
export const RULED_OUT = [0, 1].map((house) => {
  const rows = ROW_NAMES[house].map((names, row) =>
    layout.perMember(areas, `mayBe${HOUSE_NAMES[house]}${row + 1}`, mayBe(names)),
  )
  return rows[0]
})
/** The strength of a block when it was last seen, even if only its place has been announced since. */
export const KNOWN_STEPS = layout.perMember(blocks, 'knownSteps', count(4))
/** By house: the blocks that cannot be among those that died hidden and lie face down; same format. */
export const NOT_FACE_DOWN = [0, 1].map((house) => {
  const rows = ROW_NAMES[house].map((names, row) =>
    layout.scalar(`mayLieFaceDown${HOUSE_NAMES[house]}${row + 1}`, mayBe(names)),
  )
  return rows[0]
})
/** By house and area: steps that each of its blocks there has lost since one of them was last seen, and steps that some have. */
export const LOST_BY_ALL = [0, 1].map((house) =>
  layout.perMember(areas, `lostByAll${HOUSE_NAMES[house]}`, count(MAX_STEPS_LOST)),
)
export const LOST_BY_SOME = [0, 1].map((house) =>
  layout.perMember(areas, `lostBySome${HOUSE_NAMES[house]}`, count(MAX_STEPS_LOST)),
)

/** A buffer with the default value in every field and every block at full strength. */
export function emptyBoard(): Uint8Array {
  const bytes = defaultBytes(layout)
  bytes.set(FULL_STEPS, STEPS)
  return bytes
}

export { NONE }

/** The layout for exported positions, with the scenario names of the file. */
export function layoutFor({ scenarios }: ScenarioFile): PositionLayout {
  const named = oneOf(scenarios.map(({ id }) => id))
  return {
    size: layout.size,
    inferencesStart: layout.inferencesStart,
    scalars: layout.scalars.map((field) => (field.codec === scenario ? { ...field, codec: named } : field)),
    groups: layout.groups,
  }
}
