import { game } from '@tudor-rose/lancaster'
import { describe, expect, test } from 'vitest'
import { ALL_MODULES, change, evaluators, play, randomWorlds, worldWith } from '../testing/lancaster-worlds.ts'
import type { LancasterState } from './board.ts'

const { board, laws, evaluation } = evaluators()
const SEATS = ['seat.Blue', 'seat.Yellow', 'seat.Red', 'seat.Green']
const IDLE = 'new-knight-per-3-nobles'

/** Laws that give points for public facts, and those that compare players, whose value is an expectation. */
const SURE = [
  ...['points-3-per-2-counties', 'points-5-per-3-extensions', 'points-3-per-conflict', 'points-8-per-3-counties'],
  ...['all-three-1s-placed-5-points', 'all-four-strengths-6-points', 'points-3-per-knight-in-castle'],
  ...['both-2s-placed-3-points', 'points-5-per-2-counties', 'points-3-per-2-squires-in-counties'],
  ...['points-3-per-county-without-nobles', 'points-3-per-knight-in-tower'],
]
const LIKELY = [
  'most-knights-in-conflicts-5-points',
  'fewest-shame-5-points',
  'most-squires-3-points-most-gold-3-points',
]

/** The last ballot of a round, with all others against it, and this law in force. */
function lastBallot(real: LancasterState, law: string): LancasterState {
  const w = game.copy(real)
  for (const name of ['Blue', 'Yellow', 'Red', 'Green']) change(w, { parties: { [name]: { ballot: 'no', stake: 0 } } })
  change(w, { parties: { Blue: { ballot: null } } })
  const inForce = { first: { 'in force': law }, second: { 'in force': IDLE }, third: { 'in force': IDLE } }
  return change(w, { parliament: inForce })
}

/** What the law gives each player in points. */
function pointsBy(law: string, w: LancasterState): readonly number[] {
  const points = [0, 0, 0, 0]
  let isCarriedOut = false
  for (const { key, params } of play(w, 0, 'vote no')) {
    if (key === 'log.law') isCarriedOut = params.law === `law.${law}`
    else if (isCarriedOut && key === 'log.gains.points')
      points[SEATS.indexOf(String(params.party))] += Number(params.count)
  }
  return points
}

function worthsOf(law: string, w: LancasterState): readonly number[] {
  const { playerStats, progress } = evaluation.prepare(w)
  return SEATS.map((_, seat) => laws.worth(board.lawIds.indexOf(law), w, seat, playerStats, progress))
}

const isLastBallot = (w: LancasterState): boolean =>
  board.steps[w.step] === 'vote' && w.proposal === 2 && game.actors(w).length === w.players

describe('laws in real positions', () => {
  const positions: LancasterState[] = []
  for (const w of randomWorlds({ players: '4', ...ALL_MODULES }, 30)) if (isLastBallot(w)) positions.push(game.copy(w))
  // Random play hardly ever gets knights of all strengths.
  const everywhere = [1, 2, 3, 4].flatMap((strength) => [`court ${strength}`, `reserve ${strength}`])
  const blue = Object.fromEntries(everywhere.map((place) => [place, 0]))
  positions.push(change(game.copy(positions[0]), { parties: { Blue: blue } }))

  test.each(SURE)('%s has the value of its points', (law) => {
    let given = 0
    for (const real of positions) {
      const worths = worthsOf(law, lastBallot(real, law))
      const points = pointsBy(law, lastBallot(real, law))
      for (const [seat, each] of points.entries()) {
        expect(worths[seat]).toBeCloseTo(each, 9)
        given += each
      }
    }
    expect(given).toBeGreaterThan(0)
  })

  test.each(LIKELY)('%s has about the value of its points', (law) => {
    let given = 0
    for (const real of positions) {
      const worths = worthsOf(law, lastBallot(real, law))
      const points = pointsBy(law, lastBallot(real, law))
      for (const [seat, each] of points.entries()) {
        expect(Math.abs(worths[seat] - each)).toBeLessThan(2.5)
        given += each
      }
    }
    expect(given).toBeGreaterThan(0)
  })

  test('every law matters in some position', () => {
    for (const law of board.lawIds) {
      const matters = positions.some((w) => {
        const worths = worthsOf(law, w)
        expect(worths.every(Number.isFinite), law).toBe(true)
        return worths.some((worth) => worth !== 0)
      })
      expect(matters, law).toBe(true)
    }
  })
})

test('laws count votes left after the ballots, not those from laws', () => {
  const parties = { Blue: { votes: 3, 'leftover votes': 1 }, Yellow: { votes: 0, 'leftover votes': 2 } }
  const law = 'most-leftover-votes-upgrade'
  const [blue, yellow] = worthsOf(law, worldWith({ players: '4' }, { step: 'law-choice', proposal: 3, parties }))
  expect(yellow).toBeGreaterThan(blue)
  const [voting, less] = worthsOf(law, worldWith({ players: '4' }, { step: 'vote', proposal: 0, parties }))
  expect(voting).toBeGreaterThan(less)
})
