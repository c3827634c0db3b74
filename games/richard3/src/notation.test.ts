import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK_COUNT } from './armies.ts'
import { SEA_NAMES } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { BORDERS } from './data/borders.ts'
import { CARDS } from './data/cards.ts'
import { game } from './game.ts'
import { AREA_COUNT, AREA_NAMES } from './geography.ts'
import { MOVE_VERBS, move, notation } from './move.ts'
import type { MoveVerb } from './notation.ts'
import { playAggressively } from './testing/aggressive-play.ts'

const SEATS = [0, 1] as const
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const ownOf = (seat: number): number[] =>
  range(BLOCK_COUNT).filter((block) => BLOCKS[block].house === seat || BLOCKS[block].house === 'rebel')
const enemiesOf = (seat: number): number[] => ownOf(1 - seat)
const areas = range(AREA_COUNT)
const pairs = (first: number[], second: number[]) => first.flatMap((a) => second.map((b) => [a, b] as const))

/** All arguments that each verb can have. */
function every(verb: MoveVerb, seat: number): readonly number[] {
  const kind = MOVE_VERBS.indexOf(verb)
  const one = (values: number[]) => values.map((value) => move(kind, value))
  const two = (first: number[], second: number[]) => pairs(first, second).map(([a, b]) => move(kind, a, b))
  switch (verb) {
    case 'keep-hand':
    case 'redeal-hand':
    case 'end-actions':
    case 'no-treason':
    case 'end-regroup':
      return [move(kind)]
    case 'play':
      return one(range(CARDS.length))
    case 'group':
    case 'muster':
    case 'plague':
    case 'onward':
    case 'battle':
      return one(areas)
    case 'main-attack':
      return one(range(BORDERS.length + SEA_NAMES.length))
    case 'treason':
      return one(enemiesOf(seat))
    case 'fire':
    case 'pass':
    case 'take-hits':
    case 'execute':
    case 'spare':
    case 'reduce':
    case 'leave-exile':
      return one(ownOf(seat))
    case 'charge':
    case 'treachery':
      return two(ownOf(seat), enemiesOf(seat))
    case 'march':
    case 'sail':
    case 'recruit':
    case 'retreat':
    case 'regroup':
    case 'enter':
      return two(ownOf(seat), areas)
    case 'go-home':
      // The pool comes after the areas.
      return two(ownOf(seat), [...areas, AREA_COUNT])
    case 'raid':
      return pairs(ownOf(seat), areas).flatMap(([block, area]) => range(3).map((zone) => move(kind, block, area, zone)))
  }
}

describe('notation', () => {
  it.each(MOVE_VERBS)('formats every %s and parses it back, for either seat', (verb) => {
    for (const seat of SEATS) {
      const moves = every(verb, seat)
      const lines = moves.map((m) => notation.format(m, seat))
      for (const [i, line] of lines.entries()) {
        if (notation.parse(line, seat) !== moves[i])
          expect(`${line}: ${notation.parse(line, seat)}`).toBe(`${moves[i]}`)
      }
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('has a different line for each move, across all verbs', () => {
    for (const seat of SEATS) {
      const lines = MOVE_VERBS.flatMap((verb) => every(verb, seat).map((m) => notation.format(m, seat)))
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('reads naturally', () => {
    const texts = [
      'play Force March',
      'move the group in Essex',
      'march York to South Yorks',
      'march York church to South Yorks',
      'recruit Salisbury levy to Wilts',
      'sail Warwick to East Anglia',
      'raid Norfolk by English Channel to Kent',
      'main attack by Essex - Rutland',
      'main attack by North Sea',
      'charge March at Henry VI',
      'tempt Warwick at York church',
      'treason Rebel',
      'send March to Calais',
      'send Kent to the pool',
      'recall Canterbury church',
    ]
    for (const text of texts) expect(notation.format(notation.parse(text, 1) as number, 1)).toBe(text)
  })

  it('names the blocks of the own house, and of twins the one of the seat or of the house that is meant', () => {
    const own = SEATS.map((seat) => notation.parse('fire Warwick', seat))
    expect(own[0]).not.toBe(own[1])
    expect(notation.parse('treason Warwick', 0)).toBe(
      move(MOVE_VERBS.indexOf('treason'), every('fire', 1).indexOf(own[1] as number) + 31),
    )
    expect(notation.parse('fire Rebel', 0)).toBe(notation.parse('fire Rebel', 1))
  })

  it.each([
    '',
    ' ',
    'play',
    'play AP5',
    'march Norfolk',
    'march Norfolk to',
    'march Norfolk to Narnia',
    'march Norfolk to Essex ',
    ' march Norfolk to Essex',
    'MARCH Norfolk to Essex',
    'march  Norfolk to Essex',
    'march Oxford to Essex',
    'fire Henry VI',
    'charge March at Norfolk',
    'raid Norfolk to Kent',
    'raid Norfolk by Red Sea to Kent',
    'main attack by Rutland - Essex',
    'end actions now',
    'keep the handle',
    'fires Norfolk',
    'march block 70 to Essex',
  ])('does not parse %j', (text) => {
    expect(notation.parse(text, 1)).toBeUndefined()
  })

  it('never throws, and formats what it has parsed in the same words', () => {
    const words = fc.constantFrom(
      ...new Set(MOVE_VERBS.flatMap((verb) => notation.format(every(verb, 1)[0], 1).split(' '))),
    )
    const names = fc.constantFrom(...AREA_NAMES, ...BLOCKS.map(({ name }) => name), 'to', 'at', 'by')
    const line = fc
      .array(fc.oneof(words, names, fc.string({ maxLength: 4 })), { maxLength: 8 })
      .map((parts) => parts.join(' '))
    fc.assert(
      fc.property(line, fc.constantFrom(...SEATS), (text, seat) => {
        const read = notation.parse(text, seat)
        if (read !== undefined) expect(notation.format(read, seat)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('parses every move of aggressive random games back, with every verb', () => {
    const met = new Set<string>()
    for (let i = 0; i < 40; i++)
      playAggressively({
        seed: `said ${i}`,
        options: { edition: i % 2 === 0 ? '1.02' : '1.0', scenario: i % 4 === 3 ? 'kingmaker' : 'wars-of-the-roses' },
        before(_, seat, chosen, moves) {
          for (const m of moves)
            if (game.notation.parse(game.notation.format(m, seat), seat) !== m)
              expect.fail(`${game.notation.format(m, seat)} does not say move ${m}`)
          met.add(MOVE_VERBS[chosen & 31])
        },
      })
    expect([...met].sort()).toEqual([...MOVE_VERBS].sort())
  }, 60_000)
})
