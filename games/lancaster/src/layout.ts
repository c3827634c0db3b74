/**
 * The fields of a state in its buffer, and how an exported position writes them. The layout does not depend on the
 * options; fields of unused modules keep their defaults.
 */
import { count, type FieldGroup, flag, LayoutBuilder, marks, NONE, oneOf, oneOfOrNone } from '@tudor-rose/table'
import { CASTLE_SPACES, COUNTY_LETTERS } from './components.ts'
import { CONFLICT_PLACES, OFFICES, PARTY_NAMES, PRIVILEGES } from './data/names.ts'
import { LAW_IDS } from './law-ids.ts'
import { STEP_NAMES } from './steps.ts'

export { CONFLICT_PLACES, NONE, OFFICES, PARTY_NAMES, PRIVILEGES }

export const MAX_PARTIES = PARTY_NAMES.length

export const ROUNDS = 5
export const CONFLICTS_IN_A_GAME = 10
export const MAX_CONFLICTS = 16
export const MAX_FAVOURS = 8
export const COUNTIES = COUNTY_LETTERS.length
export const STRENGTHS = 4
/** How many knights of strength 1 to 4 each party has. */
export const KNIGHTS: readonly number[] = [0, 3, 2, 1, 1]

export const UPPER_ROW = 2
export const SPACES_PER_CONFLICT = 3
export const CONFLICT_SPACES = CONFLICT_PLACES.length * SPACES_PER_CONFLICT

export const LAW_CHOICES = ['base', 'new', 'king', 'lot', 'chosen'] as const
export const LAW_SETS = ['base', 'new', 'king'] as const
/** Pieces under a lord. A knight's index in this list is his strength. */
export const TOWER_PIECES = ['bishops', 'knights 1', 'knights 2', 'knights 3', 'knights 4', 'Tudor knight'] as const
export const SHAME_FIELDS = 5

const numbered = (what: string, many: number) => Array.from({ length: many }, (_, index) => `${what} ${index + 1}`)

export const LAW_PLACES = ['box', 'pile 1', 'pile 2', 'pile 3', 'pile 4', 'parliament', 'gone'] as const
export const LAW_IN_BOX = 0
/** Section 1 is drawn first, then 2, 3 and 4. */
export const lawPile = (section: number): number => section
export const LAW_IN_PARLIAMENT = 5
export const LAW_GONE = 6

export const CARD_PLACES = ['box', 'pile', 'table', 'gone'] as const
export const CARD_IN_BOX = 0
export const CARD_IN_PILE = 1
export const CARD_ON_TABLE = 2
export const CARD_GONE = 3

export const FAVOUR_PLACES = ['box', 'face up', 'face down'] as const
export const FAVOUR_IN_BOX = 0
export const FAVOUR_UP = 1
export const FAVOUR_DOWN = 2

export const TILE_PLACES = ['gone', 'bag', 'county'] as const
export const TILE_GONE = 0
export const TILE_IN_BAG = 1
export const TILE_LAID = 2

export const LORD_PLACES = ['home', 'treasury', ...OFFICES] as const

export const VICTORIES = ['victory.points', 'victory.resigned'] as const

export const layout = new LayoutBuilder()
const party = oneOf(PARTY_NAMES)
const partyOrNone = oneOfOrNone(PARTY_NAMES)
const step = oneOf(STEP_NAMES)
const parties = marks(PARTY_NAMES)
const castleMarks = marks(numbered('space', CASTLE_SPACES))
const lawSet = oneOf(LAW_SETS)

