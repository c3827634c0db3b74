/** The colours of the drawing in light and dark mode, the same as on the board. */
import { readTheme } from '../../build/theme-colours.ts'

export interface Palette {
  readonly ink: string
  readonly paper: string
  readonly sea: string
  /** Tints of land in play. Adjacent areas get different ones. */
  readonly tints: readonly string[]
  readonly exile: string
  readonly abroad: string
  readonly yellow: string
  readonly blue: string
  readonly red: string
  readonly gold: string
  readonly steel: string
  /** How strongly the paper grain shows. */
  readonly grain: number
}

// Relative to the package folder, where npm runs its scripts.
const THEME = 'src/styles/theme.css'

function paletteOf(scheme: 'light' | 'dark', grain: number): Palette {
  const colours = readTheme(THEME, scheme)
  const named = (name: string): string => colours[`map-${name}`]
  return {
    ink: named('ink'),
    paper: named('paper'),
    sea: named('sea'),
    tints: [1, 2, 3, 4, 5].map((number) => named(`tint-${number}`)),
    exile: named('exile'),
    abroad: named('abroad'),
    yellow: named('yellow'),
    blue: named('blue'),
    red: named('red'),
    gold: named('gold'),
    steel: named('steel'),
    grain,
  }
}

export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: paletteOf('light', 0.16),
  dark: paletteOf('dark', 0.1),
}
