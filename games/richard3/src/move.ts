/** A move as one integer: the verb in the low five bits, then three numbers of seven bits. */
import { type Move, type NumberCode, notationOf, type Seat } from '@tudor-rose/table'
import { BLOCKS, type BlockName } from './data/blocks.ts'
import { type MoveVerb, moveTexts } from './notation.ts'

export const MOVE_VERBS = Object.keys(moveTexts.templates) as readonly MoveVerb[]

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

export const move = (what: number, first = 0, second = 0, third = 0): Move =>
  what | (first << 5) | (second << 12) | (third << 19)
export const verbOf = (m: Move): number => m & 31
export const firstOf = (m: Move): number => (m >> 5) & 127
export const secondOf = (m: Move): number => (m >> 12) & 127
export const thirdOf = (m: Move): number => m >> 19

/** Both houses have blocks of these names; the Rebel belongs to either. */
const BLOCKS_BY_NAME = [0, 1].map(
  (house) =>
    new Map(BLOCKS.flatMap((block, number) => ([house, 'rebel'].includes(block.house) ? [[block.name, number]] : []))),
)

const blockOf = (houseOf: (seat: Seat) => number): NumberCode<BlockName> => ({
  encode: (name, seat) => BLOCKS_BY_NAME[houseOf(seat)].get(name) ?? -1,
  decode: (number) => BLOCKS[number]?.name,
})

export const notation = notationOf(
  moveTexts,
  {
    pack: move,
    verbOf,
    numbersOf: [firstOf, secondOf, thirdOf],
    special: {
      raid: {
        pack: (block, sea, area) => move(M_RAID, block, area, sea),
        numbersOf: [firstOf, thirdOf, secondOf],
      },
    },
  },
  { block: blockOf((seat) => seat), enemy: blockOf((seat) => 1 - seat) },
)
