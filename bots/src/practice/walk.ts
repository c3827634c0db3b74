import { type AnyGame, BadInput, fairChance, type GameEvent, play } from '@tudor-rose/table'
import { type Deed, leftOf, wantedBy } from './deeds.ts'
import { type Exercise, startOf } from './exercise.ts'
import { Reckoning, type Worth } from './reckoning.ts'

/** A decision of the best line. */
export interface Decision {
  /** What the line does here. */
  readonly line: string
  /** What it would accept. */
  readonly accepted: readonly string[]
  /** Every legal move with what it is worth. */
  readonly worths: readonly Worth[]
}

export interface Walk {
  readonly decisions: readonly Decision[]
  readonly told: readonly GameEvent[]
  /** How many states it took to reckon. */
  readonly states: number
}

/** Goes along the best line by the rules and reckons every decision on the way. */
export function walk(game: AnyGame, exercise: Exercise): Walk {
  const { id, seat, line, seed = id } = exercise
  const state = startOf(game, exercise)
  const reckoning = new Reckoning(game, exercise)
  const chance = fairChance(seed)
  const told: GameEvent[] = []
  const log = { tell: (event: GameEvent) => void told.push(event), reveal: () => {} }
  const make = (who: number, text: string): void => {
    const move = game.notation.parse(text, who)
    if (move === undefined) throw new BadInput('illegal-move', `${id}: "${text}" is no move of this game`)
    play(game, state, who, move, chance, log)
  }
  const decisions: Decision[] = []
  const deeds: Deed[] = [...line]
  for (let deed = deeds.shift(); deed !== undefined; deed = deeds.shift()) {
    if (typeof deed === 'object' && 'who' in deed) {
      make(deed.who, deed.line)
      continue
    }
    const accepted = wantedBy(deed)
    decisions.push({ line: accepted[0], accepted, worths: reckoning.worths(state) })
    make(seat, accepted[0])
    deeds.unshift(...leftOf(deed, accepted[0])!)
  }
  return { decisions, told, states: reckoning.states }
}
