import { game, type LancasterView, STANDARD_COMPONENTS, type VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { textsFor } from '@tudor-rose/lancaster/texts'
import { tableView } from '@tudor-rose/protocol/view'
import { completeOptions, fastChance, type GameEvent, type Options, Texts } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { Picking } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'
import { describeMove, isFinal, mentionedTargets, nameOf } from './descriptions.ts'
import { gestures } from './gestures.ts'
import { PHASES, phaseOf } from './phases.ts'
import { sectionOf } from './sections.ts'

const SETTINGS: readonly Options[] = [
  { players: '2' },
  { players: '3', laws: 'new' },
  { players: '4' },
  { players: '5', laws: 'lot', rewardTiles: 'true' },
  { players: '2', court: 'true', displeasure: 'true', laws: 'king', rewardTiles: 'true' },
  { players: '4', court: 'true', displeasure: 'true', laws: 'new' },
]
const LANGUAGES = ['en', 'de', 'pl']
const speakers = LANGUAGES.map(
  (language) => new Texts({ name: 'lancaster', texts: textsFor(STANDARD_COMPONENTS) }, language),
)

/** Every decision and all events of a game played at random. */
function decisions(options: Options, seed: number): { tableViews: TableView<LancasterView>[]; events: GameEvent[] } {
  const chance = fastChance(seed)
  const events: GameEvent[] = []
  const log = { tell: (event: GameEvent) => void events.push(event), reveal: () => {} }
  const state = game.setup(completeOptions(game, options), chance, log)
  const tableViews: TableView<LancasterView>[] = []
  for (;;) {
    const [seat] = game.actors(state)
    if (seat === undefined) return { tableViews, events }
    const number = tableViews.length
    const moment = { game, session: { state }, number, events: [], outcome: undefined }
    const table = tableView({ ...moment, mayUndo: () => false, askedSince: () => number }, seat)
    tableViews.push(table as TableView<LancasterView>)
    const lines = table.prompt!.moves
    game.apply(state, seat, game.notation.parse(lines[chance.below(lines.length)], seat)!, chance, log)
  }
}

describe.each(SETTINGS)('%o', (options) => {
  const games = [1, 2, 3].map((seed) => decisions(options, seed))
  const tableViews = games.flatMap((each) => each.tableViews)

  test('every move has one path of targets, and no path is the start of another', () => {
    for (const table of tableViews) {
      const { moves } = table.prompt!
      const found = gestures(moves, table)
      expect(found.map(({ line }) => line)).toEqual(moves)
      const paths = found.map(({ path }) => path.join(' '))
      expect(new Set(paths).size).toBe(moves.length)
      for (const { line, path } of found) {
        let picking = new Picking(found)
        for (const target of path) {
          expect(picking.live.has(target)).toBe(true)
          picking = picking.pick(target)
        }
        expect(picking.line).toBe(line)
      }
    }
  })

  test('every move and every target has a text in every language', () => {
    const lines = new Set(tableViews.flatMap(({ prompt: question }) => question!.moves))
    const targets = new Set(
      tableViews.flatMap((table) => gestures(table.prompt!.moves, table).flatMap(({ path }) => path)),
    )
    expect(lines.size).toBeGreaterThan(60)
    for (const texts of speakers) {
      const worded = new Set<string>()
      for (const line of lines) {
        const words = describeMove(line, texts)
        expect(words).not.toMatch(/[{}]|move\.|\bundefined\b|NaN/)
        expect(words).not.toBe(line)
        worded.add(words)
      }
      // Two favours may give the same, so their moves read the same. No other moves do.
      expect(lines.size - worded.size).toBeLessThanOrEqual(2)
      for (const target of targets) {
        const name = nameOf(target, texts)
        expect(name).not.toMatch(/[{}:]\w|^\w+\.\w|\bundefined\b|NaN/)
        expect(name).not.toBe(target)
      }
    }
  })

  test('every target is in a section of the board, or always in view', () => {
    const targets = new Set(
      tableViews.flatMap((table) => gestures(table.prompt!.moves, table).flatMap(({ path }) => path)),
    )
    const ALWAYS = /^(button|knight|lord|bishop|privilege|player):/
    for (const target of targets) expect(sectionOf(target) !== undefined || ALWAYS.test(target), target).toBe(true)
  })

  test('each round goes through its phases in order', () => {
    for (const { tableViews } of games) {
      const course = tableViews.map(({ view }) => 10 * view.round + ['setup', ...PHASES, 'over'].indexOf(phaseOf(view)))
      expect(course).toEqual([...course].sort((one, other) => one - other))
      expect(new Set(course).size).toBeGreaterThanOrEqual(15)
    }
  })

  test('everything the log names is on the board', () => {
    const mentioned = new Set(
      games.flatMap(({ events }) => events.flatMap((event) => mentionedTargets(event as VisibleLancasterEvent))),
    )
    expect(mentioned).toContain('county:A')
    expect(mentioned).toContain('conflict:upper-left')
    for (const target of mentioned) expect(target).toMatch(/^(county|conflict|favour|office|player|law|place):\S+$/)
  })

  test('only moves that give something up for good need confirmation', () => {
    const finals = tableViews.flatMap((table) => table.prompt!.moves.filter((line) => isFinal(line, table)))
    expect(finals.length).toBeGreaterThan(0)
    expect(new Set(finals)).toEqual(new Set(['decline']))
    const alone = tableViews.filter(({ prompt: question }) => question!.moves.length === 1)
    for (const table of alone) expect(isFinal(table.prompt!.moves[0], table)).toBe(false)
  })
})

test('counties use the names of a custom component file', () => {
  const counties = STANDARD_COMPONENTS.counties.map((county) =>
    county.letter === 'A' ? { ...county, name: 'Rutland' } : county,
  )
  const texts = new Texts({ name: 'lancaster', texts: textsFor({ ...STANDARD_COMPONENTS, counties }) }, 'en')
  expect(describeMove('place 1 in Rutland', texts)).toBe('Place a 1 in Rutland')
  expect(nameOf('county:A', texts)).toBe('Rutland')
})
