/** The best attack against a defender who plays by a table. */
import { READINGS, THROWS } from '../dice.ts'
import { type AnswerStage, LEAVES } from './answer-stage.ts'
import type { AttackRound } from './attack-round.ts'
import { ANSWERS, attackerLoses, defenderLoses, OUTCOMES, TURNS, type Turns } from './outcomes.ts'
import { DOUBTED_STRIDE, doubtIndex, type Payoffs, turnIndex, WIDTH } from './payoffs.ts'
import { ownCard, type ResponseValues } from './response-values.ts'
import { kindsOf, NO_CARD, PAIRS, pairOf, pointsOf, type Sides } from './situations.ts'

const PATTERNS = 8
/** Actions with probability 0 or 1 need payoffs too, as if the probability differed by this much. */
const SLIP = 0.001

/** How the table answers: the probabilities of throws, by which cards are kept and what the others are used for. */
class AnswerPlan {
  readonly #sides: Sides
  /** By reading: pairs of an index (pattern of the kinds that keep their card, and outcome) and a probability. */
  readonly #kept: number[][] = [[]]
  /** By reading: triples of kind, outcome and probability. */
  readonly #used: number[][] = [[]]
  readonly #occurs = new Uint8Array(PATTERNS * OUTCOMES)
  readonly #slopes = Array.from({ length: PATTERNS * OUTCOMES }, () => new Float64Array(3))
  readonly #usedValues = new Float64Array(OUTCOMES)

  constructor(stage: AnswerStage, sides: Sides) {
    this.#sides = sides
    for (let reading = 1; reading <= READINGS && !stage.isOver; reading++) {
      const kept = new Float64Array(PATTERNS * OUTCOMES)
      const used = new Float64Array(3 * OUTCOMES)
      for (const { share, asItLies, reach } of ANSWERS[reading]) {
        let pattern = 0
        for (let kind = 0; kind < kindsOf(sides.defenderCard); kind++) {
          const use = stage.use(kind, asItLies, reach[pointsOf(sides.defenderCard, kind)])
          if (use === LEAVES) pattern |= 1 << kind
          else used[kind * OUTCOMES + use] += share
        }
        kept[pattern * OUTCOMES + asItLies] += share
      }
      this.#kept.push([])
      this.#used.push([])
      for (let i = OUTCOMES; i < kept.length; i++) {
        if (kept[i] === 0) continue
        this.#kept[reading].push(i, kept[i])
        this.#occurs[i] = 1
      }
      for (let i = 0; i < used.length; i++)
        if (used[i] > 0) this.#used[reading].push(Math.floor(i / OUTCOMES), i % OUTCOMES, used[i])
    }
  }

  /**
   * By kind of the table's card and reading: the value of an attack that counts as this reading, with this card left to
   * the attacker; of one reading only, if `only` is given.
   */
  measure(values: ResponseValues, card: number, belief: Float64Array, into: Float64Array, only = 0): void {
    const { attackers, defenders, defenderCard } = this.#sides
    const one = belief[0]
    const two = belief[1]
    const three = belief[2]
    into.fill(0)
    if (attackers <= 0 || defenders <= 0) {
      into.fill(values.read(attackers, defenders, card, defenderCard, 1, 0, 0))
      return
    }
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const a = attackers - attackerLoses(outcome)
      const d = defenders - defenderLoses(outcome)
      this.#usedValues[outcome] = values.read(a, d, card, NO_CARD, 1, 0, 0)
      for (let pattern = 1; pattern < PATTERNS; pattern++) {
        const at = pattern * OUTCOMES + outcome
        if (this.#occurs[at] === 0) continue
        const w1 = pattern & 1 ? one : 0
        const w2 = pattern & 2 ? two : 0
        const w3 = pattern & 4 ? three : 0
        const slopes = this.#slopes[at]
        slopes.fill(0)
        if (w1 + w2 + w3 > 0) values.addSlopes(a, d, card, defenderCard, w1, w2, w3, 1, slopes)
        for (let kind = 0; kind < 3; kind++) if ((pattern & (1 << kind)) === 0) slopes[kind] = 0
      }
    }
    for (let reading = only || 1; reading <= (only || READINGS); reading++) {
      const kept = this.#kept[reading]
      for (let i = 0; i < kept.length; i += 2) {
        const at = kept[i]
        const share = kept[i + 1]
        const slopes = this.#slopes[at]
        // Kinds outside the pattern have no slope here.
        into[reading] += share * slopes[0]
        into[WIDTH + reading] += share * slopes[1]
        into[2 * WIDTH + reading] += share * slopes[2]
      }
      const used = this.#used[reading]
      for (let i = 0; i < used.length; i += 3)
        into[used[i] * WIDTH + reading] += used[i + 2] * this.#usedValues[used[i + 1]]
    }
  }
}

/** The continuation after an announcement: by kind of the table's card and by what the attack then counts as. */
class BranchValues {
  readonly weights = new Float64Array(3)
  readonly byKind = new Float64Array(3 * WIDTH)
  /** The weighted sum over the kinds. */
  readonly totals = new Float64Array(WIDTH)

  addUp(): void {
    const { weights, byKind, totals } = this
    for (let reading = 1; reading <= READINGS; reading++)
      totals[reading] =
        weights[0] * byKind[reading] + weights[1] * byKind[WIDTH + reading] + weights[2] * byKind[2 * WIDTH + reading]
  }
}

const NOT_GIVEN = Number.NEGATIVE_INFINITY

