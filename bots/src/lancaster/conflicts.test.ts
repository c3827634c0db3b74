import { NONE } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import {
  beforeConflicts,
  type Changes,
  evaluators,
  play,
  randomWorlds,
  TO_CONFLICTS,
  worldWith,
} from '../testing/lancaster-worlds.ts'
import { CONFLICTS, COUNTY_REWARDS, type LancasterState, SPACES, UPPER_ROW } from './board.ts'

const { board, conflicts, evaluation } = evaluators()
const PLACES = ['conflict.lower-left', 'conflict.lower-right', 'conflict.upper-left', 'conflict.upper-right']
const SEATS = ['seat.Blue', 'seat.Yellow', 'seat.Red', 'seat.Green']
const BLUE = 0
const ALLY_OF_BLUE = 2
/** The first card against a strength of 3, for 3, 1 and 1 points, and the one against 10. */
const EASY = 'card 2'
const HARD = 'card 12'

/** The value of a conflict in the upper row for a party after all counties have been scored. */
function worthIn(w: LancasterState, party: number, added = 0): number {
  const { progress } = evaluation.prepare(w)
  return conflicts.worth(w, UPPER_ROW, party, added, progress)
}

const conflictOf = (
  options: Readonly<Record<string, string>>,
  card: string,
  spaces: readonly Changes[],
  more = {},
): LancasterState =>
  worldWith(options, {
    step: 'county-reward',
    county: 8,
    conflicts: { 'upper left': { card } },
    'conflict spaces': Object.fromEntries(spaces.map((space, index) => [`upper left ${index + 1}`, space])),
    ...more,
  })

const KNIGHT = { owner: 'Blue', 'knights 1': 1 }
const ARCHER = { owner: 'Blue', archer: true }

/** By conflict, what each player gains when it is scored. */
function pointsScored(w: LancasterState): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const byConflict = new Map<string, Map<string, number>>()
  let current = new Map<string, number>()
  for (const { key, params } of play(w, BLUE, TO_CONFLICTS)) {
    if (key.startsWith('log.final')) break
    if (/^log.conflict.(won|lost)/.test(key)) {
      current = new Map()
      byConflict.set(String(params.conflict), current)
    }
    if (key !== 'log.gains.points') continue
    const party = String(params.party)
    current.set(party, Number(params.count) + (current.get(party) ?? 0))
  }
  return byConflict
}

function strengthThere(w: LancasterState, conflict: number): number {
  let total = 0
  for (let place = 0; place < SPACES; place++)
    if (board.owner(w, conflict, place) !== NONE) total += board.spaceStrength(w, conflict, place)
  return total
}

describe.each(['2', '4'])('with %s players and the court', (players) => {
  test('a decided conflict has the value of its scoring, archers included', () => {
    const seen = { won: 0, lost: 0, archers: 0 }
    for (const real of randomWorlds({ players, court: 'true' }, 200)) {
      if (board.steps[real.step] !== 'county-reward') continue
      const w = beforeConflicts(real)
      const { progress } = evaluation.prepare(w)
      expect(progress.phase).toBe(COUNTY_REWARDS)
      const worths = PLACES.map((_, conflict) =>
        Array.from({ length: Number(players) }, (_each, party) => conflicts.worth(w, conflict, party, 0, progress)),
      )
      const before = beforeConflicts(real)
      const scored = pointsScored(w)
      for (let conflict = 0; conflict < CONFLICTS; conflict++) {
        const points = scored.get(PLACES[conflict])
        if (points === undefined) continue
        const ahead =
          strengthThere(before, conflict) - before.components.conflicts[board.card(before, conflict)].strength
        const isLostForGood = ahead <= -4 && conflict >= UPPER_ROW && before.round === 5
        if (ahead < 3 && !isLostForGood) continue
        if (ahead >= 3) seen.won++
        else seen.lost++
        for (let place = 0; place < SPACES; place++) seen.archers += Number(board.hasArcher(before, conflict, place))
        for (let party = 0; party < Number(players); party++)
          expect(worths[conflict][party]).toBeCloseTo(points.get(SEATS[party]) ?? 0, 9)
      }
    }
    for (const many of Object.values(seen)) expect(many).toBeGreaterThan(3)
  })
})

describe('an archer', () => {
  test('does not compete with the knight above him but adds the points of his own rank', () => {
    const court = { players: '4', court: 'true' }
    const strong = { owner: 'Blue', 'knights 4': 1 }
    const alone = worthIn(conflictOf(court, EASY, [strong, { owner: 'Red', 'knights 4': 1 }]), BLUE)
    const both = worthIn(conflictOf(court, EASY, [strong, ARCHER, { owner: 'Red', 'knights 4': 1 }]), BLUE)
    expect(alone).toBeCloseTo(1, 9)
    expect(both).toBeCloseTo(2, 9)
    const weak = conflictOf(court, EASY, [KNIGHT])
    const shot = conflictOf(court, EASY, [KNIGHT, ARCHER])
    expect(worthIn(shot, BLUE)).toBeGreaterThan(worthIn(weak, BLUE) + 1)
  })

  test('is not captured, nor is a Tudor knight', () => {
    const lower = (space: Changes, below: Changes = {}): number => {
      const w = worldWith(
        { players: '4', court: 'true' },
        {
          step: 'county-reward',
          conflicts: { 'lower left': { card: HARD } },
          'conflict spaces': { 'lower left 1': space, 'lower left 2': below },
        },
      )
      return conflicts.worth(w, 0, BLUE, 0, evaluation.prepare(w).progress)
    }
    const alone = lower(KNIGHT)
    expect(lower({ ...KNIGHT, 'Tudor knights': 1 })).toBeCloseTo(alone, 9)
    // In a lost conflict, the second and third values go to the first two.
    const [, , lowest] = worldWith({}, {}).components.conflicts[11].points
    expect(lower(KNIGHT, ARCHER)).toBeCloseTo(alone + lowest, 9)
  })
})

describe('without a knight in a conflict that will be lost', () => {
  const shame = { players: '4', court: 'true', displeasure: 'true' }

  test('a player gets shame, even with an archer there', () => {
    expect(worthIn(conflictOf(shame, HARD, []), BLUE)).toBeLessThan(-0.9)
    const [, middle] = worldWith({}, {}).components.conflicts[11].points
    const absent = worthIn(conflictOf(shame, HARD, []), BLUE)
    expect(worthIn(conflictOf(shame, HARD, [ARCHER]), BLUE)).toBeCloseTo(middle + absent, 9)
    expect(worthIn(conflictOf(shame, HARD, [KNIGHT], { round: 5 }), BLUE)).toBeCloseTo(middle, 9)
  })

  test('an ally is not', () => {
    const two = conflictOf({ players: '2', displeasure: 'true' }, HARD, [])
    expect(worthIn(two, ALLY_OF_BLUE)).toBe(0)
    expect(worthIn(two, BLUE)).toBeLessThan(0)
    // An ally's knight does not stand for its leader.
    const allied = conflictOf({ players: '2', displeasure: 'true' }, HARD, [{ owner: 'Red', 'knights 1': 1 }])
    expect(worthIn(allied, BLUE)).toBeLessThan(0)
  })

  test('a knight for whom there is no room does not help', () => {
    const full = ['Yellow', 'Red', 'Green'].map((owner) => ({ owner, 'knights 1': 1 }))
    const w = conflictOf(shame, HARD, full)
    expect(worthIn(w, BLUE, 4)).toBe(worthIn(w, BLUE))
    expect(conflicts.crossingWorth(w, BLUE, 4, evaluation.prepare(w).progress)).toBe(0)
  })
})
