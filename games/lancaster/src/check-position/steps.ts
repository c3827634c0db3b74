/** Steps: a position waits for a player with a choice to make, or the game is over. */
import { MoveList } from '@tudor-rose/table'
import { conflictsOf, firstSpace, holderOf, isConflict } from '../knights.ts'
import { CONFLICT_CARD, NONE, ROUNDS, SPACE_ARCHER, SPACE_TUDOR, SPACES_PER_CONFLICT, UPPER_ROW } from '../layout.ts'
import { partyInOrder } from '../rules/castles.ts'
import { hasCaptives, strengthOfEngland } from '../rules/conflicts.ts'
import { place } from '../rules/placing.ts'
import { isOver, isResigned, leaderOf, type State, scoreOf, seatInOrder } from '../state.ts'
import { STEP, STEP_NAMES } from '../steps.ts'
import { isRewardStep, phaseOf } from './phase.ts'
import { type Report, spacePath } from './report.ts'

/** Most other checks depend on this one. */
export function checkStep(s: State, report: Report): void {
  if (phaseOf(s) === undefined) {
    if (isRewardStep(s)) report(['afterReward'], `no reward leads on to "${STEP_NAMES[s.afterReward]}"`)
    else report(['step'], `nobody is asked anything at "${STEP_NAMES[s.step]}"`)
  }
  if (s.step === STEP.firstExtension && s.round > 1) report(['round'], 'first extensions are built in round 1')
  if (phaseOf(s) === 'scored' && s.round < ROUNDS) report(['round'], `the game is over after round ${ROUNDS}`)
}

const bitsOf = (s: State, belongs: (seat: number) => boolean): number => {
  let bits = 0
  for (let seat = 0; seat < s.players; seat++) if (belongs(seat)) bits |= 1 << seat
  return bits
}

/** The player with most points has won. If a player resigned, all others have. */
export function checkWinners(s: State, report: Report): void {
  if (isOver(s) !== (s.winners !== 0)) report(['winners'], 'there is a winner when the game is over, and only then')
  else if (isOver(s) !== (s.victory !== NONE)) report(['victory'], 'tells how the game was won, once it is over')
  else if (isResigned(s)) {
    const all = bitsOf(s, () => true)
    const isOneLess = bitsOf(s, (seat) => s.winners === (all & ~(1 << seat))) !== 0
    if (!isOneLess) report(['winners'], 'all but the one who gave up have won')
  } else if (isOver(s)) {
    const most = Math.max(...Array.from({ length: s.players }, (_, seat) => scoreOf(s, seat)))
    if (s.winners !== bitsOf(s, (seat) => scoreOf(s, seat) === most)) report(['winners'], 'has most points')
  }
}

const moves = new MoveList()

function canPlace(s: State): boolean {
  moves.clear()
  place.moves(s, s.asked, moves)
  return moves.length > 0
}

/** Phase 1: the player whose turn it is is asked until he has placed something, and then for what follows from it. */
function checkTurn(s: State, report: Report): void {
  const isFirst = s.step === STEP.firstExtension || s.step === STEP.place
  if (isFirst) {
    if (s.turn !== s.asked) report(['turn'], 'is that of the player who is asked')
    else if (s.step === STEP.place && !canPlace(s)) report(['asked'], 'has nothing that can be placed anywhere')
    return
  }
  if (s.turn !== (s.asked + 1) % s.players) report(['turn'], 'has gone on to the player after the one who is asked')
  if (s.asked !== leaderOf(s, s.placing)) report(['asked'], 'does not lead the party that has just placed a piece')
  if (s.step === STEP.chooseFavour && conflictsOf(s, s.placing) === 0)
    report(['placing'], 'has no knight in a conflict')
}

/** Lost for the second time: archers and Tudor knights have left, and some captives are still there. */
function checkRansom(s: State, report: Report): void {
  if (s.conflict >= UPPER_ROW || !isConflict(s, s.conflict)) {
    report(['conflict'], 'names the conflict of the lower row that has been lost')
    return
  }
  if (strengthOfEngland(s, s.conflict) >= s.components.conflicts[s.bytes[CONFLICT_CARD + s.conflict]].strength)
    report(['conflict'], 'names a conflict that is won')
  const first = firstSpace(s.conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    if (s.bytes[SPACE_ARCHER + space] + s.bytes[SPACE_TUDOR + space] > 0)
      report(spacePath(space), 'has an archer or a Tudor knight, who are never captives')
  if (s.ransoms >= s.players || s.asked !== seatInOrder(s, s.ransoms))
    report(['ransoms'], 'says how many players, in turn order, have been asked before')
  else if (!hasCaptives(s, s.asked)) report(['asked'], 'has no captives')
}

/** The player asked is the one that the step determines. Assumes that the step and what it refers to are valid. */
export function checkAsked(s: State, report: Report): void {
  const phase = phaseOf(s)
  if (phase === 'set-up' || phase === 'placing') checkTurn(s, report)
  if (s.step === STEP.ransom) checkRansom(s, report)
  if (s.step === STEP.countyReward) {
    const holder = holderOf(s, s.county)
    if (holder === NONE) report(['county'], 'is held by nobody')
    else if (s.asked !== leaderOf(s, holder)) report(['asked'], 'does not lead the holder of the county')
  }
  if (s.step === STEP.castle && s.asked !== leaderOf(s, partyInOrder(s, s.castles)))
    report(['asked'], 'does not lead the party whose castle is scored')
}
