// A thread in which bots think, about several questions by turns: a short thought is not to wait until a long one is done.
// Plain JavaScript, because threads are started from files; it runs from the build, also under tests.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { beginWith, botNamed, guidesWithBattleTable, POLICIES } from '@tudor-rose/bots'
import { fastChance } from '@tudor-rose/table'
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

function begin({ policy, game: name, components, world, seat, seed }) {
  const game = games.find(name, components)
  return beginWith(policyNamed(policy), game, game.fromBytes(world), seat, fastChance(seed))
}

/** Thinks about the next question for a while. Answers what is to be told of it, if it is done. */
function think(thought) {
  try {
    thought.pondering ??= begin(thought.question)
    const end = clock() + TURN
    if (thought.pondering.goOn(() => clock() < end)) return { id: thought.id, move: thought.pondering.move() }
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
