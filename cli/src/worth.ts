import { type Exercise, isChance } from '@tudor-rose/bots/practice'

/** What a move of an exercise is worth, as people read it: a chance in percent, or how much. */
export const worthIn = ({ aim }: Exercise, value: number): string =>
  isChance(aim) ? `${(100 * value).toFixed(1)} %` : value.toFixed(2)
