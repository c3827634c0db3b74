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

const CODES = { red: '31;1', cyan: '36;1', yellow: '33;1', purple: '35;1', green: '32;1', blue: '34;1' } as const
export type Colour = keyof typeof CODES
/** For games whose seats are not called by their colours. */
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
export function paintFor(around: Surroundings, colours: readonly Colour[] = USUAL_COLOURS): Paint {
  const { NO_COLOR, TERM } = around.environment
  const wanted = around.output.isTTY && !NO_COLOR && TERM !== 'dumb'
  return wanted ? coloured(colours) : NO_PAINT
}

const NARROWEST = 80
const WIDEST = 120
const IN_A_PIPE = 100

/** How many columns there are to draw on: those of the terminal, else what COLUMNS says. */
export function widthFor({ output, environment }: Surroundings): number {
  const columns = output.columns || Number(environment.COLUMNS) || IN_A_PIPE
  return Math.min(WIDEST, Math.max(NARROWEST, columns))
}
