/** The Cousins' War as a game of the house: a round as a table of steps, in the order of the rulebook's phases. */
import { type Components, Course, type Game, gameOfComponents, NOTHING } from '@tudor-rose/table'
import type { Decision, Passage } from './course.ts'
import { STANDARD_DECK } from './data/standard-deck.ts'
import type { Deck } from './deck.ts'
import { imagine } from './imagine.ts'
import { HOUSE_NAMES, layoutFor, other, VICTORIES } from './layout.ts'
import { notationFor } from './notation.ts'
import { promptOf } from './prompt.ts'
import { readDeck } from './read-deck.ts'
import {
  announce,
  answer,
  attackerCard,
  beginBattle,
  compare,
  defence,
  defenderCard,
  doubted,
  endBattle,
  nextAttack,
  survivors,
} from './rules/battle.ts'
import {
  chooseBattlefield,
  cleanUp,
  deal,
  exchange,
  firstTroops,
  keepCard,
  revealBattlefield,
  startTroops,
  swap,
} from './rules/cards.ts'
import {
  cardDone,
  mainEvent,
  moveTroops,
  nextCard,
  placeTroops,
  playCard,
  removeTroops,
  sideEvent,
} from './rules/command.ts'
import { checkVictory, win } from './rules/victory.ts'
import { settle } from './settle.ts'
import { optionsFor, optionsOf, placeTroopsAndCards } from './setup.ts'
import { isOver, State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'
import { textsFor } from './texts/texts-for.ts'
import { type CousinsView, view } from './view.ts'

const DECISIONS: Readonly<Partial<Record<StepName, Decision>>> = {
  exchange,
  'choose-battlefield': chooseBattlefield,
  'first-troops': firstTroops,
  'play-card': playCard,
  'move-troops': moveTroops,
  'place-troops': placeTroops,
  'remove-troops': removeTroops,
  'main-event': mainEvent,
  'side-event': sideEvent,
  announce,
  answer,
  'attacker-card': attackerCard,
  'defender-card': defenderCard,
  survivors,
  'keep-card': keepCard,
}

const PASSAGES: Readonly<Partial<Record<StepName, Passage>>> = {
  deal,
  swap,
  'reveal-battlefield': revealBattlefield,
  'start-troops': startTroops,
  'next-card': nextCard,
  'card-done': cardDone,
  'begin-battle': beginBattle,
  'next-attack': nextAttack,
  doubted,
  defence,
  compare,
  'end-battle': endBattle,
  'check-victory': checkVictory,
  'clean-up': cleanUp,
}

const course = new Course<State>(STEP_NAMES, DECISIONS, PASSAGES, HOUSE_NAMES.length)

const gameWith = (deck: Deck, components: Components): Game<State, CousinsView> => ({
  name: 'cousins-war',
  rulesVersion: 3,
  options: optionsFor(deck),
  components,
  seats: () => HOUSE_NAMES,
  // A battle goes on for ever if nobody ever loses a troop in it; the longest of 5,000 random games had 160 moves.
  moveBound: 20_000,

  setup(options, chance, log) {
    const s = placeTroopsAndCards(options, deck)
    course.runOn(s, { chance, log })
    return s
  },
  optionsOf,
  actors: (s) => course.actors(s),
  moves: (s, seat, out) => course.moves(s, seat, out),
  apply: (s, seat, move, chance, log) => course.apply(s, seat, move, chance, log),
  resign: (s, seat, log) => win(s, other(seat), 'victory.resigned', { log }),
  result: (s) =>
    isOver(s) && s.winner !== NOTHING ? { winners: [s.winner], reason: VICTORIES[s.victory] } : undefined,
  prompt: (s) => promptOf(s, course.sectionAt(s, '6')),

  view,
  imagine,

  copy: (s, into) => s.copy(into),
  bytes: (s) => s.bytes,
  layout: layoutFor(deck),
  fromBytes: (bytes) => new State(bytes, deck),
  settle,

  notation: notationFor(deck),
  texts: textsFor(deck),
})

/** With the deck that comes with it; `game.components.with` takes another. */
export const game = gameOfComponents({ name: 'deck', standard: STANDARD_DECK, read: readDeck, game: gameWith })
