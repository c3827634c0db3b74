import { game } from '@tudor-rose/richard3'
import { completeOptions, fastChance, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { POLICIES, type Policy } from '../index.ts'
import { RichardScene, type SceneSetup } from '../testing/richard3-scene.ts'
import { Evaluation } from './evaluation.ts'
import { winsAttack } from './rough-odds.ts'
import { USUAL_WEIGHTS } from './weights.ts'

const evaluation = new Evaluation(USUAL_WEIGHTS)
const lancasterIn = (setup: SceneSetup): number => evaluation.chanceOfLancaster(new RichardScene(setup).state)

describe('what a world is worth', () => {
  const york = { Ireland: ['York'], Calais: ['March', 'Warwick'] }
  const lancaster = { Middlesex: ['Henry VI'], Dorset: ['Somerset'] }

  test('8.2 peers in England count, those in the pool less, and the dead not at all', () => {
    const here = lancasterIn({ Lancaster: { ...lancaster, Wilts: ['Wiltshire'] }, York: york })
    const waiting = lancasterIn({ Lancaster: { ...lancaster, pool: ['Wiltshire'] }, York: york })
    const dead = lancasterIn({ Lancaster: lancaster, York: york })
    expect(here).toBeGreaterThan(waiting)
    expect(waiting).toBeGreaterThan(dead)
  })

  test('8.2 whoever waits until the last turn waits in vain', () => {
    const gain = (turn: number): number =>
      lancasterIn({ turn, Lancaster: { ...lancaster, pool: ['Wiltshire', 'Oxford', 'Devon'] }, York: york }) -
      lancasterIn({ turn, Lancaster: lancaster, York: york })
    expect(gain(7)).toBeLessThan(gain(2))
  })

  test('8.2 London counts one more', () => {
    const away = lancasterIn({ Lancaster: { Essex: ['Oxford'], Dorset: ['Somerset'] }, York: york })
    const there = lancasterIn({ Lancaster: { Middlesex: ['Oxford'], Dorset: ['Somerset'] }, York: york })
    expect(there).toBeGreaterThan(away)
  })

  test('an army next to an heir who stands alone is a threat, and company makes it less of one', () => {
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

  test('7.1 more blocks than an area feeds are worth less than the same ones apart', () => {
    const crowd = { Dorset: ['Somerset', 'Oxford', 'Stanley', 'Wiltshire', 'Devon', 'Beaumont'] }
    const apart = { Dorset: ['Somerset', 'Oxford', 'Stanley'], Wilts: ['Wiltshire', 'Devon', 'Beaumont'] }
    expect(lancasterIn({ Lancaster: apart, York: york })).toBeGreaterThan(lancasterIn({ Lancaster: crowd, York: york }))
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
  test.each([
    ['wars-of-the-roses', 4],
    ['richard-iii', 8],
  ] as const)('beats random play from either side in %s', (scenario, games) => {
    const [greedy, random] = [POLICIES.greedy(), POLICIES.random()]
    let won = 0
    for (let number = 0; number < games; number++) {
      const own = number % 2
      const players = own === 0 ? [greedy, random] : [random, greedy]
      if (winnerOf(players, scenario, `against random/${number}`) === own) won++
    }
    expect(won).toBeGreaterThanOrEqual(0.75 * games)
  })
})
