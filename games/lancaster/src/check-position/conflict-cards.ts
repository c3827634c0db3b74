/** Conflict cards: where each one is, and how many have been drawn. */
import { isConflict } from '../knights.ts'
import {
  CARD_AT,
  CARD_IN_BOX,
  CARD_IN_PILE,
  CARD_ON_TABLE,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  MAX_CONFLICTS,
  UPPER_ROW,
} from '../layout.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps.ts'
import { phaseOf } from './phase.ts'
import type { Report } from './report.ts'

const CONFLICTS_PER_ROUND = CONFLICT_PLACES.length - UPPER_ROW

const cardPath = (card: number): readonly string[] => ['conflict cards', `card ${card + 1}`, 'at']
const placePath = (conflict: number): readonly string[] => ['conflicts', CONFLICT_PLACES[conflict], 'card']

/** A card on the board is marked as laid out, and is there only once. */
export function checkConflictCards(s: State, report: Report): void {
  const lying = new Set<number>()
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) {
    if (!isConflict(s, conflict)) continue
    const card = s.bytes[CONFLICT_CARD + conflict]
    if (s.components.conflicts[card] === undefined) report(placePath(conflict), 'is a card that does not exist')
    if (s.bytes[CARD_AT + card] !== CARD_ON_TABLE) report(placePath(conflict), 'is a card that is not on the table')
    if (lying.has(card)) report(placePath(conflict), 'is a card that lies in another place as well')
    lying.add(card)
  }
  for (let card = 0; card < MAX_CONFLICTS; card++)
    if (s.bytes[CARD_AT + card] === CARD_ON_TABLE && !lying.has(card))
      report(cardPath(card), 'is marked as on the table, but no conflict has it')
}

/** Some cards stay in the box, depending on the number of players. Two of the others are drawn each round. */
function checkPile(s: State, report: Report): void {
  let inGame = 0
  let inPile = 0
  for (let card = 0; card < MAX_CONFLICTS; card++) {
    const at = s.bytes[CARD_AT + card]
    const conflict = s.components.conflicts[card]
    const isPlayed = conflict !== undefined && !conflict.notWith?.includes(s.players)
    if (isPlayed === (at === CARD_IN_BOX))
      report(
        cardPath(card),
        isPlayed ? 'is not in the box with so many players' : 'stays in the box with so many players',
      )
    inGame += Number(isPlayed)
    inPile += Number(at === CARD_IN_PILE)
  }
  const left = inGame - CONFLICTS_PER_ROUND * s.round
  if (inPile !== left) report(['conflict cards'], `has ${left} in the pile in round ${s.round}, not ${inPile}`)
}

/**
 * From the draw to the scoring of conflicts, the upper row has both cards; those in the lower row are from the previous
 * round. No decision follows once the upper row is scored.
 */
function checkRows(s: State, report: Report): void {
  const isScored = phaseOf(s) === 'scored'
  for (let conflict = 0; conflict < UPPER_ROW; conflict++) {
    if (s.round === 1 && isConflict(s, conflict)) report(placePath(conflict), 'nothing has been lost before round 2')
    if (s.step === STEP.ransom && s.conflict < UPPER_ROW && conflict < s.conflict && isConflict(s, conflict))
      report(placePath(conflict), 'has been scored already')
  }
  for (let conflict = UPPER_ROW; conflict < CONFLICT_PLACES.length; conflict++)
    if (isConflict(s, conflict) === isScored)
      report(placePath(conflict), isScored ? 'has been scored already' : 'is missing; two are drawn for each round')
}

/** Assumes that the step is valid. */
export function checkConflictsAtStep(s: State, report: Report): void {
  checkPile(s, report)
  checkRows(s, report)
}
