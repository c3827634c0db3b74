import { game } from '@tudor-rose/richard3'
import { expect, test } from 'vitest'
import { position } from '../richard3/practice/position/index.ts'
import { EnumeratedChance } from './enumerated-chance.ts'
import { ExhaustiveSearch, startPosition } from './index.ts'

/** Every outcome of some throws, as dice, with its probability. */
function outcomesOf(draw: (chance: EnumeratedChance) => readonly number[]): Map<string, number> {
  const found = new Map<string, number>()
  const chance = new EnumeratedChance()
  do {
    chance.begin()
    const drawn = draw(chance).join('')
    expect(found.has(drawn)).toBe(false)
    found.set(drawn, chance.probability)
  } while (chance.next())
  return found
}

const total = (found: Map<string, number>): number => [...found.values()].reduce((sum, each) => sum + each, 0)

test('dice of one throw are enumerated in one order, with the probability of all', () => {
  const found = outcomesOf((chance) => [chance.below(6), chance.below(6), chance.below(6)])
  expect(found.size).toBe(56)
  expect(total(found)).toBeCloseTo(1, 12)
  expect(found.get('000')).toBeCloseTo(1 / 216, 12)
  expect(found.get('001')).toBeCloseTo(3 / 216, 12)
  expect(found.get('123')).toBeCloseTo(6 / 216, 12)
})

test('throws separated by an event are distinguished, and so are cards', () => {
  const found = outcomesOf((chance) => {
    const first = chance.below(6)
    chance.endThrow()
    return [first, chance.below(6)]
  })
  expect(found.size).toBe(36)
  expect(found.get('31')).toBeCloseTo(1 / 36, 12)
  expect(outcomesOf((chance) => [chance.below(3), chance.below(2)]).size).toBe(6)
  expect(outcomesOf((chance) => (chance.below(2) === 0 ? [0] : [1, chance.below(6)])).size).toBe(7)
})

test('a single shot kills with the probability of the dice', () => {
  const start = position({
    turn: 6,
    isLate: true,
    step: 'actions',
    asked: 'York',
    active: 'York',
    playerOne: 'Lancaster',
    actionPoints: 1,
    cards: { AP4: { played: 1, withYork: 1 }, AP3: { played: 1, withLancaster: 1 } },
    houses: { Lancaster: { card: 'AP4' }, York: { card: 'AP3' } },
    onMap: { Rutland: ['York York 2'], Leicester: ['Lancaster Henry VI 1'] },
  })
  const exercise = {
    id: 'shot',
    topic: 'shot',
    section: '6.4',
    seat: 1,
    position: start,
    goal: { told: { key: 'log.killed', params: { block: 'block.Henry VI' } }, until: [{ key: 'log.round' }] },
    line: [],
  }
  const state = startPosition(game, exercise)
  const chance = { below: () => 0 }
  for (const [seat, line] of [
    [1, 'march York to Leicester'],
    [1, 'end actions'],
    [0, 'pass Henry VI'],
  ] as const)
    game.apply(state as never, seat, game.notation.parse(line, seat)!, chance)
  const moveValues = new ExhaustiveSearch(game, exercise).moveValues(state)
  // York hits with 1 to 3, and one of two dice is enough.
  expect(moveValues.find(({ line }) => line === 'fire York')!.value).toBeCloseTo(0.75, 12)
  expect(moveValues.find(({ line }) => line === 'pass York')!.value).toBe(0)
})
