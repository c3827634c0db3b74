/** The charges on our shields, each as one path centred at 0, 0 in a square of 40 units. */

const petals = (count: number, petal: (turn: number) => string): string =>
  Array.from({ length: count }, (_, index) => petal((index / count) * 2 * Math.PI)).join('')

const round = (value: number): number => Math.round(value * 10) / 10

/** A star with this many rays between two circles. */
function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * rays }, (_, index) => {
    const [turn, far] = [(index * Math.PI) / rays, index % 2 === 0 ? outer : inner]
    return `${round(far * Math.sin(turn))} ${round(-far * Math.cos(turn))}`
  })
  return `M${points.join('L')}Z`
}

const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const CHARGES = {
  lion: 'M-8-19L-5-15L-1-18L1-13L6-13L4-9L8-6L4-4L9 1C12 5 12 8 10 11L13 15L17 16L16 19H10L6 14L4 19H-3L-2 16L1 15L0 9C-3 7-4 4-4 1L-9 3L-13 8L-16 6L-13 4L-11 0L-6-3L-10-4L-14-1L-17-4L-13-5L-9-8L-12-9L-13-13L-10-13ZM11 6C18 4 19-2 15-6C12-10 16-15 19-12C17-13 15-10 18-7C23-1 19 8 11 9Z',
  'lion passant':
    'M-19-6L-15-10L-12-8L-9-9L-8-5L9-4C13-4 13 1 12 3L15 8H10L8 3L-4 3L-3 8H-8L-9 3L-13 1L-14 7H-18L-16 0L-19-2ZM11-3C18-3 19-8 14-10C18-12 23-4 13 0Z',
  fleur:
    'M0-19C5-13 6-8 3-2C6-9 16-10 16-2C16 3 11 5 9 2C12 1 12-2 9-2C6-2 5 1 5 4H8V8H4C4 12 5 15 8 18C4 18 1 16 0 13C-1 16-4 18-8 18C-5 15-4 12-4 8H-8V4H-5C-5 1-6-2-9-2C-12-2-12 1-9 2C-11 5-16 3-16-2C-16-10-6-9-3-2C-6-8-5-13 0-19Z',
  mullet: star(5, 19, 7.5),
  sun: star(12, 19, 10),
  crescent: 'M-17-6A18 18 0 1 0 17-6A14 14 0 1 1-17-6Z',
  roundel: disc(0, 0, 15),
  lozenge: 'M0-18L13 0L0 18L-13 0Z',
  crosslet: 'M-3-18H3V-13H8V-8H3V-3H8V-8H13V-3H18V3H13V8H8V3H3V18H-3V3H-8V8H-13V3H-18V-3H-13V-8H-8V-3H-3V-8H-8V-13H-3Z',
  rose: `${petals(5, (turn) => disc(9.5 * Math.sin(turn), -9.5 * Math.cos(turn), 7.5))}${disc(0, 0, 5)}`,
  'leopard face':
    'M-13-17L-7-13H7L13-17L14-7C15 0 12 5 9 8L6 16H-6L-9 8C-12 5-15 0-14-7ZM-7-4V0H-3V-4ZM3-4V0H7V-4ZM-2 6L0 10L2 6Z',
  bouget:
    'M-16-12C-8-12-6-4-2-4V-10H2V-4C6-4 8-12 16-12C18-2 16 10 11 14C5 14 3 8 2 2H-2C-3 8-5 14-11 14C-16 10-18-2-16-12Z',
  maunch:
    'M-17-15L5-17L18-8C18-2 15 2 9 3C14 6 16 12 12 18L2 19C6 12 4 7-2 6C-8 8-12 14-8 19H-15C-19 8-13 1-4-1C-10-4-15-8-17-15Z',
  martlet: 'M-18-6L-12-10C-8-10-6-8-4-4C4-8 10-14 18-14C14-6 10 2 4 6L16 8L14 12C4 14-8 14-12 6C-15 2-14-2-13-5Z',
  portcullis:
    'M-17-16H17V-11H14V16L11.5 20L9 16V12H3V16L0 20L-3 16V12H-9V16L-11.5 20L-14 16V-11H-17ZM-9-10V-4H-3V-10ZM3-10V-4H9V-10ZM-9 1V7H-3V1ZM3 1V7H9V1Z',
  castle:
    'M-18 18V-8H-15V-14H-12V-10H-9V-14H-6V-2H-5V-18H-2V-14H2V-18H5V-2H6V-14H9V-10H12V-14H15V-8H18V18H5V9A5 5 0 0 0-5 9V18Z',
  ship: 'M-19 5H19C17 13 12 17 7 17H-8C-13 16-17 12-19 5ZM-2-19H1V3H-2ZM3-16C12-14 14-5 15 1H3ZM-4-12C-8-10-13-4-14 1H-4Z',
  keys: 'M-16-20A6 6 0 0 1-8-12L-2-6L2-6L8-12A6 6 0 1 1 12-8L6-2L6 2L14 10L18 8L16 16L11 17L10 14L0 4L-10 14L-11 17L-16 16L-18 8L-14 10L-6 2V-2L-12-8A6 6 0 0 1-16-20Z',
  pall: 'M-20-20H-13L0-5L13-20H20V-16L3 3V20H-3V3L-20-16Z',
  harp: 'M-12-18C-4-20 2-16 6-14C10-12 14-14 17-17L18-13C15-9 11-8 7-10L-9 18H-13L-14-12ZM-10-11L-11 11L3-11C-1-13-6-15-10-11Z',
  cannon:
    'M-19-4L10-13L13-4L-12 4ZM-9 5A7 7 0 1 1 5 5A7 7 0 1 1-9 5ZM-2 1A4 4 0 1 0-2 9A4 4 0 1 0-2 1ZM2 10L18 15V18L0 13Z',
  scythe: 'M-15 19L9-16L12-14L-12 21ZM8-18C0-20-10-18-17-9C-8-13 0-13 9-12ZM15 19L-9-16L-12-14L12 21Z',
  dragon:
    'M-19-6L-12-10L-8-16L-5-11L2-9L-1-3L3 0L4-16L9-8L13-18L15-8L20-12C19-2 15 3 10 5L16 11C20 9 19 4 16 4C22 2 23 14 14 15L8 10L7 16H1L3 9L-4 7L-6 14H-12L-9 9L-10 3L-15 1L-12-3L-18-2Z',
} as const

export type Charge = keyof typeof CHARGES
