/**
 * The types of laws. The three in force are carried out from left to right, each completed before the next (phase 2);
 * `parliament.ts` runs them. Each law is a small object in `base.ts`, `new.ts` or `king.ts`, found by its id.
 */
import type { Move, MoveList } from '@tudor-rose/table'
import type { Reward } from '../../components.ts'
import type { LawId } from '../../law-ids.ts'
import type { State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'

interface AnyLaw {
  readonly id: LawId
  /** The law reveals who has most of something hidden, so earlier moves cannot be undone. */
  readonly looksBehindScreens?: true
}

/** Runs without choices, for all players at once, from the state at the start of the law. */
export interface AutomaticLaw extends AnyLaw {
  readonly kind: 'automatic'
  carryOut(s: State, context: StepContext): void
}

/** Gives some players a reward with choices, clockwise from the start player. */
export interface GrantingLaw extends AnyLaw {
  readonly kind: 'grant'
  /** Evaluated once for every player, when the law starts. */
  entitles(s: State, seat: number): boolean
  reward(s: State, seat: number): Reward
  /** Its upgrade is only for a placed knight. */
  readonly onlyPlaced?: true
}

/** Has choices of its own, clockwise from the start player. */
export interface ChoiceLaw extends AnyLaw {
  readonly kind: 'choice'
  /**
   * Evaluated once for every player, when the law starts. Default: all players. Hidden goods must not decide whether a
   * player is asked, unless the law looks behind screens; a player who can only decline is asked too.
   */
  entitles?(s: State, seat: number): boolean
  /**
   * For a law that asks a player several things: whether anything is left to ask after the progress in `lawProgress`.
   * Laws without it do not use `lawProgress`, and ask every entitled player.
   */
  asksFurther?(s: State, seat: number): boolean
  moves(s: State, seat: number, out: MoveList): void
  /** Continues with the next player, unless it goes to another step, such as `STEP.lawChoice` to ask this player again. */
  play(s: State, seat: number, m: Move, context: StepContext): void
}

export type Law = AutomaticLaw | GrantingLaw | ChoiceLaw
