import type { Drawings } from '../../diagrams/diagrams.ts'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import PlaceAttempts from './PlaceAttempts.svelte'

export const DRAWINGS: Drawings<'cousins-war'> = {
  board: Board,
  cards: Cards,
  'place-attempts': PlaceAttempts,
}
