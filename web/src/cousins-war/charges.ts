/** The charge on a card's shield depends on what the card does, so that custom decks have pictures too. */
import type { Card, Effect } from '@tudor-rose/cousins-war'

export type Charge = 'swords' | 'fleur' | 'axe' | 'hourglass' | 'horn' | 'banner' | 'castle' | 'crown'

export const chargeOf = (card: Card): Charge => (card.kind === 'battlefield' ? 'swords' : chargeOfEffect(card.main))

function chargeOfEffect({ shifts: [{ troops, from, to }] }: Effect): Charge {
  if (troops === 'french') return 'fleur'
  if (troops !== 'own') return to === 'supply' ? 'axe' : 'hourglass'
  if (to === 'reserve') return from === 'supply' ? 'horn' : 'banner'
  if (to === 'regions') return 'crown'
  return to === 'field' ? 'banner' : 'castle'
}

/** Each within a square of 100, centred. */
export const CHARGE_PATHS: Readonly<Record<Charge, string>> = {
  swords:
    'M-34-38-26-38 20 12 30 8 32 14 24 20 34 30 30 34 20 24 14 32 8 30 12 20-38-30-38-34ZM34-38 26-38-20 12-30 8-32 14-24 20-34 30-30 34-20 24-14 32-8 30-12 20 38-30 38-34Z',
  fleur:
    'M0-42C12-28 13-14 6 2L8 4C16-2 18-20 30-20C42-20 42-2 30 0C34-8 24-12 20-4C18 0 14 6 12 8H18V16H10C10 26 16 32 22 36C10 36 4 30 0 24C-4 30-10 36-22 36C-16 32-10 26-10 16H-18V8H-12C-14 6-18 0-20-4C-24-12-34-8-30 0C-42-2-42-20-30-20C-18-20-16-2-8 4L-6 2C-13-14-12-28 0-42Z',
  axe: 'M-4-40H5V42H-4ZM8-32C24-38 36-30 38-14C40 0 34 10 26 12C24 4 18 0 8 0ZM-7-24-16-28V-8L-7-12Z',
  hourglass:
    'M-26-40H26V-32H22C22-16 8-8 6 0C8 8 22 16 22 32H26V40H-26V32H-22C-22 16-8 8-6 0C-8-8-22-16-22-32H-26ZM-12-24H12C8-16 2-12 0-6C-2-12-8-16-12-24Z',
  horn: 'M-40-14C-30-2-18 4-4 4C12 4 24-4 30-22L40-18C36 10 18 26-8 24C-26 22-38 10-44-8ZM-22 14-16 34-10 16ZM8 18 14 34 16 14Z',
  banner: 'M-28-42H-22V44H-28ZM-20-36H36L24-18 36 0H-20ZM-12-28V-8H-4V-28ZM4-28V-8H12V-28Z',
  castle: 'M-36-30H-26V-22H-18V-30H-8V-12H8V-30H18V-22H26V-30H36V-6H30V36H10V16A10 11 0 0 0-10 16V36H-30V-6H-36Z',
  crown:
    'M-34 18-40-20-20-4 0-32 20-4 40-20 34 18ZM-34 23H34V33H-34ZM-40-22A5 5 0 1 1-40-32 5 5 0 1 1-40-22ZM0-34A5 5 0 1 1 0-44 5 5 0 1 1 0-34ZM40-22A5 5 0 1 1 40-32 5 5 0 1 1 40-22Z',
}

/** Tinctures of field and charge, chosen by the letters of the id so that neighbours differ. */
const TINCTURES = [
  ['var(--field-red)', 'var(--charge-gold)'],
  ['var(--field-blue)', 'var(--charge-silver)'],
  ['var(--field-green)', 'var(--charge-gold)'],
  ['var(--field-purple)', 'var(--charge-silver)'],
  ['var(--field-ochre)', 'var(--charge-cream)'],
  ['var(--field-black)', 'var(--charge-brass)'],
] as const

export function tincturesOf(id: string): readonly [field: string, charge: string] {
  const sum = [...id].reduce((total, letter) => total * 3 + letter.charCodeAt(0), 0)
  return TINCTURES[sum % TINCTURES.length]
}
