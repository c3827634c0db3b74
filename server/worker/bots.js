// A thread in which bots think, about several questions by turns: a short thought is not to wait until a long one is done.
// Plain JavaScript, because threads are started from files; it runs from the build, also under tests.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import {
  beginAdvice,
  beginRichardOdds,
  beginWith,
  botNamed,
  budgetOf,
  guidesWithBattleTable,
  levelOf,
  POLICIES,
  tellRichardOdds,
} from '@tudor-rose/bots'
import { BadInput, fastChance } from '@tudor-rose/table'
import { GameShelf } from '../dist/games.js'

/** How long one thought goes on while others wait, in milliseconds. */
const TURN = 20
/** Behind those who serve, where cores are scarce. Elsewhere than on Linux this would hold up the whole process. */
const YIELDING = 5
if (process.platform === 'linux') setPriority(0, YIELDING)

const BATTLE_TABLE = '@tudor-rose/bots/data/cousins-war-battle.bin'
const guides = guidesWithBattleTable(readFileSync(createRequire(import.meta.url).resolve(BATTLE_TABLE)))
const games = new GameShelf()
const clock = () => performance.now()
/** One of each for all tables: a policy remembers games, not positions. */
const policies = new Map()
/** What there is to think about, the next first: questions, and how far the answer is. */
let thoughts = []
let isAwake = false

function policyNamed(name) {
  const known = policies.get(name)
  if (known !== undefined) return known
  const made = botNamed(name, POLICIES, guides, clock)
  policies.set(name, made)
  return made
}

/** By kind of task: how it is begun. What is begun goes on a little at a time, and has an answer when it is done. */
const BEGIN = {
  move({ game, state, seat, chance, task }) {
    const pondering = beginWith(policyNamed(task.policy), game, state, seat, chance)
    return { goOn: (mayGoOn) => pondering.goOn(mayGoOn), answer: () => pondering.move() }
  },
  hint({ game, state, seat, chance }) {
    const advising = beginAdvice(game, state, seat, chance, guides, budgetOf(levelOf('hard', game.name), { clock }))
    const line = (move) => game.notation.format(move, seat)
    return {
      goOn: (mayGoOn) => advising.goOn(mayGoOn),
      answer: () => advising.conclude().moves.map(({ move, chance }) => ({ line: line(move), chance })),
    }
  },
  odds({ game, state, seat, task }) {
    const nothing = { goOn: () => true, answer: () => null }
    if (game.name !== 'richard3') return nothing
    try {
      // Always the same guesses: odds change when something happens, and not by themselves.
      const reckoning = beginRichardOdds(game, state, seat, task, fastChance('odds'))
      const own = game.seats(game.optionsOf(state))[seat]
      return {
        goOn: (mayGoOn) => reckoning.goOn(mayGoOn),
        answer: () => tellRichardOdds(reckoning.conclude(), own),
      }
    } catch (error) {
      // There is no such battle.
      if (error instanceof BadInput) return nothing
      throw error
    }
  },
}

function begin({ task, game: name, components, world, seat, seed }) {
  const game = games.find(name, components)
  return BEGIN[task.kind]({ game, state: game.fromBytes(world), seat, chance: fastChance(seed), task })
}

/** Thinks about the next question for a while. Answers what is to be told of it, if it is done. */
function think(thought) {
  try {
    thought.begun ??= begin(thought.question)
    const end = clock() + TURN
    if (thought.begun.goOn(() => clock() < end)) return { id: thought.id, answer: thought.begun.answer() }
    return undefined
  } catch (error) {
    return { id: thought.id, error: error.message }
  }
}

function takeTurn() {
  const thought = thoughts.shift()
  if (thought === undefined) {
    isAwake = false
    return
  }
  parentPort.postMessage({ at: thought.id })
  const told = think(thought)
  if (told === undefined) thoughts.push(thought)
  else parentPort.postMessage(told)
  // Between two turns new questions come in.
  setImmediate(takeTurn)
}

parentPort.on('message', ({ drop, id, ...question }) => {
  if (drop !== undefined) {
    thoughts = thoughts.filter((thought) => thought.id !== drop)
    return
  }
  // What is new comes first: most thoughts are short, and need one turn only.
  thoughts.unshift({ id, question })
  if (isAwake) return
  isAwake = true
  setImmediate(takeTurn)
})
