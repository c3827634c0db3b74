/** Castles: extensions cover spaces. In phase 3 they score together with the knights on the other spaces. */
import { CASTLE_SPACES } from '../components.ts'
import { castleKnight } from '../knights.ts'
import { lawNumber } from '../law-ids.ts'
import { EXTENSIONS, FACE_DOWN, LAW_AT, LAW_IN_PARLIAMENT, MAX_PARTIES, SCORED } from '../layout.ts'
import { partyInOrder } from '../rules/castles.ts'
import { extensionsOf, hasExtension, partyCount, type State } from '../state.ts'
import { phaseOf } from './phase.ts'
import { partyPath, type Report } from './report.ts'

const spacePath = (party: number, space: number): readonly string[] => [...partyPath(party), `castle ${space + 1}`]

/** Holds at every step: a space has a knight or an extension, and only an extension can be face down. */
export function checkCastles(s: State, report: Report): void {
  for (let party = 0; party < partyCount(s); party++) {
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (castleKnight(s, party, space) > 0 && hasExtension(s, party, space))
        report(spacePath(party, space), 'is covered by an extension')
    if ((s.bytes[FACE_DOWN + party] & ~s.bytes[EXTENSIONS + party]) !== 0)
      report([...partyPath(party), 'face down'], 'is set for an extension that has not been built')
  }
}

const TURNED_BY_LAW = lawNumber('extensions-cost-1-squire')

/** How many castles, in order, have been scored or have no knights yet. */
function castlesDone(s: State): number {
  switch (phaseOf(s)) {
    case 'castles':
      return s.castles
    case 'set-up':
    case 'conflicts':
    case 'scored':
      return partyCount(s)
    default:
      return 0
  }
}

/** A law turns extensions face down; scoring the castle turns them back. */
function mayLieFaceDown(s: State): boolean {
  const phase = phaseOf(s)
  if (s.bytes[LAW_AT + TURNED_BY_LAW] !== LAW_IN_PARLIAMENT) return false
  return phase === 'laws' || phase === 'counties' || phase === 'castles'
}

function checkCastle(s: State, place: number, report: Report): void {
  const party = partyInOrder(s, place)
  const isDone = place < castlesDone(s)
  const isScored = phaseOf(s) === 'castles' && place === s.castles
  for (let space = 0; space < CASTLE_SPACES; space++) {
    if (castleKnight(s, party, space) === 0) continue
    if (isDone) report(spacePath(party, space), 'has nobody there at this step')
    else if ((s.bytes[SCORED + party] & (1 << space)) !== 0)
      report(spacePath(party, space), 'has been scored, so the knight has gone home')
  }
  if (s.bytes[SCORED + party] !== 0 && !isScored)
    report([...partyPath(party), 'scored'], 'belongs to the castle that is being scored')
  if (s.bytes[FACE_DOWN + party] !== 0 && (isDone || !mayLieFaceDown(s)))
    report([...partyPath(party), 'face down'], 'is set for extensions that no law has turned in this round')
}

/** Every player chooses one at set-up, in turn order, and extensions are never lost. */
function checkFirstExtensions(s: State, report: Report): void {
  for (let seat = 0; seat < s.players; seat++) {
    const path = [...partyPath(seat), 'extensions']
    const built = extensionsOf(s, seat)
    if (phaseOf(s) !== 'set-up') {
      if (built === 0) report(path, 'everybody has built one at set-up')
      continue
    }
    const hasChosen = (seat - s.startPlayer + s.players) % s.players < (s.asked - s.startPlayer + s.players) % s.players
    if (built !== Number(hasChosen)) report(path, hasChosen ? 'one has been built by now' : 'none has been built yet')
  }
}

/** Assumes that the step is valid. */
export function checkCastlesAtStep(s: State, report: Report): void {
  if (phaseOf(s) === 'given up') return
  if (phaseOf(s) === 'castles' && s.castles >= partyCount(s)) {
    report(['castles'], 'says how many castles have been scored, and one is left')
    return
  }
  for (let place = 0; place < partyCount(s); place++) checkCastle(s, place, report)
  for (let party = partyCount(s); party < MAX_PARTIES; party++)
    if (s.bytes[SCORED + party] !== 0) report([...partyPath(party), 'scored'], 'does not play and has no castle')
  checkFirstExtensions(s, report)
}
