/** A move as one integer: what is done in the low six bits, then three numbers of eight bits. */
import type { Move } from '@tudor-rose/table'

export const MOVE_VERBS = [
  'build', // castle space
  'county', // piece, county, squires
  'castle', // piece, castle space
  'conflict', // piece, conflict
  'favour', // favour
  'decline',
  'vote', // for or against, votes
  'trade', // how often
  'take-noble', // in the county that is scored
  'take-reward',
  'take-both', // noble and reward, for gold
  'take-nothing',
  'noble-from', // county
  'cross', // conflict
  'start', // player
  'score', // castle space
  'upgrade', // strength, place
  'ransom', // strength
  'treasury', // lord, goods
  'apply', // lord, office
  'add', // piece of a tower
  'bring', // privilege
  'done',
  'take-bishop',
  'keep-county', // county
  'leave-county', // county
  'keep-extension', // castle space
  'turn-extension', // castle space
  'swap-gold', // squires for it
  'swap-squires', // gold for them
  'send-squire', // conflict
  'return-shame',
  'tower', // piece, markers of shame that are returned
  'take-tile', // in the county that is scored
  'take-noble-and-tile', // for gold
] as const
export type MoveVerb = (typeof MOVE_VERBS)[number]
const verb = (name: MoveVerb): number => MOVE_VERBS.indexOf(name)

export const M_BUILD = verb('build')
export const M_COUNTY = verb('county')
export const M_CASTLE = verb('castle')
export const M_CONFLICT = verb('conflict')
export const M_FAVOUR = verb('favour')
export const M_DECLINE = verb('decline')
export const M_VOTE = verb('vote')
export const M_TRADE = verb('trade')
export const M_TAKE_NOBLE = verb('take-noble')
export const M_TAKE_REWARD = verb('take-reward')
export const M_TAKE_BOTH = verb('take-both')
export const M_TAKE_NOTHING = verb('take-nothing')
export const M_NOBLE_FROM = verb('noble-from')
export const M_CROSS = verb('cross')
export const M_START = verb('start')
export const M_SCORE = verb('score')
export const M_UPGRADE = verb('upgrade')
export const M_RANSOM = verb('ransom')
export const M_TREASURY = verb('treasury')
export const M_APPLY = verb('apply')
export const M_ADD = verb('add')
export const M_BRING = verb('bring')
export const M_DONE = verb('done')
export const M_TAKE_BISHOP = verb('take-bishop')
export const M_KEEP_COUNTY = verb('keep-county')
export const M_LEAVE_COUNTY = verb('leave-county')
export const M_KEEP_EXTENSION = verb('keep-extension')
export const M_TURN_EXTENSION = verb('turn-extension')
export const M_SWAP_GOLD = verb('swap-gold')
export const M_SWAP_SQUIRES = verb('swap-squires')
export const M_SEND_SQUIRE = verb('send-squire')
export const M_RETURN_SHAME = verb('return-shame')
export const M_TOWER = verb('tower')
export const M_TAKE_TILE = verb('take-tile')
export const M_TAKE_NOBLE_AND_TILE = verb('take-noble-and-tile')

export const move = (what: number, first = 0, second = 0, third = 0): Move =>
  what | (first << 6) | (second << 14) | (third << 22)
export const verbOf = (m: Move): number => m & 63
export const firstOf = (m: Move): number => (m >> 6) & 255
export const secondOf = (m: Move): number => (m >> 14) & 255
export const thirdOf = (m: Move): number => (m >> 22) & 255

/** A knight that is placed: his strength, and whether he is the ally's. A lord has no strength in this. */
const ALLYS = 8
export const piece = (strength: number, isAllys: boolean): number => strength + (isAllys ? ALLYS : 0)
export const strengthOfPiece = (of: number): number => of & (ALLYS - 1)
export const lordPiece = (isAllys: boolean): number => piece(0, isAllys)
export const isAllysPiece = (of: number): boolean => of >= ALLYS
