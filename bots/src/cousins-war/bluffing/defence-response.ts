/** The best defence against an attacker who plays by a table. */
import { READINGS, THROWS } from '../dice.ts'
import { type AttackRound, KEEPS_CARD, makesAnnouncementTrue, readingTurnedTo } from './attack-round.ts'
import { ANSWERS, attackerLoses, defenderLoses, OUTCOMES } from './outcomes.ts'
import { DOUBTED_STRIDE, type Payoffs, turnIndex } from './payoffs.ts'
import { ownCard, type ResponseValues } from './response-values.ts'
import { kindsOf, NO_CARD, PAIRS, pairOf, pointsOf, type Sides } from './situations.ts'

/** A throw that can lead to an announcement, with its probability by kind of card. */
interface Origin {
  readonly thrown: number
  readonly chances: readonly number[]
}

/** Announcements with probability 0 need payoffs too, as if they were made this often with every throw and card. */
const SLIP = 0.001
const NOT_USED = Number.NEGATIVE_INFINITY

export class DefenceResponse {
  readonly #sides: Sides
  readonly #turns: Uint8Array
  #origins: readonly Origin[][] = []
  #said: readonly number[][] = []
  readonly #weights = new Float64Array(3)
  readonly #slopes = new Float64Array(3)
  readonly #gains = new Float64Array(3)
  readonly #ifLeft = new Float64Array(OUTCOMES)
  readonly #ifUsed = new Float64Array(OUTCOMES)
  readonly #left = new Float64Array(OUTCOMES)
  readonly #used = new Float64Array(OUTCOMES)

  constructor({ sides, turns }: AttackRound) {
    this.#sides = sides
    this.#turns = turns.slice()
  }

