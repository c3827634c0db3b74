import { game } from '@tudor-rose/richard3'
import { BLOCKS } from '@tudor-rose/richard3/data'
import {
  AREA_COUNT,
  areaNamed,
  BATTLE_TURN,
  isContested,
  placeOf,
  presentIn,
  type State,
  stepsOf,
  TAKE_HITS,
} from '@tudor-rose/richard3/rules'
import { fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { richardBattleOdds } from './battle-odds.ts'
import { hitsByConduct, turnByConduct } from './conduct.ts'
import { encounterIn } from './encounter.ts'
import { outcomesOf } from './fight.ts'

/** Fights the battle on with the real rules and the usual conduct of both sides. */
function fightOn(state: State, area: number, seed: string): State {
  const chance = fastChance(seed)
  const world = game.copy(state) as State
  const moves = new MoveList()
  while (isContested(world, area)) {
    const [seat] = game.actors(world)
    moves.clear()
    game.moves(world, seat, moves)
    if (world.step !== BATTLE_TURN && world.step !== TAKE_HITS) throw new Error(`step ${world.step} in a battle`)
    const index = world.step === TAKE_HITS ? hitsByConduct(moves) : turnByConduct(world, seat, moves)
    game.apply(world, seat, moves.at(index), chance)
  }
  return world
}

const ESSEX = {
  York: { Rutland: ['Norfolk', 'Worcester', 'March'], Middlesex: ['Hastings', 'Herbert'] },
  Lancaster: { Essex: ['Oxford', 'Beaumont'], 'East Anglia': ['Devon', 'Clifford', 'Pembroke'] },
}
const essex = () =>
  new RichardScene(ESSEX).attack(
    'York',
    ['Norfolk', 'Worcester', 'March', 'Hastings', 'Herbert'].map((name) => `march ${name} to Essex`),
    ['Devon', 'Clifford', 'Pembroke'].map((name) => `march ${name} to Essex`),
    ['main attack by Essex - Rutland'],
  )

const battles: readonly (readonly [name: string, area: string, scene: () => RichardScene])[] = [
  [
    '6.2 Herbert and Clarence attack Rivers',
    'Oxford',
    () =>
      new RichardScene({ York: { Middlesex: ['Herbert', 'Clarence'] }, Lancaster: { Oxford: ['Rivers'] } }).attack(
        'York',
        ['march Herbert to Oxford', 'march Clarence to Oxford'],
      ),
  ],
  ['6.3 Essex, with reserves of both sides', 'Essex', essex],
  [
    '2.2, 2.3 the King and Exeter in Cornwall, with shield and crown',
    'Cornwall',
    () =>
      new RichardScene({
        York: { Dorset: ['March', 'Norfolk 3', 'Calais Mercenary'] },
        Lancaster: { Cornwall: ['Henry VI 3', 'Exeter'] },
      }).attack(
        'York',
        ['March', 'Norfolk', 'Calais Mercenary'].map((name) => `march ${name} to Cornwall`),
      ),
  ],
  [
    '6.2 a Bombard, levies and a church',
    'Middlesex',
    () =>
      new RichardScene({
        York: { Middlesex: ['London levy', 'Bombard', 'Canterbury church 2'] },
        Lancaster: { Leicester: ['Coventry levy', 'Bombard', 'Oxford', 'Stanley 3'] },
      }).attack(
        'Lancaster',
        ['Coventry levy', 'Bombard', 'Oxford', 'Stanley'].map((name) => `march ${name} to Middlesex`),
      ),
  ],
  [
    '6.3 a weak line with a reserve, so that roles change',
    'Derby',
    () =>
      new RichardScene({
        York: { Leicester: ['March', 'Herbert'], 'South Yorks': ['Norfolk'] },
        Lancaster: { Derby: ['Rivers 1'], Lincoln: ['Beaumont', 'Richmond 2'] },
      }).attack(
        'York',
        ['march March to Derby', 'march Herbert to Derby'],
        ['march Beaumont to Derby', 'march Richmond to Derby'],
      ),
  ],
  [
    '6.6 attackers for whom there is little room to leave',
    'Cumbria',
    () =>
      new RichardScene({
        York: { 'North Yorks': ['Salisbury', 'Kent'], Northumbria: ['Northumberland', 'Gloucester 2'] },
        Lancaster: { Cumbria: ['Clifford', 'Scots Mercenary', 'Henry VI'] },
      }).attack(
        'York',
        [
          'march Salisbury to Cumbria',
          'march Kent to Cumbria',
          'march Northumberland to Cumbria',
          'march Gloucester to Cumbria',
        ],
        [],
        ['main attack by Cumbria - North Yorks'],
      ),
  ],
]

const TRIALS = 600
/** Four standard errors, of the trials and of a battle drawn by lot, which takes 4000. */
const within = (share: number, chance: number, isExact: boolean): boolean =>
  Math.abs(share - chance) <= 4 * Math.sqrt(chance * (1 - chance) * (1 / TRIALS + (isExact ? 0 : 1 / 4000))) + 0.002

describe.each(battles)('%s', (_, areaName, makeScene) => {
  const area = areaNamed(areaName)
  const { state } = makeScene()

  test('chances add up to one', () => {
    const odds = richardBattleOdds(game, state, 0, { area: areaName, worlds: 3 }, fastChance(1))
    const { Lancaster, York } = odds.houses
    expect(Lancaster.wins + York.wins).toBeCloseTo(1, 9)
    for (const { stepsLost } of [Lancaster, York]) expect(stepsLost.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
    for (const { dies, leaves } of odds.blocks) {
      expect(Math.min(dies, leaves)).toBeGreaterThanOrEqual(0)
      expect(dies + leaves).toBeLessThanOrEqual(1 + 1e-9)
    }
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds)
  })

  test('agrees with hundreds of battles fought with the real rules', () => {
    const encounter = encounterIn(state, area)!
    const outcomes = outcomesOf(encounter, fastChance(1))
    expect(outcomes.isExact).toBe(encounter.fighters.length <= 8)
    const attackerHouse = encounter.fighters.find(({ side }) => side === 0)!.house
    const dies = outcomes.fighters.map(() => 0)
    const leaves = outcomes.fighters.map(() => 0)
    const lost = outcomes.stepsLost.map((chances) => chances.map(() => 0))
    let won = 0
    for (let trial = 0; trial < TRIALS; trial++) {
      const world = fightOn(state, area, `${areaName}/${trial}`)
      if (presentIn(world, area, attackerHouse) > 0) won++
      const steps = [0, 0]
      for (const [index, { fighter }] of outcomes.fighters.entries()) {
        const { block, side, steps: before } = fighter
        const place = placeOf(world, block)
        steps[side] += before - (place < AREA_COUNT ? stepsOf(world, block) : 0)
        if (place >= AREA_COUNT) dies[index]++
        else if (place !== area) leaves[index]++
      }
      for (const side of [0, 1]) lost[side][steps[side]]++
    }
    const compare = (what: string, count: number, chance: number) =>
      expect(
        within(count / TRIALS, chance, outcomes.isExact),
        `${what}: ${count / TRIALS} of the battles, ${chance} by reckoning`,
      ).toBe(true)
    compare('attackers win', won, outcomes.wins[0])
    for (const [index, { fighter, ...chances }] of outcomes.fighters.entries()) {
      compare(`${BLOCKS[fighter.block].name} dies`, dies[index], chances.dies)
      compare(`${BLOCKS[fighter.block].name} leaves`, leaves[index], chances.leaves)
    }
    for (const side of [0, 1])
      for (const [steps, count] of lost[side].entries())
        compare(`side ${side} loses ${steps}`, count, outcomes.stepsLost[side][steps])
  })
})

describe('6.4 Stanley at strength 3 fires at Norfolk', () => {
  const scene = new RichardScene({ Lancaster: { Derby: ['Stanley 3'] }, York: { Leicester: ['Norfolk'] } })
  const { state } = scene.attack('Lancaster', ['march Stanley to Leicester'])

  test('before the battle, in it, and with hits that are still to be taken, the odds are those of the moment', () => {
    const before = richardBattleOdds(game, state, 0, { area: 'Leicester' }, fastChance(1))
    expect(before).toMatchObject({ attacker: 'Lancaster', round: 1, isExact: true, worlds: 1 })
    scene.dice(6, 6, 6, 1).play('York', 'fire Norfolk')
    const hit = richardBattleOdds(game, scene.state, 0, { area: 'Leicester' }, fastChance(1))
    expect(hit.houses.Lancaster.wins).toBeLessThan(before.houses.Lancaster.wins)
    scene.dice(1, 2).play('Lancaster', 'fire Stanley')
    const answered = richardBattleOdds(game, scene.state, 0, { area: 'Leicester' }, fastChance(1))
    expect(answered.houses.Lancaster.wins).toBeGreaterThan(hit.houses.Lancaster.wins)
    expect(answered.round).toBe(2)
  })
})

describe('what a seat may know', () => {
  const plan = ['march Norfolk to Essex', 'march Worcester to Essex', 'march March to Essex']

  test('a planned attack on hidden blocks is averaged over what they can be, and names none of them', () => {
    const { state } = new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
    const odds = richardBattleOdds(game, state, 1, { area: 'Essex', moves: plan, worlds: 9 }, fastChance(3))
    expect(odds.worlds).toBe(9)
    expect(odds.blocks.map(({ name }) => name)).toEqual(['March', 'Worcester', 'Norfolk'])
    const twin = game.imagine(state, 1, fastChance('twin'))
    expect(richardBattleOdds(game, twin, 1, { area: 'Essex', moves: plan, worlds: 9 }, fastChance(3))).toEqual(odds)
  })

  test('where nobody fights, or a move cannot be played, it says so', () => {
    const { state } = new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
    const ask = (area: string, moves: readonly string[]) => () =>
      richardBattleOdds(game, state, 1, { area, moves }, fastChance(3))
    expect(ask('Essex', [])).toThrow('nobody fights in Essex')
    expect(ask('Essex', ['march Norfolk to Kent'])).toThrow('"march Norfolk to Kent" cannot be played here')
    expect(ask('Utopia', [])).toThrow('there is no area "Utopia"')
  })

  test('a battle too large to be added up is drawn by lot and says so', () => {
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
    expect(odds.isExact).toBe(false)
    expect(odds.houses.Lancaster.wins + odds.houses.York.wins).toBeCloseTo(1, 9)
  })
})
