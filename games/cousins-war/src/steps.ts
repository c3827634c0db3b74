/** The course of a round as numbered steps, in the order of the rulebook's seven phases. */
export const STEP_NAMES = [
  'deal', // phase 1
  'exchange', // phase 2
  'swap',
  'choose-battlefield', // phase 3
  'reveal-battlefield',
  'start-troops',
  'first-troops',
  'next-card', // phase 4
  'play-card',
  'move-troops',
  'place-troops',
  'remove-troops',
  'main-event',
  'card-done',
  'side-event',
  'begin-battle', // phase 5
  'next-attack',
  'announce',
  'answer',
  'doubted',
  'attacker-card',
  'defence',
  'defender-card',
  'compare',
  'end-battle',
  'survivors',
  'check-victory', // phase 6
  'keep-card', // phase 7
  'clean-up',
  'game-over',
] as const

export type StepName = (typeof STEP_NAMES)[number]
const step = (name: StepName): number => STEP_NAMES.indexOf(name)

export const DEAL = step('deal')
export const EXCHANGE = step('exchange')
export const SWAP = step('swap')
export const CHOOSE_BATTLEFIELD = step('choose-battlefield')
export const REVEAL_BATTLEFIELD = step('reveal-battlefield')
export const START_TROOPS = step('start-troops')
export const FIRST_TROOPS = step('first-troops')
export const NEXT_CARD = step('next-card')
export const PLAY_CARD = step('play-card')
export const MOVE_TROOPS = step('move-troops')
export const PLACE_TROOPS = step('place-troops')
export const REMOVE_TROOPS = step('remove-troops')
export const MAIN_EVENT = step('main-event')
export const CARD_DONE = step('card-done')
export const SIDE_EVENT = step('side-event')
export const BEGIN_BATTLE = step('begin-battle')
export const NEXT_ATTACK = step('next-attack')
export const ANNOUNCE = step('announce')
export const ANSWER = step('answer')
export const DOUBTED = step('doubted')
export const ATTACKER_CARD = step('attacker-card')
export const DEFENCE = step('defence')
export const DEFENDER_CARD = step('defender-card')
export const COMPARE = step('compare')
export const END_BATTLE = step('end-battle')
export const SURVIVORS = step('survivors')
export const CHECK_VICTORY = step('check-victory')
export const KEEP_CARD = step('keep-card')
export const CLEAN_UP = step('clean-up')
export const GAME_OVER = step('game-over')
