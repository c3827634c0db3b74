/**
 * What a law is. The three in force are carried out from left to right, each one finished before the next (phase 2);
 * `parliament.ts` runs them. A law is one small object in `base.ts`, `new.ts` or `king.ts`, found by its id.
 */
import type { Move, MoveList } from '@tudor-rose/table'
import type { Reward } from '../../components.ts'
import type { Table } from '../../course.ts'
import type { State } from '../../state.ts'
import type { LawId } from './ids.ts'

interface AnyLaw {
  readonly id: LawId
  /** It tells who has most of something that is hidden: nothing before it can be taken back. */
  readonly looksBehindScreens?: true
}

/** Goes by itself, for all at once, from the state as it is when the law begins. */
export interface AutomaticLaw extends AnyLaw {
  readonly kind: 'automatic'
  carryOut(s: State, table: Table): void
}

/** Gives some players a reward that asks them for something, from the start player clockwise. */
export interface GrantingLaw extends AnyLaw {
  readonly kind: 'grant'
  /** Asked once of everybody, when the law begins. */
  entitles(s: State, seat: number): boolean
  reward(s: State, seat: number): Reward
  /** An upgrade from it is for a placed knight only. */
  readonly onlyPlaced?: true
}

/** Asks players something of its own, from the start player clockwise. */
export interface ChoiceLaw extends AnyLaw {
  readonly kind: 'choice'
  /**
   * Asked once of everybody, when the law begins; everybody, unless told. What is behind a screen may not decide whether
   * somebody is asked (unless the law looks there): whoever can only decline is asked all the same.
   */
  entitles?(s: State, seat: number): boolean
  /**
   * For a law that asks a player several things: whether there is anything left to ask him after what `lawProgress` says
   * has been asked. Laws without it leave `lawProgress` alone, and ask whoever is entitled.
   */
  asksFurther?(s: State, seat: number): boolean
  moves(s: State, seat: number, out: MoveList): void
  /** Leads on to the next player, unless it goes somewhere else: to `LAW_CHOICE` to ask this player again. */
  play(s: State, seat: number, m: Move, table: Table): void
}

export type Law = AutomaticLaw | GrantingLaw | ChoiceLaw