  /** Sets the probability of each announcement for each card and throw, by `turnIndex`. */
  setStrategy(announce: Float64Array): void {
    const origins: Origin[][] = Array.from({ length: READINGS + 1 }, () => [])
    const said = Array.from({ length: READINGS + 1 }, () => [0, 0, 0])
    THROWS.forEach(({ share }, thrown) => {
      for (let announced = 1; announced <= READINGS; announced++) {
        const chances = [0, 0, 0]
        for (let kind = 0; kind < kindsOf(this.#sides.attackerCard); kind++)
          chances[kind] = share * announce[turnIndex(kind, thrown, announced)]
        if (chances.every((chance) => chance === 0)) continue
        origins[announced].push({ thrown, chances })
        for (let kind = 0; kind < 3; kind++) said[announced][kind] += chances[kind]
      }
    })
    this.#origins = origins
    this.#said = said
  }

  /** The value with a card of this kind and a normalised belief; `values` are those of the best attack. */
  value(values: ResponseValues, kind: number, [b1, b2, b3]: readonly number[]): number {
    let value = 0
    for (let announced = 1; announced <= READINGS; announced++) {
      const [s1, s2, s3] = this.#said[announced]
      if (s1 * b1 + s2 * b2 + s3 * b3 === 0) continue
      const ifBelieved = this.#believe(values, kind, announced, s1 * b1, s2 * b2, s3 * b3)
      let ifDoubted = 0
      for (const { thrown, chances } of this.#origins[announced]) {
        this.#weights[0] = chances[0] * b1
        this.#weights[1] = chances[1] * b2
        this.#weights[2] = chances[2] * b3
        ifDoubted += this.#doubt(values, kind, thrown, announced)
      }
      value += Math.max(ifBelieved, ifDoubted)
    }
    return value
  }

  /**
   * Writes the payoffs of each card of an attacker who plays like this, against a defender who exploits what that
   * reveals.
   */
  writePayoffs(
    values: ResponseValues,
    kind: number,
    belief: readonly number[],
    announce: Float64Array,
    into: Payoffs,
  ): void {
    const weights = this.#weights
    const slopes = this.#slopes
    const kinds = kindsOf(this.#sides.attackerCard)
    for (let announced = 1; announced <= READINGS; announced++) {
      const said = [0, 0, 0]
      for (let thrown = 0; thrown < THROWS.length; thrown++) {
        for (let enemy = 0; enemy < 3; enemy++) {
          const isPossible = enemy < kinds
          const chance = isPossible ? announce[turnIndex(enemy, thrown, announced)] + SLIP : 0
          weights[enemy] = THROWS[thrown].share * chance * belief[enemy]
          said[enemy] += weights[enemy]
        }
        slopes.fill(0)
        this.#doubt(values, kind, thrown, announced, slopes)
        for (let enemy = 0; enemy < kinds; enemy++)
          into.doubted[turnIndex(enemy, thrown, announced) * DOUBTED_STRIDE + kind] = 1 - slopes[enemy]
      }
      slopes.fill(0)
      this.#believe(values, kind, announced, said[0], said[1], said[2], slopes)
      for (let enemy = 0; enemy < kinds; enemy++)
        into.believed[announced * PAIRS + pairOf(enemy, kind)] = 1 - slopes[enemy]
    }
  }

  #believe(
    values: ResponseValues,
    kind: number,
    announced: number,
    w1: number,
    w2: number,
    w3: number,
    slopes?: Float64Array,
  ): number {
    const { attackers, defenders, attackerCard } = this.#sides
    return this.#answer(values, kind, attackers, defenders, attackerCard, announced, w1, w2, w3, slopes)
  }

  /** By `#weights`. The dice are shown: caught in a lie, the attacker uses some of the cards he might hold. */
  #doubt(values: ResponseValues, kind: number, thrown: number, announced: number, slopes?: Float64Array): number {
    const { attackers, defenders, attackerCard } = this.#sides
    const { best, contains } = THROWS[thrown]
    const weights = this.#weights
    if (contains[announced]) {
      const left = defenders - 1
      return this.#answer(values, kind, attackers, left, attackerCard, best, weights[0], weights[1], weights[2], slopes)
    }
    let value = 0
    let w1 = weights[0]
    let w2 = weights[1]
    let w3 = weights[2]
    const gains = this.#gains.fill(NOT_USED)
    for (let enemy = 0; enemy < kindsOf(attackerCard); enemy++) {
      const turn = this.#turns[turnIndex(enemy, thrown, announced)]
      if (turn === KEEPS_CARD || weights[enemy] === 0) continue
      const left = makesAnnouncementTrue(turn) ? attackers : attackers - 1
      const gain = this.#answer(values, kind, left, defenders, NO_CARD, readingTurnedTo(turn), 1, 0, 0)
      value += weights[enemy] * gain
      gains[enemy] = gain
      if (enemy === 0) w1 = 0
      else if (enemy === 1) w2 = 0
      else w3 = 0
    }
    value += this.#answer(values, kind, attackers - 1, defenders, attackerCard, best, w1, w2, w3, slopes)
    if (slopes !== undefined)
      for (let enemy = 0; enemy < 3; enemy++) if (gains[enemy] !== NOT_USED) slopes[enemy] = gains[enemy]
    return value
  }

  /** The responder throws, and uses the card if that gains. Writes the derivative by each weight into `slopes`. */
  #answer(
    values: ResponseValues,
    kind: number,
    attackers: number,
    defenders: number,
    attackerCard: number,
    reading: number,
    w1: number,
    w2: number,
    w3: number,
    slopes?: Float64Array,
  ): number {
    const { defenderCard } = this.#sides
    if (w1 + w2 + w3 === 0) return 0
    if (attackers <= 0 || defenders <= 0) {
      if (slopes !== undefined) values.addSlopes(defenders, attackers, NO_CARD, attackerCard, w1, w2, w3, 1, slopes)
      return values.read(defenders, attackers, NO_CARD, attackerCard, w1, w2, w3)
    }
    const points = pointsOf(defenderCard, kind)
    const card = ownCard(defenderCard, kind)
    const ifLeft = this.#ifLeft
    const ifUsed = this.#ifUsed
    const left = this.#left
    const used = this.#used
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const a = attackers - attackerLoses(outcome)
      const d = defenders - defenderLoses(outcome)
      ifLeft[outcome] = values.read(d, a, card, attackerCard, w1, w2, w3)
      if (points > 0) ifUsed[outcome] = values.read(d, a, NO_CARD, attackerCard, w1, w2, w3)
      left[outcome] = 0
      used[outcome] = 0
    }
    let value = 0
    for (const { share, asItLies, reach } of ANSWERS[reading]) {
      let most = ifLeft[asItLies]
      let usedFor = -1
      for (let outcome = 0, mask = reach[points]; mask !== 0; outcome++, mask >>= 1)
        if ((mask & 1) !== 0 && ifUsed[outcome] > most) {
          most = ifUsed[outcome]
          usedFor = outcome
        }
      value += share * most
      if (usedFor < 0) left[asItLies] += share
      else used[usedFor] += share
    }
    if (slopes === undefined) return value
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const a = attackers - attackerLoses(outcome)
      const d = defenders - defenderLoses(outcome)
      if (left[outcome] > 0) values.addSlopes(d, a, card, attackerCard, w1, w2, w3, left[outcome], slopes)
      if (used[outcome] > 0) values.addSlopes(d, a, NO_CARD, attackerCard, w1, w2, w3, used[outcome], slopes)
    }
    return value
  }
}
