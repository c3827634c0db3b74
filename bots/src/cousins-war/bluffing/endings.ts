/**
 * The distribution of how battles end if both sides play by a table: who wins, with how many survivors. The table only
 * stores averages, so this is computed on demand; results for fewer fighters are cached for larger battles.
 */
import { READINGS, THROWS } from '../dice.ts'
import { type AnswerStage, LEAVES } from './answer-stage.ts'
import { AttackRound, KEEPS_CARD, makesAnnouncementTrue, readingTurnedTo } from './attack-round.ts'
import type { BattleTable } from './battle-table.ts'
import { ANSWERS, attackerLoses, defenderLoses } from './outcomes.ts'
import { turnIndex, WIDTH } from './payoffs.ts'
import { kindsOf, MAX_FIGHTERS, NO_CARD, numberOf, PAIRS, pairOf, pointsOf, reverse, type Sides } from './situations.ts'

/** By survivors of one side. */
const BY_SIDE = MAX_FIGHTERS + 1
/** For each pair of cards: by survivors of the attacker, then by those of the defender. */
export const ENDINGS = 2 * BY_SIDE
/** With so many survivors of the attacker, or of the defender. */
export const endingOf = (isAttacker: boolean, left: number): number => (isAttacker ? left : BY_SIDE + left)

/** A branch of an attack round, up to the defender's answer. */
interface RoundBranch {
  readonly stage: AnswerStage
  readonly attackers: number
  readonly defenders: number
  readonly isAttackerCardLeft: boolean
  /** By reading: the probability that the attack counts as this in the end. */
  readonly often: Float64Array
}

/**
 * An attack round with given cards: how the battle ends if it changes anything, and the probability that it does not.
 */
interface RoundOutcome {
  readonly ends: Float64Array
  readonly undecided: number
}

export class BattleEndings {
  readonly #table: BattleTable
  readonly #known = new Map<number, Float64Array>()

  constructor(table: BattleTable) {
    this.#table = table
  }

  /** By pair of cards, then by ending: its probability. */
  of(sides: Sides): Float64Array {
    const known = this.#known.get(numberOf(sides))
    if (known !== undefined) return known
    const back = reverse(sides)
    const here = this.#steps(sides)
    const there = this.#steps(back)
    const found = new Float64Array(PAIRS * ENDINGS)
    const foundBack = new Float64Array(PAIRS * ENDINGS)
    for (let attacker = 0; attacker < kindsOf(sides.attackerCard); attacker++)
      for (let defender = 0; defender < kindsOf(sides.defenderCard); defender++) {
        const [pair, pairBack] = [pairOf(attacker, defender), pairOf(defender, attacker)]
        combineOutcomes(here[pair], there[pairBack], found, pair * ENDINGS)
        combineOutcomes(there[pairBack], here[pair], foundBack, pairBack * ENDINGS)
      }
    this.#known.set(numberOf(sides), found)
    this.#known.set(numberOf(back), foundBack)
    return found
  }

  #steps(sides: Sides): RoundOutcome[] {
    const attackRound = new AttackRound()
    attackRound.decide(sides, this.#table.worth)
    const steps: RoundOutcome[] = []
    for (let attacker = 0; attacker < kindsOf(sides.attackerCard); attacker++)
      for (let defender = 0; defender < kindsOf(sides.defenderCard); defender++)
        steps[pairOf(attacker, defender)] = this.#step(attackRound, attacker, defender)
    return steps
  }

