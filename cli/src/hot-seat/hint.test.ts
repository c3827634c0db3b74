import { en } from '@tudor-rose/bots/levels/texts'
import { game as lancaster } from '@tudor-rose/lancaster'
import { type AnyGame, completeOptions, fastChance, MoveList, Texts } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { DUEL, run, runAtTerminal } from '../testing/run.ts'
import { hintFor, hintLines, withHintTexts } from './hint.ts'

const START = ['play', 'duel', '--seed', '5']
const choices = ['aim', 'look', 'ready'].map((text, index) => ({ number: index + 1, move: 10 + index, text }))
const textsIn = (language: string) => withHintTexts(new Texts(lancaster, language))

describe('the text of a hint', () => {
  test('has each move with its number, how it compares with the best, and how often it wins', () => {
    const moves = [
      { move: 12, chance: 0.62 },
      { move: 10, chance: 0.57 },
      { move: 11, chance: 0.01 },
    ]
    expect(hintLines({ moves, playouts: 100 }, choices, textsIn('en'), 80)).toEqual([
      'What the Schemer would do:',
      '  3  ready: would play this; wins in about 6 of 10 games',
      '  1  aim: a little worse; wins in about 6 of 10 games',
      '  2  look: a mistake; hardly ever wins',
      'Based only on what you can see; the Schemer guesses the rest.',
    ])
  })

  test('has a forced move, in the language of the game', () => {
    const hint = { moves: [{ move: 11, chance: undefined }], playouts: 0 }
    expect(hintLines(hint, choices, textsIn('de'), 80)[1]).toBe('  2  look: das spielt er, ohne nachdenken zu müssen')
    expect(hintLines(hint, choices, textsIn('pl'), 80)[1]).toBe('  2  look: tak zagrałby bez namysłu')
  })

  test('fits the width', () => {
    const text = `give ${Array(12).fill('a knight').join(' and ')}`
    const hint = { moves: [{ move: 10, chance: 0.5 }], playouts: 10 }
    const lines = hintLines(hint, [{ number: 1, move: 10, text }], textsIn('en'), 80)
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
  })

  test.each(['en', 'de', 'pl'])('all of it can be said: %s', (language) => {
    const keys = Object.keys(en).filter((key) => key.startsWith('hint.'))
    expect(keys.length).toBeGreaterThan(8)
    for (const key of keys)
      expect(textsIn(language).problem(key, key === 'hint.chance' ? { tenths: 3 } : {})).toBeUndefined()
  })
})

test.each([DUEL.game, lancaster as AnyGame])('a hint in $name does not depend on hidden information', (game) => {
  const state = game.setup(completeOptions(game, {}), fastChance('a game'))
  const [seat] = game.actors(state)
  const moves = new MoveList()
  game.moves(state, seat, moves)
  const adviceIn = (world: unknown) => hintFor(game, world, seat, fastChance('hint'), { playouts: 30 })
  const hint = adviceIn(state)
  for (const { move } of hint.moves) expect(moves.toArray()).toContain(move)
  for (const world of ['a', 'b', 'c']) expect(adviceIn(game.imagine(state, seat, fastChance(world)))).toEqual(hint)
})

describe('hint, typed in a game', { timeout: 30_000 }, () => {
  test('lists legal moves, and changes nothing', async () => {
    const { code, out } = await run([...START, '--language', 'pl'], { typed: ['help', 'hint', 'quit'] })
    expect(code).toBe(0)
    expect(out).toContain('  hint        show what the strongest bot would play')
    expect(out).toMatch(/Co zrobiłby Intrygant:\n {2}[123] {2}(aim|look|ready): tak .*\n/)
    expect(out).toContain('Tylko na podstawie tego, co widzisz; reszty Intrygant też musi się domyślać.')
    // No new question is asked, and there is nothing to save.
    expect(out).not.toContain('Save the game')
    expect(out).not.toContain('się zastanawia')
  })

  test('shows at a terminal that it is thinking', async () => {
    const { screens } = await runAtTerminal([...START, '--alone'], { typed: ['hint', 'quit'] })
    expect(screens[1]).toMatch(/The Schemer is thinking…[\s\S]*What the Schemer would do:/)
  })

  test('reports a failing bot, and the game continues', async () => {
    const imagine = () => {
      throw new Error('a card that nobody has thought of')
    }
    const games = [{ ...DUEL, game: { ...DUEL.game, imagine } }]
    const { code, out } = await run(START, { games, typed: ['hint', 'ready', 'quit', 'no'] })
    expect(code).toBe(0)
    expect(out).toContain('The Schemer has no advice here.')
    expect(out).toContain('Red chooses a weapon')
  })
})