export const at = {
  // Options.
  players: layout.scalar('players', count(5, 4)),
  laws: layout.scalar('laws', oneOf(LAW_CHOICES)),
  /** The set that each section of laws comes from, whether chosen or drawn. */
  section0: layout.scalar('section0', lawSet),
  section1: layout.scalar('section1', lawSet),
  section2: layout.scalar('section2', lawSet),
  section3: layout.scalar('section3', lawSet),
  section4: layout.scalar('section4', lawSet),
  court: layout.scalar('court', flag),
  displeasure: layout.scalar('displeasure', flag),
  rewardTiles: layout.scalar('rewardTiles', flag),
  // Progress of the game.
  round: layout.scalar('round', count(ROUNDS, 1)),
  step: layout.scalar('step', step),
  /** The party to be asked, if only one is. */
  asked: layout.scalar('asked', party),
  startPlayer: layout.scalar('startPlayer', party),
  /** Phase 1 and set-up: whose turn it is, or the next party that can place anything. */
  turn: layout.scalar('turn', party),
  /**
   * Phase 1: knights placed in conflicts this round. The first ones earn a favour each, as long as there are favours.
   */
  conflictKnights: layout.scalar('conflictKnights', count()),
  /** Phase 1: the party whose knight has just been placed. */
  placing: layout.scalar('placing', party),
  /** Phase 1, court: privileges that may still go along with the knight just placed, and his place. */
  bringing: layout.scalar('bringing', marks(PRIVILEGES)),
  placedAt: layout.scalar('placedAt', oneOfOrNone([...COUNTY_LETTERS, ...CONFLICT_PLACES])),
  /** Phase 1, court: the office that the tower being formed applies for. */
  applyingFor: layout.scalar('applyingFor', oneOfOrNone(OFFICES)),
  /** Phase 2: the proposal being voted on, then the law being carried out. */
  proposal: layout.scalar('proposal', count(3)),
  law: layout.scalar('law', count(3)),
  /** Players to whom the current law still has something to offer. */
  entitled: layout.scalar('entitled', parties),
  /** Progress of a law that asks a player several things. */
  lawProgress: layout.scalar('lawProgress', count()),
  /** Phase 3: progress of scoring. */
  county: layout.scalar('county', count(COUNTIES)),
  castles: layout.scalar('castles', count(MAX_PARTIES)),
  conflict: layout.scalar('conflict', count(CONFLICT_PLACES.length)),
  ransoms: layout.scalar('ransoms', count(MAX_PARTIES)),
  /** Rewards with choices still to be made by the receiver, and the step that follows. */
  receiver: layout.scalar('receiver', party),
  upgrades: layout.scalar('upgrades', count()),
  onlyPlaced: layout.scalar('onlyPlaced', flag),
  builds: layout.scalar('builds', count()),
  freeNobles: layout.scalar('freeNobles', count()),
  crossings: layout.scalar('crossings', count()),
  afterReward: layout.scalar('afterReward', step),
  // Court.
  treasuryGold: layout.scalar('treasuryGold', count()),
  treasurySquires: layout.scalar('treasurySquires', count()),
  treasuryVotes: layout.scalar('treasuryVotes', count()),
  bishopsLeft: layout.scalar('bishopsLeft', count(9)),
  // Displeasure: the strength of the neutral knight in the Tower.
  neutralKnight: layout.scalar('neutralKnight', count(STRENGTHS)),
  // The end.
  winners: layout.scalar('winners', parties),
  victory: layout.scalar('victory', oneOfOrNone(VICTORIES)),
} as const

/** One consecutive field for each strength. Returns the offset of strength 1. */
const perStrength = (group: FieldGroup, name: string): number => {
  const offsets = [1, 2, 3, 4].map((strength) => layout.perMember(group, `${name} ${strength}`, count(3)))
  return offsets[0]
}

const players = layout.group('parties', PARTY_NAMES)
export const GOLD = layout.perMember(players, 'gold', count())
export const SQUIRES = layout.perMember(players, 'squires', count())
export const VOTES = layout.perMember(players, 'votes', count())
/** Phase 2: votes left after the third ballot, until the laws are carried out. */
export const LEFTOVER = layout.perMember(players, 'leftover votes', count())
export const POINTS = layout.perMember(players, 'points', count(99))
export const HUNDREDS = layout.perMember(players, 'hundreds', count())
/** Points lost at the end; this may exceed the player's points. */
export const POINTS_LOST = layout.perMember(players, 'points lost', count())
export const AT_COURT = perStrength(players, 'court')
export const IN_RESERVE = perStrength(players, 'reserve')
/** Displeasure: knights in the Tower. */
export const IN_TOWER = perStrength(players, 'tower')
/** The strength of the knight on each castle space, in consecutive fields. */
export const CASTLE_KNIGHT = numbered('castle', CASTLE_SPACES).map((name) =>
  layout.perMember(players, name, count(STRENGTHS)),
)[0]
export const EXTENSIONS = layout.perMember(players, 'extensions', castleMarks)
/** Extensions that do not score this round. */
export const FACE_DOWN = layout.perMember(players, 'face down', castleMarks)
/** Phase 3: castle spaces already scored. */
export const SCORED = layout.perMember(players, 'scored', castleMarks)
/** Phase 2: the secret ballot, and the votes added to it. */
export const BALLOT = layout.perMember(players, 'ballot', oneOfOrNone(['no', 'yes']))
export const STAKE = layout.perMember(players, 'stake', count())
// Court.
export const LORD = layout.perMember(players, 'lord', oneOf(LORD_PLACES))
/** All bishops, including those with the lord. */
export const BISHOPS = layout.perMember(players, 'bishops', count(3))
export const SEALS = layout.perMember(players, 'seals', count())
/** Privileges in hand, not used yet. */
export const PRIVILEGE = layout.perMember(players, 'privileges', marks(PRIVILEGES))
// Displeasure.
export const SHAME = layout.perMember(players, 'shame', count())

