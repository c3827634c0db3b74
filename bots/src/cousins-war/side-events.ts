import type { Card } from '@tudor-rose/cousins-war'

const ROSES = ['red', 'white'] as const

/** Whether this house gets the side event when the other plays the card. */
export const triggersFor = (card: Card, round: number, house: number): boolean =>
  card.kind === 'event' && (card.track[round - 1] === 'box' || card.track[round - 1] === ROSES[house])
