import { game } from '@tudor-rose/richard3'
import {
  ASIDE,
  blockNamed,
  CLARENCE,
  DEAD,
  HEIRS,
  MINOR,
  NO_BLOCK,
  placeOf,
  put,
  STEP,
} from '@tudor-rose/richard3/rules'
import { completeOptions, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { POLICIES, type Policy } from '../index.ts'
import { BOTS } from '../testing/bots.ts'
import { RichardScene, type SceneSetup } from '../testing/richard3-scene.ts'
import { Evaluation } from './evaluation.ts'
import { lastHeirOf } from './last-heir.ts'
import { MoveEvaluator } from './move-evaluator.ts'
import { winsAttack } from './rough-odds.ts'
import { FITTED_WEIGHTS } from './weights.ts'

const TIMEOUT = 600_000

const evaluation = new Evaluation(FITTED_WEIGHTS)
const lancasterIn = (setup: SceneSetup): number => evaluation.chanceOfLancaster(new RichardScene(setup).state)

describe('the value of a world', () => {
  const york = { Ireland: ['York'], Calais: ['March', 'Warwick'] }
  const lancaster = { Middlesex: ['Henry VI'], Dorset: ['Somerset'] }

  test('8.2 peers in England count, those in the pool less, and dead ones not at all', () => {
    const here = lancasterIn({ Lancaster: { ...lancaster, Wilts: ['Wiltshire'] }, York: york })
    const waiting = lancasterIn({ Lancaster: { ...lancaster, pool: ['Wiltshire'] }, York: york })
    const dead = lancasterIn({ Lancaster: lancaster, York: york })
    expect(here).toBeGreaterThan(waiting)
    expect(waiting).toBeGreaterThan(dead)
  })

  test('8.2 after the last actions, peers in the pool have no value', () => {
    const gain = (turn: number): number => {
      const lead = (pool: readonly string[]): number => {
        const { state } = new RichardScene({ turn, Lancaster: { ...lancaster, pool }, York: york })
        state.step = STEP.supply
        return evaluation.lead(state)
      }
      return lead(['Wiltshire', 'Oxford', 'Devon']) - lead([])
    }
    expect(gain(6)).toBeGreaterThan(0)
    expect(gain(7)).toBe(0)
  })

  test('8.2 London counts one more', () => {
    const away = lancasterIn({ Lancaster: { Essex: ['Oxford'], Dorset: ['Somerset'] }, York: york })
    const there = lancasterIn({ Lancaster: { Middlesex: ['Oxford'], Dorset: ['Somerset'] }, York: york })
    expect(there).toBeGreaterThan(away)
  })

  test('an army next to a single heir is a threat, and less of one if he has company', () => {
    const army = { Leicester: ['March', 'Warwick', 'Norfolk', 'Hastings'] }
    const alone = lancasterIn({ Lancaster: lancaster, York: army })
    const farAway = lancasterIn({ Lancaster: lancaster, York: { Northumbria: army.Leicester } })
    expect(farAway).toBeGreaterThan(alone)
    const scattered = { Middlesex: ['Henry VI'], Cornwall: ['Exeter', 'Oxford', 'Stanley'] }
    const together = { Middlesex: ['Henry VI', 'Exeter', 'Oxford', 'Stanley'] }
    expect(lancasterIn({ Lancaster: together, York: army })).toBeGreaterThan(
      lancasterIn({ Lancaster: scattered, York: army }),
    )
  })

  test('7.1 blocks above the supply limit are worth less than the same ones apart', () => {
    const crowd = { Dorset: ['Somerset', 'Oxford', 'Stanley', 'Wiltshire', 'Devon', 'Beaumont'] }
    const apart = { Dorset: ['Somerset', 'Oxford', 'Stanley'], Wilts: ['Wiltshire', 'Devon', 'Beaumont'] }
    expect(lancasterIn({ Lancaster: apart, York: york })).toBeGreaterThan(lancasterIn({ Lancaster: crowd, York: york }))
  })

  test('7.2 mercenaries do not count for supply in their own home, and do elsewhere', () => {
    const lead = (setup: SceneSetup): number => evaluation.lead(new RichardScene(setup).state)
    const calais = ['March', 'Warwick', 'Kent', 'Salisbury']
    const added = (area: string, here: readonly string[], block: string): number =>
      lead({ York: { [area]: here } }) - lead({ York: { [area]: [...here, block] } })
    const atHome = added('Calais', calais, 'Calais Mercenary')
    expect(atHome).toBeCloseTo(added('Calais', calais.slice(1), 'Calais Mercenary'))
    expect(added('Ireland', ['York', 'Rutland'], 'Irish Mercenary')).toBeGreaterThan(0)
    // Away from home he is one block too many.
    expect(added('Ireland', ['York', 'Rutland'], 'Calais Mercenary')).toBeCloseTo(atHome - FITTED_WEIGHTS.first.hunger)
    const { state } = new RichardScene({ York: { Ireland: ['York', 'Rutland', 'Irish Mercenary', 'Hastings'] } })
    const fed = new RichardScene({ York: { Ireland: ['York', 'Irish Mercenary', 'Hastings'], Calais: ['Rutland'] } })
      .state
    expect(evaluation.lead(state) - evaluation.lead(fed)).toBeCloseTo(FITTED_WEIGHTS.first.hunger)
  })

  describe('9.0 the last heir of a house, whose death ends the game', () => {
    const attackers = ['Stanley', 'Pembroke', 'Buckingham']
    const lines = attackers.map((name) => `march ${name} to Derby`)
    /** Three Lancastrian blocks attack Gloucester in Derby, who has all these brothers at home. */
    const attacked = (brothers: readonly string[], edition = 0): RichardScene['state'] => {
      const york = { Derby: ['Gloucester 2'], Ireland: [...brothers, 'Irish Mercenary'] }
      const scene = new RichardScene({ throne: 'York', turn: 4, Lancaster: { Leicester: attackers }, York: york })
      scene.state.edition = edition
      for (const heir of HEIRS[1]) if (placeOf(scene.state, heir) === MINOR) put(scene.state, heir, DEAD)
      return scene.attack('Lancaster', lines).state
    }
    const chance = (brothers: readonly string[]): number => evaluation.chanceOfLancaster(attacked(brothers))

    test('is in danger in a battle that he will probably lose, as others are not', () => {
      expect(chance([])).toBeGreaterThan(0.75)
      expect(chance(['York', 'March'])).toBeLessThan(0.6)
    })

    test('9.1 is the last in edition 1.0 even if another has defected', () => {
      const defected = (edition: number): number => {
        const state = attacked([], edition)
        put(state, CLARENCE, ASIDE)
        return lastHeirOf(state, 1)
      }
      expect(defected(1)).toBe(blockNamed(1, 'Gloucester'))
      expect(defected(0)).toBe(NO_BLOCK)
    })

    test('is safer away from the enemy, or among friends', () => {
      const lead = (york: Readonly<Record<string, readonly string[]>>): number => {
        const scene = new RichardScene({ throne: 'York', Lancaster: { Leicester: attackers }, York: york })
        for (const heir of HEIRS[1]) if (placeOf(scene.state, heir) === MINOR) put(scene.state, heir, DEAD)
        return evaluation.lead(scene.state)
      }
      const friends = ['Hastings', 'Suffolk', 'Norfolk']
      const alone = lead({ Derby: ['Gloucester'], Chester: friends })
      expect(alone).toBeGreaterThan(lead({ Northumbria: ['Gloucester'], Chester: friends }) + 0.3)
      expect(alone).toBeGreaterThan(lead({ Chester: ['Gloucester', ...friends] }) + 0.3)
    })

    /** The best move for a seat in a battle turn. */
    const advice = (state: RichardScene['state'], seat: Seat): string => {
      const moves = new MoveList()
      game.moves(state, seat, moves)
      const ratings = new Float64Array(moves.length)
      new MoveEvaluator(game, evaluation).rate(state, seat, moves, fastChance('advice'), ratings, false)
      return game.notation.format(moves.at(ratings.indexOf(Math.max(...ratings))), seat)
    }

    test('leaves a battle in which he may die', () => {
      const state = attacked([])
      state.round = 2
      expect(advice(state, 1)).toMatch(/^retreat Gloucester/)
    })

    test('is the target of a charge if others would take the hits', () => {
      const scene = new RichardScene({
        throne: 'York',
        Lancaster: { Leicester: ['Somerset', 'Pembroke'] },
        York: { Derby: ['Gloucester 1', 'Hastings'] },
      })
      for (const heir of HEIRS[1]) if (placeOf(scene.state, heir) === MINOR) put(scene.state, heir, DEAD)
      const { state } = scene.attack('Lancaster', ['march Somerset to Derby', 'march Pembroke to Derby'])
      expect(advice(state, 0)).toBe('charge Somerset at Gloucester')
    })
  })

  test('the formula for an attack grows with the attack and falls with the defence', () => {
    expect(winsAttack(3, 8, 1.5, 4)).toBeGreaterThan(0.8)
    expect(winsAttack(1, 3, 3, 8)).toBeLessThan(0.1)
    expect(winsAttack(2, 6, 2, 7)).toBeLessThan(winsAttack(2, 6, 2, 6))
    expect(winsAttack(2, 6, 2, 6)).toBeLessThan(winsAttack(2.2, 6, 2, 6))
  })
})

function winnerOf(players: readonly Policy[], scenario: string, seed: string): Seat {
  const chance = fastChance(seed)
  const picks = fastChance(`${seed}/players`)
  const state = game.setup(completeOptions(game, { scenario }), chance)
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const [seat] = actors
    game.apply(state, seat, players[seat].choose(game, state, seat, picks), chance)
  }
  return game.result(state)!.winners[0]
}

describe('greedy in Richard III', () => {
  test(
    'beats random play from either side',
    () => {
      const [greedy, random] = [POLICIES.greedy(BOTS), POLICIES.random(BOTS)]
      expect(winnerOf([greedy, random], 'richard-iii', 'against random')).toBe(0)
      expect(winnerOf([random, greedy], 'richard-iii', 'against random')).toBe(1)
    },
    TIMEOUT,
  )
})
