/** Reads imagined worlds of Lancaster, by what the game's layout says of its buffer. */
import type { game as lancaster } from '@tudor-rose/lancaster'
import { type AnyGame, NOTHING, type PositionLayout } from '@tudor-rose/table'

export type World = ReturnType<typeof lancaster.setup>
export type Reward = World['components']['counties'][number]['reward']

export const ROUNDS = 5
export const COUNTIES = 9
export const STRENGTHS = 4
export const CASTLE_SPACES = 6
export const CONFLICTS = 4
/** The conflicts from here on lie in the upper row; a first loss moves them down. */
export const UPPER_ROW = 2
export const SPACES = 3
export const OFFICES = 3
/** At most. */
export const FAVOURS = 8
const MOST_PARTIES = 5

/** Of a Tudor knight, and of an archer. */
export const PRIVILEGED_STRENGTH = 2
/** A privilege has the number of its office: the Tudor knight is the chamberlain's. */
export const CHAMBERLAIN = 2

/** The parts of a round, in their order. */
export const PLACING = 0
export const PARLIAMENT = 1
export const COUNTY_REWARDS = 2
export const CASTLE_REWARDS = 3
export const CONFLICT_REWARDS = 4
export const OVER = 5

const PART_OF_STEP: Readonly<Record<string, number>> = {
  'begin-parliament': PARLIAMENT,
  vote: PARLIAMENT,
  'count-votes': PARLIAMENT,
  'next-law': PARLIAMENT,
  'next-entitled': PARLIAMENT,
  'law-choice': PARLIAMENT,
  'begin-rewards': COUNTY_REWARDS,
  'next-county': COUNTY_REWARDS,
  'county-reward': COUNTY_REWARDS,
  'county-done': COUNTY_REWARDS,
  'name-start-player': COUNTY_REWARDS,
  'next-castle': CASTLE_REWARDS,
  'castle-goes-on': CASTLE_REWARDS,
  castle: CASTLE_REWARDS,
  'next-conflict': CONFLICT_REWARDS,
  'next-ransom': CONFLICT_REWARDS,
  ransom: CONFLICT_REWARDS,
  'end-round': CONFLICT_REWARDS,
  'game-over': OVER,
}
/** Steps that ask for a choice about a reward; what follows them says in which part of the round they are. */
const CHOICES_OF_REWARDS = ['upgrade', 'build', 'take-noble', 'cross-over']

function memberField({ groups }: PositionLayout, groupName: string, name: string) {
  const found = groups.find((group) => group.name === groupName)?.fields.find((field) => field.name === name)
  if (found === undefined) throw new Error(`the layout of Lancaster has no ${name} of ${groupName}`)
  return found
}

/** How many knights of each strength a party has in all. */
export const KNIGHTS: readonly number[] = [0, 3, 2, 1, 1]

export class Board {
  readonly steps: readonly string[]
  readonly lawIds: readonly string[]
  readonly ransomStep: number
  readonly #partOfStep: readonly number[]
  readonly #isChoice: readonly boolean[]

  readonly gold: number
  readonly squires: number
  readonly votes: number
  readonly leftover: number
  readonly seals: number
  readonly bishops: number
  readonly privileges: number
  readonly shame: number
  readonly #points: number
  readonly #hundreds: number
  readonly #pointsLost: number
  readonly #court: number
  readonly #reserve: number
  readonly #tower: number
  readonly #castle: number
  readonly #extensions: number
  readonly #faceDown: number
  readonly #scored: number
  readonly #holder: number
  readonly #countyKnight: number
  readonly #countySquires: number
  readonly #countyShield: number
  readonly #countyTudor: number
  readonly #nobles: number
  readonly #hasNoble: number
  readonly #tile: number
  readonly #tileLaid: number
  readonly #card: number
  readonly #owner: number
  readonly #knightsOn: number
  readonly #archer: number
  readonly #spaceTudor: number
  readonly #spaceSquires: number
  readonly #favour: number
  readonly #favourUp: number
  readonly #favourInBox: number
  readonly #inForce: number
  readonly #proposed: number
  readonly #lawAt: number
  readonly #lawPiles: ReadonlySet<number>
  readonly #applicant: number
  readonly #officeHolder: number
  readonly #forming: number
  readonly #shameMarkers: number
  readonly #ballot: number
  readonly #stake: number

