// The thread in which bots think: most moves take less than a millisecond, but the first ones of a game and the hardest
// take long enough to keep moves of other tables waiting. Plain JavaScript, because threads are started from files; it
// runs from the build, also under tests.
import { parentPort } from 'node:worker_threads'
import { POLICIES } from '@tudor-rose/bots'
import { fastChance } from '@tudor-rose/table'
import { GameShelf } from '../dist/games.js'

const games = new GameShelf()
/** One of each for all tables: a policy remembers games, not positions. */
const policies = new Map()

function policyNamed(name) {
  const known = policies.get(name)
  if (known !== undefined) return known
  const made = POLICIES[name]()
  policies.set(name, made)
  return made
}

function choose({ policy, game: name, components, world, seat, seed }) {
  const game = games.find(name, components)
  return policyNamed(policy).choose(game, game.fromBytes(world), seat, fastChance(seed))
}

parentPort.on('message', ({ id, ...asked }) => {
  try {
    parentPort.postMessage({ id, move: choose(asked) })
  } catch (error) {
    parentPort.postMessage({ id, error: error.message })
  }
})
