/** Options and set-up. */
import type { Chance, Log, OptionSpec, Options } from '@tudor-rose/table'
import type { LancasterComponents } from './components.ts'
import { addAtCourt, addInReserve } from './knights.ts'
import {
  CARD_AT,
  CARD_IN_PILE,
  COUNTIES,
  FAVOUR_AT,
  FAVOUR_UP,
  GOLD,
  KNIGHTS,
  NOBLES,
  SQUIRES,
  STRENGTHS,
  VOTES,
} from './layout.ts'
import { bishopsInPlay } from './rules/court/bishops.ts'
import { setUpShameTrack } from './rules/displeasure.ts'
import { LAW_OPTIONS, lawOptionProblem, lawOptionsOf, setUpLaws } from './rules/laws/sections.ts'
import { setUpTiles } from './rules/reward-tiles.ts'
import { setUpTower } from './rules/tower.ts'
import { isAlly, partyCount, State } from './state.ts'
import { STEP } from './steps.ts'

const FALSE_OR_TRUE = { values: ['false', 'true'], standard: 'false' } as const

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'players', values: ['2', '3', '4', '5'], standard: '4' },
  { name: 'court', ...FALSE_OR_TRUE },
  { name: 'displeasure', ...FALSE_OR_TRUE },
  { name: 'rewardTiles', ...FALSE_OR_TRUE },
  ...LAW_OPTIONS,
]

export const optionsOf = (s: State): Options => ({
  players: String(s.players),
  court: String(s.court === 1),
  displeasure: String(s.displeasure === 1),
  rewardTiles: String(s.rewardTiles === 1),
  ...lawOptionsOf(s),
})

export const optionProblem = (options: Options): string | undefined => lawOptionProblem(options)

function setOptions(s: State, options: Options): void {
  s.players = Number(options.players)
  s.court = Number(options.court === 'true')
  s.displeasure = Number(options.displeasure === 'true')
  s.rewardTiles = Number(options.rewardTiles === 'true')
}

const FIRST_GOLD = 2
const FIRST_SQUIRES = 2
const FIRST_VOTES = 1
const FIRST_VOTES_WITH_COURT = 2

/** All seven knights start in the reserve, except those at court: a 1 and a 2 for a player, a 2 for an ally. */
function setUpKnights(s: State, party: number): void {
  for (let strength = 1; strength <= STRENGTHS; strength++) addInReserve(s, party, strength, KNIGHTS[strength])
  for (const strength of isAlly(s, party) ? [2] : [1, 2]) {
    addInReserve(s, party, strength, -1)
    addAtCourt(s, party, strength, 1)
  }
}

/** Some conflicts and favours stay in the box, depending on the number of players. */
function setUpConflicts(s: State): void {
  const { conflicts, favours } = s.components
  for (const [card, { notWith }] of conflicts.entries())
    if (!notWith?.includes(s.players)) s.bytes[CARD_AT + card] = CARD_IN_PILE
  for (const [favour, { notWith }] of favours.entries())
    if (!notWith?.includes(s.players)) s.bytes[FAVOUR_AT + favour] = FAVOUR_UP
}

/** Modules are set up after the base game and before the first round. */
export function setUp(components: LancasterComponents, options: Options, chance: Chance, log?: Log): State {
  const s = State.fresh(components)
  setOptions(s, options)
  for (let party = 0; party < partyCount(s); party++) setUpKnights(s, party)
  for (let seat = 0; seat < s.players; seat++) {
    s.bytes[GOLD + seat] = FIRST_GOLD
    s.bytes[SQUIRES + seat] = FIRST_SQUIRES
    s.bytes[VOTES + seat] = s.court === 1 ? FIRST_VOTES_WITH_COURT : FIRST_VOTES
  }
  for (let county = 0; county < COUNTIES; county++) s.bytes[NOBLES + county] = components.nobles.perCounty[s.players]
  setUpConflicts(s)
  setUpLaws(s, options, chance, log)
  if (s.court === 1) s.bishopsLeft = bishopsInPlay(s)
  if (s.displeasure === 1) {
    setUpShameTrack(s)
    setUpTower(s)
  }
  if (s.rewardTiles === 1) setUpTiles(s)
  s.startPlayer = chance.below(s.players)
  s.turn = s.startPlayer
  s.step = STEP.beginRound
  return s
}
