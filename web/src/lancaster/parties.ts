/** The player colours. Each also has a charge, so that parties do not differ by colour alone. */
import type { LancasterView, PartyName, PartyView } from '@tudor-rose/lancaster'
import type { PartyRole } from './gestures.ts'

export interface Livery {
  readonly colour: string
  readonly shade: string
  /** The colour of what is drawn on it. */
  readonly on: string
  /** The charge, on 24 by 24. */
  readonly charge: string
}

const petal = 'M12 11C7 9 7.6 2.6 12 2.6S17 9 12 11Z'
/** Five petals, each rotated by a fifth. */
const ROSE = [0, 1, 2, 3, 4].map((fifth) => turned(petal, fifth * 72)).join('')

const CREAM = 'var(--livery-cream)'
const INK = 'var(--livery-ink)'

const LIVERIES: Readonly<Record<PartyName, Livery>> = {
  Blue: {
    colour: 'var(--azure)',
    shade: 'var(--livery-blue-shade)',
    on: CREAM,
    charge: 'M2.6 4.6A10 10 0 1 0 21.4 4.6 7.4 7.4 0 1 1 2.6 4.6Z',
  },
  Yellow: {
    colour: 'var(--livery-yellow)',
    shade: 'var(--livery-yellow-shade)',
    on: INK,
    charge:
      'M12 1 14 6.2 17.6 3.4 17.2 8 22 7.4 18.6 11 23 13 18 14 20.4 18.4 15.8 17 15 22 12 18 9 22 8.2 17 3.6 18.4 6 14 1 13 5.4 11 2 7.4 6.8 8 6.4 3.4 10 6.2Z',
  },
  Red: { colour: 'var(--crimson)', shade: 'var(--livery-red-shade)', on: CREAM, charge: ROSE },
  Green: {
    colour: 'var(--livery-green)',
    shade: 'var(--livery-green-shade)',
    on: CREAM,
    charge:
      'M12 2A4.4 4.4 0 0 1 15.6 8.8 4.6 4.6 0 1 1 13.4 15.6C13.4 18.4 14.4 20.4 16.4 22H7.6C9.6 20.4 10.6 18.4 10.6 15.6A4.6 4.6 0 1 1 8.4 8.8 4.4 4.4 0 0 1 12 2Z',
  },
  Purple: {
    colour: 'var(--livery-purple)',
    shade: 'var(--livery-purple-shade)',
    on: CREAM,
    charge: 'M12 1.5 15 8.6 22.6 9.2 16.8 14.2 18.6 21.8 12 17.6 5.4 21.8 7.2 14.2 1.4 9.2 9 8.6Z',
  },
}

export const liveryOf = (party: PartyName): Livery => LIVERIES[party]

/** The message key of a party: allies use that of their leader. */
export const keyOf = ({ party, leader }: Pick<PartyView, 'party' | 'leader'>): string =>
  party === leader ? `seat.${party}` : `ally.${leader}`

export const partyOf = (view: LancasterView, name: string): PartyView =>
  view.parties.find(({ party }) => party === name)!

export const keyIn = (view: LancasterView, name: string): string => keyOf(partyOf(view, name))

/** Whether the viewer decides for a party, and in which role. */
export function roleOf(view: LancasterView, { party, leader }: PartyView): PartyRole | undefined {
  if (leader !== view.viewer) return undefined
  return party === leader ? 'own' : 'ally'
}

/** The path rotated about the centre by this many degrees; for M, C and S with absolute points. */
function turned(path: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, first: string, second: string) => {
    const [x, y] = [Number(first) - 12, Number(second) - 12]
    return `${(12 + x * cos - y * sin).toFixed(1)} ${(12 + x * sin + y * cos).toFixed(1)}`
  })
}
