import type { Surroundings } from './surroundings.ts'

/** Colours by what they mean; on a pipe each leaves its text as it is. */
export interface Paint {
  heading(text: string): string
  /** Of less weight than the rest. */
  faint(text: string): string
  strong(text: string): string
  /** The colour of a seat, by its number. */
  seat(seat: number, text: string): string
  warning(text: string): string
}

const plain = (text: string): string => text

export const NO_PAINT: Paint = {
  heading: plain,
  faint: plain,
  strong: plain,
  seat: (_seat, text) => text,
  warning: plain,
}

const SEAT_CODES = ['31;1', '36;1', '33;1', '35;1', '32;1']
const coded = (code: string) => (text: string) => (text === '' ? '' : `\x1b[${code}m${text}\x1b[0m`)

const COLOURED: Paint = {
  heading: coded('1;4'),
  faint: coded('2'),
  strong: coded('1'),
  seat: (seat, text) => coded(SEAT_CODES[seat] ?? '0')(text),
  warning: coded('33'),
}

/** Colour only on a terminal that wants it (see no-color.org). */
export function paintFor(around: Surroundings): Paint {
  const { NO_COLOR, TERM } = around.environment
  const wanted = around.output.isTTY && !NO_COLOR && TERM !== 'dumb'
  return wanted ? COLOURED : NO_PAINT
}

const NARROWEST = 80
const WIDEST = 120
const IN_A_PIPE = 100

/** How many columns there are to draw on: those of the terminal, else what COLUMNS says. */
export function widthFor({ output, environment }: Surroundings): number {
  const columns = output.columns || Number(environment.COLUMNS) || IN_A_PIPE
  return Math.min(WIDEST, Math.max(NARROWEST, columns))
}