  #step(attackRound: AttackRound, attacker: number, defender: number): RoundOutcome {
    const { sides } = attackRound
    const ends = new Float64Array(ENDINGS)
    let undecided = 0
    for (const branch of this.#branches(attackRound, attacker, defender)) {
      const { stage, attackers, defenders, often } = branch
      for (let reading = 1; reading <= READINGS; reading++) {
        if (often[reading] === 0) continue
        if (stage.isOver) {
          ends[endingOf(attackers > 0, Math.max(attackers, defenders))] += often[reading]
          continue
        }
        for (const { share, asItLies, reach } of ANSWERS[reading]) {
          const use = stage.use(defender, asItLies, reach[pointsOf(sides.defenderCard, defender)])
          const isLeft = use === LEAVES
          const outcome = isLeft ? asItLies : use
          const after = {
            attackers: attackers - attackerLoses(outcome),
            defenders: defenders - defenderLoses(outcome),
            attackerCard: branch.isAttackerCardLeft ? sides.attackerCard : NO_CARD,
            defenderCard: isLeft ? sides.defenderCard : NO_CARD,
          }
          const chance = often[reading] * share
          if (isSame(after, sides)) undecided += chance
          else this.#add(after, branch.isAttackerCardLeft ? attacker : 0, isLeft ? defender : 0, chance, ends)
        }
      }
    }
    return { ends, undecided }
  }

  /** The roles have changed, so endings are seen from the other side. */
  #add(after: Sides, attacker: number, defender: number, chance: number, into: Float64Array): void {
    const { attackers, defenders } = after
    if (attackers <= 0 || defenders <= 0) {
      into[endingOf(attackers > 0, Math.max(attackers, defenders))] += chance
      return
    }
    const ends = this.of(reverse(after))
    const from = pairOf(defender, attacker) * ENDINGS
    for (let left = 1; left < BY_SIDE; left++) {
      into[endingOf(true, left)] += chance * ends[from + endingOf(false, left)]
      into[endingOf(false, left)] += chance * ends[from + endingOf(true, left)]
    }
  }

  #branches(attackRound: AttackRound, attacker: number, defender: number): RoundBranch[] {
    const table = this.#table
    const { sides } = attackRound
    const { attackers, defenders } = sides
    const branch = (
      stage: AnswerStage,
      attackers: number,
      defenders: number,
      isAttackerCardLeft: boolean,
    ): RoundBranch => ({
      stage,
      attackers,
      defenders,
      isAttackerCardLeft,
      often: new Float64Array(WIDTH),
    })
    const believed = branch(attackRound.believedStage, attackers, defenders, true)
    const isTrue = branch(attackRound.trueStage, attackers, defenders - 1, true)
    const caught = branch(attackRound.caughtStage, attackers - 1, defenders, true)
    const madeGood = branch(attackRound.madeGoodStage, attackers, defenders, false)
    const caughtAndTurned = branch(attackRound.caughtAndTurnedStage, attackers - 1, defenders, false)
    THROWS.forEach(({ share, best, contains }, thrown) => {
      for (let announced = 1; announced <= READINGS; announced++) {
        const said = share * table.announceChance(sides, attacker, thrown, announced)
        if (said === 0) continue
        const doubt = table.doubtChance(sides, defender, announced)
        believed.often[announced] += said * (1 - doubt)
        const turn = attackRound.turns[turnIndex(attacker, thrown, announced)]
        if (contains[announced]) isTrue.often[best] += said * doubt
        else if (turn === KEEPS_CARD) caught.often[best] += said * doubt
        else (makesAnnouncementTrue(turn) ? madeGood : caughtAndTurned).often[readingTurnedTo(turn)] += said * doubt
      }
    })
    return [believed, isTrue, caught, madeGood, caughtAndTurned].filter(({ often }) => often.some((each) => each > 0))
  }
}

const isSame = (some: Sides, others: Sides): boolean =>
  some.attackers === others.attackers &&
  some.defenders === others.defenders &&
  some.attackerCard === others.attackerCard &&
  some.defenderCard === others.defenderCard

/** Undecided rounds, here and with roles changed, alternate until one is decisive. */
function combineOutcomes(here: RoundOutcome, there: RoundOutcome, into: Float64Array, at: number): void {
  const everAgain = 1 / (1 - here.undecided * there.undecided)
  for (let left = 1; left < BY_SIDE; left++)
    for (const isAttacker of [true, false])
      into[at + endingOf(isAttacker, left)] =
        everAgain * (here.ends[endingOf(isAttacker, left)] + here.undecided * there.ends[endingOf(!isAttacker, left)])
}
