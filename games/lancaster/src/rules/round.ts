/** Preparing a round: new conflicts, favours face up, new proposals. */
import type { Chance } from '@tudor-rose/table'
import { lawKey } from '../keys.ts'
import { LAW_IDS } from '../law-ids.ts'
import {
  CARD_AT,
  CARD_IN_PILE,
  CARD_ON_TABLE,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  FAVOUR_AT,
  FAVOUR_DOWN,
  FAVOUR_UP,
  LAW_AT,
  LAW_IN_PARLIAMENT,
  lawPile,
  MAX_CONFLICTS,
  MAX_FAVOURS,
  PROPOSED,
  ROUNDS,
  UPPER_ROW,
} from '../layout.ts'
import { firstOf } from '../move.ts'
import { ask, goTo, type State, seatInOrder } from '../state.ts'
import type { AutomaticStep, Decision } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { drawFrom } from './draw.ts'
import { drawTile } from './reward-tiles.ts'
import { buildExtension, buildMoves } from './rewards.ts'

/** Section 1 is on top of the pile, section 4 at the bottom. */
function drawLaw(s: State, chance: Chance): number {
  for (let section = 1; section <= 4; section++) {
    const law = drawFrom(s, LAW_AT, LAW_IDS.length, lawPile(section), chance)
    if (law >= 0) return law
  }
  throw new Error('there are no laws left to propose')
}

export const beginRound: AutomaticStep = (s, context) => {
  const { chance, log } = context
  log?.tell({ key: 'log.round', params: { round: s.round } })
  for (let conflict = UPPER_ROW; conflict < CONFLICT_PLACES.length; conflict++) {
    const card = drawFrom(s, CARD_AT, MAX_CONFLICTS, CARD_IN_PILE, chance)
    s.bytes[CARD_AT + card] = CARD_ON_TABLE
    s.bytes[CONFLICT_CARD + conflict] = card
    log?.tell({ key: 'log.newConflict', params: { strength: s.components.conflicts[card].strength } })
  }
  for (let favour = 0; favour < MAX_FAVOURS; favour++)
    if (s.bytes[FAVOUR_AT + favour] === FAVOUR_DOWN) s.bytes[FAVOUR_AT + favour] = FAVOUR_UP
  for (let place = 0; place < 3; place++) {
    const law = drawLaw(s, chance)
    s.bytes[LAW_AT + law] = LAW_IN_PARLIAMENT
    s.bytes[PROPOSED + place] = law
    log?.tell({ key: 'log.proposed', params: { law: lawKey(law) } })
  }
  if (s.rewardTiles === 1) drawTile(s, context)
  s.conflictKnights = 0
  s.turn = s.startPlayer
  if (s.round === 1) ask(s, s.turn, STEP.firstExtension)
  else goTo(s, STEP.nextPlacement)
}

/** Set-up: every player builds one extension of his choice, (R) from the start player on. */
export const firstExtension: Decision = {
  section: 'Set-up',
  moves(s, seat, out) {
    buildMoves(s, seat, out)
  },
  play(s, seat, m, context) {
    buildExtension(s, seat, firstOf(m), context)
    s.turn = (seat + 1) % s.players
    if (s.turn === seatInOrder(s, 0)) goTo(s, STEP.nextPlacement)
    else ask(s, s.turn, STEP.firstExtension)
  },
}

export const endRound: AutomaticStep = (s) => {
  if (s.round === ROUNDS) return goTo(s, STEP.finalScoring)
  s.round++
  goTo(s, STEP.beginRound)
}
