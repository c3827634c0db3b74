import { MOST_STEPS } from './line.ts'

export const DICE = 6

/** 6.4 How likely so many hits are: SHOTS[steps][firepower][hits], always for up to four hits. */
export const SHOTS: readonly (readonly Float64Array[])[] = Array.from({ length: MOST_STEPS + 1 }, (_, steps) =>
  Array.from({ length: DICE + 1 }, (_, power) => {
    let chances = Float64Array.of(1, 0, 0, 0, 0)
    for (let die = 0; die < steps; die++)
      chances = chances.map(
        (chance, hits) => chance * (1 - power / DICE) + (hits > 0 ? chances[hits - 1] * (power / DICE) : 0),
      )
    return chances
  }),
)
