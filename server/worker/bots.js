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
import { ByTurns } from '../dist/turns/by-turns.js'
import { threadClock as clock } from '../dist/turns/thread-clock.js'

/** Behind those who serve, where cores are scarce. Elsewhere than on Linux this would hold up the whole process. */
const YIELDING = 5
if (process.platform === 'linux') setPriority(0, YIELDING)

const BATTLE_TABLE = '@tudor-rose/bots/data/cousins-war-battle.bin'
const guides = guidesWithBattleTable(readFileSync(createRequire(import.meta.url).resolve(BATTLE_TABLE)))
const games = new GameShelf()
/** One of each for all tables: a policy remembers games, not positions. */
const policies = new Map()
const thoughts = new ByTurns({ clock, tell: (told) => parentPort.postMessage(told) })
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

function goOn() {
  isAwake = thoughts.takeTurn()
  // Between two turns new questions come in.
  if (isAwake) setImmediate(goOn)
}

parentPort.on('message', ({ drop, id, until, ...question }) => {
  if (drop !== undefined) {
    thoughts.drop(drop)
    return
  }
  thoughts.add(id, until, () => begin(question))
  if (isAwake) return
  isAwake = true
  setImmediate(goOn)
})
