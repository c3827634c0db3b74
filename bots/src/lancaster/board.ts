/** Reads determinizations of Lancaster for the evaluation: facts of the rules, and the phases of a round. */
import type { LancasterMove, LancasterView } from '@tudor-rose/lancaster'
import * as rules from '@tudor-rose/lancaster/rules'
import { STEP, STRENGTHS } from '@tudor-rose/lancaster/rules'
import { type Game, NONE } from '@tudor-rose/table'

export type LancasterState = rules.State
export type LancasterGame = Game<LancasterState, LancasterView, LancasterMove>
export type { Reward } from '@tudor-rose/lancaster/rules'
export { CASTLE_SPACES, COUNTIES, KNIGHTS, ROUNDS, STRENGTHS, UPPER_ROW } from '@tudor-rose/lancaster/rules'

export const CONFLICTS = rules.CONFLICT_PLACES.length
export const SPACES = rules.SPACES_PER_CONFLICT
export const OFFICES = rules.OFFICES.length
/** The maximum. */
export const FAVOURS = rules.MAX_FAVOURS
/** Of a Tudor knight and of an archer. */
export const PRIVILEGED_STRENGTH = rules.TUDOR_STRENGTH
/** A privilege has the number of its office: the Tudor knight is the chamberlain's. */
export const CHAMBERLAIN = rules.TUDOR_KNIGHT

/** The phases of a round, in order. */
export const PLACING = 0
export const PARLIAMENT = 1
export const COUNTY_REWARDS = 2
export const CASTLE_REWARDS = 3
export const CONFLICT_REWARDS = 4
export const OVER = 5

function byStep(value: (entry: [keyof typeof STEP, number]) => number): Uint8Array {
  const values = new Uint8Array(Object.keys(STEP).length)
  for (const entry of Object.entries(STEP) as [keyof typeof STEP, number][]) values[entry[1]] = value(entry)
  return values
}

const PHASE_OF_STEP_NAME: Readonly<Record<keyof typeof STEP, number>> = {
  beginRound: PLACING,
  firstExtension: PLACING,
  nextPlacement: PLACING,
  place: PLACING,
  chooseFavour: PLACING,
  beginParliament: PARLIAMENT,
  vote: PARLIAMENT,
  countVotes: PARLIAMENT,
  nextLaw: PARLIAMENT,
  nextEntitled: PARLIAMENT,
  lawChoice: PARLIAMENT,
  beginRewards: COUNTY_REWARDS,
  nextCounty: COUNTY_REWARDS,
  countyReward: COUNTY_REWARDS,
  countyDone: COUNTY_REWARDS,
  nameStartPlayer: COUNTY_REWARDS,
  nextCastle: CASTLE_REWARDS,
  castleGoesOn: CASTLE_REWARDS,
  castle: CASTLE_REWARDS,
  nextConflict: CONFLICT_REWARDS,
  nextRansom: CONFLICT_REWARDS,
  ransom: CONFLICT_REWARDS,
  endRound: CONFLICT_REWARDS,
  finalScoring: PLACING,
  rewardChoices: PLACING,
  upgrade: PLACING,
  build: PLACING,
  takeNoble: PLACING,
  crossOver: PLACING,
  gameOver: OVER,
  formTower: PLACING,
  bringAlong: PLACING,
}
const PHASE_OF_STEP = byStep(([name]) => PHASE_OF_STEP_NAME[name])

/** Steps that ask for a choice about a reward; the step after them determines the phase. */
const REWARD_STEPS: readonly number[] = [STEP.upgrade, STEP.build, STEP.takeNoble, STEP.crossOver]
const IS_REWARD_STEP = byStep(([, step]) => Number(REWARD_STEPS.includes(step)))

const LAW_PILES: ReadonlySet<number> = new Set([1, 2, 3, 4].map(rules.lawPile))

export class Board {
  readonly steps: readonly string[] = rules.STEP_NAMES
  readonly lawIds: readonly string[] = rules.LAW_IDS
  readonly ransomStep = STEP.ransom

  readonly gold = rules.GOLD
  readonly squires = rules.SQUIRES
  readonly votes = rules.VOTES
  readonly leftover = rules.LEFTOVER
  readonly seals = rules.SEALS
  readonly bishops = rules.BISHOPS
  readonly privileges = rules.PRIVILEGE
  readonly shame = rules.SHAME

  /** The phase of the round. */
  phaseOf(w: LancasterState): number {
    return PHASE_OF_STEP[IS_REWARD_STEP[w.step] === 1 ? w.afterReward : w.step]
  }
  /** Somebody is about to choose what to do with a reward. */
  isChoosing(w: LancasterState): boolean {
    return IS_REWARD_STEP[w.step] === 1
  }

  score(w: LancasterState, seat: number): number {
    return rules.scoreOf(w, seat)
  }
  /** Knights who will stand under the lord whose tower is being formed count as placed. */
  atCourt(w: LancasterState, party: number, strength: number): number {
    const many = rules.atCourt(w, party, strength)
    return w.applyingFor === NONE || w.placing !== party ? many : many - w.bytes[rules.FORMING + strength]
  }
  inReserve(w: LancasterState, party: number, strength: number): number {
    return rules.inReserve(w, party, strength)
  }
  inTower(w: LancasterState, party: number, strength: number): number {
    return rules.towerKnights(w, party, strength)
  }

