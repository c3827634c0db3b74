import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { game as richard3 } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { GAMES } from './registry.ts'
import { drawRichard3 } from './richard3/board.ts'
import { DUEL, run, runAtTerminal, temporaryFolder } from './testing/run.ts'

/** With seed 5 Red holds Sword, Axe and Pike; White holds Mace, Bow and Bill. */
const START = ['play', 'duel', '--seed', '5']

async function play(...typed: string[]): Promise<string> {
  const { code, out, err } = await run(START, { typed: [...typed, 'quit', 'no'] })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

describe('a game through a pipe', () => {
  test('shows board, prompt with its rule, numbered moves and no terminal codes', async () => {
    const out = await play()
    expect(out).toContain('--- Pass the screen to Red ---')
    expect(out).toContain('hand: Sword, Axe, Pike')
    expect(out).toContain('Red prepares, aim 0 [rule 1]\n  1  aim\n  2  look\n  3  ready\nRed> ')
    expect(out).not.toContain('\x1b')
  })

  test('a number, a whole text or its start plays a move', async () => {
    for (const way of ['3', 'ready', 'rea', 'READY']) expect(await play(way)).toContain('Red chooses a weapon [rule 2]')
    expect(await play('ready', 'c pi')).toContain('Pass the screen to White')
  })

  test('a start that several moves share lists them', async () => {
    expect(await play('ready', 'choose')).toContain('That could be any of these 3 moves:\n  1  choose Sword')
  })

  test('unknown input changes nothing', async () => {
    const out = await play('dance', '99', '-1', '')
    expect(out).toContain('"dance" is neither a legal move nor a command')
    expect(out).toContain('"99" is neither')
    expect(out.match(/Red prepares, aim 0/g)).toHaveLength(1)
  })

  test('undo works up to the last reveal', async () => {
    const out = await play('aim', 'undo', 'undo', 'look', 'undo')
    expect(out).toContain('Red prepares, aim 1')
    expect(out).toContain('Taken back.')
    expect(out).toContain('there is no move to take back')
    expect(out).toContain('the last move cannot be taken back')
  })

  test('a secret choice can be undone until the other is made', async () => {
    const out = await play('ready', 'choose Axe', 'undo', 'choose Pike', 'choose Mace')
    expect(out.match(/Pass the screen to Red/g)).toHaveLength(2)
    expect(out).toContain('Pike against Mace')
  })

  test('a seat sees what happened, with its own secrets only', async () => {
    const out = await play('look', 'ready', 'choose Sword', 'choose Mace', 'log all')
    const [, red, white] = out.split('--- Pass the screen to ')
    expect(red).toContain('* Red looks at Bill')
    expect(white).toContain('* Red looks at a weapon')
    expect(white).toContain('* Red chooses a weapon')
    expect(white).toContain('   1  Red looks at a weapon')
    expect(white).toContain('* Sword against Mace')
  })

  test('resigning asks for confirmation', async () => {
    expect(await play('resign', 'no')).not.toContain('gives up')
    const { out, code } = await run(START, { typed: ['resign', 'yes', 'no'] })
    expect(code).toBe(0)
    expect(out).toContain('Red gives up')
    expect(out).toContain('White wins: The other gave up')
  })

  test('a game to its end', async () => {
    const typed = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 'ready' : '1'))
    const { code, out } = await run(START, { typed })
    expect(code).toBe(0)
    expect(out).toMatch(/(Red|White) wins: More lives left|Nobody wins: Equal lives/)
  })

  test('the end of the pipe ends the game without writing anything', async () => {
    const before = readdirSync('.')
    const { code, err } = await run(START, { typed: ['aim'] })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(readdirSync('.')).toEqual(before)
  })

  test('asks which game if there are several, and starts the only one', async () => {
    const twin = { ...DUEL, game: { ...DUEL.game, name: 'twin' } }
    const { out } = await run(['play'], {
      games: [DUEL, twin],
      typed: ['chess', '2', 'aim', 'quit', 'no'],
    })
    expect(out.match(/Which game\?/g)).toHaveLength(2)
    expect(out).toContain('Save the game as twin-')
    expect((await run(['play'], { typed: ['quit'] })).out).toContain('Pass the screen to Red')
  })

  test('no screen of one seat shows a secret of the other', async () => {
    // Red and White hold different weapons until they are used, and every screen belongs to one of them.
    const hands: Record<string, string[]> = { Red: ['Sword', 'Axe', 'Pike'], White: ['Mace', 'Bow', 'Bill'] }
    const out = await play('board', 'log', 'moves', 'ready', 'choose Sword', 'board', 'log all', 'moves', 'help')
    const screens = out.split('--- Pass the screen to ').slice(1)
    expect(screens.map((screen) => screen.split(' ')[0])).toEqual(['Red', 'White'])
    for (const screen of screens) {
      const other = screen.startsWith('Red') ? 'White' : 'Red'
      for (const weapon of hands[other]) expect(screen).not.toContain(weapon)
    }
  })
})

