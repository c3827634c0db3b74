/** Lancaster as a game of the house: a round as a table of steps, in the order of the rulebook's phases. */
import { type Components, Course, type Game, gameOfComponents } from '@tudor-rose/table'
import type { LancasterComponents } from './components.ts'
import type { Decision, Passage } from './course.ts'
import { STANDARD_COMPONENTS } from './data/standard-components.ts'
import { imagine } from './imagine.ts'
import { layout, MOST_PARTIES, PARTY_NAMES, VICTORIES } from './layout.ts'
import { notationFor } from './notation.ts'
import { promptOf } from './prompt.ts'
import { readComponents } from './read-components.ts'
import { castle, castleGoesOn, nextCastle } from './rules/castles.ts'
import { nextConflict, nextRansom, ransom } from './rules/conflicts.ts'
import { beginRewards, countyDone, countyReward, nameStartPlayer, nextCounty } from './rules/counties.ts'
import { bringAlong } from './rules/court/bring-along.ts'
import { formTower } from './rules/court/lord.ts'
import { finalScoring, hasResult, resign, winnersOf } from './rules/ending.ts'
import { chooseFavour } from './rules/favours.ts'
import { beginParliament, countVotes, lawChoice, nextEntitled, nextLaw, vote } from './rules/parliament.ts'
import { nextPlacement, place } from './rules/placing.ts'
import { build, rewardChoices, takeCrossing, takeNoble } from './rules/rewards.ts'
import { beginRound, endRound, firstExtension } from './rules/round.ts'
import { upgrade } from './rules/upgrades.ts'
import { settle } from './settle.ts'
import { OPTIONS, optionProblem, optionsOf, setUp } from './setup.ts'
import { State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'
import { textsFor } from './texts/texts-for.ts'
import { type LancasterView, view } from './view.ts'

const DECISIONS: Readonly<Partial<Record<StepName, Decision>>> = {
  'first-extension': firstExtension,
  place,
  'choose-favour': chooseFavour,
  vote,
  'law-choice': lawChoice,
  'county-reward': countyReward,
  'name-start-player': nameStartPlayer,
  castle,
  ransom,
  upgrade,
  build,
  'take-noble': takeNoble,
  'cross-over': takeCrossing,
  'form-tower': formTower,
  'bring-along': bringAlong,
}

const PASSAGES: Readonly<Partial<Record<StepName, Passage>>> = {
  'begin-round': beginRound,
  'next-placement': nextPlacement,
  'begin-parliament': beginParliament,
  'count-votes': countVotes,
  'next-law': nextLaw,
  'next-entitled': nextEntitled,
  'begin-rewards': beginRewards,
  'next-county': nextCounty,
  'county-done': countyDone,
  'next-castle': nextCastle,
  'castle-goes-on': castleGoesOn,
  'next-conflict': nextConflict,
  'next-ransom': nextRansom,
  'end-round': endRound,
  'final-scoring': finalScoring,
  'reward-choices': rewardChoices,
}

export const course = new Course<State>(STEP_NAMES, DECISIONS, PASSAGES, MOST_PARTIES)

/** Squires are lost with whomever they go, and strengths are few, so nobody can be driven out for ever. */
const MOVE_BOUND = 5_000

function gameWith(value: LancasterComponents, components: Components): Game<State, LancasterView> {
  return {
    name: 'lancaster',
    rulesVersion: 2,
    options: OPTIONS,
    optionProblem,
    components,
    seats: ({ players }) => PARTY_NAMES.slice(0, Number(players)),
    moveBound: MOVE_BOUND,

    setup(options, chance, log) {
      const s = setUp(value, options, chance, log)
      course.runOn(s, { chance, log })
      return s
    },
    optionsOf,
    actors: (s) => course.actors(s),
    moves: (s, seat, out) => course.moves(s, seat, out),
    apply: (s, seat, move, chance, log) => course.apply(s, seat, move, chance, log),
    resign: (s, seat, log) => resign(s, seat, { log }),
    result: (s) => (hasResult(s) ? { winners: winnersOf(s), reason: VICTORIES[s.victory] } : undefined),
    prompt: (s) => promptOf(s, course.sectionAt(s, 'The end')),

    view,
    imagine,

    copy: (s, into) => s.copy(into),
    bytes: (s) => s.bytes,
    layout,
    fromBytes: (bytes) => new State(bytes, value),
    settle,

    notation: notationFor(value),
    texts: textsFor(value),
  }
}

export const game = gameOfComponents({
  name: 'components',
  standard: STANDARD_COMPONENTS,
  read: readComponents,
  game: gameWith,
})
