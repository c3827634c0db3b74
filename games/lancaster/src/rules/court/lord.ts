/** Phase 1: a lord is placed at the King's court, either in the treasury or with a tower for an office. */
import type { Move, MoveList } from '@tudor-rose/table'
import { GOODS } from '../../data/names.ts'
import { officeKey, partyKey } from '../../keys.ts'
import { at, FORMING, GOLD, LORD, NONE, OFFICES, SQUIRES, TOWER_PIECES, VOTES } from '../../layout.ts'
import { firstOf, lordPiece, M_ADD, M_APPLY, M_DONE, M_TREASURY, move, secondOf, verbOf } from '../../move.ts'
import { ask, gain, goTo, isAlly, leaderOf, pay, type State } from '../../state.ts'
import type { Decision, StepContext } from '../../step-types.ts'
import { STEP } from '../../steps.ts'
import {
  applicantFor,
  availableFor,
  dissolveTower,
  formingStrength,
  highestTower,
  isLordHome,
  LORD_IN_TREASURY,
  putTower,
  towerStrength,
  wouldPrevail,
} from './towers.ts'

const OWN: readonly number[] = [VOTES, SQUIRES, GOLD]
const IN_TREASURY: readonly number[] = [at.treasuryVotes, at.treasurySquires, at.treasuryGold]
const TRIBUTE = 1

/** A vote for the chancellor, a squire for the constable, a gold for the chamberlain. An ally pays nothing. */
const canPayTribute = (s: State, party: number, office: number): boolean =>
  isAlly(s, party) || s.bytes[OWN[office] + party] >= TRIBUTE

function payTribute(s: State, party: number, office: number): void {
  if (isAlly(s, party)) return
  pay(s, OWN[office], party, TRIBUTE)
  gain(s, IN_TREASURY[office], 0, TRIBUTE)
}

const mayApply = (s: State, party: number, office: number): boolean =>
  canPayTribute(s, party, office) && wouldPrevail(s, party, office, highestTower(s, party))

/** The treasury is always open, so a lord at home can always be placed. */
export const canPlaceLord = (s: State, party: number): boolean => s.court === 1 && isLordHome(s, party)

/** Any kind of goods may be named, even one that the treasury lacks (R). */
export function lordMoves(s: State, party: number, out: MoveList): void {
  if (!canPlaceLord(s, party)) return
  const lord = lordPiece(isAlly(s, party))
  for (let office = 0; office < OFFICES.length; office++)
    if (mayApply(s, party, office)) out.push(move(M_APPLY, lord, office))
  for (let goods = 0; goods < GOODS.length; goods++) out.push(move(M_TREASURY, lord, goods))
}

export const isLordMove = (m: Move): boolean => verbOf(m) === M_APPLY || verbOf(m) === M_TREASURY

export function placeLord(s: State, party: number, m: Move, context: StepContext): void {
  if (verbOf(m) === M_TREASURY) enterTreasury(s, party, secondOf(m), context)
  else apply(s, party, secondOf(m), context)
}

/** Takes all goods of one kind. What an ally takes goes to the supply. */
function enterTreasury(s: State, party: number, goods: number, { log }: StepContext): void {
  const many = s.bytes[IN_TREASURY[goods]]
  s.bytes[IN_TREASURY[goods]] = 0
  s.bytes[LORD + party] = LORD_IN_TREASURY
  if (!isAlly(s, party)) gain(s, OWN[goods], party, many)
  const key = isAlly(s, party) ? 'log.treasury.empties' : 'log.treasury'
  log?.tell({ key, params: { party: partyKey(s, party), goods: `goods.${GOODS[goods]}`, count: many } })
  goTo(s, STEP.nextPlacement)
}

/** The tribute is paid first, so that hidden goods do not matter while the tower is formed. */
function apply(s: State, party: number, office: number, context: StepContext): void {
  payTribute(s, party, office)
  context.log?.tell({ key: 'log.applies', params: { party: partyKey(s, party), office: officeKey(office) } })
  s.placing = party
  s.applyingFor = office
  formOn(s, context)
}

function canAddAnything(s: State): boolean {
  for (let piece = 0; piece < TOWER_PIECES.length; piece++)
    if (availableFor(s, s.placing, piece) > s.bytes[FORMING + piece]) return true
  return false
}

function formOn(s: State, context: StepContext): void {
  if (canAddAnything(s)) ask(s, leaderOf(s, s.placing), STEP.formTower)
  else completeTower(s, context)
}

/** A party that is driven out takes back all its pieces, free for other use. Its tribute stays in the treasury. */
function completeTower(s: State, { log }: StepContext): void {
  const party = s.placing
  const office = s.applyingFor
  const applicant = applicantFor(s, office)
  if (applicant !== NONE) {
    dissolveTower(s, office, true)
    log?.tell({ key: 'log.lordDisplaced', params: { party: partyKey(s, applicant), office: officeKey(office) } })
  }
  putTower(s, party, office)
  s.applyingFor = NONE
  log?.tell({
    key: 'log.tower',
    params: { party: partyKey(s, party), office: officeKey(office), strength: towerStrength(s, office) },
  })
  goTo(s, STEP.nextPlacement)
}

/** Piece by piece, in any number, until the tower is higher than the current one. */
export const formTower: Decision = {
  section: "Phase 1, the King's court",
  moves(s, _seat, out) {
    for (let piece = 0; piece < TOWER_PIECES.length; piece++)
      if (availableFor(s, s.placing, piece) > s.bytes[FORMING + piece]) out.push(move(M_ADD, piece))
    if (wouldPrevail(s, s.placing, s.applyingFor, formingStrength(s))) out.push(move(M_DONE))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_DONE) return completeTower(s, context)
    s.bytes[FORMING + firstOf(m)]++
    formOn(s, context)
  },
}
