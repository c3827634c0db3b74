import { game, type LancasterView, STANDARD_COMPONENTS } from '@tudor-rose/lancaster'
import { textsFor } from '@tudor-rose/lancaster/texts'
import { completeOptions, fastChance, type GameEvent, type Options, Texts } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { Picking } from '../play/picking.ts'
import type { Sight } from '../play/sight.ts'
import { sightOf } from '../worker/sight-of.ts'
import { gestures } from './gestures.ts'
import { PHASES, phaseOf } from './phases.ts'
import { sectionOf } from './sections.ts'
import { isFinal, mentioned, nameOf, wordsOf } from './words.ts'

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

/** Every decision of a game in which everybody plays at random, and all that is told in it. */
function decisions(options: Options, seed: number): { sights: Sight<LancasterView>[]; told: GameEvent[] } {
  const chance = fastChance(seed)
  const told: GameEvent[] = []
  const log = { tell: (event: GameEvent) => void told.push(event), reveal: () => {} }
  const state = game.setup(completeOptions(game, options), chance, log)
  const sights: Sight<LancasterView>[] = []
  for (;;) {
    const [seat] = game.actors(state)
    if (seat === undefined) return { sights, told }
    const moment = { number: sights.length, state, events: [], mayUndo: false, resigned: undefined, isStopped: false }
    const sight = sightOf(game, moment, seat) as Sight<LancasterView>
    sights.push(sight)
    const lines = sight.question!.moves
    game.apply(state, seat, game.notation.parse(lines[chance.below(lines.length)], seat)!, chance, log)
  }
}

describe.each(SETTINGS)('%o', (options) => {
  const games = [1, 2, 3].map((seed) => decisions(options, seed))
  const sights = games.flatMap((each) => each.sights)

  test('every move has one path of targets, and no path begins another', () => {
    for (const sight of sights) {
      const { moves } = sight.question!
      const found = gestures(moves, sight)
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

  test('every move and every target has words in every language', () => {
    const lines = new Set(sights.flatMap(({ question }) => question!.moves))
    const targets = new Set(
      sights.flatMap((sight) => gestures(sight.question!.moves, sight).flatMap(({ path }) => path)),
    )
    expect(lines.size).toBeGreaterThan(60)
    for (const texts of speakers) {
      const worded = new Set<string>()
      for (const line of lines) {
        const words = wordsOf(line, texts)
        expect(words).not.toMatch(/[{}]|move\.|\bundefined\b|NaN/)
        expect(words).not.toBe(line)
        worded.add(words)
      }
      // Two favours may give the same, so their moves read the same; nothing else does.
      expect(lines.size - worded.size).toBeLessThanOrEqual(2)
      for (const target of targets) {
        const name = nameOf(target, texts)
        expect(name).not.toMatch(/[{}:]\w|^\w+\.\w|\bundefined\b|NaN/)
        expect(name).not.toBe(target)
      }
    }
  })

  test('every target is in a part of the board, or always in sight', () => {
    const targets = new Set(
      sights.flatMap((sight) => gestures(sight.question!.moves, sight).flatMap(({ path }) => path)),
    )
    const ALWAYS = /^(button|knight|lord|bishop|privilege|player):/
    for (const target of targets) expect(sectionOf(target) !== undefined || ALWAYS.test(target), target).toBe(true)
  })

  test('each round goes through its phases in order', () => {
    for (const { sights } of games) {
      const course = sights.map(({ view }) => 10 * view.round + ['setup', ...PHASES, 'over'].indexOf(phaseOf(view)))
      expect(course).toEqual([...course].sort((one, other) => one - other))
      expect(new Set(course).size).toBeGreaterThanOrEqual(15)
    }
  })

  test('what the log names is on the board', () => {
    const named = new Set(games.flatMap(({ told }) => told.flatMap((event) => mentioned(event))))
    expect(named).toContain('county:A')
    expect(named).toContain('conflict:upper-left')
    for (const target of named) expect(target).toMatch(/^(county|conflict|favour|office|player|law|place):\S+$/)
  })

  test('only what is given up for good is final', () => {
    const finals = sights.flatMap((sight) => sight.question!.moves.filter((line) => isFinal(line, sight)))
    expect(finals.length).toBeGreaterThan(0)
    expect(new Set(finals)).toEqual(new Set(['decline']))
    const alone = sights.filter(({ question }) => question!.moves.length === 1)
    for (const sight of alone) expect(isFinal(sight.question!.moves[0], sight)).toBe(false)
  })
})

test('counties go by the names of another component file', () => {
  const counties = STANDARD_COMPONENTS.counties.map((county) =>
    county.letter === 'A' ? { ...county, name: 'Rutland' } : county,
  )
  const texts = new Texts({ name: 'lancaster', texts: textsFor({ ...STANDARD_COMPONENTS, counties }) }, 'en')
  expect(wordsOf('place 1 in Rutland', texts)).toBe('Place a 1 in Rutland')
  expect(nameOf('county:A', texts)).toBe('Rutland')
})
