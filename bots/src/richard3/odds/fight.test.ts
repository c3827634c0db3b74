import { game } from '@tudor-rose/richard3'
import { BLOCKS } from '@tudor-rose/richard3/data'
import {
  AREA_COUNT,
  ASIDE,
  areaNamed,
  blockNamed,
  DEAD,
  EDITIONS,
  HEIRS,
  isContested,
  isOver,
  MINOR,
  placeOf,
  presentIn,
  put,
  STEP,
  type State,
  stepsOf,
} from '@tudor-rose/richard3/rules'
import { fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { battlePositionIn } from './battle-position.ts'
import { defaultHitMove, defaultTurnMove } from './default-tactics.ts'
import { BattleSimulation, calculateExactly, canCalculateExactly } from './fight.ts'
import type { Outcomes } from './outcomes.ts'

const LOTS = 4000

function outcomesIn(state: State, area: number): Outcomes {
  const position = battlePositionIn(state, area)!
  if (canCalculateExactly(position)) return calculateExactly(position).outcomes
  const simulation = new BattleSimulation(position)
  simulation.run(LOTS, fastChance(1))
  return simulation.outcomes()
}

/** Fights the battle to its end with the real rules and the default tactics of both sides. */
function fightOn(state: State, area: number, seed: string): State {
  const chance = fastChance(seed)
  const world = game.copy(state) as State
  const moves = new MoveList()
  while (isContested(world, area) && !isOver(world)) {
    const [seat] = game.actors(world)
    moves.clear()
    game.moves(world, seat, moves)
    if (world.step !== STEP.battleTurn && world.step !== STEP.takeHits)
      throw new Error(`step ${world.step} in a battle`)
    const index = world.step === STEP.takeHits ? defaultHitMove(moves) : defaultTurnMove(world, seat, moves)
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

/** One retreat route for both sides: Dorset, from where York came, has been taken behind its back. */
const cornwall = () =>
  new RichardScene({
    York: { Dorset: ['March 1', 'Norfolk 3', 'Warwick 3'] },
    Lancaster: { Cornwall: ['Henry VI 2', 'Stanley'], Wilts: ['Oxford'] },
  }).attack(
    'York',
    ['March', 'Norfolk', 'Warwick'].map((name) => `march ${name} to Cornwall`),
    ['march Oxford to Dorset'],
  )

function pirates(edition: '1.02' | '1.0'): RichardScene {
  const scene = new RichardScene({
    York: { Calais: ['Norfolk 3', 'Suffolk', 'March 2'] },
    Lancaster: { Dorset: ['Beaumont', 'Somerset 2'], Kent: ['Clifford'], Sussex: ['Oxford'], Cornwall: ['Devon'] },
  })
  scene.state.edition = EDITIONS.indexOf(edition)
  return scene
    .cards({ York: 'Piracy', Lancaster: 'AP2' })
    .play('York', ...['Norfolk', 'March'].map((name) => `raid ${name} by English Channel to Dorset`), 'end actions')
    .play('Lancaster', 'end actions')
}

/** All heirs but March, Henry VI and, if he has defected, Clarence are dead. */
function lastHeirs(companion: string): RichardScene {
  const scene = new RichardScene({
    York: { Leicester: ['March 2', 'Norfolk 3'] },
    Lancaster: { Derby: ['Henry VI 2', companion] },
  })
  for (const heir of HEIRS.flat()) if (placeOf(scene.state, heir) === MINOR) put(scene.state, heir, DEAD)
  if (companion.startsWith('Clarence')) put(scene.state, blockNamed(1, 'Clarence'), ASIDE)
  return scene.attack('York', ['march March to Derby', 'march Norfolk to Derby'])
}

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
  [
    '6.6 friends to go to, and a vacant area that is all the enemy has',
    'Somerset',
    () =>
      new RichardScene({
        York: { Wilts: ['March 1', 'Norfolk', 'Warwick'], Dorset: ['Herbert'], Gloucester: ['Hastings'] },
        Lancaster: { Somerset: ['Henry VI 2', 'Stanley'] },
      }).attack(
        'York',
        ['March', 'Norfolk', 'Warwick'].map((name) => `march ${name} to Somerset`),
      ),
  ],
  ['6.6 one vacant area for both sides, closed by the first to enter', 'Cornwall', cornwall],
  [
    '6.6 the same in round 2, when somebody has gone there',
    'Cornwall',
    () =>
      cornwall()
        .dice(6)
        .play('York', 'fire March')
        .dice(6, 6, 6, 6, 6, 6)
        .play('Lancaster', 'fire Henry VI', 'fire Stanley')
        .dice(6, 6, 6, 6, 6, 6)
        .play('York', 'fire Norfolk', 'fire Warwick')
        .play('York', 'retreat March to Somerset'),
  ],
  [
    '6.6 no way out for the defenders',
    'East Anglia',
    () =>
      new RichardScene({
        York: { Essex: ['March 2', 'Norfolk 2'], Rutland: ['Hastings', 'Herbert'] },
        Lancaster: { 'East Anglia': ['Henry VI 3', 'Oxford 3'] },
      }).attack(
        'York',
        ['March', 'Norfolk', 'Hastings'].map((name) => `march ${name} to East Anglia`),
        [],
        ['main attack by East Anglia - Essex'],
      ),
  ],
  ['6.6, Piracy: limits where they land', 'Dorset', () => pirates('1.02')],
  ['6.6, Piracy in edition 1.0: no limits', 'Dorset', () => pirates('1.0')],
  [
    '2.6 the Welsh defend Wales',
    'Powys',
    () =>
      new RichardScene({
        York: { Chester: ['Herbert', 'Norfolk 3'] },
        Lancaster: { Powys: ['Welsh Mercenary', 'Richmond 2'] },
      }).attack('York', ['march Herbert to Powys', 'march Norfolk to Powys']),
  ],
  [
    '6.9 one who has changed sides comes on with the next round',
    'Derby',
    () =>
      new RichardScene({
        York: { Leicester: ['March', 'Norfolk 2'] },
        Lancaster: { Derby: ['Henry VI', 'Stanley 3', 'Oxford 2'] },
      })
        .attack('York', ['march March to Derby', 'march Norfolk to Derby'])
        .dice(6, 6)
        .play('Lancaster', 'fire Oxford')
        .dice(2)
        .play('York', 'tempt March at Stanley'),
  ],
  [
    '6.6 few defenders against many, who leave when it is hopeless',
    'Essex',
    () =>
      new RichardScene({
        York: { Rutland: ['Norfolk', 'Worcester', 'March'] },
        Lancaster: { Essex: ['Rivers', 'Devon 1'], Leicester: ['Oxford'] },
      }).attack(
        'York',
        ['Norfolk', 'Worcester', 'March'].map((name) => `march ${name} to Essex`),
      ),
  ],
  [
    '6.6 few attackers against many, who leave when it is hopeless',
    'Essex',
    () =>
      new RichardScene({
        York: { Rutland: ['Norfolk 2', 'Hastings 1'] },
        Lancaster: { Essex: ['Rivers', 'Devon 1', 'Stanley'] },
      }).attack('York', ['march Norfolk to Essex', 'march Hastings to Essex']),
  ],
  ['9.0 the last heirs of both houses meet', 'Derby', () => lastHeirs('Stanley 2')],
  [
    '9.1 the last heir of York is dead only when Clarence is, who fights for Lancaster',
    'Derby',
    () => lastHeirs('Clarence 2'),
  ],
  [
    '6.4 hits that are still to be taken',
    'Leicester',
    () =>
      new RichardScene({
        York: { Leicester: ['Norfolk 2', 'Hastings 2', 'March 1'] },
        Lancaster: { Derby: ['Stanley 3', 'Oxford 3'] },
      })
        .attack('Lancaster', ['march Stanley to Leicester', 'march Oxford to Leicester'])
        .dice(6)
        .play('York', 'fire March')
        .dice(1, 6, 6)
        .play('Lancaster', 'fire Oxford'),
  ],
]

const TRIALS = 600
/** Four standard errors, of the trials and of the simulated battle. */
const within = (share: number, chance: number, isExact: boolean): boolean =>
  Math.abs(share - chance) <=
  4 * Math.sqrt(Math.max(0, chance * (1 - chance)) * (1 / TRIALS + (isExact ? 0 : 1 / LOTS))) + 0.002

describe.each(battles)('%s', (_, areaName, makeScene) => {
  const area = areaNamed(areaName)
  const { state } = makeScene()

  test('the probabilities add up to one', () => {
    const { wins, stepsLost, fighters } = outcomesIn(state, area)
    expect(wins[0] + wins[1]).toBeCloseTo(1, 9)
    for (const chances of stepsLost) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
    for (const { dies, leaves } of fighters) {
      expect(Math.min(dies, leaves)).toBeGreaterThanOrEqual(0)
      expect(dies + leaves).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('agrees with hundreds of battles fought with the real rules', () => {
    const position = battlePositionIn(state, area)!
    const outcomes = outcomesIn(state, area)
    const attackerHouse = position.fighters.find(({ side }) => side === 0)!.house
    const dies = outcomes.fighters.map(() => 0)
    const leaves = outcomes.fighters.map(() => 0)
    const lost = outcomes.stepsLost.map((chances) => chances.map(() => 0))
    const diesOut = [0, 0]
    let won = 0
    for (let trial = 0; trial < TRIALS; trial++) {
      const world = fightOn(state, area, `${areaName}/${trial}`)
      if (isOver(world)) diesOut[1 - world.winner]++
      if (isOver(world) ? world.winner === attackerHouse : presentIn(world, area, attackerHouse) > 0) won++
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
        within(count / TRIALS, chance, canCalculateExactly(position)),
        `${what}: ${count / TRIALS} of the battles, ${chance} by calculation`,
      ).toBe(true)
    compare('attackers win', won, outcomes.wins[0])
    for (const house of [0, 1]) compare(`house ${house} dies out`, diesOut[house], outcomes.diesOut[house])
    for (const [index, { fighter, ...chances }] of outcomes.fighters.entries()) {
      compare(`${BLOCKS[fighter.block].name} dies`, dies[index], chances.dies)
      compare(`${BLOCKS[fighter.block].name} leaves`, leaves[index], chances.leaves)
    }
    for (const side of [0, 1])
      for (const [steps, count] of lost[side].entries())
        compare(`side ${side} loses ${steps}`, count, outcomes.stepsLost[side][steps])
  })
})

test('one step against one, both B2: the same as by hand', () => {
  const { state } = new RichardScene({
    Lancaster: { Derby: ['Stanley 1'] },
    York: { Leicester: ['Norfolk 1'] },
  }).attack('Lancaster', ['march Stanley to Leicester'])
  const { wins, fighters, stepsLost } = outcomesIn(state, areaNamed('Leicester'))
  // The defender fires first and last: four times, the attacker three times; both miss in two of three.
  const defenderHits = (1 / 3) * (1 + 4 / 9 + (4 / 9) ** 2 + (4 / 9) ** 3)
  const attackerHits = (2 / 3) * (1 / 3) * (1 + 4 / 9 + (4 / 9) ** 2)
  expect(attackerHits).toBeCloseTo(0.364883, 6)
  expect(wins[0]).toBeCloseTo(attackerHits, 12)
  const [stanley, norfolk] = fighters
  expect([stanley.dies, stanley.leaves]).toEqual([expect.closeTo(defenderHits, 12), expect.closeTo((2 / 3) ** 7, 12)])
  expect([norfolk.dies, norfolk.leaves]).toEqual([expect.closeTo(attackerHits, 12), 0])
  expect(stepsLost[1]).toEqual([expect.closeTo(1 - attackerHits, 12), expect.closeTo(attackerHits, 12)])
})
