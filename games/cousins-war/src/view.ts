/** What a house or an observer may see. */
import { OBSERVER, type Viewer } from '@tudor-rose/table'
import { REGION_NAMES } from './deck.ts'
import {
  ATTACK_DICE,
  CARD_PLACES,
  chosenBy,
  DEFENCE_DICE,
  DISCARDED,
  HOUSE_NAMES,
  inHandOf,
  LANCASTER,
  LAST_CARD_USED,
  NONE,
  OFFERED_EVENT,
  PLAYED,
  TWIST_USED,
  VICTORIES,
  wonBy,
  YORK,
} from './layout.ts'
import { DICE } from './rules/dice.ts'
import { regionsOf } from './rules/victory.ts'
import { cardAt, cardsAt, FIELD, frenchOf, isKnown, REGIONS, RESERVE, type State, SUPPLY, troops } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

export interface HouseView {
  readonly house: string
  /** North, Centre, South. */
  readonly regions: readonly number[]
  readonly reserve: number
  readonly supply: number
  /** On its half of the battlefield. */
  readonly field: number
  readonly french: number
  readonly controls: number
  readonly handSize: number
  /** Cards known to the viewer: his own, and those he gave away. */
  readonly hand: readonly string[]
  /** A card chosen face down. The viewer sees only his own. */
  readonly chosen: string | null
  /** It offered an event as this round's battlefield, so it holds no battlefield. */
  readonly offeredEvent: boolean
  readonly trophies: readonly string[]
  readonly lastCardUsed: boolean
}

export interface BattleView {
  readonly attacker: string
  readonly announced: number
  /** The attacker's dice. Until they are shown, only the attacker sees them. */
  readonly attackDice: readonly number[] | null
  readonly defenceDice: readonly number[]
}

export interface CousinsView {
  readonly viewer: string | null
  readonly round: number
  readonly step: StepName
  readonly twist: string | null
  readonly twistsUsed: readonly string[]
  readonly battlefield: string | null
  readonly owner: string | null
  readonly active: string
  readonly card: string | null
  readonly points: number
  /** The target region of a troop move. */
  readonly region: string | null
  readonly frenchSupply: number
  readonly houses: readonly HouseView[]
  readonly discarded: readonly string[]
  readonly aside: number
  readonly battle: BattleView | null
  readonly winner: string | null
  readonly victory: string | null
}

const idsAt = (s: State, place: number): readonly string[] =>
  s.components.cards.filter((_, card) => cardAt(s, card) === place).map(({ id }) => id)

function houseView(s: State, house: number, viewer: Viewer): HouseView {
  const isOwn = house === viewer
  const knows = (card: number) => isOwn || (viewer !== OBSERVER && isKnown(s, card))
  const chosen = idsAt(s, chosenBy(house))[0] ?? null
  // The view must not reveal whether a card that the viewer gave away is the one now face down.
  const isHeld = (card: number) =>
    cardAt(s, card) === inHandOf(house) || (!isOwn && cardAt(s, card) === chosenBy(house))
  return {
    house: HOUSE_NAMES[house],
    regions: REGIONS.map((region) => troops(s, house, region)),
    reserve: troops(s, house, RESERVE),
    supply: troops(s, house, SUPPLY),
    field: troops(s, house, FIELD),
    french: frenchOf(s, house),
    controls: regionsOf(s, house),
    handSize: cardsAt(s, inHandOf(house)),
    hand: s.components.cards.filter((_, card) => isHeld(card) && knows(card)).map(({ id }) => id),
    chosen: chosen === null || isOwn ? chosen : 'hidden',
    offeredEvent: s.bytes[OFFERED_EVENT + house] === 1,
    trophies: idsAt(s, wonBy(house)),
    lastCardUsed: s.bytes[LAST_CARD_USED + house] === 1,
  }
}

const diceOf = (s: State, dice: number): readonly number[] =>
  Array.from(s.bytes.subarray(dice, dice + DICE)).filter((die) => die > 0)

function battleView(s: State, viewer: Viewer): BattleView | null {
  if (s.bytes[ATTACK_DICE] === 0) return null
  const sees = s.shown === 1 || viewer === s.attacker
  return {
    attacker: HOUSE_NAMES[s.attacker],
    announced: s.announced,
    attackDice: sees ? diceOf(s, ATTACK_DICE) : null,
    defenceDice: diceOf(s, DEFENCE_DICE),
  }
}

export function view(s: State, viewer: Viewer): CousinsView {
  const chosenField = s.field === NONE ? null : s.components.cards[s.field].id
  return {
    viewer: viewer === OBSERVER ? null : HOUSE_NAMES[viewer],
    round: s.round,
    step: STEP_NAMES[s.step],
    twist: s.twist === NONE ? null : s.components.twists[s.twist].id,
    twistsUsed: s.components.twists.filter((_, twist) => s.bytes[TWIST_USED + twist] === 1).map(({ id }) => id),
    battlefield: chosenField,
    owner: chosenField === null ? null : HOUSE_NAMES[s.owner],
    active: HOUSE_NAMES[s.active],
    card: idsAt(s, PLAYED)[0] ?? null,
    points: s.points,
    region: REGION_NAMES[s.region] ?? null,
    frenchSupply: s.frenchSupply,
    houses: [LANCASTER, YORK].map((house) => houseView(s, house, viewer)),
    discarded: idsAt(s, DISCARDED),
    aside: cardsAt(s, CARD_PLACES.indexOf('aside')),
    battle: battleView(s, viewer),
    winner: HOUSE_NAMES[s.winner] ?? null,
    victory: VICTORIES[s.victory] ?? null,
  }
}
