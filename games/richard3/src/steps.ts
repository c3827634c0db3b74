/**
 * The course of play as numbered steps, in the order of the rulebook. The state holds the number of the current one.
 * Some are decisions, which wait for a player; the others run by themselves and lead on (see `course.ts`).
 */
export const STEP_NAMES = [
  'deal', // 8.5, 5.1
  'mulligan', // 5.1
  'answer-mulligan', // 5.1
  'redeal', // 5.1
  'choose-card', // 1.1
  'reveal-cards', // 1.1
  'begin-actions', // 1.2
  'actions', // 5.0
  'end-actions', // 6.3
  'main-attack', // 6.3
  'next-battle', // 6.1
  'choose-battle', // 6.1
  'begin-battle', // 6.1
  'treason', // 5.1, 6.9
  'begin-round', // 6.2
  'next-turn', // 6.2
  'battle-turn', // 6.2
  'assign-hits', // 6.4
  'take-hits', // 6.4
  'end-battle', // 6.7
  'regroup', // 6.7
  'supply', // 7.0
  'minor-enters', // 6.82
  'execution', // 9.1
  'forage', // 7.1, 7.2
  'end-turn', // 1.0
  'disband', // 8.1
  'usurpation', // 8.2
  'next-homecoming', // 8.3, 8.4
  'go-home', // 8.3, 8.4
  'next-exile', // 8.5
  'leave-exile', // 8.5, 7.2
  'reset', // 8.5
  'game-over', // 9.0
] as const

export type StepName = (typeof STEP_NAMES)[number]

const step = (name: StepName): number => STEP_NAMES.indexOf(name)

export const DEAL = step('deal')
export const MULLIGAN = step('mulligan')
export const ANSWER_MULLIGAN = step('answer-mulligan')
export const REDEAL = step('redeal')
export const CHOOSE_CARD = step('choose-card')
export const REVEAL_CARDS = step('reveal-cards')
export const BEGIN_ACTIONS = step('begin-actions')
export const ACTIONS = step('actions')
export const END_ACTIONS = step('end-actions')
export const MAIN_ATTACK = step('main-attack')
export const NEXT_BATTLE = step('next-battle')
export const CHOOSE_BATTLE = step('choose-battle')
export const BEGIN_BATTLE = step('begin-battle')
export const TREASON_ROLL = step('treason')
export const BEGIN_ROUND = step('begin-round')
export const NEXT_TURN = step('next-turn')
export const BATTLE_TURN = step('battle-turn')
export const ASSIGN_HITS = step('assign-hits')
export const TAKE_HITS = step('take-hits')
export const END_BATTLE = step('end-battle')
export const REGROUP = step('regroup')
export const SUPPLY = step('supply')
export const MINOR_ENTERS = step('minor-enters')
export const EXECUTION = step('execution')
export const FORAGE = step('forage')
export const END_TURN = step('end-turn')
export const DISBAND = step('disband')
export const USURPATION = step('usurpation')
export const NEXT_HOMECOMING = step('next-homecoming')
export const GO_HOME = step('go-home')
export const NEXT_EXILE = step('next-exile')
export const LEAVE_EXILE = step('leave-exile')
export const RESET = step('reset')
export const GAME_OVER = step('game-over')
