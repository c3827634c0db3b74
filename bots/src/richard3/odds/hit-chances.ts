import { MAX_STEPS } from './battle-side.ts'

export const DICE = 6

/** 6.4 The probability of a number of hits: SHOTS[steps][firepower][hits], for up to four hits. */
export const SHOTS: readonly (readonly Float64Array[])[] = Array.from({ length: MAX_STEPS + 1 }, (_, steps) =>
  Array.from({ length: DICE + 1 }, (_, power) => {
    let chances = Float64Array.of(1, 0, 0, 0, 0)
    for (let die = 0; die < steps; die++)
      chances = chances.map(
        (chance, hits) => chance * (1 - power / DICE) + (hits > 0 ? chances[hits - 1] * (power / DICE) : 0),
      )
    return chances
  }),
)
