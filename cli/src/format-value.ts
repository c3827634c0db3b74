import { type Exercise, isProbability } from '@tudor-rose/bots/practice'

/** The value of a move in an exercise, for display: a percentage or an amount. */
export const formatValue = ({ goal }: Exercise, value: number): string =>
  isProbability(goal) ? `${(100 * value).toFixed(1)} %` : value.toFixed(2)
