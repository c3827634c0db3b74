import { game, type VisibleRichardEvent } from '@tudor-rose/richard3'
import { Texts } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { seededRandom } from '../../test/playing.ts'
import { Picking } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'
import { LocalGame } from '../worker/local-game.ts'
import { describeMove, mentionedTargets, nameOf } from './descriptions.ts'
import { gesturesFor } from './gestures.ts'

type View = ReturnType<typeof game.view>

/** Every decision in random games. */
function* questions(scenario: string, edition: string, seed: string): Generator<TableView<View, VisibleRichardEvent>> {
  const below = seededRandom(seed.length * 7919)
  const begin = { options: { scenario, edition }, seed }
  const local = new LocalGame({ game, begin, players: ['human', 'human'], botSeed: 1 })
  for (;;) {
    const { awaited } = local.table(0)
    if (awaited.length === 0) return
    const seat = awaited[below(awaited.length)]
    const table = local.table(seat) as TableView<View, VisibleRichardEvent>
    yield table
    const moves = table.prompt!.moves
    local.play(seat, moves[below(moves.length)])
  }
}

const GAMES = [
  ['wars-of-the-roses', '1.02'],
  ['wars-of-the-roses', '1.0'],
  ['kingmaker', '1.02'],
  ['kingmaker', '1.0'],
  ['richard-iii', '1.02'],
  ['richard-iii', '1.0'],
] as const

const languages = ['en', 'de', 'pl'].map((language) => new Texts(game, language))

const isSentence = (words: string): boolean => !/[{}]|^(words|button|board|block|area|card|sea|place)\./.test(words)

/** Everything wrong with how these moves are picked and described; asserting each separately would take minutes. */
function* faultsOf(table: TableView<View, VisibleRichardEvent>): Generator<string> {
  const { moves } = table.prompt!
  const gestures = gesturesFor(moves, table)
  if (gestures.map(({ line }) => line).join() !== moves.join()) yield 'not every move once'
  if (new Set(gestures.map(({ path }) => path.join('|'))).size !== moves.length) yield `same targets: ${moves}`
  for (const { line, path } of gestures) {
    const picking = new Picking(gestures, path)
    // The last target must complete the move.
    if (picking.line !== line) yield `${path} says ${picking.line}, not ${line}`
    for (const texts of languages) {
      const words = describeMove(line, texts)
      if (!isSentence(words) || words === line) yield `${line} is said as ${words}`
      for (const target of path) if (!isSentence(nameOf(target, texts))) yield `no name for ${target}`
    }
  }
  for (const target of table.events.slice(-3).flatMap(mentionedTargets))
    if (!/^(block:(York|Lancaster)\/|area:|sea:|place:)\w/.test(target)) yield `the log names ${target}`
}

test.each(GAMES)('%s, edition %s: every move has its own targets and a description', (scenario, edition) => {
  let moves = 0
  for (let round = 0; round < 4; round++)
    for (const table of questions(scenario, edition, `${scenario} ${round}`)) {
      moves += table.prompt!.moves.length
      expect([...faultsOf(table)]).toEqual([])
    }
  expect(moves).toBeGreaterThan(5000)
})

test('names in the log highlight the blocks of the right house', () => {
  const charge = { house: 'seat.York', block: 'block.March', target: 'block.Bombard' } as const
  expect(mentionedTargets({ key: 'log.charges', params: charge })).toEqual([
    'block:York/March',
    'block:Lancaster/Bombard',
  ])
  const march = { house: 'seat.York', block: 'block.hidden', from: 'area.Kent', to: 'area.Essex' } as const
  expect(mentionedTargets({ key: 'log.marches', params: march })).toEqual(['area:Kent', 'area:Essex'])
})
