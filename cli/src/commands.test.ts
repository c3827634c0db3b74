import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STANDARD_DECK } from '@tudor-rose/cousins-war'
import { STANDARD_COMPONENTS } from '@tudor-rose/lancaster'
import { STANDARD_SCENARIOS } from '@tudor-rose/richard3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from './registry.ts'
import { DUEL, recordFile, run, runAtTerminal, temporaryFolder } from './testing/run.ts'

/** The output of a successful command line. */
async function out(line: string): Promise<string> {
  const { code, out, err } = await run(line.split(' '))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('help and version', () => {
  const commands = [
    'games',
    'play',
    'practice',
    'sim',
    'league',
    'record',
    'replay',
    'verify',
    'analyse',
    'position',
    'perft',
    'bench',
    'cards',
    'components',
  ]

  test('tudor alone and tudor --help list every command', async () => {
    const help = await out('--help')
    for (const command of commands) expect(help).toMatch(new RegExp(`^  ${command} +[A-Z].*\\.$`, 'm'))
    expect((await run([])).out).toBe(help)
  })

  test.each(commands)('tudor %s --help', async (command) => {
    const help = await out(`${command} --help`)
    expect(help).toMatch(new RegExp(`^tudor ${command}`))
    expect(help).toContain('Examples:')
    expect(await out(`help ${command}`)).toBe(help)
    // Help must work without operands.
    expect(await out(`${command} --help one two three`)).toBe(help)
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  test('tudor --version', async () => {
    expect(await out('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('games', () => {
  test('lists options with the default value first', async () => {
    expect(await out('games')).toBe(
      'duel (rules version 3)\n  length    short (default), long\n  scouting  yes (default), no\n',
    )
  })

  test('as JSON', async () => {
    expect(jsonLines(await out('games --json'))).toEqual([
      {
        game: 'duel',
        rulesVersion: 3,
        options: [
          { name: 'length', values: ['short', 'long'], standard: 'short' },
          { name: 'scouting', values: ['no', 'yes'], standard: 'yes' },
        ],
      },
    ])
  })
})

describe('sim', () => {
  test('one JSON line with exactly the documented fields', async () => {
    const [line] = jsonLines(await out('sim duel --games 40 --seed 3 --option length=long --json'))
    expect(Object.keys(line)).toEqual(['game', 'options', 'policy', 'games', 'moves', 'results', 'seconds'])
    expect(line).toMatchObject({
      game: 'duel',
      options: { length: 'long', scouting: 'yes' },
      policy: 'random',
      games: 40,
    })
    const counts = Object.values(line.results as object).flatMap((reasons) => Object.values(reasons) as number[])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
  })

  test('the same seed gives the same games', async () => {
    const play = async (seed: number) => {
      const [{ seconds, ...line }] = jsonLines(await out(`sim duel --games 40 --seed ${seed} --json`))
      return line
    }
    expect(await play(3)).toEqual(await play(3))
    expect(await play(3)).not.toEqual(await play(4))
  })

  test('for people', async () => {
    expect(await out('sim duel --games 20')).toMatch(/ 20 games, \d+ moves.*\n.*More lives left: \d+ \(\d+\.\d %\)/)
  })

  test('a progress bar on a terminal, none in a pipe', async () => {
    const words = ['sim', 'duel', '--games', '5000']
    expect((await run(words)).err).toBe('')
    const { err } = await run(words, { onTerminal: true })
    expect(err).toMatch(/duel, 5000 games \[[#.]{30}\] \d+ %/)
    expect(err.endsWith('\r\x1b[K')).toBe(true)
  })
})

describe('record, verify, replay', () => {
  test('a record is the same for the same seed and verifies', async () => {
    const path = recordFile(temporaryFolder())
    const verified = await out(`verify ${path}`)
    expect(verified).toMatch(/duel, 9 moves, White wins, position [0-9a-f]{16}: everything is correct\n/)
    expect(verified).toMatch(/commitment to the seed: [0-9a-f]{64}\n$/)
    expect(await out('record duel --seed 7')).toBe(await out('record duel --seed 7'))
    expect(await out('record duel')).not.toBe(await out('record duel'))
    expect(await out('record duel --seed 7 --option scouting=no')).toContain('options: length=short, scouting=no')
  })

  test('replay shows an observer and each seat what they may know', async () => {
    const path = recordFile(temporaryFolder())
    const observer = await out(`replay ${path} --at 3`)
    expect(observer).toContain('After move 3 of 9, as an observer sees it')
    expect(observer).toContain('White chooses a weapon')
    for (const weapon of ['Axe', 'Dagger', 'Bow']) expect(observer).not.toContain(weapon)
    const white = await out(`replay ${path} --at 3 --seat White`)
    expect(white).toContain('White chooses Axe')
    expect(white).not.toContain('Dagger')
    expect(await out(`replay ${path} --at 3 --seat Observer`)).toBe(observer)
    const red = await out(`replay ${path} --at 3 --seat red`)
    expect(red).toContain('White chooses a weapon')
    expect(red).toContain('Red looks at Bow')
  })

  test('the end of a game reveals everything', async () => {
    const end = await out(`replay ${recordFile(temporaryFolder())}`)
    expect(end).toContain('Red looks at Bow')
    expect(end).toContain('White looks at Bill')
    expect(end).toContain('as Red sees it')
    expect(end).toContain('as White sees it')
    expect(end).toMatch(/White wins: More lives left\n$/)
  })

  test('move 0 is the set-up', async () => {
    expect(await out(`replay ${recordFile(temporaryFolder())} --at 0`)).toContain('After move 0 of 9')
  })
})

describe('position', () => {
  test('exports a position that it can import', async () => {
    const folder = temporaryFolder()
    const position = await out(`position ${recordFile(folder)} --at 3`)
    expect(JSON.parse(position)).toMatchObject({ game: 'duel', seats: { White: { chosen: 'Axe' } } })
    const path = join(folder, 'puzzle.json')
    writeFileSync(path, position)
    const shown = await out(`position ${path} --seat White`)
    expect(shown).toContain('a valid position of duel, as White sees it')
    expect(shown).toContain('chosen: Axe')
    expect(await out(`position ${path}`)).not.toContain('Axe')
  })
})

describe('perft and bench', () => {
  // The measurements do not matter here, so a second may be shorter.
  beforeAll(() => {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => 20 * now())
  })
  afterAll(() => void vi.restoreAllMocks())

  test('perft counts every depth', async () => {
    expect(await out('perft duel --depth 4 --seed 1')).toBe('1 3\n2 8\n3 21\n4 57\n')
    expect(await out('perft duel --depth 1 --option scouting=no')).toBe('1 2\n')
  })

  test('a bench line for every value of the first option, with exactly the documented fields', async () => {
    const lines = jsonLines(await out('bench --seconds 1 --json'))
    expect(lines.map((line) => line.options)).toEqual([
      { length: 'short', scouting: 'yes' },
      { length: 'long', scouting: 'yes' },
    ])
    for (const { options, ...line } of lines) {
      expect(line).toEqual({
        game: 'duel',
        movesPerSecond: expect.any(Number),
        gamesPerSecond: expect.any(Number),
        copyNs: expect.any(Number),
        stateBytes: 29,
        heapGrowthBytes: expect.any(Number),
      })
      for (const field of ['movesPerSecond', 'gamesPerSecond', 'copyNs']) expect(line[field]).toBeGreaterThan(0)
    }
  }, 30_000)

  test('a bench of search has playouts at random and as bots make them', async () => {
    const [line, ...others] = jsonLines(await out('bench duel --option length=long --search --seconds 1 --json'))
    expect(others).toEqual([])
    expect(line).toEqual({
      game: 'duel',
      options: { length: 'long', scouting: 'yes' },
      randomPlayoutsPerSecond: expect.any(Number),
      guidedPlayoutsPerSecond: expect.any(Number),
    })
    expect(line.randomPlayoutsPerSecond).toBeGreaterThan(0)
    expect(line.guidedPlayoutsPerSecond).toBeGreaterThan(0)
  })

  test('bench of one game and option, for people', async () => {
    const text = await out('bench duel --option length=long --seconds 1')
    expect(text).toMatch(/^duel length=long scouting=yes\n.*moves and .*games per second/)
  }, 30_000)
})

describe('solve', () => {
  test('is a command of the game that it is about', async () => {
    expect((await run(['solve', '--help'], { games: GAMES })).out).toMatch(/^tudor solve GAME/)
    expect((await run(['--help'], { games: GAMES })).out).toContain('  solve ')
    expect(await run(['solve', 'duel'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no command "solve"'),
    })
  })

  const solve = (...words: string[]) => run(['solve', 'cousins-war', ...words], { games: GAMES })

  test('makes a table and measures it, and measures it again from the file', async () => {
    const file = join(temporaryFolder(), 'table.bin')
    const made = await solve('--fighters', '1', '--rounds', '50', '--beliefs', '2', '--out', file)
    expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: '' })
    const [head, ...figures] = made.out.trimEnd().split('\n')
    expect(head).toMatch(/table\.bin: \d+ bytes$/)
    expect(figures[1]).toMatch(/^ {2}all situations \(25\): 0\.00\d\d on average, 0\.0\d\d\d at worst \(1 with /)
    const again = await solve('--measure', file, '--beliefs', '2')
    expect(again.out.trimEnd().split('\n')).toEqual(figures)
  })

  test('an invalid table, a missing file and another game are refused', async () => {
    const file = join(temporaryFolder(), 'no-table.bin')
    writeFileSync(file, 'something else')
    expect(await solve('--measure', file)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no-table\.bin: .*no table/),
    })
    expect(await solve()).toMatchObject({ code: 2, err: expect.stringContaining('needs --out FILE') })
    const other = await run(['solve', 'duel', '--out', file], { games: [...GAMES, DUEL] })
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('nothing to solve in duel') })
  })

  test.each(['out', 'rounds'])('measuring takes no --%s', async (flag) => {
    const file = join(temporaryFolder(), 'other.bin')
    const { code, out, err } = await solve('--measure', 'table.bin', `--${flag}`, flag === 'out' ? file : '5')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(`tudor: --${flag} is for making a table, not for --measure\n`)
    expect(existsSync(file)).toBe(false)
  })

  test('a progress bar on a terminal', async () => {
    const file = join(temporaryFolder(), 'table.bin')
    const words = ['solve', 'cousins-war', '--fighters', '1', '--rounds', '1', '--beliefs', '1', '--out', file]
    const { err } = await run(words, { games: GAMES, onTerminal: true })
    expect(err).toMatch(/solving \[[#.]{30}\] \d+ %/)
    expect(err).toMatch(/measuring \[[#.]{30}\] \d+ %/)
  })
})

describe('cards', () => {
  test('prints every card of a deck with its source', async () => {
    const text = (await run(['cards', 'cousins-war'], { games: GAMES })).out
    for (const { id } of [...STANDARD_DECK.cards, ...STANDARD_DECK.twists]) expect(text).toContain(`(${id})`)
    expect(text.match(/source: /g)).toHaveLength(STANDARD_DECK.cards.length + STANDARD_DECK.twists.length)
    expect(text).toContain('main: up to 2 own from regions to reserve')
  })

  test('says so if a game has none', async () => {
    const { code, err } = await run(['cards', 'richard3'], { games: GAMES })
    expect([code, err]).toEqual([2, 'tudor: richard3 has no cards, but scenarios; see tudor scenarios richard3\n'])
  })
})

describe('components', () => {
  test('prints every county, favour and law with its source', async () => {
    const text = (await run(['components', 'lancaster'], { games: GAMES })).out
    for (const { letter, name } of STANDARD_COMPONENTS.counties) expect(text).toContain(`  ${letter} ${name} `)
    for (const { id } of STANDARD_COMPONENTS.favours) expect(text).toContain(`  ${id} `)
    for (const id of STANDARD_COMPONENTS.laws.king[3]) expect(text).toContain(`  3        ${id}`)
  })

  test('a game has either a deck or components, and each command names the other', async () => {
    const error = async (...words: string[]) => (await run(words, { games: GAMES })).err
    expect(await error('cards', 'lancaster')).toBe(
      'tudor: lancaster has no cards, but components; see tudor components lancaster\n',
    )
    expect(await error('components', 'cousins-war')).toBe(
      'tudor: cousins-war has no components, but a deck; see tudor cards cousins-war\n',
    )
    expect(await error('components', 'richard3')).toBe(
      'tudor: richard3 has no components, but scenarios; see tudor scenarios richard3\n',
    )
  })
})

describe('scenarios', () => {
  test('prints where every block begins', async () => {
    const text = (await run(['scenarios', 'richard3'], { games: GAMES })).out
    for (const { id, lancaster, york } of STANDARD_SCENARIOS.scenarios) {
      expect(text).toContain(`(${id}): campaign`)
      for (const { map } of [lancaster, york])
        for (const [area, blocks] of Object.entries(map)) expect(text).toContain(`    ${area}: ${blocks.join(', ')}`)
    }
  })

  test('from a file are offered, recorded, verified and exported', async () => {
    const { out: file } = await run(['scenarios', 'richard3', '--file'], { games: GAMES })
    const path = join(temporaryFolder(), 'mine.json')
    writeFileSync(path, file.replace('"kingmaker"', '"my-war"').replace('"Sussex": ["Arundel"]', '"Kent": ["Arundel"]'))
    const words = ['--option', `scenarios=${path}`, '--option', 'scenario=my-war']
    const { out: text, err } = await run(['record', 'richard3', '--seed', '3', ...words], { games: GAMES })
    expect(err).toBe('')
    expect(text).toMatch(/\nscenarios: [0-9a-f]{16}\n\| \{\n/)
    const record = join(temporaryFolder(), 'own.record')
    writeFileSync(record, text)
    expect((await run(['verify', record], { games: GAMES })).out).toContain('everything is correct')
    const position = JSON.parse((await run(['position', record, '--at', '1'], { games: GAMES })).out)
    expect(position.scenario).toBe('my-war')
    expect(position.blocks['York Arundel'].at).toBe('Kent')
  })
})

describe('components from a file', () => {
  async function componentFile(change: (text: string) => string = (text) => text): Promise<string> {
    const { out: text } = await run(['components', 'lancaster', '--file'], { games: GAMES })
    const path = join(temporaryFolder(), 'mine.json')
    writeFileSync(path, change(text.replaceAll('Stafford', 'Cheshire')))
    return path
  }
  const withFile = async (words: string, path: string): Promise<string> => {
    const ran = await run([...words.split(' '), '--option', `components=${path}`], { games: GAMES })
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' })
    return ran.out
  }

  test('are simulated, printed, recorded, replayed, verified and played with', async () => {
    const path = await componentFile()
    expect(await withFile('sim lancaster --games 3 --policy greedy', path)).toContain('B Cheshire')
    expect(await withFile('perft lancaster --depth 1', path)).toMatch(/^1 \d+\n$/)
    expect(await withFile('components lancaster', path)).toMatch(/^Custom components, [0-9a-f]{16}\n/)
    const text = await withFile('record lancaster --seed 3', path)
    expect(text).toMatch(/\ncomponents: [0-9a-f]{16}\n\| \{\n/)
    const record = join(temporaryFolder(), 'own.record')
    writeFileSync(record, text)
    expect((await run(['verify', record], { games: GAMES })).out).toContain('everything is correct')
    expect((await run(['replay', record, '--at', '9'], { games: GAMES })).out).toContain('B Cheshire')
    const position = join(temporaryFolder(), 'own.json')
    writeFileSync(position, (await run(['position', record, '--at', '9'], { games: GAMES })).out)
    expect(await withFile(`position ${position}`, path)).toContain('B Cheshire')
    const alone = await run(['position', position], { games: GAMES })
    expect([alone.code, alone.err]).toEqual([
      2,
      expect.stringContaining('components: this position was made with something else'),
    ])
    const played = await run(['play', 'lancaster', '--alone', '--option', `components=${path}`], {
      typed: ['build gold', 'quit', 'no'],
      games: GAMES,
    })
    expect([played.code, played.out]).toEqual([0, expect.stringContaining('B Cheshire')])
  })

  test('with problems are refused with file, line and path', async () => {
    const path = await componentFile((text) => text.replace('"minimum": 1', '"minimum": 9'))
    for (const words of ['sim lancaster', 'play lancaster', 'record lancaster', 'components lancaster']) {
      const { code, err } = await run([...words.split(' '), '--option', `components=${path}`], { games: GAMES })
      expect([code, err]).toEqual([2, expect.stringMatching(/mine\.json: line \d+: county A, minimum: /)])
    }
  })
})

describe('a deck from a file', () => {
  async function deckFile(change: (text: string) => string = (text) => text): Promise<string> {
    const { out: text } = await run(['cards', 'cousins-war', '--file'], { games: GAMES })
    const path = join(temporaryFolder(), 'mine.json')
    writeFileSync(path, change(text.replaceAll('barnet', 'barnet-mist').replaceAll('Barnet', 'Barnet in the mist')))
    return path
  }
  const withDeck = async (words: string, path: string): Promise<string> => {
    const ran = await run([...words.split(' '), '--option', `deck=${path}`], { games: GAMES })
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' })
    return ran.out
  }

  test('is simulated, measured, printed, recorded, replayed and verified', async () => {
    const path = await deckFile()
    expect(await withDeck('sim cousins-war --games 5', path)).toMatch(/5 games/)
    expect(await withDeck('perft cousins-war --depth 1', path)).toMatch(/^1 \d+\n$/)
    expect(await withDeck('cards cousins-war', path)).toContain('Barnet in the mist (barnet-mist), 3 CP')
    const text = await withDeck('record cousins-war --seed 3', path)
    expect(text).toMatch(/\ndeck: [0-9a-f]{16}\n\| \{\n/)
    const record = join(temporaryFolder(), 'own.record')
    writeFileSync(record, text)
    const verified = await run(['verify', record], { games: GAMES })
    expect(verified.out).toContain('everything is correct')
    const replayed = await run(['replay', record], { games: GAMES })
    expect({ code: replayed.code, err: replayed.err }).toEqual({ code: 0, err: '' })
    const position = join(temporaryFolder(), 'own.json')
    writeFileSync(position, (await run(['position', record, '--at', '9'], { games: GAMES })).out)
    expect(await withDeck(`position ${position}`, path)).toContain('a valid position of cousins-war')
    const alone = await run(['position', position], { games: GAMES })
    expect([alone.code, alone.err]).toEqual([
      2,
      expect.stringContaining('deck: this position was made with something else'),
    ])
  })

  test('is asked for at the start of a game', async () => {
    const path = await deckFile()
    const typed = [`deck=${path}`, 'deck=nowhere.json', 'deck=standard', `deck=${path}`, '', 'quit']
    const { out: text } = await runAtTerminal(['play', 'cousins-war'], { typed, games: GAMES })
    expect(text).toContain('deck=standard   (or a file)')
    expect(text).toContain('cannot read nowhere.json: there is no such file')
    expect(text).toContain(`deck=${path}   (or a file)`)
  })

  test('with problems is refused with file, line and card', async () => {
    const path = await deckFile((text) => text.replace('"region": "south"', '"region": "wales"'))
    for (const words of ['sim cousins-war', 'play cousins-war', 'record cousins-war', 'cards cousins-war']) {
      const { code, out: text, err } = await run([...words.split(' '), '--option', `deck=${path}`], { games: GAMES })
      expect([code, text]).toEqual([2, ''])
      expect(err).toBe(
        `tudor: ${path}: line 8: card st-albans, region: cannot be "wales"; it can be "north", "centre", "south"\n`,
      )
    }
  })

  test('is refused for a game without cards', async () => {
    const { code, err } = await run(['sim', 'richard3', '--option', 'deck=x'], { games: GAMES })
    expect([code, err]).toEqual([2, expect.stringContaining('richard3 has no option "deck"')])
  })
})

describe('practice', () => {
  const practice = (words: readonly string[], typed: readonly string[] = []) =>
    run(['practice', ...words], { games: GAMES, typed })

  test('lists positions by topic, in any language', async () => {
    const { out } = await practice(['richard3'])
    expect(out).toMatch(/^Pinning\n {3}\d {2}The third block \[5\.22\]$/m)
    expect((await practice(['richard3', '--language', 'de'])).out).toContain('Der dritte Block')
  })

  test('says what a wrong move costs, gives a hint and accepts the best move', async () => {
    const { out: found, code } = await practice(
      ['cousins-war', '6'],
      ['hint', 'leave the dice', 'turn the dice to 4 4 4'],
    )
    expect(code).toBe(0)
    expect(found).toContain('Against a pair of 6s')
    expect(found).toContain('What is better than a higher pair?')
    expect(found).toContain('Not the best move: -2.00; the best is 2.00.')
    expect(found).toMatch(/Solved\.\nTwo points turn 3, 4 and 5/)
  })

  test('shows the best line on request', async () => {
    const { out: shown } = await practice(['cousins-war', '6'], ['best'])
    expect(shown).toContain('turn the dice to 4 4 4')
    expect(shown).toContain('Solved.')
  })

  test('verifies the best lines', async () => {
    const { out: checked, code } = await practice(['cousins-war', '6', '--check'])
    expect(code).toBe(0)
    expect(checked).toContain('  turn the dice to 4 4 4: 2.00; second best -1.00\n')
  })

  test('reports a game without positions, and an unknown number', async () => {
    expect((await run(['practice', 'duel'])).err).toBe('tudor: there are no practice positions for duel\n')
    expect((await practice(['lancaster', '99'])).err).toMatch(
      /^tudor: there is no position "99"; they are numbered from 1 to \d+\n$/,
    )
  })
})
