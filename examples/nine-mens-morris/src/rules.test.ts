import { parsePosition } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { TableScene } from '../../../table/src/fixture/table-scene.ts'
import type { Point, Side } from './data/board.ts'
import { game, type MorrisView } from './index.ts'
import type { State } from './state.ts'

type Position = { readonly [side in Side]?: readonly Point[] } & {
  /** The side to move; White by default. */
  readonly asked?: Side
  readonly step?: 'place' | 'move' | 'take'
  /** By default all men are placed. */
  readonly inHand?: { readonly [side in Side]?: number }
  readonly turnsWithoutMill?: number
  readonly flying?: boolean
}

/** A game from this position on; one that no game can reach fails the test. */
function scene({ White = [], Black = [], inHand, asked = 'White', step = 'move', ...more }: Position) {
  const man = (side: Side) => (point: Point) => [point, { man: side }] as const
  const position = {
    format: 'Tudor Rose position 1',
    game: game.name,
    rules: game.rulesVersion,
    flying: true,
    ...more,
    asked,
    step,
    points: Object.fromEntries([...White.map(man('White')), ...Black.map(man('Black'))]),
    sides: { White: { inHand: inHand?.White ?? 0 }, Black: { inHand: inHand?.Black ?? 0 } },
  }
  return sceneOf(parsePosition(game, JSON.stringify(position)))
}

const sceneOf = (state: State) => new TableScene<State, MorrisView, Side>(game, state)
const newGame = (options = {}) => TableScene.fromSetup(game, options, 'a seed', sceneOf)
const resultOf = ({ state }: TableScene<State, MorrisView, Side>) => game.result(state)

describe('1. placing', () => {
  test('White begins with nine men in hand, and any point will do', () => {
    const start = newGame()
    expect(start.asked).toEqual(['White'])
    expect(start.moves('White')).toHaveLength(24)
    expect(start.view().sides.White).toEqual({ inHand: 9, points: [] })
  })

  test('a man goes from hand to an empty point, and the other side is next', () => {
    const after = newGame().play('White', 'place d2')
    expect(after.view().sides.White).toEqual({ inHand: 8, points: ['d2'] })
    expect(after.asked).toEqual(['Black'])
    expect(after.may('Black', 'place d2')).toBe(false)
    expect(after.moves('Black')).toHaveLength(23)
  })

  test('nobody moves a man while there are men in hand', () => {
    const early = newGame().play('White', 'place d2').play('Black', 'place a1')
    expect(early.moves('White').every((line) => line.startsWith('place '))).toBe(true)
  })

  test('a mill closed by placing takes a man', () => {
    const placing = newGame().play('White', 'place a1').play('Black', 'place d2').play('White', 'place a4')
    placing.play('Black', 'place f4').play('White', 'place a7')
    expect(placing.asked).toEqual(['White'])
    expect(placing.moves('White')).toEqual(['take d2', 'take f4'])
    placing.play('White', 'take d2')
    expect(placing.view().sides.Black).toEqual({ inHand: 7, points: ['f4'] })
    expect(placing.asked).toEqual(['Black'])
    expect(resultOf(placing)).toBeUndefined()
  })

  test('once all men are placed, men are moved', () => {
    const last = scene({
      asked: 'Black',
      step: 'place',
      White: ['a1', 'd1', 'a7', 'b2', 'd2'],
      Black: ['g1', 'd7', 'g7', 'f2'],
      inHand: { Black: 1 },
    })
    last.play('Black', 'place b6')
    expect(last.moves('White').every((line) => line.startsWith('move '))).toBe(true)
  })
})

