import { stepNames } from '@tudor-rose/table'

/**
 * The steps of play in the order of the rulebook; the state holds the number of the current one. Some are decisions, which wait
 * for a player; the others run by themselves (see `step-types.ts`).
 */
export const STEP = Object.freeze({
  deal: 0, // 8.5, 5.1
  mulligan: 1, // 5.1
  answerMulligan: 2, // 5.1
  redeal: 3, // 5.1
  chooseCard: 4, // 1.1
  revealCards: 5, // 1.1
  beginActions: 6, // 1.2
  actions: 7, // 5.0
  endActions: 8, // 6.3
  mainAttack: 9, // 6.3
  nextBattle: 10, // 6.1
  chooseBattle: 11, // 6.1
  beginBattle: 12, // 6.1
  treason: 13, // 5.1, 6.9
  beginRound: 14, // 6.2
  nextTurn: 15, // 6.2
  battleTurn: 16, // 6.2
  assignHits: 17, // 6.4
  takeHits: 18, // 6.4
  endBattle: 19, // 6.7
  regroup: 20, // 6.7
  supply: 21, // 7.0
  minorEnters: 22, // 6.82
  execution: 23, // 9.1
  forage: 24, // 7.1, 7.2
  endTurn: 25, // 1.0
  disband: 26, // 8.1
  usurpation: 27, // 8.2
  nextHomecoming: 28, // 8.3, 8.4
  goHome: 29, // 8.3, 8.4
  nextExile: 30, // 8.5
  leaveExile: 31, // 8.5, 7.2
  reset: 32, // 8.5
  gameOver: 33, // 9.0
})

export const STEP_NAMES = stepNames(STEP)
export type StepName = (typeof STEP_NAMES)[number]
