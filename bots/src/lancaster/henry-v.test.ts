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
import type { LancasterState } from './board.ts'
import { bishopWorth, courtWorth, privilegesWorth, sealWorth, tudorKnightAtTheEnd } from './henry-v.ts'

const { board, evaluation } = evaluators()
const BLUE = 0
const NAMES = ['Blue', 'Yellow', 'Red', 'Green']
const CHOICES = 8

const courtOf = (changes: Changes, players = '4'): LancasterState => worldWith({ players, court: 'true' }, changes)
const worthFor = (w: LancasterState, seat = BLUE): number => courtWorth(board, w, seat, evaluation.prepare(w).progress)

describe('seals and bishops', () => {
  test('have the value of the final scoring at the end', () => {
    for (const [seals, bishops] of [
      [8, 2],
      [5, 0],
      [0, 3],
      [3, 3],
    ]) {
      const w = beforeConflicts(courtOf({ round: 5, parties: { Blue: { seals, bishops } } }))
      const worth = worthFor(w)
      const told = play(w, BLUE, TO_CONFLICTS).find(({ key }) => key === 'log.final.seals')
      expect(worth).toBe(Number(told?.params.points ?? 0))
    }
  })

  test('a bishop has the value that he adds, while any are left', () => {
    const w = courtOf({
      step: 'county-reward',
      round: 3,
      parties: { Blue: { seals: 4 } },
      offices: { constable: { holder: 'Blue' } },
    })
    const { progress } = evaluation.prepare(w)
    const added = bishopWorth(board, w, BLUE, progress)
    const before = worthFor(w)
    w.bytes[board.bishops + BLUE]++
    expect(worthFor(w) - before).toBeCloseTo(added, 9)
    w.bytes[board.bishops + BLUE] = 3
    expect(bishopWorth(board, w, BLUE, progress)).toBe(0)
    expect(bishopWorth(board, worldWith({ players: '4' }, { parties: { Blue: { seals: 4 } } }), BLUE, progress)).toBe(0)
  })

  test('a seal has no value without the court', () => {
    const w = worldWith({ players: '4' }, {})
    expect(sealWorth(board, w, BLUE, evaluation.prepare(w).progress)).toBe(0)
  })
})

describe('an office', () => {
  const applied = { offices: { chancellor: { applicant: 'Blue' } } }

  test('is safer when nobody can apply any more, and has no value after the last award', () => {
    const placing = worthFor(courtOf({ step: 'place', ...applied }))
    const voting = worthFor(courtOf({ step: 'vote', ...applied }))
    expect(voting).toBeGreaterThan(placing)
    const held = { offices: { chancellor: { holder: 'Blue' } } }
    expect(worthFor(courtOf({ step: 'vote', ...held }))).toBeCloseTo(voting, 9)
    expect(worthFor(courtOf({ step: 'county-reward', round: 5, ...held }))).toBe(0)
    expect(worthFor(courtOf({ step: 'county-reward', round: 4, ...held }))).toBeGreaterThan(0)
  })

  test('counts while its tower is being formed, and so do the pieces', () => {
    const w = courtOf({ step: 'place' })
    const forming = courtOf({
      step: 'form-tower',
      applyingFor: 'chancellor',
      placing: 'Blue',
      'forming tower': { 'knights 2': { pieces: 1 } },
    })
    expect(worthFor(forming)).toBe(worthFor(courtOf({ step: 'place', ...applied })))
    expect(board.atCourt(forming, BLUE, 2)).toBe(board.atCourt(w, BLUE, 2) - 1)
    expect(board.atCourt(forming, 1, 2)).toBe(board.atCourt(w, 1, 2))
  })

  test('gives an ally his privilege, but no seals', () => {
    const w = courtOf({ step: 'vote', offices: { chancellor: { applicant: 'Red' } } }, '2')
    const { progress } = evaluation.prepare(w)
    expect(privilegesWorth(board, w, 2, progress)).toBeGreaterThan(0)
    expect(privilegesWorth(board, w, 2, progress)).toBeLessThan(1)
    expect(worthFor(w)).toBe(0)
  })
})

test('unused privileges lapse with the last placement', () => {
  const inHand = { parties: { Blue: { privileges: ['archer'] } } }
  expect(worthFor(courtOf({ step: 'place', ...inHand }))).toBeGreaterThan(0)
  expect(worthFor(courtOf({ step: 'vote', ...inHand }))).toBe(0)
  expect(worthFor(courtOf({ step: 'county-reward', ...inHand }))).toBeGreaterThan(0)
})

test('the strength of knights at the end is that of the scoring, including the Tudor knight awarded last', () => {
  let tudors = 0
  for (const real of randomWorlds({ players: '4', court: 'true' }, 20)) {
    if (real.round < 5 || board.steps[real.step] !== 'county-reward') continue
    const w = beforeConflicts(real)
    const { playerStats, progress } = evaluation.prepare(w)
    const strengths = playerStats.of.slice(0, 4).map(({ strength }) => strength)
    for (let seat = 0; seat < 4; seat++) tudors += tudorKnightAtTheEnd(board, w, seat, progress)
    for (const { key, params } of play(w, BLUE, TO_CONFLICTS))
      if (key === 'log.final.knights')
        expect(params.count).toBe(strengths[NAMES.indexOf(String(params.seat).replace('seat.', ''))])
  }
  expect(tudors).toBeGreaterThan(5)
})

test('a knight in a conflict who may still bring an archer has earned his favour', () => {
  const placed = { placing: 'Blue', 'conflict spaces': { 'upper left 1': { owner: 'Blue', 'knights 1': 1 } } }
  const conflicts = { 'upper left': { card: 'card 2' } }
  const parts = new Float64Array(16)
  const choices = (changes: Changes): number => {
    const w = courtOf({ conflicts, ...placed, conflictKnights: 1, ...changes })
    evaluation.prepare(w)
    evaluation.writeParts(w, BLUE, parts)
    return parts[CHOICES]
  }
  const choosing = choices({ step: 'choose-favour' })
  expect(choosing).toBeGreaterThan(0)
  expect(choices({ step: 'bring-along', placedAt: 'upper left', bringing: ['archer'] })).toBe(choosing)
  expect(choices({ step: 'bring-along', placedAt: 'upper left', bringing: ['archer'], conflictKnights: 6 })).toBe(0)
  expect(choices({ step: 'bring-along', placedAt: 'A', bringing: ['shield'] })).toBe(0)
})