  castleKnight(w: LancasterState, party: number, space: number): number {
    return rules.castleKnight(w, party, space)
  }
  hasExtension(w: LancasterState, party: number, space: number): boolean {
    return rules.hasExtension(w, party, space)
  }
  extensions(w: LancasterState, party: number): number {
    return rules.extensionsOf(w, party)
  }
  /** Extensions that pay in this round, if castles are still to be scored. */
  stillPays(w: LancasterState, party: number, space: number): boolean {
    const done = w.bytes[rules.FACE_DOWN + party] | w.bytes[rules.SCORED + party]
    return (done & (1 << space)) === 0
  }

  holder(w: LancasterState, county: number): number {
    return rules.holderOf(w, county)
  }
  countyKnight(w: LancasterState, county: number): number {
    return rules.countyKnight(w, county)
  }
  countySquires(w: LancasterState, county: number): number {
    return w.bytes[rules.COUNTY_SQUIRES + county]
  }
  isShielded(w: LancasterState, county: number): boolean {
    return w.bytes[rules.COUNTY_SHIELD + county] !== 0
  }
  countyStrength(w: LancasterState, county: number): number {
    return rules.countyStrength(w, county)
  }
  counties(w: LancasterState, party: number): number {
    return rules.countiesOf(w, party)
  }
  noblesIn(w: LancasterState, county: number): number {
    return rules.noblesIn(w, county)
  }
  hasNoble(w: LancasterState, party: number, county: number): boolean {
    return rules.hasNoble(w, party, county)
  }
  nobles(w: LancasterState, party: number): number {
    return rules.noblesOf(w, party)
  }
  hasTile(w: LancasterState, county: number): boolean {
    return rules.mayTakeTile(w, county)
  }

  /** The number of the card, or NONE. */
  card(w: LancasterState, conflict: number): number {
    return w.bytes[rules.CONFLICT_CARD + conflict]
  }
  hasCard(w: LancasterState, conflict: number): boolean {
    return rules.isConflict(w, conflict)
  }
  owner(w: LancasterState, conflict: number, place: number): number {
    return rules.ownerOf(w, conflict * SPACES + place)
  }
  knightsOn(w: LancasterState, conflict: number, place: number, strength: number): number {
    return rules.knightsOn(w, conflict * SPACES + place, strength)
  }
  /** Of the knights alone, who can be captured. */
  knightStrength(w: LancasterState, conflict: number, place: number): number {
    let total = 0
    for (let strength = 1; strength <= STRENGTHS; strength++)
      total += strength * this.knightsOn(w, conflict, place, strength)
    return total
  }
  /** Squires that a law has sent there; they go home when the conflict has been scored. */
  squiresOn(w: LancasterState, conflict: number, place: number): number {
    return w.bytes[rules.SPACE_SQUIRES + conflict * SPACES + place]
  }
  hasArcher(w: LancasterState, conflict: number, place: number): boolean {
    return w.bytes[rules.SPACE_ARCHER + conflict * SPACES + place] !== 0
  }
  /** The strength of everything there. */
  spaceStrength(w: LancasterState, conflict: number, place: number): number {
    return rules.spaceStrength(w, conflict * SPACES + place)
  }

  /** Whether the next knight in a conflict earns a favour. */
  isFavourLeft(w: LancasterState): boolean {
    return w.conflictKnights < rules.favoursInGame(w)
  }
  isFavourUp(w: LancasterState, favour: number): boolean {
    return w.bytes[rules.FAVOUR_AT + favour] === rules.FAVOUR_UP
  }
  lawInForce(w: LancasterState, place: number): number {
    return rules.lawInForce(w, place)
  }
  proposed(w: LancasterState, place: number): number {
    return rules.proposedLaw(w, place)
  }

  /** Whether a law has yet to be proposed. */
  isLawToCome(w: LancasterState, law: number): boolean {
    return LAW_PILES.has(w.bytes[rules.LAW_AT + law])
  }

  /** Resets the votes of all other seats, in a determinization. */
  reopenVote(w: LancasterState, seat: number): void {
    for (let other = 0; other < w.players; other++) {
      if (other === seat) continue
      w.bytes[rules.BALLOT + other] = NONE
      w.bytes[rules.STAKE + other] = 0
    }
  }

  /** A tower that is being formed will have to be higher than the one that stands there. */
  applicant(w: LancasterState, office: number): number {
    return w.applyingFor === office ? w.placing : w.bytes[rules.APPLICANT + office]
  }
  hasTudorKnight(w: LancasterState, party: number): boolean {
    return rules.hasInHand(w, party, CHAMBERLAIN)
  }
  officeHolder(w: LancasterState, office: number): number {
    return w.bytes[rules.OFFICE_HOLDER + office]
  }
  shameMarkers(w: LancasterState, field: number): number {
    return w.bytes[rules.SHAME_MARKERS + field]
  }
}
