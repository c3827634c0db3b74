/** The course of a game as numbered steps, in the order of the rulebook. */
export const STEP_NAMES = [
  'begin-round', // set-up, and preparing the next round
  'first-extension',
  'next-placement', // phase 1
  'place',
  'choose-favour',
  'begin-parliament', // phase 2
  'vote',
  'count-votes',
  'next-law',
  'next-entitled',
  'law-choice',
  'begin-rewards', // phase 3
  'next-county',
  'county-reward',
  'county-done',
  'name-start-player',
  'next-castle',
  'castle-goes-on',
  'castle',
  'next-conflict',
  'next-ransom',
  'ransom',
  'end-round',
  'final-scoring', // the end
  'reward-choices', // rewards that ask for something, from wherever they come
  'upgrade',
  'build',
  'take-noble',
  'cross-over',
  'game-over',
  'form-tower', // phase 1, at the King's court
  'bring-along',
] as const

export type StepName = (typeof STEP_NAMES)[number]
const step = (name: StepName): number => STEP_NAMES.indexOf(name)

export const BEGIN_ROUND = step('begin-round')
export const FIRST_EXTENSION = step('first-extension')
export const NEXT_PLACEMENT = step('next-placement')
export const PLACE = step('place')
export const CHOOSE_FAVOUR = step('choose-favour')
export const BEGIN_PARLIAMENT = step('begin-parliament')
export const VOTE = step('vote')
export const COUNT_VOTES = step('count-votes')
export const NEXT_LAW = step('next-law')
export const NEXT_ENTITLED = step('next-entitled')
export const LAW_CHOICE = step('law-choice')
export const BEGIN_REWARDS = step('begin-rewards')
export const NEXT_COUNTY = step('next-county')
export const COUNTY_REWARD = step('county-reward')
export const COUNTY_DONE = step('county-done')
export const NAME_START_PLAYER = step('name-start-player')
export const NEXT_CASTLE = step('next-castle')
export const CASTLE_GOES_ON = step('castle-goes-on')
export const CASTLE = step('castle')
export const NEXT_CONFLICT = step('next-conflict')
export const NEXT_RANSOM = step('next-ransom')
export const RANSOM = step('ransom')
export const END_ROUND = step('end-round')
export const FINAL_SCORING = step('final-scoring')
export const REWARD_CHOICES = step('reward-choices')
export const UPGRADE = step('upgrade')
export const BUILD = step('build')
export const TAKE_NOBLE = step('take-noble')
export const CROSS_OVER = step('cross-over')
export const GAME_OVER = step('game-over')
export const FORM_TOWER = step('form-tower')
export const BRING_ALONG = step('bring-along')