  constructor({ layout }: AnyGame) {
    const at = (group: string, name: string): number => memberField(layout, group, name).offset
    const party = (name: string): number => at('parties', name)
    this.gold = party('gold')
    this.squires = party('squires')
    this.votes = party('votes')
    this.leftover = party('leftover votes')
    this.seals = party('seals')
    this.bishops = party('bishops')
    this.privileges = party('privileges')
    this.shame = party('shame')
    this.#ballot = party('ballot')
    this.#stake = party('stake')
    this.#points = party('points')
    this.#hundreds = party('hundreds')
    this.#pointsLost = party('points lost')
    this.#court = party('court 1')
    this.#reserve = party('reserve 1')
    this.#tower = party('tower 1')
    this.#castle = party('castle 1')
    this.#extensions = party('extensions')
    this.#faceDown = party('face down')
    this.#scored = party('scored')
    this.#holder = at('counties', 'holder')
    this.#countyKnight = at('counties', 'knight')
    this.#countySquires = at('counties', 'squires')
    this.#countyShield = at('counties', 'shield')
    this.#countyTudor = at('counties', 'Tudor knight')
    this.#nobles = at('counties', 'nobles')
    this.#hasNoble = at('counties', 'noble of Blue')
    const tile = memberField(layout, 'counties', 'reward tile')
    this.#tile = tile.offset
    this.#tileLaid = tile.codec.fromJson('county') ?? NOTHING
    this.#card = at('conflicts', 'card')
    this.#owner = at('conflict spaces', 'owner')
    this.#knightsOn = at('conflict spaces', 'knights 1')
    this.#archer = at('conflict spaces', 'archer')
    this.#spaceTudor = at('conflict spaces', 'Tudor knights')
    this.#spaceSquires = at('conflict spaces', 'squires')
    const favour = memberField(layout, 'favours', 'at')
    this.#favour = favour.offset
    this.#favourUp = favour.codec.fromJson('face up') ?? NOTHING
    this.#favourInBox = favour.codec.fromJson('box') ?? NOTHING
    this.#inForce = at('parliament', 'in force')
    this.#proposed = at('parliament', 'proposed')
    this.#applicant = at('offices', 'applicant')
    this.#officeHolder = at('offices', 'holder')
    this.#forming = at('forming tower', 'pieces')
    this.#shameMarkers = at('shame track', 'markers')
    const law = memberField(layout, 'law cards', 'at')
    this.#lawAt = law.offset
    this.#lawPiles = new Set(
      ['pile 1', 'pile 2', 'pile 3', 'pile 4'].map((pile) => law.codec.fromJson(pile) ?? NOTHING),
    )
    this.lawIds = layout.groups.find(({ name }) => name === 'law cards')!.members
    const step = layout.scalars.find(({ name }) => name === 'step')!.codec
    const steps: string[] = []
    for (let byte = 0; step.toJson(byte) !== null; byte++) steps.push(String(step.toJson(byte)))
    this.steps = steps
    this.ransomStep = steps.indexOf('ransom')
    this.#partOfStep = steps.map((name) => PART_OF_STEP[name] ?? PLACING)
    this.#isChoice = steps.map((name) => CHOICES_OF_REWARDS.includes(name))
  }

  /** Which part of the round a world is in. */
  partOf(w: World): number {
    return this.#partOfStep[this.#isChoice[w.step] ? w.afterReward : w.step]
  }
  /** Somebody is about to choose what becomes of a reward. */
  isChoosing(w: World): boolean {
    return this.#isChoice[w.step]
  }

  score(w: World, seat: number): number {
    return w.bytes[this.#points + seat] + 100 * w.bytes[this.#hundreds + seat] - w.bytes[this.#pointsLost + seat]
  }
  /** Whoever is to stand under the lord whose tower is being formed is as good as gone. */
  atCourt(w: World, party: number, strength: number): number {
    const many = w.bytes[this.#court + (strength - 1) * MOST_PARTIES + party]
    return w.applyingFor === NOTHING || w.placing !== party ? many : many - w.bytes[this.#forming + strength]
  }
  inReserve(w: World, party: number, strength: number): number {
    return w.bytes[this.#reserve + (strength - 1) * MOST_PARTIES + party]
  }
  inTower(w: World, party: number, strength: number): number {
    return w.bytes[this.#tower + (strength - 1) * MOST_PARTIES + party]
  }

  castleKnight(w: World, party: number, space: number): number {
    return w.bytes[this.#castle + space * MOST_PARTIES + party]
  }
  hasExtension(w: World, party: number, space: number): boolean {
    return (w.bytes[this.#extensions + party] & (1 << space)) !== 0
  }
  extensions(w: World, party: number): number {
    let many = 0
    for (let bits = w.bytes[this.#extensions + party]; bits > 0; bits &= bits - 1) many++
    return many
  }
  /** Extensions that pay in this round, if castles are still to be scored. */
  stillPays(w: World, party: number, space: number): boolean {
    const done = w.bytes[this.#faceDown + party] | w.bytes[this.#scored + party]
    return (done & (1 << space)) === 0
  }

  holder(w: World, county: number): number {
    return w.bytes[this.#holder + county]
  }
  countyKnight(w: World, county: number): number {
    return w.bytes[this.#countyKnight + county]
  }
  countySquires(w: World, county: number): number {
    return w.bytes[this.#countySquires + county]
  }
  isShielded(w: World, county: number): boolean {
    return w.bytes[this.#countyShield + county] !== 0
  }
  countyStrength(w: World, county: number): number {
    const tudor = PRIVILEGED_STRENGTH * w.bytes[this.#countyTudor + county]
    return w.bytes[this.#countyKnight + county] + w.bytes[this.#countySquires + county] + tudor
  }
  counties(w: World, party: number): number {
    let many = 0
    for (let county = 0; county < COUNTIES; county++) if (w.bytes[this.#holder + county] === party) many++
    return many
  }
  noblesIn(w: World, county: number): number {
    return w.bytes[this.#nobles + county]
  }
  hasNoble(w: World, party: number, county: number): boolean {
    return w.bytes[this.#hasNoble + party * COUNTIES + county] === 1
  }
  nobles(w: World, party: number): number {
    let many = 0
    for (let county = 0; county < COUNTIES; county++) many += w.bytes[this.#hasNoble + party * COUNTIES + county]
    return many
  }
  hasTile(w: World, county: number): boolean {
    return w.bytes[this.#tile + county] === this.#tileLaid
  }

  /** The number of the card, or NOTHING. */
  card(w: World, conflict: number): number {
    return w.bytes[this.#card + conflict]
  }
  hasCard(w: World, conflict: number): boolean {
    return this.card(w, conflict) !== NOTHING
  }
  owner(w: World, conflict: number, place: number): number {
    return w.bytes[this.#owner + conflict * SPACES + place]
  }
  knightsOn(w: World, conflict: number, place: number, strength: number): number {
    return w.bytes[this.#knightsOn + (strength - 1) * CONFLICTS * SPACES + conflict * SPACES + place]
  }
  /** Of the knights alone, who can be taken captive. */
  knightStrength(w: World, conflict: number, place: number): number {
    let total = 0
    for (let strength = 1; strength <= STRENGTHS; strength++)
      total += strength * this.knightsOn(w, conflict, place, strength)
    return total
  }
  /** Squires that a law has sent there; they go home when the conflict has been scored. */
  squiresOn(w: World, conflict: number, place: number): number {
    return w.bytes[this.#spaceSquires + conflict * SPACES + place]
  }
  hasArcher(w: World, conflict: number, place: number): boolean {
    return w.bytes[this.#archer + conflict * SPACES + place] !== 0
  }
  /** Of all that stands there. */
  spaceStrength(w: World, conflict: number, place: number): number {
    const space = conflict * SPACES + place
    const privileged = w.bytes[this.#archer + space] + w.bytes[this.#spaceTudor + space]
    const helpers = PRIVILEGED_STRENGTH * privileged + w.bytes[this.#spaceSquires + space]
    return helpers + this.knightStrength(w, conflict, place)
  }

  /** Whether the next knight in a conflict earns a favour. */
  isFavourLeft(w: World): boolean {
    let inGame = 0
    for (let favour = 0; favour < FAVOURS; favour++) if (w.bytes[this.#favour + favour] !== this.#favourInBox) inGame++
    return w.conflictKnights < inGame
  }
  isFavourUp(w: World, favour: number): boolean {
    return w.bytes[this.#favour + favour] === this.#favourUp
  }
  lawInForce(w: World, place: number): number {
    return w.bytes[this.#inForce + place]
  }
  proposed(w: World, place: number): number {
    return w.bytes[this.#proposed + place]
  }

  /** Whether a law has yet to be proposed. */
  isLawToCome(w: World, law: number): boolean {
    return this.#lawPiles.has(w.bytes[this.#lawAt + law])
  }

  /** In a world that is only thought up: all but this seat have yet to vote. */
  reopenVote(w: World, seat: number): void {
    for (let other = 0; other < w.players; other++) {
      if (other === seat) continue
      w.bytes[this.#ballot + other] = NOTHING
      w.bytes[this.#stake + other] = 0
    }
  }

  /** Whoever is forming a tower will have to make it higher than the one that stands there. */
  applicant(w: World, office: number): number {
    return w.applyingFor === office ? w.placing : w.bytes[this.#applicant + office]
  }
  hasTudorKnight(w: World, party: number): boolean {
    return (w.bytes[this.privileges + party] & (1 << CHAMBERLAIN)) !== 0
  }
  officeHolder(w: World, office: number): number {
    return w.bytes[this.#officeHolder + office]
  }
  shameMarkers(w: World, field: number): number {
    return w.bytes[this.#shameMarkers + field]
  }
}
