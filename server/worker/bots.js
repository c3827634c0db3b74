// A thread in which bots compute. Tasks take turns, so that a short one does not wait for a long one. Plain JavaScript,
// because threads are started from files; it runs from the build, also in tests.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import {
  beginDecision,
  beginHint,
  beginRichardOdds,
  botNamed,
  budgetOf,
  guidesWithBattleTable,
  levelOf,
  POLICIES,
  reportBattleOdds,
} from '@tudor-rose/bots'
import { BadInput, fastChance } from '@tudor-rose/table'
import { GameRegistry } from '../dist/games.js'
import { threadClock as clock } from '../dist/turns/thread-clock.js'
import { TimeSlicing } from '../dist/turns/time-slicing.js'

/**
 * Lower priority than the server's threads, for machines with few cores. Except on Linux, this would slow down the whole
 * process.
 */
const YIELDING = 5
if (process.platform === 'linux') setPriority(0, YIELDING)

const BATTLE_TABLE = '@tudor-rose/bots/data/cousins-war-battle.bin'
const guides = guidesWithBattleTable(readFileSync(createRequire(import.meta.url).resolve(BATTLE_TABLE)))
const games = new GameRegistry()
/** One policy of each name for all tables: a policy caches data per game, not per position. */
const policies = new Map()
const thoughts = new TimeSlicing({ clock, tell: (told) => parentPort.postMessage(told) })
let isAwake = false

function policyNamed(name) {
  const known = policies.get(name)
  if (known !== undefined) return known
  const made = botNamed(name, POLICIES, guides, clock)
  policies.set(name, made)
  return made
}

/** How each kind of task is started. A started task continues a little at a time and has an answer when it is done. */
const BEGIN = {
  move({ game, state, seat, chance, task }) {
    const thinking = beginDecision(policyNamed(task.policy), game, state, seat, chance)
    return { goOn: (mayContinue) => thinking.run(mayContinue), answer: () => thinking.result() }
  },
  hint({ game, state, seat, chance }) {
    const advising = beginHint(game, state, seat, chance, guides, budgetOf(levelOf('hard', game.name), { clock }))
    const line = (move) => game.notation.format(move, seat)
    return {
      goOn: (mayContinue) => advising.run(mayContinue),
      answer: () => advising.result().moves.map(({ move, chance }) => ({ line: line(move), chance })),
    }
  },
  odds({ game, state, seat, task }) {
    const nothing = { goOn: () => true, answer: () => null }
    if (game.name !== 'richard3') return nothing
    try {
      // Always the same samples, so that odds change only when something happens.
      const reckoning = beginRichardOdds(game, state, seat, task, fastChance('odds'))
      const own = game.seats(game.optionsOf(state))[seat]
      return {
        goOn: (mayContinue) => reckoning.run(mayContinue),
        answer: () => reportBattleOdds(reckoning.result(), own),
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
  // New requests arrive between two turns.
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