export class AttackResponse {
  readonly #sides: Sides
  readonly #ifBelieved: AnswerPlan
  readonly #ifTrue: AnswerPlan
  readonly #ifCaught: AnswerPlan
  readonly #ifMadeGood: AnswerPlan | undefined
  readonly #ifCaughtAndTurned: AnswerPlan | undefined
  #doubts: Float64Array = new Float64Array(3 * WIDTH)
  readonly #believed = new BranchValues()
  readonly #true = new BranchValues()
  readonly #caught = new BranchValues()
  readonly #madeGood = new BranchValues()
  readonly #caughtAndTurned = new BranchValues()
  readonly #aftermaths = [this.#believed, this.#true, this.#caught, this.#madeGood, this.#caughtAndTurned]
  readonly #most = new Float64Array(THROWS.length)
  /** How a doubted attack continues, and as what it counts. */
  #after = this.#true
  #counted = 0

  constructor(attackRound: AttackRound) {
    const { sides } = attackRound
    this.#sides = sides
    const { attackers, defenders } = sides
    this.#ifBelieved = new AnswerPlan(attackRound.believedStage, sides)
    this.#ifTrue = new AnswerPlan(attackRound.trueStage, { ...sides, defenders: defenders - 1 })
    this.#ifCaught = new AnswerPlan(attackRound.caughtStage, { ...sides, attackers: attackers - 1 })
    if (sides.attackerCard !== NO_CARD) {
      this.#ifMadeGood = new AnswerPlan(attackRound.madeGoodStage, { ...sides, attackerCard: NO_CARD })
      const caught = { ...sides, attackers: attackers - 1, attackerCard: NO_CARD }
      this.#ifCaughtAndTurned = new AnswerPlan(attackRound.caughtAndTurnedStage, caught)
    }
  }

  /** Sets the probability of each card to doubt each announcement, by `doubtIndex`. */
  setStrategy(doubts: Float64Array): void {
    this.#doubts = doubts
  }

  /** The value with a card of this kind and a normalised belief; `values` are those of the best defence. */
  value(values: ResponseValues, kind: number, belief: readonly number[]): number {
    const turns = TURNS[pointsOf(this.#sides.attackerCard, kind)]
    this.#most.fill(NOT_GIVEN)
    for (let announced = 1; announced <= READINGS; announced++) {
      this.#look(values, kind, belief, announced, this.#doubts, 0)
      const ifBelieved = this.#believed.totals[announced]
      for (let thrown = 0; thrown < THROWS.length; thrown++) {
        this.#turn(thrown, announced, turns[thrown][announced])
        this.#most[thrown] = Math.max(this.#most[thrown], ifBelieved + this.#after.totals[this.#counted])
      }
    }
    return THROWS.reduce((value, { share }, thrown) => value + share * this.#most[thrown], 0)
  }

  /**
   * Writes the payoffs of each card of a defender who doubts like this, against an attacker who exploits what the
   * doubts reveal.
   */
  writePayoffs(
    values: ResponseValues,
    kind: number,
    belief: readonly number[],
    doubts: Float64Array,
    into: Payoffs,
  ): void {
    const { attackerCard, defenderCard } = this.#sides
    const turns = TURNS[pointsOf(attackerCard, kind)]
    for (let announced = 1; announced <= READINGS; announced++) {
      this.#look(values, kind, belief, announced, doubts, SLIP)
      for (let enemy = 0; enemy < kindsOf(defenderCard); enemy++)
        into.believed[announced * PAIRS + pairOf(kind, enemy)] = this.#believed.byKind[enemy * WIDTH + announced]
      for (let thrown = 0; thrown < THROWS.length; thrown++) {
        this.#turn(thrown, announced, turns[thrown][announced])
        const at = turnIndex(kind, thrown, announced) * DOUBTED_STRIDE
        for (let enemy = 0; enemy < kindsOf(defenderCard); enemy++)
          into.doubted[at + enemy] = this.#after.byKind[enemy * WIDTH + this.#counted]
      }
    }
  }

  #look(
    values: ResponseValues,
    kind: number,
    belief: readonly number[],
    announced: number,
    doubts: Float64Array,
    slip: number,
  ): void {
    const card = ownCard(this.#sides.attackerCard, kind)
    const doubted = this.#true.weights
    for (let enemy = 0; enemy < 3; enemy++) {
      const doubt = doubts[doubtIndex(enemy, announced)]
      this.#believed.weights[enemy] = belief[enemy] * (1 - doubt + slip)
      doubted[enemy] = belief[enemy] * (doubt + slip)
    }
    for (const other of [this.#caught, this.#madeGood, this.#caughtAndTurned]) other.weights.set(doubted)
    this.#ifBelieved.measure(values, card, this.#believed.weights, this.#believed.byKind, announced)
    this.#ifTrue.measure(values, card, doubted, this.#true.byKind)
    this.#ifCaught.measure(values, card, doubted, this.#caught.byKind)
    this.#ifMadeGood?.measure(values, NO_CARD, doubted, this.#madeGood.byKind)
    this.#ifCaughtAndTurned?.measure(values, NO_CARD, doubted, this.#caughtAndTurned.byKind)
    for (const aftermath of this.#aftermaths) aftermath.addUp()
  }

  /** The attacker's dice are shown, and turned if that is best. */
  #turn(thrown: number, announced: number, { good, bad }: Turns): void {
    const { best, contains } = THROWS[thrown]
    this.#counted = best
    if (contains[announced]) {
      this.#after = this.#true
      return
    }
    this.#after = this.#caught
    for (const turned of good) this.#takeIfBetter(this.#madeGood, turned)
    for (const turned of bad) this.#takeIfBetter(this.#caughtAndTurned, turned)
  }

  #takeIfBetter(aftermath: BranchValues, reading: number): void {
    if (aftermath.totals[reading] <= this.#after.totals[this.#counted]) return
    this.#after = aftermath
    this.#counted = reading
  }
}
