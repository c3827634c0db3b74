import type { Environment } from './environment.ts'

/** Colours by meaning; in a pipe they leave the text unchanged. */
export interface Paint {
  heading(text: string): string
  /** Less prominent than the rest. */
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

const CODES = { red: '31;1', cyan: '36;1', yellow: '33;1', purple: '35;1', green: '32;1', blue: '34;1' } as const
export type Colour = keyof typeof CODES
/** For games whose seats are not named after colours. */
const USUAL_COLOURS: readonly Colour[] = ['red', 'cyan', 'yellow', 'purple', 'green']
const coded = (code: string) => (text: string) => (text === '' ? '' : `\x1b[${code}m${text}\x1b[0m`)

const coloured = (colours: readonly Colour[]): Paint => ({
  heading: coded('1;4'),
  faint: coded('2'),
  strong: coded('1'),
  seat: (seat, text) => coded(CODES[colours[seat]] ?? '0')(text),
  warning: coded('33'),
})

/** Colour only on a terminal that wants it (see no-color.org). */
export function paintFor(environment: Environment, colours: readonly Colour[] = USUAL_COLOURS): Paint {
  const { NO_COLOR, TERM } = environment.variables
  const wanted = environment.output.isTTY && !NO_COLOR && TERM !== 'dumb'
  return wanted ? coloured(colours) : NO_PAINT
}

const NARROWEST = 80
const WIDEST = 120
const IN_A_PIPE = 100

/** The width of the terminal, or else COLUMNS. */
export function widthFor({ output, variables: environment }: Environment): number {
  const columns = output.columns || Number(environment.COLUMNS) || IN_A_PIPE
  return Math.min(WIDEST, Math.max(NARROWEST, columns))
}