describe('2. moving', () => {
  const FOUR_EACH = { White: ['a1', 'a4', 'd6', 'g7'], Black: ['d1', 'b6', 'f6', 'g1'] } as const

  test('a man moves along a line to the next point, if that is empty', () => {
    const open = scene(FOUR_EACH)
    expect(open.targets('White', 'move a4 to')).toEqual(['a7', 'b4'])
    expect(open.targets('White', 'move a1 to')).toEqual([])
    expect(open.targets('White', 'move d6 to')).toEqual(['d5', 'd7'])
    expect(open.may('White', 'move a4 to c4')).toBe(false)
    expect(open.may('White', 'move a7 to d7')).toBe(false)
    expect(open.may('White', 'move b6 to b4')).toBe(false)
  })

  test('the squares are joined in the middle of their sides, not at their corners', () => {
    const corner = scene({ White: ['b2', 'e4', 'g1', 'a7'], Black: ['c5', 'd7', 'd5', 'f6'] })
    expect(corner.targets('White', 'move b2 to')).toEqual(['b4', 'd2'])
    expect(corner.targets('White', 'move e4 to')).toEqual(['e3', 'e5', 'f4'])
  })

  test('nobody can pass', () => {
    expect(
      scene(FOUR_EACH)
        .moves('White')
        .every((line) => line.startsWith('move ')),
    ).toBe(true)
  })

  test('a side with three men flies, and only that side', () => {
    const three = scene({ White: ['a1', 'a4', 'd6'], Black: FOUR_EACH.Black })
    expect(three.targets('White', 'move a1 to')).toHaveLength(24 - 7)
    three.play('White', 'move a1 to g7')
    expect(three.targets('Black', 'move g1 to')).toEqual(['g4'])
  })

  test('without the option nobody flies', () => {
    const three = scene({ White: ['a1', 'a4', 'd6'], Black: FOUR_EACH.Black, flying: false })
    expect(three.targets('White', 'move a4 to')).toEqual(['a7', 'b4'])
    expect(newGame({ flying: 'false' }).state.flying).toBe(0)
  })
})

describe('3. mills', () => {
  const CLOSING = { White: ['a1', 'a4', 'd7', 'g1'] } as const

  test('three on a line by moving: the same side takes a man of the other', () => {
    const closing = scene({ ...CLOSING, Black: ['b2', 'f2', 'd5', 'g7'] })
    closing.play('White', 'move d7 to a7')
    expect(closing.asked).toEqual(['White'])
    expect(closing.moves('White').toSorted()).toEqual(['take b2', 'take d5', 'take f2', 'take g7'])
    closing.play('White', 'take d5')
    expect(closing.view().sides.Black.points).not.toContain('d5')
    expect(closing.asked).toEqual(['Black'])
    expect(closing.events.map(({ key }) => key)).toEqual(['log.moves', 'log.mill', 'log.takes'])
  })

  test('three in a row that no line joins are no mill', () => {
    const across = scene({ White: ['d2', 'd3', 'b4', 'g1'], Black: ['a1', 'f2', 'f6', 'g7'] })
    across.play('White', 'move b4 to c4')
    expect(across.asked).toEqual(['Black'])
    // The middle of the board is empty: d3 and d5 are no neighbours, and d2, d3, d5 no line.
    const middle = scene({ White: ['d2', 'd3', 'e5', 'g1'], Black: ['a1', 'f2', 'f6', 'g7'] })
    middle.play('White', 'move e5 to d5')
    expect(middle.asked).toEqual(['Black'])
  })

  test('no man is taken out of a mill', () => {
    const closing = scene({ ...CLOSING, Black: ['b2', 'd2', 'f2', 'g7'] })
    closing.play('White', 'move d7 to a7')
    expect(closing.moves('White')).toEqual(['take g7'])
  })

  test('unless all are in mills', () => {
    const closing = scene({ ...CLOSING, Black: ['b2', 'd2', 'f2', 'f4', 'f6'] })
    closing.play('White', 'move d7 to a7')
    expect(closing.moves('White').toSorted()).toEqual(['take b2', 'take d2', 'take f2', 'take f4', 'take f6'])
  })

  test('two mills at once take one man', () => {
    const both = scene({
      step: 'place',
      White: ['a1', 'a4', 'd7', 'g7'],
      Black: ['b2', 'f2', 'd5', 'g1'],
      inHand: { White: 5, Black: 5 },
    })
    both.play('White', 'place a7', 'take d5')
    expect(both.asked).toEqual(['Black'])
  })

  test('a mill that stands already takes nothing, but one opened and closed again does', () => {
    const mill = scene({ White: ['a1', 'a4', 'a7', 'g1'], Black: ['b2', 'f2', 'd5', 'g7', 'e3'] })
    mill.play('White', 'move g1 to g4')
    expect(mill.asked).toEqual(['Black'])
    mill.play('Black', 'move e3 to e4').play('White', 'move a4 to b4').play('Black', 'move e4 to e3')
    mill.play('White', 'move b4 to a4')
    expect(mill.moves('White')).toContain('take e3')
  })
})