const counties = layout.group('counties', COUNTY_LETTERS)
export const HOLDER = layout.perMember(counties, 'holder', partyOrNone)
export const COUNTY_KNIGHT = layout.perMember(counties, 'knight', count(STRENGTHS))
export const COUNTY_SQUIRES = layout.perMember(counties, 'squires', count())
export const COUNTY_SHIELD = layout.perMember(counties, 'shield', flag)
export const COUNTY_TUDOR = layout.perMember(counties, 'Tudor knight', flag)
/** Nobles left. All nobles of a county have the same letter, so the county's letter is used. */
export const NOBLES = layout.perMember(counties, 'nobles', count(8))
export const TILE = layout.perMember(counties, 'reward tile', oneOf(TILE_PLACES))
/** Whether a party has the noble of a county, in consecutive fields. */
export const HAS_NOBLE = PARTY_NAMES.map((name) => layout.perMember(counties, `noble of ${name}`, flag))[0]

const conflicts = layout.group('conflicts', CONFLICT_PLACES)
export const CONFLICT_CARD = layout.perMember(conflicts, 'card', oneOfOrNone(numbered('card', MAX_CONFLICTS)))

const spaces = layout.group(
  'conflict spaces',
  CONFLICT_PLACES.flatMap((place) => numbered(place, SPACES_PER_CONFLICT)),
)
export const SPACE_OWNER = layout.perMember(spaces, 'owner', partyOrNone)
export const SPACE_KNIGHTS = perStrength(spaces, 'knights')
/** An archer, who is always alone on his space. */
export const SPACE_ARCHER = layout.perMember(spaces, 'archer', flag)
export const SPACE_TUDOR = layout.perMember(spaces, 'Tudor knights', count(3))
export const SPACE_SQUIRES = layout.perMember(spaces, 'squires', count())

const cards = layout.group('conflict cards', numbered('card', MAX_CONFLICTS))
export const CARD_AT = layout.perMember(cards, 'at', oneOf(CARD_PLACES))

const favours = layout.group('favours', numbered('favour', MAX_FAVOURS))
export const FAVOUR_AT = layout.perMember(favours, 'at', oneOf(FAVOUR_PLACES))

const laws = layout.group('law cards', LAW_IDS)
export const LAW_AT = layout.perMember(laws, 'at', oneOf(LAW_PLACES))

const parliament = layout.group('parliament', ['first', 'second', 'third'])
export const IN_FORCE = layout.perMember(parliament, 'in force', oneOfOrNone(LAW_IDS))
export const PROPOSED = layout.perMember(parliament, 'proposed', oneOfOrNone(LAW_IDS))

const offices = layout.group('offices', OFFICES)
export const OFFICE_HOLDER = layout.perMember(offices, 'holder', partyOrNone)
/** The party whose lord applies, and the tower under him. */
export const APPLICANT = layout.perMember(offices, 'applicant', partyOrNone)
export const OFFICE_BISHOPS = layout.perMember(offices, 'bishops', count(3))
export const OFFICE_KNIGHTS = perStrength(offices, 'knights')
export const OFFICE_TUDOR = layout.perMember(offices, 'Tudor knight', flag)
/** The same fields by piece number. They are consecutive, in the order of the pieces. */
export const OFFICE_PIECES = OFFICE_BISHOPS

/** Phase 1: pieces chosen for the tower. They stay at court until the tower is complete. */
const formingTower = layout.group('forming tower', TOWER_PIECES)
export const FORMING = layout.perMember(formingTower, 'pieces', count(3))

const shameTrack = layout.group('shame track', numbered('field', SHAME_FIELDS))
export const SHAME_MARKERS = layout.perMember(shameTrack, 'markers', count(4))
