import type { Drawings } from '../../diagrams/diagrams.ts'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import PlaceAttempts from './PlaceAttempts.svelte'
import type { en } from './texts/en.ts'

export const DRAWINGS: Drawings<keyof typeof en> = {
  board: Board,
  cards: Cards,
  'place-attempts': PlaceAttempts,
}
