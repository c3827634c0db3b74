import { stepNames } from '@tudor-rose/table'

/** The steps of a round, numbered in the order of the rulebook's seven phases. */
export const STEP = Object.freeze({
  deal: 0, // phase 1
  exchange: 1, // phase 2
  swap: 2,
  chooseBattlefield: 3, // phase 3
  revealBattlefield: 4,
  startTroops: 5,
  firstTroops: 6,
  nextCard: 7, // phase 4
  playCard: 8,
  moveTroops: 9,
  placeTroops: 10,
  removeTroops: 11,
  mainEvent: 12,
  cardDone: 13,
  sideEvent: 14,
  beginBattle: 15, // phase 5
  nextAttack: 16,
  announce: 17,
  answer: 18,
  doubted: 19,
  attackerCard: 20,
  defence: 21,
  defenderCard: 22,
  compare: 23,
  endBattle: 24,
  survivors: 25,
  checkVictory: 26, // phase 6
  keepCard: 27, // phase 7
  cleanUp: 28,
  gameOver: 29,
})

export const STEP_NAMES = stepNames(STEP)
export type StepName = (typeof STEP_NAMES)[number]
