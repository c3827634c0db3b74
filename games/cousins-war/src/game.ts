/** The Cousins' War as a `Game`: a round as a table of steps, in the order of the rulebook's phases. */
import {
  type Components,
  type Game,
  gameOfComponents,
  NONE,
  StepMachine,
  type StepTable,
  steppedGame,
} from '@tudor-rose/table'
import { checkPosition } from './check-position.ts'
import { STANDARD_DECK } from './data/standard-deck.ts'
import type { Deck } from './deck.ts'
import { EVENTS } from './events.ts'
import { imagine } from './imagine.ts'
import { HOUSE_NAMES, layoutFor, other, VICTORIES } from './layout.ts'
import { notationFor } from './move.ts'
import type { CousinsMove } from './notation.ts'
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
import { optionsFor, optionsOf, placeTroopsAndCards } from './setup.ts'
import { isOver, State } from './state.ts'
import { STEP } from './steps.ts'
import { textsFor } from './texts/texts-for.ts'
import { type CousinsView, view } from './view.ts'

const STEPS: StepTable<State, typeof STEP> = {
  deal,
  exchange,
  swap,
  chooseBattlefield,
  revealBattlefield,
  startTroops,
  firstTroops,
  nextCard,
  playCard,
  moveTroops,
  placeTroops,
  removeTroops,
  mainEvent,
  cardDone,
  sideEvent,
  beginBattle,
  nextAttack,
  announce,
  answer,
  doubted,
  attackerCard,
  defence,
  defenderCard,
  compare,
  endBattle,
  survivors,
  checkVictory,
  keepCard,
  cleanUp,
}

const machine = new StepMachine<State>(STEP, STEPS, HOUSE_NAMES.length)

const gameWith = (deck: Deck, components: Components): Game<State, CousinsView, CousinsMove> =>
  steppedGame(machine, {
    name: 'cousins-war',
    rulesVersion: 3,
    options: optionsFor(deck),
    components,
    seats: () => HOUSE_NAMES,
    // A battle has no end if nobody loses a troop. The longest of 5,000 random games had 160 moves.
    moveBound: 20_000,

    layOut: (options) => placeTroopsAndCards(options, deck),
    optionsOf,
    resign: (s, seat, context) => win(s, other(seat), 'victory.resigned', context),
    result: (s) => (isOver(s) && s.winner !== NONE ? { winners: [s.winner], reason: VICTORIES[s.victory] } : undefined),
    prompt: (s, _seat, section) => promptOf(s, section),
    endSection: '6',

    view,
    imagine,

    layout: layoutFor(deck),
    fromBytes: (bytes) => new State(bytes, deck),
    checkPosition,

    notation: notationFor(deck),

    events: EVENTS,
    texts: textsFor(deck),
  })

/** Uses the standard deck; `game.components.with` takes another. */
export const game = gameOfComponents({ name: 'deck', standard: STANDARD_DECK, read: readDeck, game: gameWith })
