/** Conflicts: which knights can be on which spaces. */
import { firstSpace, isConflict, knightsOn, ownerOf } from '../knights.ts'
import { lawNumber } from '../law-ids.ts'
import {
  CONFLICT_PLACES,
  CONFLICT_SPACES,
  LAW_AT,
  LAW_IN_PARLIAMENT,
  MAX_PARTIES,
  NONE,
  SPACE_ARCHER,
  SPACE_SQUIRES,
  SPACE_TUDOR,
  SPACES_PER_CONFLICT,
  STRENGTHS,
  UPPER_ROW,
} from '../layout.ts'
import { isAlly, isResigned, partyCount, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import { phaseOf } from './phase.ts'
import { partyPath, type Report, spacePath } from './report.ts'

export function knightsInAll(s: State, space: number): number {
  let found = 0
  for (let strength = 1; strength <= STRENGTHS; strength++) found += knightsOn(s, space, strength)
  return found
}

const hasArcher = (s: State, space: number): boolean => s.bytes[SPACE_ARCHER + space] > 0

const hasPieces = (s: State, space: number): boolean =>
  knightsInAll(s, space) + s.bytes[SPACE_TUDOR + space] + s.bytes[SPACE_SQUIRES + space] > 0 || hasArcher(s, space)

/** Archers have already left. A party that has ransomed all its knights still counts as the owner of their space. */
const isBeingRansomed = (s: State, conflict: number): boolean =>
  conflict < UPPER_ROW && conflict === s.conflict && (s.step === STEP.ransom || isResigned(s))

function checkSpace(s: State, space: number, report: Report): void {
  const path = spacePath(space)
  const owner = ownerOf(s, space)
  if (owner === NONE) {
    if (hasPieces(s, space)) report([...path, 'owner'], 'is not said of the pieces that stand here')
    return
  }
  const conflict = Math.floor(space / SPACES_PER_CONFLICT)
  if (owner >= partyCount(s)) report([...path, 'owner'], 'does not play')
  if (knightsInAll(s, space) > 0 || hasArcher(s, space)) return
  if (!isBeingRansomed(s, conflict)) report([...path, 'owner'], 'has neither a knight nor an archer here')
}

/** Spaces are taken from the top down. A party has one of them, besides the space of its archer. */
function checkOrder(s: State, conflict: number, report: Report): void {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++) {
    if (ownerOf(s, space) === NONE) continue
    if (space > first && ownerOf(s, space - 1) === NONE && !isBeingRansomed(s, conflict))
      report([...spacePath(space), 'owner'], 'cannot stand here while the space above is free')
    for (let above = first; above < space; above++)
      if (ownerOf(s, above) === ownerOf(s, space) && hasArcher(s, above) === hasArcher(s, space))
        report([...spacePath(space), 'owner'], 'has another space in this conflict, where all his knights stand')
  }
}

/** Checks the spaces regardless of the step. */
export function checkConflictSpaces(s: State, report: Report): void {
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) {
    const first = firstSpace(conflict)
    for (let space = first; space < first + SPACES_PER_CONFLICT; space++) {
      checkSpace(s, space, report)
      if (!isConflict(s, conflict) && (ownerOf(s, space) !== NONE || hasPieces(s, space)))
        report(spacePath(space), 'has pieces where there is no conflict')
    }
    checkOrder(s, conflict, report)
  }
}

const SQUIRES_BY_LAW = lawNumber('squires-into-conflicts')

/** Only a law sends squires there, at most one per conflict. They return when the conflict is scored. */
export function checkSquiresInConflicts(s: State, report: Report): void {
  const phase = phaseOf(s)
  const mayBeThere =
    s.bytes[LAW_AT + SQUIRES_BY_LAW] === LAW_IN_PARLIAMENT &&
    phase !== 'set-up' &&
    phase !== 'placing' &&
    phase !== 'vote' &&
    phase !== 'scored'
  const sent = new Array<number>(MAX_PARTIES).fill(0)
  for (let space = 0; space < CONFLICT_SPACES; space++) {
    const squires = s.bytes[SPACE_SQUIRES + space]
    if (squires === 0) continue
    const path = [...spacePath(space), 'squires']
    if (!mayBeThere) report(path, 'are sent into conflicts only by a law that has not been carried out')
    else if (isAlly(s, ownerOf(s, space))) report(path, 'do not go with the knights of an ally')
    sent[ownerOf(s, space)] += squires
  }
  for (const [party, squires] of sent.entries())
    if (squires > CONFLICT_PLACES.length)
      report(partyPath(party), `has ${squires} squires in conflicts, of which there are ${CONFLICT_PLACES.length}`)
}
