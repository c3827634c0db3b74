/** The prompt of a house. */
import { MoveList, type Prompt, type Seat } from '@tudor-rose/table'
import { BLOCK_COUNT } from './armies.ts'
import { AREA_COUNT } from './geography.ts'
import { areaKey, blockKey, cardKey } from './keys.ts'
import { NONE } from './layout.ts'
import { actions, eventMoves } from './rules/actions.ts'
import { isItsTurn, mustRetreat } from './rules/battle.ts'
import { cardOf, type State } from './state.ts'
import { STEP, STEP_NAMES } from './steps.ts'

const legal = new MoveList()

/** The number of moves that these rules offer. */
function count(moves: (s: State, seat: Seat, out: MoveList) => void, s: State, seat: Seat): number {
  legal.clear()
  moves(s, seat, legal)
  return legal.length
}

/** 5.0 Whether the event can be used, and whether there is anything to do except finish; only for the seat that is asked. */
const actionParams = (s: State, seat: Seat): Record<string, number> =>
  s.asked === seat
    ? { event: Number(count(eventMoves, s, seat) > 0), open: Number(count(actions.moves, s, seat) > 1) }
    : { event: s.eventOpen, open: 1 }

/** 6.2 Which blocks act now. They are in the front line, so they are face up. */
function battleParams(s: State, seat: Seat): Record<string, string | number> {
  const blocks = Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter((block) => isItsTurn(s, block))
  const named: Record<string, string | number> = { blocks: blocks.length, must: Number(mustRetreat(s, seat)) }
  if (blocks.length === 1) named.block = blockKey(blocks[0])
  return named
}

/** All parameters that a prompt may use; a sentence takes what it needs. */
function params(s: State, seat: Seat): Record<string, string | number> {
  const named: Record<string, string | number> = {
    campaign: s.campaign,
    turn: s.turn,
    points: s.actionPoints,
    round: s.round,
    hits: s.hits,
    steps: s.due,
  }
  if (cardOf(s, seat) !== NONE) named.card = cardKey(cardOf(s, seat))
  if (s.place < AREA_COUNT) named.area = areaKey(s.place)
  if (s.field < AREA_COUNT) named.area = areaKey(s.field)
  if (s.step === STEP.actions) Object.assign(named, actionParams(s, seat))
  if (s.step === STEP.battleTurn) Object.assign(named, battleParams(s, seat))
  // A minor and a traitor are public; in other steps the subject may be a hidden block.
  if (s.step === STEP.minorEnters || s.step === STEP.execution) named.block = blockKey(s.subject)
  return named
}

export const promptOf = (s: State, seat: Seat, section: string): Prompt => ({
  key: `prompt.${STEP_NAMES[s.step]}`,
  section,
  params: params(s, seat),
})