describe('the language of a game', () => {
  const typed = ['quit', 'no']
  const shown = async (words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    (await run([...START, ...words], { typed, variables: environment })).out

  test('is English by default', async () => {
    for (const locale of ['C', 'C.UTF-8', 'POSIX', '', 'en_GB.UTF-8', 'fr_FR.UTF-8', '???'])
      expect(await shown([], { LANG: locale })).toContain('Red prepares')
  })

  test('is that of the environment if the game has it', async () => {
    for (const locale of ['pl', 'pl_PL', 'pl_PL.UTF-8', 'pl-PL', 'PL'])
      expect(await shown([], { LANG: locale })).toContain('Czerwona się przygotowuje')
    expect(await shown([], { LC_ALL: 'pl_PL.UTF-8', LANG: 'en_GB.UTF-8' })).toContain('Czerwona się przygotowuje')
    expect(await shown([], { LC_ALL: 'en_GB.UTF-8', LANG: 'pl_PL.UTF-8' })).toContain('Red prepares')
    expect(await shown([], { LC_ALL: '', LC_MESSAGES: 'pl_PL', LANG: 'C' })).toContain('Czerwona się przygotowuje')
  })

  test('can be chosen', async () => {
    expect(await shown(['--language', 'pl'])).toContain('Czerwona się przygotowuje')
    expect(await shown(['--language', 'en'], { LANG: 'pl_PL' })).toContain('Red prepares')
    const games = [{ game: richard3 as AnyGame, draw: drawRichard3 }]
    const { out } = await run(['play', '--seed', '3', '--language', 'de'], { games, typed })
    expect(out).toContain('Behältst du deine Hand?')
  })

  test('must be one that the game has', async () => {
    for (const words of [START, ['play']]) {
      const { code, out, err } = await run([...words, '--language', 'fr'], { typed })
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toBe('tudor: --language cannot be "fr"; available: en, pl\n')
    }
  })
})

describe('Richard III through a pipe', () => {
  test('no screen of one house shows the hand or the pool of the other', async () => {
    const games = [{ game: richard3 as AnyGame, draw: drawRichard3 }]
    const { out } = await run(['play', '--seed', '3'], { games, typed: Array(300).fill('1') })
    const screens = out.split('--- Pass the screen to ').slice(1)
    expect(screens.length).toBeGreaterThan(20)
    for (const screen of screens) {
      const other = screen.startsWith('York') ? 'Lancaster' : 'York'
      const lines = screen.split('\n')
      const start = lines.findIndex((line) => line.startsWith(`${other}, `) && line.includes('for the throne'))
      // The Rebel is black on both sides, so everybody knows this block.
      expect(lines[start]).toMatch(/ \d cards? in hand$/)
      expect(lines[start + 1]).toMatch(/^ {2}pool: (Rebel, )?\d+ hidden$/)
    }
  })
})

describe('saving', () => {
  test('save and resume', async () => {
    const path = join(temporaryFolder(), 'game.record')
    const saved = await run(START, { typed: ['aim', `save ${path}`, 'quit'] })
    expect(saved.out).toContain(`Saved as ${path}.`)
    expect(saved.out).not.toContain('Save the game')
    expect(readFileSync(path, 'utf8')).toContain('1. Red: aim')
    const resumed = await run(['play', '--resume', path], { typed: ['undo', 'aim', 'quit'] })
    expect(resumed.out).toContain('Red prepares, aim 1')
    expect(resumed.out).toContain('Taken back.')
    expect(resumed.out).not.toContain('Save the game')
    expect(readdirSync(join(path, '..'))).toEqual(['game.record'])
  })

  test('quitting offers to save a resumed game to its file', async () => {
    const path = join(temporaryFolder(), 'game.record')
    await run(START, { typed: [`save ${path}`, 'aim', `save ${path}`, 'quit'] })
    const { out } = await run(['play', '--resume', path], { typed: ['ready', 'quit', '', 'maybe', 'yes'] })
    expect(out).toContain(`Save the game as ${path}?`)
    expect(readFileSync(path, 'utf8')).toContain('2. Red: ready')
  })

  test('--save keeps the file up to date after every move', async () => {
    const path = join(temporaryFolder(), 'game.record')
    await run([...START, '--save', path], { typed: ['aim', 'ready'] })
    expect(readFileSync(path, 'utf8')).toContain('2. Red: ready')
    const { out } = await run(['verify', path])
    expect(out).toContain('2 moves, unfinished')
  })

  test('another file is not overwritten', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'game.record')
    await run(START, { typed: ['aim', `save ${path}`, 'quit'] })
    const before = readFileSync(path, 'utf8')
    const { out } = await run(START, {
      typed: ['ready', `save ${path}`, 'quit', `save ${path}`, `save ${folder}`, 'no'],
    })
    expect(out.match(/already exists/g)).toHaveLength(2)
    expect(out).toContain('is a folder')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})

describe('a game at a terminal', () => {
  const bare = (screen: string) => stripVTControlCharacters(screen)

  test('hides everything between the seats', async () => {
    const typed = ['', 'ready', 'choose Sword', '', 'choose Mace', 'quit', 'no']
    const { screens, code } = await runAtTerminal(START, { typed })
    expect(code).toBe(0)
    const handOver = screens[3]
    expect(bare(handOver)).toContain('Pass the screen to White and press Enter. ')
    // The screen and its scrollback are cleared before anything is shown.
    const shown = handOver.slice(handOver.lastIndexOf('\x1b[3J'))
    expect(handOver).toContain('\x1b[2J\x1b[3J')
    expect(bare(shown).trim()).toBe('Pass the screen to White and press Enter.')
    for (const weapon of ['Sword', 'Axe', 'Pike']) expect(screens[4]).not.toContain(weapon)
    expect(screens[4]).toContain('Bow')
  })

  test('is not handed over if one person plays every seat', async () => {
    const path = join(temporaryFolder(), 'game.record')
    const { out } = await runAtTerminal([...START, '--alone'], { typed: ['ready', '1', 'quit', `save ${path}`] })
    expect(out).not.toContain('Pass the screen')
    expect(bare(out)).toContain('White> ')
    expect(bare(out)).toContain(`Resume with: tudor play --resume ${path} --alone`)
  })

  test('a file name with spaces is quoted for the shell', async () => {
    const path = join(temporaryFolder(), 'my "best" game.record')
    const { out } = await runAtTerminal([...START, '--alone'], { typed: ['ready', '1', 'quit', `save ${path}`] })
    const [, command] = /Resume with: (.*)/.exec(bare(out)) ?? []
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' })
      .trim()
      .split('\n')
    expect(words).toEqual(['tudor', 'play', '--resume', path, '--alone'])
  })

  test('Enter plays the only legal move', async () => {
    const only = {
      ...DUEL,
      game: {
        ...DUEL.game,
        moves: (...[duel, seat, out]: Parameters<typeof DUEL.game.moves>) => {
          DUEL.game.moves(duel, seat, out)
          out.length = Math.min(out.length, 1)
        },
      },
    }
    const { out } = await runAtTerminal(START, { games: [only], typed: ['', '', 'quit', 'no'] })
    expect(bare(out)).toContain('* Red aims')
  })

  test('asks for options if none are given', async () => {
    const { out } = await runAtTerminal(['play'], { typed: ['length=long', 'size=big', '', '', 'quit'] })
    expect(bare(out)).toContain('length=long   (or short)')
    expect(bare(out)).toContain('duel has no option "size"')
    expect(bare(out)).toContain('lives: 3, 3')
  })

  test('shows colour unless switched off', async () => {
    const coloured = await runAtTerminal(START, { typed: ['', 'quit'] })
    expect(coloured.out).toContain('\x1b[31;1mRed')
    const plain = await runAtTerminal(START, { typed: ['', 'quit'], variables: { NO_COLOR: '1' } })
    expect(plain.out).not.toContain('1mRed')
  })

  test('the end of input saves the game', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'game.record')
    const { out } = await runAtTerminal(START, { typed: ['', 'aim', `save ${path}`, 'ready'] })
    expect(bare(out)).toContain(`Resume with: tudor play --resume ${path}`)
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain('2. Red: ready')
  })
})

