import type { AnyGame } from '@tudor-rose/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { Picking } from '../play/picking.ts'
import { gesturesOf } from './gestures.ts'
import { randomTableViews, rulesOfOtherDeck, standardRules } from './testing/random-table-views.ts'

describe.each([
  ['the usual deck', standardRules],
  ['another deck', rulesOfOtherDeck],
] as const)('with %s', (_, rules) => {
  let game: AnyGame
  beforeAll(async () => {
    game = await rules()
  })

  test('every legal move has exactly one path, and no two share one', () => {
    let asked = 0
    for (const { prompt: question, view } of randomTableViews(game, 20)) {
      if (question === null) continue
      asked++
      const gestures = gesturesOf(question.moves, view.viewer === 'York' ? 'white' : 'red')
      expect(gestures.map(({ line }) => line)).toEqual(question.moves)
      const paths = gestures.map(({ path }) => path.join(' '))
      expect(new Set(paths).size, paths.join('\n')).toBe(paths.length)
      for (const { line, path } of gestures) {
        let picking = new Picking(gestures)
        for (const target of path) {
          expect(picking.live.has(target), `${line}: ${target}`).toBe(true)
          picking = picking.pick(target)
        }
        expect(picking.line).toBe(line)
      }
    }
    expect(asked).toBeGreaterThan(1000)
  })
})

test('troops need no source or destination if there is only one', () => {
  const paths = (lines: readonly string[]) => gesturesOf(lines, 'red').map(({ path }) => path)
  expect(paths(['shift red from the reserve to the North', 'shift red from the reserve to the South'])).toEqual([
    ['place:north'],
    ['place:south'],
  ])
  expect(paths(['shift white from the North to the supply', "shift blue from York's half to the supply"])).toEqual([
    ['troops:white@north'],
    ['troops:blue@white-half'],
  ])
  expect(paths(['take one from the supply', 'take one from the reserve'])).toEqual([
    ['place:red-supply'],
    ['place:red-reserve'],
  ])
})

test('a single troop needs no count', () => {
  const lines = ['play hexham to commit 1', 'play barnet to commit 1', 'play barnet to commit 2']
  expect(gesturesOf(lines, 'red').map(({ path }) => path)).toEqual([
    ['card:hexham', 'use:commit'],
    ['card:barnet', 'use:commit', 'count:1'],
    ['card:barnet', 'use:commit', 'count:2'],
  ])
})
