/** The colours of the drawing, by day and by night. */

export interface Palette {
  readonly ink: string
  readonly paper: string
  readonly sea: string
  /** Land in play, in tints that areas beside each other take in turn. */
  readonly tints: readonly string[]
  readonly exile: string
  readonly abroad: string
  readonly yellow: string
  readonly blue: string
  readonly red: string
  readonly gold: string
  readonly steel: string
  /** How strongly the grain of the paper shows. */
  readonly grain: number
}

export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    ink: '#3b2d20',
    paper: '#f7edd6',
    sea: '#cdd9d6',
    tints: ['#f4e7c6', '#efdcb4', '#f1e4d0', '#e9dfbf', '#f3ddbd'],
    exile: '#e4dcc8',
    abroad: '#d9d5c6',
    yellow: '#c98f1c',
    blue: '#2f6ea3',
    red: '#a5301f',
    gold: '#d9a520',
    steel: '#8e9aa3',
    grain: 0.16,
  },
  dark: {
    ink: '#e9d9b4',
    paper: '#2a241c',
    sea: '#182229',
    tints: ['#4a3f2c', '#403525', '#443a30', '#3d3727', '#4b3a29'],
    exile: '#322f29',
    abroad: '#272623',
    yellow: '#d3a236',
    blue: '#5d9fd6',
    red: '#d9604a',
    gold: '#e3b640',
    steel: '#8793a0',
    grain: 0.1,
  },
}
