import { game } from '@tudor-rose/richard3'
import {
  AT,
  areaNamed,
  BLOCK_COUNT,
  blockNamed,
  hiddenBlocks,
  imagine,
  isOnMap,
  placeOf,
  STEP,
  see,
  seePlace,
  stepsOf,
} from '@tudor-rose/richard3/rules'
import { completeOptions, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { fewOrMany } from '../../../table/src/fixture/depth.ts'
import { greedyPolicy } from '../greedy.ts'
import { BOTS } from '../testing/bots.ts'
import { RichardScene, type SceneSetup } from '../testing/richard3-scene.ts'
import { twinsOf } from '../testing/twins.ts'
import { CASES, imagineLikely } from './beliefs.ts'
import type { RichardState } from './board.ts'
import { LOCATION_LIKELIHOODS } from './location-likelihoods.ts'

const TIMEOUT = 120_000
const hidden = new Uint8Array(BLOCK_COUNT)

/** Positions from wars between greedy bots, one in so many decisions. */
function* moments(wars: number, gap: number): Generator<Moment> {
  for (let war = 0; war < wars; war++)
    for (const [count, moment] of momentsOfWar(war).entries()) if (count % gap === 0) yield moment
}

interface Moment {
  readonly world: RichardState
  readonly seat: Seat
}
const fought = new Map<number, readonly Moment[]>()

function momentsOfWar(war: number): readonly Moment[] {
  const known = fought.get(war)
  if (known !== undefined) return known
  const policy = greedyPolicy(BOTS)
  const chance = fastChance(`war ${war}`)
  const world = game.setup(completeOptions(game, {}), chance)
  const found: Moment[] = []
  for (let actors = game.actors(world); actors.length > 0; actors = game.actors(world)) {
    found.push({ world: game.copy(world), seat: actors[0] })
    for (const [seat, move] of actors.map((each) => [each, policy.choose(game, world, each, chance)] as const))
      game.apply(world, seat, move, chance)
  }
  fought.set(war, found)
  return found
}

function rightlyPlaced(world: RichardState, guess: RichardState, seat: Seat): readonly [number, number] {
  const many = hiddenBlocks(world, 1 - seat, hidden)
  let right = 0
  for (let i = 0; i < many; i++) right += Number(guess.bytes[AT + hidden[i]] === world.bytes[AT + hidden[i]])
  return [right, many]
}

describe('beliefs about hidden blocks', () => {
  test('put most of them where they are; uniform guesses put few there', { timeout: TIMEOUT }, () => {
    const chance = fastChance('guesses')
    let [likely, even, all] = [0, 0, 0]
    for (const { world, seat } of moments(3, 7)) {
      const [right, many] = rightlyPlaced(world, imagineLikely(world, seat, chance), seat)
      likely += right
      all += many
      even += rightlyPlaced(world, imagine(world, seat, chance), seat)[0]
    }
    expect(all).toBeGreaterThan(1000)
    expect(likely / all).toBeGreaterThan(0.65)
    expect(even / all).toBeLessThan(0.4)
  })

  test('do not change the view and the moves of the seat', { timeout: TIMEOUT }, () => {
    const chance = fastChance('views')
    const [here, there] = [new MoveList(), new MoveList()]
    let looked = 0
    for (const { world, seat } of moments(2, 3)) {
      const guess = imagineLikely(world, seat, chance)
      expect(game.view(guess, seat)).toEqual(game.view(world, seat))
      for (const [moves, each] of [
        [here, world],
        [there, guess],
      ] as const) {
        moves.clear()
        game.moves(each, seat, moves)
      }
      expect(there.toArray()).toEqual(here.toArray())
      looked++
    }
    expect(looked).toBeGreaterThan(100)
  })

  test.each([{}, { scenario: 'kingmaker', edition: '1.0' }])(
    'are the same in two worlds that the seat cannot tell apart, with equally many draws (%o)',
    (options) => {
      let compared = 0
      for (const { state, twin, seat, where } of twinsOf(game, completeOptions(game, options), 2, 3)) {
        const [here, there] = [state, twin].map((world) => {
          const chance = fastChance(where)
          return `${imagineLikely(world, seat, chance).bytes} ${chance.below(2 ** 30)}`
        })
        expect(there).toBe(here)
        compared++
      }
      expect(compared).toBeGreaterThan(30)
    },
  )

  test('have a weight for every case', () => {
    expect(LOCATION_LIKELIHOODS).toHaveLength(CASES)
    expect(LOCATION_LIKELIHOODS.every(Number.isFinite)).toBe(true)
  })

  test('8.3, 8.4 look for blocks at home once their house has gone home', { timeout: TIMEOUT }, () => {
    const chance = fastChance('home')
    let [right, all] = [0, 0]
    for (const { world, seat } of moments(fewOrMany(3, 8), 1)) {
      if (world.step !== STEP.leaveExile && world.step !== STEP.goHome) continue
      const [found, many] = rightlyPlaced(world, imagineLikely(world, seat, chance), seat)
      right += found
      all += many
    }
    expect(all).toBeGreaterThan(fewOrMany(70, 200))
    expect(right / all).toBeGreaterThan(0.5)
  })
})

describe('beliefs about hidden blocks use what everybody has seen', () => {
  const [LANCASTER, YORK] = [0, 1]
  const WORLDS = 20

  /** Lancaster, who has all the points, moves first in a world where everything has been seen. */
  function lancasterMoves(setup: SceneSetup, ...lines: readonly string[]): RichardScene {
    const scene = new RichardScene({ York: { Calais: ['York', 'March'] }, ...setup })
    for (let block = 0; block < BLOCK_COUNT; block++) if (isOnMap(scene.state, block)) see(scene.state, block)
    return scene.cards({ Lancaster: 'AP4', York: 'AP2' }).play('Lancaster', ...lines)
  }

  const worldsOf = (world: RichardState, seat: Seat): readonly RichardState[] =>
    Array.from({ length: WORLDS }, (_, index) => imagineLikely(world, seat, fastChance(`world ${index}`)))

  /** In how many of the worlds a Lancastrian block stands where it really does. */
  const found = (world: RichardState, name: string): number =>
    worldsOf(world, YORK).filter(
      (guess) => placeOf(guess, blockNamed(LANCASTER, name)) === placeOf(world, blockNamed(LANCASTER, name)),
    ).length

  const army = { Wilts: ['Wiltshire'], Middlesex: ['Henry VI'], Cornwall: ['Exeter', 'Devon'], Lincoln: ['Beaumont'] }
  const pool = ['Stanley', 'Shrewsbury', 'Buckingham', 'Rivers', 'Coventry levy', 'Bombard']

  test('5.2 a single block is followed on its march, and so is the one that takes its place', () => {
    const lines = ['march Wiltshire to Oxford', 'on to Warwick', 'march Henry VI to Oxford', 'on to Wilts']
    const { state } = lancasterMoves({ Lancaster: { ...army, pool } }, ...lines)
    expect(found(state, 'Wiltshire')).toBe(WORLDS)
    expect(found(state, 'Henry VI')).toBe(WORLDS)
  })

  test('5.2 of two blocks in an area either may have gone, and no other', () => {
    const { state } = lancasterMoves({ Lancaster: { ...army, pool } }, 'march Devon to Dorset')
    const dorset = worldsOf(state, YORK).map((guess) =>
      ['Devon', 'Exeter'].filter((name) => placeOf(guess, blockNamed(LANCASTER, name)) === areaNamed('Dorset')),
    )
    expect(dorset.every((names) => names.length === 1)).toBe(true)
    expect(new Set(dorset.flat()).size).toBe(2)
  })

  test('5.4 a recruit is one of those that can be recruited there', () => {
    const { state } = lancasterMoves({ Lancaster: { ...army, pool } }, 'recruit Stanley to Lancaster')
    expect(found(state, 'Stanley')).toBe(WORLDS)
  })

  const stepsIn = (world: RichardState, house: number, name: string): number =>
    stepsOf(imagineLikely(world, 1 - house, fastChance('steps')), blockNamed(house, name))

  test('5.1 Plague: every block there is a step weaker', () => {
    const scene = new RichardScene({ Lancaster: { Middlesex: ['Henry VI', 'Oxford'] }, York: { Calais: ['York'] } })
    for (let block = 0; block < BLOCK_COUNT; block++) if (isOnMap(scene.state, block)) see(scene.state, block)
    const before = stepsIn(scene.state, LANCASTER, 'Oxford')
    scene.cards({ York: 'Plague', Lancaster: 'AP2' }).play('York', 'plague in Middlesex')
    expect(stepsIn(scene.state, LANCASTER, 'Oxford')).toBe(before - 1)
    expect(stepsIn(scene.state, LANCASTER, 'Henry VI')).toBe(stepsOf(scene.state, blockNamed(LANCASTER, 'Henry VI')))
  })

  test('7.1 hunger: so is one of them, but it is unknown which', () => {
    const hungry = ['Oxford', 'Pembroke', 'Devon', 'Beaumont', 'Wiltshire']
    const scene = lancasterMoves({ Lancaster: { Powys: hungry, Middlesex: ['Henry VI'] } }, 'end actions')
    scene.play('York', 'end actions').play('Lancaster', 'reduce Devon')
    const total = (world: RichardState): number =>
      hungry.reduce((sum, name) => sum + stepsOf(world, blockNamed(LANCASTER, name)), 0)
    const worlds = Array.from({ length: 200 }, (_, index) =>
      total(imagineLikely(scene.state, YORK, fastChance(`hunger ${index}`))),
    )
    // Each is believed to be the one in one world of five; with 200 worlds, two standard errors are 0.06.
    const average = worlds.reduce((sum, steps) => sum + steps, 0) / worlds.length
    expect(Math.abs(average - total(scene.state))).toBeLessThan(0.3)
  })

  test('5.1, 6.6 a sighting after the Plague is valid, whatever else is there', () => {
    const army = { Warwick: ['Stanley', 'Shrewsbury'], Middlesex: ['Henry VI'] }
    const scene = new RichardScene({ Lancaster: army, York: { Calais: ['York'] } })
    for (let block = 0; block < BLOCK_COUNT; block++) if (isOnMap(scene.state, block)) see(scene.state, block)
    const { state } = scene.cards({ York: 'Plague', Lancaster: 'AP2' }).play('York', 'plague in Warwick')
    see(state, blockNamed(LANCASTER, 'Shrewsbury'))
    const seen = stepsOf(state, blockNamed(LANCASTER, 'Shrewsbury'))
    for (const guess of worldsOf(state, YORK)) expect(stepsOf(guess, blockNamed(LANCASTER, 'Shrewsbury'))).toBe(seen)
  })

  test('6.81 a new King is as strong as last seen, although only his place is announced', () => {
    const york = { Middlesex: ['March 1'], Calais: ['Warwick'] }
    const { state } = lancasterMoves({ throne: 'York', York: york, Lancaster: { Essex: ['Henry VI', 'Oxford'] } })
    expect(stepsIn(state, YORK, 'March')).toBe(1)
    seePlace(state, blockNamed(YORK, 'March'))
    expect(stepsIn(state, YORK, 'March')).toBe(1)
  })
})
