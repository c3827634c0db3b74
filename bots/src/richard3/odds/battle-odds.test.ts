import { AREAS, game } from '@tudor-rose/richard3'
import { BLOCK_COUNT, contestedAreas, placeOf, STEP, type State, stepsOf } from '@tudor-rose/richard3/rules'
import { completeOptions, fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { twinsOf } from '../../testing/twins.ts'
import { beginRichardOdds, richardBattleOdds } from './battle-odds.ts'

const ESSEX = {
  York: { Rutland: ['Norfolk', 'Worcester', 'March'], Middlesex: ['Hastings', 'Herbert'] },
  Lancaster: { Essex: ['Oxford', 'Beaumont'], 'East Anglia': ['Devon', 'Clifford', 'Pembroke'] },
}
describe('6.4 Oxford fires at Norfolk and Hastings, who are equally strong', () => {
  const scene = new RichardScene({
    Lancaster: { Derby: ['Stanley 3', 'Oxford 3'] },
    York: { Leicester: ['Norfolk 3', 'Hastings 3', 'March 1'] },
  }).attack('Lancaster', ['march Stanley to Leicester', 'march Oxford to Leicester'])
  const now = () => richardBattleOdds(game, scene.state, 0, { area: 'Leicester' }, fastChance(1))

  test('the odds are those of the position before the battle, in it, and with hits still to be taken', () => {
    const before = now()
    expect(before).toMatchObject({ attacker: 'Lancaster', round: 1, isExact: true, worlds: 1 })
    scene.dice(1).play('York', 'fire March')
    scene.play('Lancaster', 'hit Stanley')
    const hit = now()
    expect(hit.houses.Lancaster.wins).toBeLessThan(before.houses.Lancaster.wins)
    expect(hit.blocks.find(({ name }) => name === 'Stanley')!.meanStepsLost).toBeLessThan(2)

    scene.dice(1, 2, 6).play('Lancaster', 'fire Oxford')
    expect(scene.state.step).toBe(STEP.takeHits)
    const pending = now()
    expect(pending.houses.Lancaster.wins).toBeGreaterThan(hit.houses.Lancaster.wins)
    // By the default tactics Hastings takes both hits anyway.
    expect(pending.houses.York.stepsLost.slice(0, 2)).toEqual([0, 0])
    scene.play('York', 'hit Hastings')
    const taken = now()
    expect(taken.houses.Lancaster.wins).toBeCloseTo(pending.houses.Lancaster.wins, 12)
    expect(taken.houses.York.meanStepsLost).toBeCloseTo(pending.houses.York.meanStepsLost - 2, 12)
  })

  test('in a later round too', () => {
    scene.dice(6, 6, 6, 6).play('York', 'fire Norfolk', 'fire Hastings')
    scene.dice(6, 6).play('Lancaster', 'fire Stanley')
    expect(now()).toMatchObject({ round: 2, isExact: true })
  })
})

describe('what a seat may know', () => {
  const plan = ['march Norfolk to Essex', 'march Worcester to Essex', 'march March to Essex']

  test('a planned attack on hidden blocks is averaged over their possibilities, and names none of them', () => {
    const { state } = new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
    const odds = richardBattleOdds(game, state, 1, { area: 'Essex', moves: plan, worlds: 9 }, fastChance(3))
    expect(odds.worlds).toBe(9)
    expect(odds.blocks.map(({ name }) => name)).toEqual(['March', 'Worcester', 'Norfolk'])
  })

  test('the black Rebel is never hidden, so nothing is guessed', () => {
    const { state } = new RichardScene({
      Lancaster: { Leicester: ['Oxford'] },
      York: { Derby: ['Rebel'], Kent: ['March'] },
    }).cards({
      York: 'AP2',
      Lancaster: 'AP4',
    })
    const odds = richardBattleOdds(game, state, 0, { area: 'Derby', moves: ['march Oxford to Derby'] }, fastChance(3))
    expect(odds).toMatchObject({ worlds: 1, isExact: true })
    expect(odds.blocks.map(({ name, house }) => `${name} of ${house}`)).toEqual([
      'Oxford of Lancaster',
      'Rebel of York',
    ])
  })

  test('a plan that leads into the battle does not reveal hidden blocks', () => {
    const { state } = new RichardScene({
      Lancaster: { Essex: ['Oxford', 'Beaumont'], Chester: ['Stanley', 'Rivers', 'Henry VI'] },
      York: { Rutland: ['Norfolk', 'March'], Middlesex: ['Hastings'] },
    })
      .cards({ York: 'AP2', Lancaster: 'AP4' })
      .play('Lancaster', 'end actions')
      .play('York', 'march Norfolk to Essex', 'march March to Essex', 'march Hastings to Essex', 'end actions')
    const wins = ['Essex - Rutland', 'Essex - Middlesex'].map((border) => {
      const moves = [`main attack by ${border}`]
      const odds = richardBattleOdds(game, state, 1, { area: 'Essex', moves }, fastChance(3))
      expect(odds.worlds).toBe(300)
      expect(odds.blocks.map(({ name }) => name)).toEqual(['March', 'Hastings', 'Norfolk'])
      return odds.houses.York.wins
    })
    expect(wins[0]).not.toBeCloseTo(wins[1], 2)
  })

  test('an area without a battle and an illegal move are reported', () => {
    const { state } = new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
    const ask = (area: string, moves: readonly string[]) => () =>
      richardBattleOdds(game, state, 1, { area, moves }, fastChance(3))
    expect(ask('Essex', [])).toThrow('nobody fights in Essex')
    expect(ask('Essex', ['march Norfolk to Kent'])).toThrow('"march Norfolk to Kent" cannot be played here')
    expect(ask('Utopia', [])).toThrow('there is no area "Utopia"')
  })

  test('moves that roll dice cannot be planned: the odds would depend on one roll, and worlds would differ', () => {
    const { state } = new RichardScene(ESSEX).attack(
      'York',
      ['march Norfolk to Essex', 'march March to Essex'],
      ['march Devon to Essex', 'march Clifford to Essex'],
    )
    const ask = (moves: readonly string[]) => () =>
      richardBattleOdds(game, state, 0, { area: 'Essex', moves, worlds: 20 }, fastChance(3))
    expect(ask([])).not.toThrow()
    expect(ask(['fire Oxford'])).toThrow('what throws dice or draws cards cannot be planned')
  })

  test('nor can moves after hidden blocks are revealed: whose turn it is then depends on the guess', () => {
    const { state } = new RichardScene({
      York: { Essex: ['Norfolk', 'March'] },
      Lancaster: { Middlesex: ['Oxford'], pool: ['Bombard', 'Rivers', 'Devon', 'Henry VI', 'Clifford', 'Somerset'] },
    })
      .cards({ York: 'AP2', Lancaster: 'AP4' })
      .play('Lancaster', 'end actions')
      .play('York', 'march Norfolk to Middlesex', 'march March to Middlesex')
    for (let seed = 0; seed < 8; seed++) {
      const begin = (moves: readonly string[]) => () =>
        beginRichardOdds(game, state, 1, { area: 'Middlesex', moves, worlds: 20 }, fastChance(seed))
      expect(begin(['end actions'])).not.toThrow()
      expect(begin(['end actions', 'pass March'])).toThrow('something hidden is shown before it')
    }
  })

  test('a battle too large for an exact calculation is simulated, and marked as such', () => {
    const { state } = new RichardScene({
      York: { Rutland: ['Norfolk', 'Worcester', 'March'], Middlesex: ['Hastings', 'Herbert', 'York', 'Gloucester'] },
      Lancaster: { Essex: ['Oxford', 'Beaumont', 'Stanley', 'Henry VI', 'Rivers'] },
    }).attack(
      'York',
      ['Norfolk', 'Worcester', 'March', 'Hastings', 'Herbert', 'York', 'Gloucester'].map(
        (name) => `march ${name} to Essex`,
      ),
      [],
      ['main attack by Essex - Rutland'],
    )
    const odds = richardBattleOdds(game, state, 1, { area: 'Essex' }, fastChance(3))
    expect(odds).toMatchObject({ isExact: false, worlds: 1, battles: 4000 })
    expect(odds.margin).toBeLessThan(0.0165)
    expect(odds.houses.Lancaster.wins + odds.houses.York.wins).toBeCloseTo(1, 9)
  })
})

test('6.6 pirates who came by two seas leave by two, so the number of retreats is approximate', () => {
  const { state } = new RichardScene({
    York: { Ireland: ['Norfolk'], Calais: ['Suffolk'] },
    Lancaster: { Cornwall: ['Devon'] },
  })
    .cards({ York: 'Piracy', Lancaster: 'AP3' })
    .play('York', 'raid Norfolk by Irish Sea to Cornwall', 'raid Suffolk by English Channel to Cornwall')
    .play('York', 'end actions', 'main attack by Irish Sea')
    .play('Lancaster', 'end actions')
  const odds = richardBattleOdds(game, state, 0, { area: 'Cornwall', worlds: 4 }, fastChance(1))
  expect(odds).toMatchObject({ isExact: false, isApproximate: true })
})

describe('5.0 until Player 2 has acted', () => {
  const scene = () => new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
  const [march] = ['march Norfolk to Essex']
  const yetToAct = ({ state }: RichardScene, seat: 0 | 1, moves: readonly string[] = []) =>
    richardBattleOdds(game, state, seat, { area: 'Essex', moves, worlds: 1 }, fastChance(1)).yetToAct

  test('he may still reinforce or leave, which is reported', () => {
    expect(yetToAct(scene(), 1, [march])).toBe('Lancaster')
    const attacked = scene().play('York', march, 'end actions')
    expect(yetToAct(attacked, 1)).toBe('Lancaster')
    attacked.play('Lancaster', 'end actions')
    expect(yetToAct(attacked, 1)).toBe(null)
  })

  test('his own attack can no longer be answered', () => {
    const late = scene().play('York', 'end actions')
    const moves = ['march Oxford to Rutland']
    expect(richardBattleOdds(game, late.state, 0, { area: 'Rutland', moves, worlds: 1 }, fastChance(1)).yetToAct).toBe(
      null,
    )
  })
})

describe('worlds that a seat cannot tell apart have the same odds', () => {
  /** The blocks in an area, with their steps. */
  const fieldOf = (state: State, area: number): string =>
    Array.from({ length: BLOCK_COUNT }, (_, block) => block)
      .filter((block) => placeOf(state, block) === area)
      .map((block) => `${block} ${stepsOf(state, block)}`)
      .join()
  const withPool = {
    ...ESSEX,
    Lancaster: { ...ESSEX.Lancaster, pool: ['Stanley', 'Rivers', 'Bombard', 'Henry VI'] },
  }
  const essex = AREAS.findIndex(({ name }) => name === 'Essex')

  /** Twins with other blocks in Essex than the real ones. */
  function expectSameOdds(state: State, moves: readonly string[]): void {
    const ask = (world: State) => richardBattleOdds(game, world, 1, { area: 'Essex', moves, worlds: 30 }, fastChance(3))
    const twins = [1, 2, 3, 4, 5, 6].map((seed) => game.imagine(state, 1, fastChance(seed)))
    const others = twins.filter((twin) => fieldOf(twin, essex) !== fieldOf(state, essex))
    expect(others.length).toBeGreaterThanOrEqual(3)
    for (const twin of others) expect(ask(twin)).toEqual(ask(state))
  }

  test('in a planned attack', () => {
    const { state } = new RichardScene(withPool).cards({ York: 'AP4', Lancaster: 'AP2' })
    expectSameOdds(state, ['march Norfolk to Essex', 'march March to Essex'])
  })

  test('in a battle with hidden reserves', () => {
    const { state } = new RichardScene(withPool).attack(
      'York',
      ['march Norfolk to Essex', 'march March to Essex'],
      ['Devon', 'Clifford', 'Pembroke'].map((name) => `march ${name} to Essex`),
    )
    expect(state.round).toBe(1)
    expectSameOdds(state, [])
  })

  test('for battles in random games', () => {
    let compared = 0
    for (const { state, twin, seat, where } of twinsOf(game, completeOptions(game, {}), 3, 1)) {
      const area = contestedAreas(state).find((each) => fieldOf(state, each) !== fieldOf(twin, each))
      if (area === undefined || compared > 20) continue
      compared++
      const ask = (world: State) =>
        richardBattleOdds(game, world, seat, { area: AREAS[area].name, worlds: 8 }, fastChance(where))
      expect(ask(twin), where).toEqual(ask(state))
    }
    expect(compared).toBeGreaterThan(5)
  })
})

describe('guesses at hidden blocks', () => {
  /** Three blocks of York against one that may be strong or weak, of a house with many in the pool. */
  const { state } = new RichardScene({
    York: { Essex: ['Norfolk 2', 'Worcester 2', 'March 1'] },
    Lancaster: {
      Middlesex: ['Henry VI'],
      Chester: ['Stanley', 'Northumberland', 'Buckingham'],
      pool: ['Bombard', 'Coventry levy', 'Rivers', 'Devon', 'Oxford', 'Clifford', 'Somerset'],
    },
  }).cards({ York: 'AP4', Lancaster: 'AP2' })
  const moves = ['Norfolk', 'Worcester', 'March'].map((name) => `march ${name} to Middlesex`)
  const ask = (seed: number, worlds?: number) => {
    const request = worlds === undefined ? { area: 'Middlesex', moves } : { area: 'Middlesex', moves, worlds }
    return richardBattleOdds(game, state, 1, request, fastChance(seed))
  }

  test('are numerous enough to give the same odds with other samples, within the margin', () => {
    const all = [1, 2, 3, 4, 5, 6].map((seed) => ask(seed))
    const wins = all.map(({ houses }) => houses.York.wins)
    expect(all[0].worlds).toBe(300)
    expect(all[0].margin).toBeLessThan(0.04)
    expect(Math.max(...wins) - Math.min(...wins)).toBeLessThan(2.5 * all[0].margin)
    // Few samples say that they are few.
    expect(ask(1, 12).margin).toBeGreaterThan(2 * all[0].margin)
  })

  test('can be sampled one at a time, with a result at any time', () => {
    const calculation = beginRichardOdds(game, state, 1, { area: 'Middlesex', moves, worlds: 50 }, fastChance(1))
    // One sample is no certainty, and has no margin of error.
    expect(calculation.result()).toMatchObject({ worlds: 1, isExact: false, isGuessed: true, margin: 1 })
    let steps = 0
    for (let isDone = false; !isDone; steps++) {
      let mayContinue = true
      isDone = calculation.run(() => {
        const may = mayContinue
        mayContinue = false
        return may
      })
      const { worlds, houses } = calculation.result()
      expect(worlds).toBe(steps + 2)
      expect(houses.York.wins + houses.Lancaster.wins).toBeCloseTo(1, 9)
    }
    expect(steps).toBe(49)
    expect(calculation.result()).toEqual(ask(1, 50))
  })

  test('with more line-ups than can be calculated are simulated, within the margin', () => {
    const large = new RichardScene({
      ...ESSEX,
      Lancaster: {
        Essex: ['Oxford', 'Beaumont', 'Stanley'],
        Chester: ['Devon', 'Clifford', 'Northumberland', 'Buckingham', 'Rivers', 'Wiltshire'],
        pool: ['Bombard', 'Coventry levy', 'Shrewsbury', 'Somerset'],
      },
    }).cards({ York: 'AP4', Lancaster: 'AP2' }).state
    const plan = ['Norfolk', 'Worcester', 'March', 'Hastings', 'Herbert'].map((name) => `march ${name} to Essex`)
    const odds = (seed: number) => richardBattleOdds(game, large, 1, { area: 'Essex', moves: plan }, fastChance(seed))
    const [one, other] = [odds(1), odds(2)]
    expect(one.battles).toBeGreaterThan(0)
    expect(Math.abs(one.houses.York.wins - other.houses.York.wins)).toBeLessThan(1.5 * (one.margin + other.margin))
  })
})
