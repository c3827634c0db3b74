// A thread in which bots compute. Tasks take turns, so that a short one does not wait for a long one. Plain JavaScript,
// because threads are started from files; it runs from the build, also in tests.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { beginDecision, beginHint, botNamed, budgetOf, levelOf } from '@tudor-rose/bots'
import { botsWithData } from '@tudor-rose/registry/bots'
import { fastChance } from '@tudor-rose/table'
import { GameRegistry } from '../dist/games.js'
import { threadClock as clock } from '../dist/turns/thread-clock.js'
import { TimeSlicing } from '../dist/turns/time-slicing.js'

/**
 * Lower priority than the server's threads, for machines with few cores. Except on Linux, this would slow down the whole
 * process.
 */
const YIELDING = 5
if (process.platform === 'linux') setPriority(0, YIELDING)

const bots = botsWithData()
/** What can be asked, by game and topic. */
const topics = new Map(
  await Promise.all(
    Object.entries(bots).map(async ([name, { topics = {} }]) => [
      name,
      new Map(await Promise.all(Object.entries(topics).map(async ([topic, load]) => [topic, (await load()).topic]))),
    ]),
  ),
)
const games = new GameRegistry()
/** One policy of each name for all tables: a policy caches data per game, not per position. */
const policies = new Map()
const thoughts = new TimeSlicing({ clock, tell: (told) => parentPort.postMessage(told) })
let isAwake = false

function policyNamed(name) {
  const known = policies.get(name)
  if (known !== undefined) return known
  const made = botNamed(name, bots, clock)
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
    const advising = beginHint(game, state, seat, chance, bots, budgetOf(levelOf('hard', game.name, bots), { clock }))
    const line = (move) => game.notation.format(move, seat)
    return {
      goOn: (mayContinue) => advising.run(mayContinue),
      answer: () => advising.result().moves.map(({ move, chance }) => ({ line: line(move), chance })),
    }
  },
  ask({ game, state, seat, task }) {
    const begun = topics.get(game.name)?.get(task.topic)?.begin(game, state, seat, task.question)
    return { goOn: (mayContinue) => begun?.run(mayContinue) ?? true, answer: () => begun?.result() ?? null }
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
