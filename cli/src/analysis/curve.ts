/** Winning chances over a game, drawn with characters. */
import type { Paint } from '../paint.ts'
import { listed, wrap } from '../wrap.ts'

export interface Curve {
  /** The chance of each seat, by position. */
  readonly chances: readonly (readonly number[])[]
  readonly seatTitles: readonly string[]
  /** The numbers of the moves with which rounds began. */
  readonly rounds: readonly number[]
}

const ROWS = 11
const LABEL_WIDTH = 7

/** With two seats one curve is enough; with more, each is drawn with its seat number. */
export function curveLines({ chances, seatTitles, rounds }: Curve, width: number, paint: Paint): string[] {
  const columns = Math.max(1, Math.min(width - LABEL_WIDTH, chances.length))
  const drawn = seatTitles.length === 2 ? [0] : seatTitles.map((_, seat) => seat)
  const signOf = (seat: number): string => (seatTitles.length === 2 ? '*' : String(seat + 1))
  const momentAt = (column: number): number =>
    columns === 1 ? 0 : Math.round((column * (chances.length - 1)) / (columns - 1))
  const rows = Array.from({ length: ROWS }, () => Array<string>(columns).fill(' '))
  for (let column = 0; column < columns; column++)
    for (const seat of [...drawn].reverse()) {
      const row = Math.round((1 - chances[momentAt(column)][seat]) * (ROWS - 1))
      rows[row][column] = paint.seat(seat, signOf(seat))
    }
  const axis = Array<string>(columns).fill('-')
  for (const number of rounds) {
    const column = chances.length === 1 ? 0 : Math.round((number * (columns - 1)) / (chances.length - 1))
    axis[column] = '+'
  }
  const label = (row: number): string =>
    row % 5 === 0 ? `${Math.round(100 * (1 - row / (ROWS - 1)))} %`.padStart(LABEL_WIDTH - 2) : ''
  const last = chances.length === 1 ? '' : String(chances.length - 1)
  return [
    ...wrap('', legend(seatTitles, paint), width, ''),
    ...rows.map((row, index) => `${label(index).padStart(LABEL_WIDTH - 2)} |${row.join('').trimEnd()}`),
    `${' '.repeat(LABEL_WIDTH - 2)} +${axis.join('')}`,
    `${' '.repeat(LABEL_WIDTH)}0${last.padStart(columns - 1)}`,
  ]
}

/** In pieces between which lines may break. */
function legend(seatTitles: readonly string[], paint: Paint): readonly string[] {
  const rounds = '"+" marks the start of a round.'.split(' ')
  if (seatTitles.length === 2) {
    const [first, second] = seatTitles.map((title, seat) => paint.seat(seat, title))
    return ['Winning chance of', first, '(the rest is', `${second}'s).`, ...rounds]
  }
  const numbers = listed(seatTitles.map((title, seat) => paint.seat(seat, `${seat + 1} ${title}`)))
  return ['Winning chances over the game:', ...numbers.slice(0, -1), `${numbers.at(-1)}.`, ...rounds]
}