describe('4. the end', () => {
  test('a side with two men has lost', () => {
    const last = scene({ White: ['a1', 'a4', 'd7', 'g1'], Black: ['b2', 'f2', 'd5'] })
    last.play('White', 'move d7 to a7', 'take b2')
    expect(resultOf(last)).toEqual({ winners: [0], reason: 'ending.few' })
    expect(last.asked).toEqual([])
  })

  test('men in hand count', () => {
    const early = scene({
      step: 'place',
      White: ['a1', 'a4'],
      Black: ['b2', 'f2'],
      inHand: { White: 7, Black: 7 },
    })
    early.play('White', 'place a7', 'take b2')
    expect(resultOf(early)).toBeUndefined()
    expect(early.asked).toEqual(['Black'])
  })

  /** Black is in the corners. White is on all points beside them but d7. */
  const BLOCKING = { White: ['a4', 'd1', 'g4', 'd6', 'b4'], Black: ['a1', 'g1', 'a7', 'g7'] } as const

  test('a side that cannot move has lost', () => {
    const blocking = scene(BLOCKING)
    blocking.play('White', 'move d6 to d7')
    expect(resultOf(blocking)).toEqual({ winners: [0], reason: 'ending.blocked' })
  })

  test('a side with three men is blocked only where nobody flies', () => {
    const three = { ...BLOCKING, Black: ['a1', 'g1', 'a7'] } as const
    expect(resultOf(scene(three).play('White', 'move d6 to d7'))).toBeUndefined()
    const result = resultOf(scene({ ...three, flying: false }).play('White', 'move d6 to d7'))
    expect(result).toEqual({ winners: [0], reason: 'ending.blocked' })
  })

  const QUIET = { White: ['a1', 'a4', 'd6', 'g7'], Black: ['d1', 'b2', 'f6', 'g1'] } as const

  test('a hundred turns without a mill are a draw', () => {
    const quiet = scene({ ...QUIET, turnsWithoutMill: 98 })
    quiet.play('White', 'move d6 to d5')
    expect(resultOf(quiet)).toBeUndefined()
    quiet.play('Black', 'move g1 to g4')
    expect(resultOf(quiet)).toEqual({ winners: [], reason: 'ending.noMill' })
  })

  test('a mill starts the count again', () => {
    const mill = scene({ ...QUIET, White: ['a1', 'a4', 'd7', 'g7'], turnsWithoutMill: 99 })
    mill.play('White', 'move d7 to a7', 'take f6')
    expect(resultOf(mill)).toBeUndefined()
    expect(mill.view().turnsWithoutMill).toBe(0)
  })

  test('who resigns has lost', () => {
    const start = newGame()
    game.resign(start.state, 0)
    expect(resultOf(start)).toEqual({ winners: [1], reason: 'ending.resigned' })
  })
})

describe('positions that no game can reach are refused', () => {
  const THREE_EACH = { White: ['a1', 'a4', 'd6'], Black: ['d1', 'b6', 'f6'] } as const

  test.each<[string, Position]>([
    ['already lost', { ...THREE_EACH, Black: ['d1', 'b6'] }],
    ['9 at most', { ...THREE_EACH, inHand: { White: 7, Black: 7 }, step: 'place' }],
    ['no man left to place', { ...THREE_EACH, step: 'place' }],
    ['placed before any is moved', { ...THREE_EACH, inHand: { White: 1, Black: 1 } }],
    ['without a mill', { ...THREE_EACH, step: 'take' }],
    ['already drawn', { ...THREE_EACH, turnsWithoutMill: 100 }],
    ['in turn', { ...THREE_EACH, inHand: { White: 1, Black: 2 }, step: 'place' }],
    ['no legal move', { White: ['a1', 'g1', 'a7', 'g7'], Black: ['a4', 'd1', 'g4', 'd7'] }],
  ])('%s', (reason, position) => {
    expect(() => scene(position)).toThrow(reason)
  })
})
