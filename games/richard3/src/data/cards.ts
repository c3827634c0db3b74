/** 5.1 The 25 cards: six events and nineteen action cards. */

export interface CardKind {
  readonly name: string
  readonly actionPoints: number
  readonly event: boolean
  /** How many the deck contains. */
  readonly copies: number
}

export const FORCE_MARCH = 0
export const MUSTER = 1
export const PIRACY = 2
export const PLAGUE = 3
export const SURPRISE = 4
export const TREASON = 5

const IN_THE_DECK = [
  { name: 'Force March', actionPoints: 1, event: true, copies: 1 },
  { name: 'Muster', actionPoints: 0, event: true, copies: 1 },
  { name: 'Piracy', actionPoints: 2, event: true, copies: 1 },
  { name: 'Plague', actionPoints: 0, event: true, copies: 1 },
  { name: 'Surprise', actionPoints: 1, event: true, copies: 1 },
  { name: 'Treason', actionPoints: 1, event: true, copies: 1 },
  { name: 'AP4', actionPoints: 4, event: false, copies: 6 },
  { name: 'AP3', actionPoints: 3, event: false, copies: 7 },
  { name: 'AP2', actionPoints: 2, event: false, copies: 6 },
] as const satisfies readonly CardKind[]

export type CardName = (typeof IN_THE_DECK)[number]['name']
/** The names of the six events. */
export type EventCardName = Extract<(typeof IN_THE_DECK)[number], { readonly event: true }>['name']
export const CARDS: readonly (CardKind & { readonly name: CardName })[] = IN_THE_DECK

export const HAND_SIZE = 7