describe('a game against a bot', () => {
  test('the bot moves by itself, and the screen is not handed over', async () => {
    const typed = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 'ready' : '1'))
    const { code, out } = await run([...START, '--against', 'easy'], { typed })
    expect(code).toBe(0)
    expect(out).not.toContain('Pass the screen')
    expect(out).not.toContain('White>')
    expect(out).toMatch(/(Red|White) wins: More lives left|Nobody wins: Equal lives/)
  })

  test('any seat can be taken', async () => {
    const { out } = await run([...START, '--against', 'easy', '--seat', 'white'], { typed: ['quit', 'no'] })
    expect(out).toContain('White>')
    expect(out).not.toContain('Red>')
  })

  test("undo goes back to one's own move, including those of the bot", async () => {
    const { out } = await run([...START, '--against', 'easy'], { typed: ['aim', 'undo', 'quit', 'no'] })
    expect(out).toContain('Taken back.')
    expect(out.match(/Red prepares, aim 0/g)).toHaveLength(2)
  })

  test("undo before one's first move does not affect the moves of the bot, and the game continues", async () => {
    const typed = ['undo', 'undo', 'choose Mace', 'log all', 'quit', 'no']
    const { code, out } = await run([...START, '--against', 'easy', '--seat', 'white'], { typed })
    expect(code).toBe(0)
    expect(out.match(/you have no move that can be taken back/g)).toHaveLength(2)
    expect(out).not.toContain('Taken back.')
    expect(out).toMatch(/\w+ against Mace/)
  })

  test('undo changes nothing if only the bot has moved since the last reveal', async () => {
    const games = GAMES.filter(({ game }) => game.name === 'cousins-war')
    const words = ['play', '--against', 'easy', '--seat', 'York', '--seed', 'b']
    const typed = ['undo', '1', '1', 'undo', 'undo', 'undo', '1', 'quit', 'no']
    const { code, out } = await run(words, { games, typed })
    expect(code).toBe(0)
    expect(out).not.toContain("it is not York's turn")
  })

  test('the command to resume has the opponent and the seat, and works', async () => {
    const path = join(temporaryFolder(), 'game.record')
    const words = [...START, '--against', 'easy', '--seat', 'white', '--language', 'en']
    const { out } = await run(words, { typed: ['quit', `save ${path}`] })
    const [, command] = /Resume with: tudor (.*)\n/.exec(out)!
    expect(command).toBe(`play --resume ${path} --against easy --seat White --language en`)
    const resumed = await run(command.split(' '), { typed: ['quit'] })
    expect(resumed.out).toContain('White>')
    expect(resumed.out).not.toContain('Pass the screen')
  })

  test('so does the command if the opponents were chosen at the terminal', async () => {
    const path = join(temporaryFolder(), 'game.record')
    const { out } = await runAtTerminal(['play', 'duel'], {
      typed: ['opponents=easy', '', 'aim', 'quit', `save ${path}`],
    })
    expect(stripVTControlCharacters(out)).toContain(`tudor play --resume ${path} --against easy --seat Red`)
  })

  test('Ctrl-C works while the bot is thinking: no more questions, and the game is saved', async () => {
    const path = join(temporaryFolder(), 'game.record')
    const { code, out } = await runAtTerminal([...START, '--against', 'hard'], {
      typed: [`save ${path}`, 'ready'],
      pressed: { keys: '\x03', after: 'is thinking' },
    })
    expect(code).toBe(0)
    const [, since] = stripVTControlCharacters(out).split('is thinking …')
    expect(since).not.toContain('Red>')
    expect(since).toContain(`Saved as ${path}. Resume with: tudor play --resume ${path} --against hard`)
    expect(readFileSync(path, 'utf8')).toContain('end: 1 move, unfinished')
  })

  describe('that fails', () => {
    const imagine = () => {
      throw new Error('a card that nobody has thought of')
    }
    const games = [{ ...DUEL, game: { ...DUEL.game, imagine } }]
    const words = [...START, '--against', 'hard', '--seat', 'white']
    const said = 'The bot of Red has failed and moves at random.'

    test('plays a random legal move and reports it in a line; the game continues to its end', async () => {
      const typed = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 'ready' : '1'))
      const { code, out, err } = await run(words, { games, typed })
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain(`${said}\n`)
      expect(out.slice(0, out.indexOf('White>')).match(/has failed/g)).toHaveLength(1)
      expect(out).toMatch(/(Red|White) wins: More lives left|Nobody wins: Equal lives/)
    })

    test('is still mentioned on the screen with the next question', async () => {
      const { screens } = await runAtTerminal(words, { games, typed: ['quit', 'no'] })
      expect(stripVTControlCharacters(screens[0].slice(screens[0].lastIndexOf('\x1b[2J')))).toContain(said)
    })
  })

  test('at a terminal opponents are offered with the options', async () => {
    const { screens } = await runAtTerminal(['play', 'duel'], {
      typed: ['opponents=hard', 'opponents=tough', '', 'quit', 'no'],
    })
    expect(screens[0]).toContain('  opponents=people   (or easy, medium, hard)')
    expect(screens[1]).toContain('  opponents=hard   (or people, easy, medium)')
    expect(screens[1]).toContain('    Schemer (hard)')
    expect(screens[2]).toContain('there is no opponent "tough"')
    expect(stripVTControlCharacters(screens[3])).toContain('Red>')
    expect(screens.join('')).not.toContain('Pass the screen')
  })

  test('a level is described in the language of the game', async () => {
    const typed = ['opponents=hard', 'quit']
    const { screens } = await runAtTerminal(['play', 'duel', '--language', 'pl'], { typed })
    expect(screens[1]).toContain('    Intrygant (trudny)')
    const lancaster = GAMES.filter(({ game }) => game.name === 'lancaster')
    const german = await runAtTerminal(['play'], { typed, games: lancaster, variables: { LANG: 'de_DE.UTF-8' } })
    expect(german.screens[1]).toContain('    Ränkeschmied (schwer): Denkt bis zu drei Sekunden lang darüber nach')
  })

  test.each([
    ['--against tough', /there is no opponent "tough"/],
    ['--seat white', /--seat needs bots to play against, such as --against medium/],
    ['--against easy --seat green', /there is no seat "green"/],
    ['--against easy --seat observer', /an observer does not play/],
  ])('%s is refused', async (words, reason) => {
    const { code, err } = await run([...START, ...words.split(' ')])
    expect(code).toBe(2)
    expect(err).toMatch(reason)
  })
})
