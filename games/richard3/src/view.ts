/** What a house or an observer may know. */
import { OBSERVER, type Viewer } from '@tudor-rose/table'
import { BLOCK_COUNT, blockName, NO_BLOCK, REBEL } from './armies.ts'
import { AREAS, type AreaName, HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { CARDS } from './data/cards.ts'
import { AREA_COUNT, AREA_NAMES } from './geography.ts'
import { entryKey } from './keys.ts'
import {
  ASIDE,
  CAPTIVE,
  DEAD,
  EDITIONS,
  FACE_DOWN,
  HAND,
  MAIN_ENTRY,
  MINOR,
  MULLIGAN_USED,
  NONE,
  PLACE_NAMES,
  PLAYED,
  POOL,
  SEEN_AT,
  SEEN_STEPS,
  SEEN_WHEN,
  THROWN_IN,
  VICTORIES,
} from './layout.ts'
import { isItsTurn, turnOrderOf } from './rules/battle.ts'
import { handSize, isHandShown } from './rules/cards.ts'
import { firepower, initiative } from './rules/firepower.ts'
import { isOnField } from './rules/heirs.ts'
import { entriesInto } from './rules/land.ts'
import { isPeer, usurpationCount } from './rules/political.ts'
import {
  ACTED,
  ACTIVATED,
  areaHas,
  attackedBy,
  cardOf,
  enteredBy,
  has,
  houseOf,
  KNOWN,
  MOVED,
  other,
  placeOf,
  presentIn,
  RESERVE,
  type State,
  scenarioOf,
  stepsOf,
  titleOf,
} from './state.ts'
import { STEP, STEP_NAMES, type StepName } from './steps.ts'

/** A block whose face the viewer sees. */
export interface BlockView {
  readonly name: string
  readonly house: string
  readonly kind: string
  readonly steps: number
  readonly fullSteps: number
  readonly combat: string
  readonly loyalty: number
  /** 5.2 It has moved this turn, or was recruited. Only for the owner. */
  readonly moved?: boolean
}

export interface AreaView {
  readonly name: AreaName
  readonly blocks: readonly BlockView[]
  /** Blocks of each house that the viewer sees only from behind. */
  readonly hidden: { readonly Lancaster: number; readonly York: number }
  readonly activated: boolean
  readonly attackedBy: string | null
  /** 6.3 The borders and seas by which blocks entered the battle here. */
  readonly entries: readonly EntryView[]
}

export interface EntryView {
  readonly house: string
  /** The message key of the area or sea it leads from. */
  readonly from: string
  readonly blocks: number
  readonly main: boolean
}

export interface HouseView {
  readonly house: string
  readonly title: string | null
  readonly handSize: number
  /** Card names; null for a hand that the viewer does not see. */
  readonly hand: readonly string[] | null
  /** The card in play; null before it is chosen, `hidden` before it is shown. */
  readonly card: string | null
  readonly mulliganUsed: boolean
  readonly pool: { readonly blocks: readonly string[]; readonly hidden: number }
  /** 6.83 to 6.85 Out until the next campaign. */
  readonly faceDown: { readonly blocks: readonly string[]; readonly hidden: number }
  readonly minors: readonly string[]
  /** 4.6 Blocks whose twins fight for the other house. */
  readonly aside: readonly string[]
  readonly dead: readonly string[]
  readonly captive: string | null
  /** 8.2 The current count of this house: what the viewer knows, and the maximum. */
  readonly usurpation: { readonly known: number; readonly atMost: number }
}

export interface BattleBlockView extends BlockView {
  readonly initiative: string
  readonly firepower: number
  readonly acted: boolean
  readonly itsTurn: boolean
}

export interface BattleView {
  readonly area: string
  /** 0 during the roll of the Treason card. */
  readonly round: number
  readonly attacker: string
  /** Front-line blocks in the order in which they act. */
  readonly front: readonly BattleBlockView[]
  readonly reserves: readonly {
    readonly house: string
    readonly blocks: readonly BlockView[]
    readonly hidden: number
  }[]
  readonly hits: number
}

/** The public record: where a block was last seen. */
export interface Sighting {
  readonly block: string
  readonly house: string
  readonly place: string
  /** Null where only the place was announced (6.81). */
  readonly steps: number | null
  readonly campaign: number
  /** 0 is the set-up. */
  readonly turn: number
}

export interface RichardView {
  readonly viewer: string | null
  readonly scenario: string
  readonly edition: string
  readonly campaign: number
  readonly lastCampaign: number
  readonly turn: number
  readonly throne: string
  readonly step: StepName
  readonly asked: string | null
  readonly playerOne: string | null
  readonly active: string | null
  readonly actionPoints: number
  readonly eventOpen: boolean
  readonly eventArea: string | null
  /** The house that may still roll for the Treason card. */
  readonly treason: string | null
  readonly cards: {
    readonly played: Readonly<Record<string, number>>
    readonly thrownIn: Readonly<Record<string, number>>
  }
  readonly houses: readonly HouseView[]
  readonly areas: readonly AreaView[]
  readonly battle: BattleView | null
  readonly sightings: readonly Sighting[]
  readonly winner: string | null
  readonly victory: string | null
}

/** Both houses decide on mulligan and cards at the same time, in secret. */
const isAskedOfBoth = (s: State): boolean => s.step === STEP.mulligan || s.step === STEP.chooseCard

const houseName = (house: number): string | null => HOUSE_NAMES[house] ?? null

/** A house sees its own blocks; everybody sees face-up blocks and the black Rebel. */
const seesFace = (s: State, block: number, viewer: Viewer): boolean =>
  houseOf(s, block) === viewer || has(s, block, KNOWN) || block === REBEL

function blockView(s: State, block: number, viewer: Viewer): BlockView {
  const { name, kind, steps, combat } = BLOCKS[block]
  const house = HOUSE_NAMES[houseOf(s, block)]
  const seen: BlockView & { moved?: boolean } = {
    name,
    house,
    kind,
    steps: stepsOf(s, block),
    fullSteps: steps,
    combat,
    loyalty: BLOCKS[block].loyalty ?? 0,
  }
  if (houseOf(s, block) === viewer) seen.moved = has(s, block, MOVED)
  return seen
}

const blocksWhere = (test: (block: number) => boolean): readonly number[] => {
  const found: number[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) if (test(block)) found.push(block)
  return found
}

function entryViews(s: State, area: number): readonly EntryView[] {
  return [LANCASTER, YORK].flatMap((house) =>
    entriesInto(s, house, area).map((entry) => ({
      house: HOUSE_NAMES[house],
      from: entryKey(entry, area),
      blocks: blocksWhere((b) => placeOf(s, b) === area && houseOf(s, b) === house && enteredBy(s, b) === entry).length,
      main: areaHas(s, area, attackedBy(house)) && s.bytes[MAIN_ENTRY + area] === entry,
    })),
  )
}

function areaView(s: State, area: number, viewer: Viewer): AreaView {
  const here = blocksWhere((block) => placeOf(s, block) === area)
  const shown = here.filter((block) => seesFace(s, block, viewer))
  const hidden = (house: number) => here.filter((b) => houseOf(s, b) === house && !seesFace(s, b, viewer)).length
  return {
    name: AREAS[area].name,
    blocks: shown.map((block) => blockView(s, block, viewer)),
    hidden: { Lancaster: hidden(LANCASTER), York: hidden(YORK) },
    activated: areaHas(s, area, ACTIVATED),
    attackedBy: [LANCASTER, YORK].filter((house) => areaHas(s, area, attackedBy(house))).map(houseName)[0] ?? null,
    entries: presentIn(s, area, LANCASTER) > 0 && presentIn(s, area, YORK) > 0 ? entryViews(s, area) : [],
  }
}

function cardInPlay(s: State, house: number, viewer: Viewer): string | null {
  const card = cardOf(s, house)
  if (card === NONE) return null
  return s.step === STEP.chooseCard && house !== viewer ? 'hidden' : CARDS[card].name
}

function handOf(s: State, house: number): readonly string[] {
  return CARDS.flatMap((card, index) => Array<string>(s.bytes[HAND[house] + index]).fill(card.name))
}

/** 8.2 Hidden blocks on the map may or may not be nobles. */
function usurpationView(s: State, house: number, viewer: Viewer): { known: number; atMost: number } {
  const seen = (block: number) => seesFace(s, block, viewer)
  return {
    known: usurpationCount(s, house, (block) => seen(block) && isPeer(block)),
    atMost: usurpationCount(s, house, (block) => !seen(block) || isPeer(block)),
  }
}

function houseView(s: State, house: number, viewer: Viewer): HouseView {
  const at = (place: number) => blocksWhere((block) => placeOf(s, block) === place && houseOf(s, block) === house)
  const names = (place: number) => at(place).map(blockName)
  const pile = (place: number) => {
    const shown = at(place).filter((block) => seesFace(s, block, viewer))
    return { blocks: shown.map(blockName), hidden: at(place).length - shown.length }
  }
  return {
    house: HOUSE_NAMES[house],
    title: titleOf(s, house) === NO_BLOCK ? null : blockName(titleOf(s, house)),
    handSize: handSize(s, house),
    hand: house === viewer || isHandShown(s, house) ? handOf(s, house) : null,
    card: cardInPlay(s, house, viewer),
    mulliganUsed: s.bytes[MULLIGAN_USED + house] === 1,
    pool: pile(POOL),
    faceDown: pile(FACE_DOWN),
    minors: names(MINOR),
    aside: names(ASIDE),
    dead: names(DEAD),
    captive: names(CAPTIVE)[0] ?? null,
    usurpation: usurpationView(s, house, viewer),
  }
}

function battleView(s: State, viewer: Viewer): BattleView | null {
  if (s.field >= AREA_COUNT || s.step < STEP.treason || s.step > STEP.takeHits) return null
  const front = blocksWhere((block) => isOnField(s, block) && seesFace(s, block, viewer))
  const reserves = (house: number) =>
    blocksWhere((b) => placeOf(s, b) === s.field && houseOf(s, b) === house && has(s, b, RESERVE))
  return {
    area: AREA_NAMES[s.field],
    round: s.round,
    attacker: HOUSE_NAMES[s.attacker],
    front: [...front]
      .sort((a, b) => turnOrderOf(s, a) - turnOrderOf(s, b))
      .map((block) => ({
        ...blockView(s, block, viewer),
        initiative: 'ABCD'[initiative(s, block)],
        firepower: firepower(s, block),
        acted: has(s, block, ACTED),
        itsTurn: s.step === STEP.battleTurn && isItsTurn(s, block),
      })),
    reserves: [s.attacker, other(s.attacker)].map((house) => {
      const shown = reserves(house).filter((block) => seesFace(s, block, viewer))
      return {
        house: HOUSE_NAMES[house],
        blocks: shown.map((block) => blockView(s, block, viewer)),
        hidden: reserves(house).length - shown.length,
      }
    }),
    hits: s.hits,
  }
}

function sightings(s: State): readonly Sighting[] {
  return blocksWhere((block) => s.bytes[SEEN_AT + block] !== NONE).map((block) => ({
    block: blockName(block),
    house: HOUSE_NAMES[houseOf(s, block)],
    place: PLACE_NAMES[s.bytes[SEEN_AT + block]],
    steps: s.bytes[SEEN_STEPS + block] || null,
    campaign: s.bytes[SEEN_WHEN + block] >> 3,
    turn: s.bytes[SEEN_WHEN + block] & 7,
  }))
}

const counts = (s: State, pile: number): Record<string, number> =>
  Object.fromEntries(CARDS.map((card, index) => [card.name, s.bytes[pile + index]]))

export function view(s: State, viewer: Viewer): RichardView {
  const chosen = cardOf(s, LANCASTER) !== NONE && cardOf(s, YORK) !== NONE
  return {
    viewer: viewer === OBSERVER ? null : HOUSE_NAMES[viewer],
    scenario: scenarioOf(s).id,
    edition: EDITIONS[s.edition],
    campaign: s.campaign,
    lastCampaign: scenarioOf(s).lastCampaign,
    turn: s.turn,
    throne: HOUSE_NAMES[s.throne],
    step: STEP_NAMES[s.step],
    asked: isAskedOfBoth(s) ? null : houseName(s.asked),
    playerOne: chosen ? houseName(s.playerOne) : null,
    active: chosen ? houseName(s.active) : null,
    actionPoints: chosen ? s.actionPoints : 0,
    eventOpen: chosen && s.eventOpen === 1,
    eventArea: AREA_NAMES[s.eventArea] ?? null,
    treason: houseName(s.treason),
    cards: { played: counts(s, PLAYED), thrownIn: counts(s, THROWN_IN) },
    houses: [LANCASTER, YORK].map((house) => houseView(s, house, viewer)),
    areas: AREA_NAMES.map((_, area) => areaView(s, area, viewer)),
    battle: battleView(s, viewer),
    sightings: sightings(s),
    winner: houseName(s.winner),
    victory: VICTORIES[s.victory] ?? null,
  }
}
