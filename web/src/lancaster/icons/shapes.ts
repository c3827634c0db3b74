/** The icons of the game, each drawn on 24 by 24 from a few outlined shapes. */

const INK = 'var(--ink-brown)'
const GOLD = 'var(--icon-gold)'
const DARK_GOLD = 'var(--icon-gold-dark)'
const WOOD = 'var(--icon-wood)'
const STEEL = 'var(--icon-steel)'
const CREAM = 'var(--cream-warm)'
const RED = 'var(--lancaster-scarlet)'
const STONE = 'var(--icon-stone)'
const SLATE = 'var(--icon-slate)'
const BLUE = 'var(--icon-blue)'
const GREEN = 'var(--leaf-green)'
const SKIN = 'var(--icon-skin)'

export interface Shape {
  readonly d: string
  readonly fill: string
  /** The width of its ink outline; slightly less than 1 by default. */
  readonly line?: number
}

const HELM: readonly Shape[] = [
  { d: 'M4.5 19V6.5L8 2.5H16L19.5 6.5V19L12 22Z', fill: STEEL },
  { d: 'M4.8 8.4H19.2V10.8H4.8Z', fill: INK, line: 0 },
  { d: 'M11.3 2.8H12.7V21.6H11.3Z', fill: 'var(--steel-dark)', line: 0 },
  { d: 'M7 14H10M7 16.4H10M14 14H17M14 16.4H17', fill: 'none', line: 1 },
]
const BUST: readonly Shape[] = [
  { d: 'M3.5 21.5C3.5 16 7.5 14 12 14S20.5 16 20.5 21.5Z', fill: 'var(--icon-robe)' },
  { d: 'M8.6 10.6A3.4 3.6 0 1 0 15.4 10.6 3.4 3.6 0 1 0 8.6 10.6Z', fill: SKIN },
  { d: 'M8 8.2 7.2 3.4 10 5.6 12 2.6 14 5.6 16.8 3.4 16 8.2Z', fill: GOLD },
]
const SHIELD = 'M4 3H20V12C20 17 16 20 12 22 8 20 4 17 4 12Z'
const FLEUR =
  'M12 4.4C14 6.8 13.9 9.2 12.8 12 14 9.4 17.6 8.4 18.4 11.4 18.8 13 17.2 14.2 16 13.2 16 12.2 14.6 12.2 13.9 13.8H14.8V15.4H13.2C13.2 17 13 18 12 19.4 11 18 10.8 17 10.8 15.4H9.2V13.8H10.1C9.4 12.2 8 12.2 8 13.2 6.8 14.2 5.2 13 5.6 11.4 6.4 8.4 10 9.4 11.2 12 10.1 9.2 10 6.8 12 4.4Z'
const PLUS = 'M17 12.5H20V15.5H23V18.5H20V21.5H17V18.5H14V15.5H17Z'
const UP = 'M18 11 23 16.5H20.2V22H15.8V16.5H13Z'

