import { stepNames } from '@tudor-rose/table'

/** The steps of a game, numbered in the order of the rulebook. */
export const STEP = Object.freeze({
  beginRound: 0, // set-up, and preparation of the next round
  firstExtension: 1,
  nextPlacement: 2, // phase 1
  place: 3,
  chooseFavour: 4,
  beginParliament: 5, // phase 2
  vote: 6,
  countVotes: 7,
  nextLaw: 8,
  nextEntitled: 9,
  lawChoice: 10,
  beginRewards: 11, // phase 3
  nextCounty: 12,
  countyReward: 13,
  countyDone: 14,
  nameStartPlayer: 15,
  nextCastle: 16,
  castleGoesOn: 17,
  castle: 18,
  nextConflict: 19,
  nextRansom: 20,
  ransom: 21,
  endRound: 22,
  finalScoring: 23, // the end
  rewardChoices: 24, // rewards with choices, from any source
  upgrade: 25,
  build: 26,
  takeNoble: 27,
  crossOver: 28,
  gameOver: 29,
  formTower: 30, // phase 1, at the King's court
  bringAlong: 31,
})

export const STEP_NAMES = stepNames(STEP)
export type StepName = (typeof STEP_NAMES)[number]
