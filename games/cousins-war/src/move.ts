/** A move as one integer: what is done in the low five bits, then three numbers of seven bits. */
import type { Move } from '@tudor-rose/table'

export const MOVE_VERBS = [
  'give', // card
  'offer', // card: a battlefield, or what stands for one
  'take', // place: troops for the battlefield
  'event', // card
  'side', // card: one's own side event (Cunning Plans)
  'muster', // card: supply to reserve
  'commit', // card, troops: reserve to battlefield
  'march', // card, region
  'place', // card
  'remove', // card
  'discard', // card
  'from', // region
  'try', // region
  'shift', // colour, from, to
  'stop',
  'announce', // what
  'believe',
  'doubt',
  'turn', // three dice
  'leave', // the dice as they are
  'settle', // troops, region
  'withdraw', // all survivors into the reserve
  'keep',
  'drop',
] as const
export type MoveVerb = (typeof MOVE_VERBS)[number]
const verb = (name: MoveVerb): number => MOVE_VERBS.indexOf(name)

export const M_GIVE = verb('give')
export const M_OFFER = verb('offer')
export const M_TAKE = verb('take')
export const M_EVENT = verb('event')
export const M_SIDE = verb('side')
export const M_MUSTER = verb('muster')
export const M_COMMIT = verb('commit')
export const M_MARCH = verb('march')
export const M_PLACE = verb('place')
export const M_REMOVE = verb('remove')
export const M_DISCARD = verb('discard')
export const M_FROM = verb('from')
export const M_TRY = verb('try')
export const M_SHIFT = verb('shift')
export const M_STOP = verb('stop')
export const M_ANNOUNCE = verb('announce')
export const M_BELIEVE = verb('believe')
export const M_DOUBT = verb('doubt')
export const M_TURN = verb('turn')
export const M_LEAVE = verb('leave')
export const M_SETTLE = verb('settle')
export const M_WITHDRAW = verb('withdraw')
export const M_KEEP = verb('keep')
export const M_DROP = verb('drop')

export const move = (what: number, first = 0, second = 0, third = 0): Move =>
  what | (first << 5) | (second << 12) | (third << 19)
export const verbOf = (m: Move): number => m & 31
export const firstOf = (m: Move): number => (m >> 5) & 127
export const secondOf = (m: Move): number => (m >> 12) & 127
export const thirdOf = (m: Move): number => (m >> 19) & 127
