/** A move as one integer: what is done in the low five bits, then two numbers of seven bits. */
import type { Move } from '@tudor-rose/table'

export const MOVE_VERBS = [
  'play', // card
  'keep-hand',
  'redeal-hand',
  'group', // area
  'muster', // area
  'plague', // area
  'march', // block, area
  'onward', // area
  'sail', // block, area
  'raid', // block, area and zone: a sea move into the enemy
  'recruit', // block, area
  'end-actions',
  'main-attack', // entry
  'battle', // area
  'treason', // block
  'no-treason',
  'fire', // block
  'pass', // block
  'charge', // block, block
  'treachery', // block, block
  'retreat', // block, area
  'take-hits', // block
  'regroup', // block, area
  'end-regroup',
  'enter', // area
  'execute', // block
  'spare', // block
  'reduce', // block
  'go-home', // area
  'leave-exile', // block
] as const

export type MoveVerb = (typeof MOVE_VERBS)[number]

const verb = (name: MoveVerb): number => MOVE_VERBS.indexOf(name)

export const M_PLAY = verb('play')
export const M_KEEP = verb('keep-hand')
export const M_REDEAL = verb('redeal-hand')
export const M_GROUP = verb('group')
export const M_MUSTER = verb('muster')
export const M_PLAGUE = verb('plague')
export const M_MARCH = verb('march')
export const M_ONWARD = verb('onward')
export const M_SAIL = verb('sail')
export const M_RAID = verb('raid')
export const M_RECRUIT = verb('recruit')
export const M_END_ACTIONS = verb('end-actions')
export const M_MAIN_ATTACK = verb('main-attack')
export const M_BATTLE = verb('battle')
export const M_TREASON = verb('treason')
export const M_NO_TREASON = verb('no-treason')
export const M_FIRE = verb('fire')
export const M_PASS = verb('pass')
export const M_CHARGE = verb('charge')
export const M_TREACHERY = verb('treachery')
export const M_RETREAT = verb('retreat')
export const M_TAKE_HITS = verb('take-hits')
export const M_REGROUP = verb('regroup')
export const M_END_REGROUP = verb('end-regroup')
export const M_ENTER = verb('enter')
export const M_EXECUTE = verb('execute')
export const M_SPARE = verb('spare')
export const M_REDUCE = verb('reduce')
export const M_GO_HOME = verb('go-home')
export const M_LEAVE_EXILE = verb('leave-exile')

export const move = (what: number, first = 0, second = 0): Move => what | (first << 5) | (second << 12)
export const verbOf = (m: Move): number => m & 31
export const firstOf = (m: Move): number => (m >> 5) & 127
export const secondOf = (m: Move): number => m >> 12

/** A raid names the area and the sea zone (0 to 2) by which it comes. */
export const raid = (block: number, area: number, zone: number): Move => move(M_RAID, block, area | (zone << 7))
export const raidArea = (m: Move): number => secondOf(m) & 127
export const raidZone = (m: Move): number => secondOf(m) >> 7