export const SHAPES = {
  points: [
    { d: 'M3.4 17.5 2 7.5 7.4 11.4 12 4 16.6 11.4 22 7.5 20.6 17.5Z', fill: GOLD },
    { d: 'M3.4 17.5H20.6V21H3.4Z', fill: DARK_GOLD },
  ],
  gold: [
    { d: 'M2.5 12A9.5 9.5 0 1 0 21.5 12 9.5 9.5 0 1 0 2.5 12Z', fill: GOLD },
    { d: 'M5.4 12A6.6 6.6 0 1 0 18.6 12 6.6 6.6 0 1 0 5.4 12Z', fill: 'var(--icon-gold-light)', line: 0.7 },
    { d: 'M8.4 15 7.6 9.4 10.3 11.4 12 8.2 13.7 11.4 16.4 9.4 15.6 15Z', fill: DARK_GOLD, line: 0 },
  ],
  squires: [
    { d: 'M5.5 21.5C5.5 15.5 8 13.5 9.3 10.5H14.7C16 13.5 18.5 15.5 18.5 21.5Z', fill: WOOD },
    { d: 'M8 6.6A4 4 0 1 0 16 6.6 4 4 0 1 0 8 6.6Z', fill: 'var(--icon-wood-light)' },
  ],
  votes: [
    { d: 'M2.5 12.5C2.5 6.6 6.6 3.5 12.2 3.5S21.5 7 21.5 12.4 17.6 20.5 11.8 20.5 2.5 17.8 2.5 12.5Z', fill: SLATE },
    { d: 'M7 12.2 9 10.2 11.2 12.4 15.4 7.8 17.4 9.7 11.3 16.4Z', fill: CREAM, line: 0.5 },
  ],
  leftover: [
    { d: 'M2.5 12.5C2.5 6.6 6.6 3.5 12.2 3.5S21.5 7 21.5 12.4 17.6 20.5 11.8 20.5 2.5 17.8 2.5 12.5Z', fill: CREAM },
    { d: 'M7 12.2 9 10.2 11.2 12.4 15.4 7.8 17.4 9.7 11.3 16.4Z', fill: SLATE, line: 0.5 },
  ],
  seals: [
    { d: 'M8 14 6 23 9.6 21 11.6 23.4 12.6 15Z', fill: 'var(--icon-ribbon)' },
    { d: 'M16 14 18 23 14.4 21 12.4 23.4 11.4 15Z', fill: 'var(--icon-ribbon)' },
    {
      d: 'M12 1.5 14.6 3 17.6 3.1 18.6 5.9 20.9 8 20 10.9 20.6 14 17.8 15.3 15.9 17.7 13 16.9 10 17.6 8.1 15.2 5.4 13.9 5.9 10.9 5 8 7.3 5.9 8.3 3.1 11 3Z',
      fill: RED,
    },
    { d: 'M9 10.5 8.4 6.6 11 8.3 13 5.8 15 8.3 17.2 6.6 16.6 10.5Z', fill: 'var(--icon-rose)', line: 0.4 },
  ],
  newKnight: [...HELM, { d: PLUS, fill: 'var(--icon-plus)' }],
  upgrade: [...HELM, { d: UP, fill: GOLD }],
  knight: HELM,
  extension: [
    { d: 'M5 21.5V10H3.5V3.5H7V6H10V3.5H14V6H17V3.5H20.5V10H19V21.5Z', fill: STONE },
    { d: 'M9.5 21.5V17A2.5 2.8 0 0 1 14.5 17V21.5Z', fill: INK, line: 0 },
    { d: 'M11.3 9.5H12.7V12.5H11.3Z', fill: INK, line: 0 },
  ],
  noble: BUST,
  nobleAnywhere: [
    ...BUST,
    {
      d: 'M18.5 12 19.9 15.1 23.2 15.5 20.8 17.8 21.4 21.1 18.5 19.5 15.6 21.1 16.2 17.8 13.8 15.5 17.1 15.1Z',
      fill: GOLD,
    },
  ],
  crossing: [
    { d: 'M2.5 15H21.5L18 20.5H6Z', fill: WOOD },
    { d: 'M12.6 2.5C18 4.5 20 9 18.6 13H12.6Z', fill: CREAM },
    { d: 'M11.2 5C7.4 6.5 5.6 9.6 5.4 13H11.2Z', fill: CREAM },
    { d: 'M2 22.4Q4.5 20.6 7 22.4T12 22.4 17 22.4 22 22.4', fill: 'none', line: 1.2 },
  ],
  shame: [
    { d: SHIELD, fill: CREAM },
    { d: 'M5.4 4.4H18.6V12C18.6 16.2 15.2 18.8 12 20.5 8.8 18.8 5.4 16.2 5.4 12Z', fill: 'var(--icon-black)', line: 0 },
    { d: 'M18.6 4.4V8.4L7.4 17.4 5.4 14.6Z', fill: CREAM, line: 0 },
  ],
  bishop: [
    { d: 'M12 2C16 5 18.5 8.5 18.5 14V17H5.5V14C5.5 8.5 8 5 12 2Z', fill: CREAM },
    { d: 'M11.2 5.5H12.8V9H15.8V10.6H12.8V16H11.2V10.6H8.2V9H11.2Z', fill: RED, line: 0 },
    { d: 'M5 17H19V21.5H5Z', fill: GOLD },
  ],
  lord: [
    { d: 'M4 22C4 15.5 7 13.5 12 13.5S20 15.5 20 22Z', fill: RED },
    { d: 'M7 14.6Q12 19.4 17 14.6L16 13.4H8Z', fill: CREAM },
    { d: 'M8.4 10.4A3.6 3.8 0 1 0 15.6 10.4 3.6 3.8 0 1 0 8.4 10.4Z', fill: SKIN },
    { d: 'M6.6 7.6Q12 4.4 17.4 7.6L16.8 4.6Q12 .6 7.2 4.6Z', fill: BLUE },
  ],
  shield: [
    { d: SHIELD, fill: STEEL },
    { d: 'M10.6 3H13.4V9.2H20V12H13.4V21.2L12 22 10.6 21.2V12H4V9.2H10.6Z', fill: RED, line: 0 },
  ],
  archer: [
    { d: 'M7 2.5C18 5 18 19 7 21.5L6.4 20C14.6 17.4 14.6 6.6 6.4 4Z', fill: WOOD },
    { d: 'M6.6 3 7.4 3V21H6.6Z', fill: INK, line: 0 },
    { d: 'M2 11.2H18V9L23 12 18 15V12.8H2Z', fill: STEEL, line: 0.6 },
  ],
  'Tudor-knight': [
    ...HELM,
    { d: 'M12 1 14.4 3.4 17.8 3.6 16.6 6.8 17.4 10 14.2 9.6 12 12 9.8 9.6 6.6 10 7.4 6.8 6.2 3.6 9.6 3.4Z', fill: RED },
    { d: 'M9.8 6.4A2.2 2.2 0 1 0 14.2 6.4 2.2 2.2 0 1 0 9.8 6.4Z', fill: CREAM },
  ],
  french: [
    { d: SHIELD, fill: BLUE },
    { d: FLEUR, fill: GOLD, line: 0.4 },
  ],
  english: [
    { d: SHIELD, fill: CREAM },
    { d: 'M10.3 3H13.7V9H20V12.4H13.7V21L12 22 10.3 21V12.4H4V9H10.3Z', fill: RED, line: 0 },
  ],
  county: [
    { d: SHIELD, fill: 'var(--icon-green-light)' },
    {
      d: 'M4 13.5C7 10 9 15 12 12S17 10 20 13C19.4 17.4 15.6 20.2 12 22 8.4 20.2 4.6 17.4 4 13.5Z',
      fill: GREEN,
      line: 0.5,
    },
  ],
  conflict: [
    {
      d: 'M3 3 6 3 15 13.4 17.2 11.4 18.6 12.8 16.4 15 20.6 19.6 19 21.2 14.6 16.8 12.4 19 11 17.6 13 15.4Z',
      fill: STEEL,
    },
    {
      d: 'M21 3 18 3 9 13.4 6.8 11.4 5.4 12.8 7.6 15 3.4 19.6 5 21.2 9.4 16.8 11.6 19 13 17.6 11 15.4Z',
      fill: 'var(--icon-steel-dark)',
    },
  ],
  tower: [
    { d: 'M6 21.5V8H4.5L12 1.5 19.5 8H18V21.5Z', fill: STONE },
    { d: 'M9 11.5H15V18.5H9Z', fill: INK, line: 0 },
    { d: 'M10.4 11H11.2V19H10.4ZM12.8 11H13.6V19H12.8Z', fill: STEEL, line: 0 },
  ],
  most: [
    { d: 'M2.5 21V14H8V21Z', fill: STONE },
    { d: 'M9.2 21V4H14.8V21Z', fill: GOLD },
    { d: 'M16 21V10H21.5V21Z', fill: STONE },
  ],
  fewest: [
    { d: 'M2.5 21V8H8V21Z', fill: STONE },
    { d: 'M9.2 21V16H14.8V21Z', fill: GOLD },
    { d: 'M16 21V4H21.5V21Z', fill: STONE },
  ],
  start: [
    { d: 'M5 2H7V22.5H5Z', fill: WOOD },
    { d: 'M7 3H21.5L17.5 7.5 21.5 12H7Z', fill: RED },
  ],
  screen: [
    { d: 'M2 5 8.5 3V21L2 19Z', fill: 'var(--icon-oak)' },
    { d: 'M8.5 3H15.5V21H8.5Z', fill: 'var(--icon-oak-light)' },
    { d: 'M15.5 3 22 5V19L15.5 21Z', fill: 'var(--icon-oak)' },
    { d: 'M12 8A1.6 1.6 0 0 1 13.4 10.4L14 15H10L10.6 10.4A1.6 1.6 0 0 1 12 8Z', fill: INK, line: 0 },
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>

export type IconName = keyof typeof SHAPES
