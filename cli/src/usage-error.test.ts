import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordFile, run, temporaryFolder } from './testing/run.ts'

/** What holds for every invalid command line. */
async function expectOneLine(words: readonly string[], reason: RegExp, typed: readonly string[] = []): Promise<void> {
  const { code, out, err } = await run(words, { typed })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^tudor: [^\n]+\n$/)
  expect(err).toMatch(reason)
}

describe('an invalid command line', () => {
  const cases: [line: string, reason: RegExp][] = [
    ['plya', /no command "plya"; did you mean play\?/],
    ['xyzzy', /no command "xyzzy"; available: games, play/],
    ['help xyzzy', /no command "xyzzy"/],
    ['--colour', /no option --colour/],
    ['sim', /needs GAME/],
    ['sim dule', /no game "dule"; did you mean duel\?/],
    ['sim duel chess', /does not take "chess"/],
    ['sim duel --gmaes 4', /no option --gmaes; did you mean --games\?/],
    ['sim duel -g 4', /no option -g/],
    ['sim duel --games', /--games needs a value/],
    ['sim duel --games --json', /--games needs a value/],
    ['sim duel --games many', /--games takes an integer of 1 or more, not "many"/],
    ['sim duel --games 0', /not "0"/],
    ['sim duel --policy gredy', /no policy "gredy"; did you mean greedy\?/],
    ['sim duel --policy greedy', /the greedy policy cannot play duel/],
    ['sim duel --games -5', /not "-5"/],
    ['sim duel --games 1.5', /not "1.5"/],
    ['sim duel --games 1e3', /not "1e3"/],
    ['sim duel --games 99999999999999999999', /integer/],
    ['sim duel --games 3 --games 4', /more than once/],
    ['sim duel --json=yes', /--json takes no value/],
    ['sim duel --option length', /NAME=VALUE, not "length"/],
    ['sim duel --option size=big', /no option "size"; it has length, scouting/],
    ['sim duel --option length=endless', /length cannot be "endless"; it can be short, long/],
    ['sim duel --option length=long --option length=short', /length is given more than once/],
    ['sim duel --option __proto__=x', /no option "__proto__"/],
    ['play chess', /no game "chess"/],
    ['play duel --option length=endless', /length cannot be "endless"/],
    ['play --option length=endless', /length cannot be "endless"/],
    ['record duel --option size=big', /no option "size"/],
    ['perft duel', /needs --depth/],
    ['perft duel --depth 0', /--depth takes an integer from 1 to 12/],
    ['bench chess', /no game "chess"/],
    ['bench duel --seconds soon', /--seconds takes an integer/],
    ['analyse', /needs FILE/],
    ['analyse no-such.record', /cannot read no-such.record: there is no such file/],
    ['analyse game.record --worst -1', /--worst takes an integer of 0 or more, not "-1"/],
    ['analyse game.record --playouts 0', /--playouts takes an integer of 1 or more, not "0"/],
    ['analyse game.record --playouts many', /--playouts takes an integer of 1 or more, not "many"/],
    ['league duel', /needs at least two bots/],
    ['league duel --bots random,rndom', /no bot "rndom"/],
    ['league duel --bots random,search --games 7', /--games must be a multiple of 2/],
    ['league duel --bots random,search --games few', /--games takes an integer/],
    ['league duel --bots random,search --time-factor -1', /--time-factor takes a number above 0/],
    ['league duel --bots random,search,easy --alone', /--alone takes two bots/],
    ['league chess --bots random,search', /no game "chess"/],
    ['verify', /needs FILE/],
    ['verify no-such.record', /cannot read no-such.record: there is no such file/],
    ['replay no-such.record', /no such file/],
    ['position no-such.json', /no such file/],
    ['play --resume no-such.record', /no such file/],
    ['play --save no-such-folder/game.record', /there is no folder no-such-folder/],
  ]
  test.each(cases)('tudor %s', (line, reason) => expectOneLine(line.split(' '), reason))
})

test('quoted input neither breaks the line nor controls the terminal', async () => {
  await expectOneLine(['red\x1b[31m\nalert\u2028'], /no command "red \[31m alert "/)
})

describe('an invalid file', () => {
  test('a folder, a picture, an empty file', async () => {
    const folder = temporaryFolder()
    await expectOneLine(['verify', folder], /is a folder, not a file/)
    const picture = join(folder, 'picture.png')
    writeFileSync(picture, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff))
    await expectOneLine(['verify', picture], /not a text file/)
    const empty = join(folder, 'empty.record')
    writeFileSync(empty, '')
    await expectOneLine(['verify', empty], /line 1: the record is empty/)
  })

  test.each(['verify', 'analyse', 'replay', 'position', 'play --resume'])(
    'a bad record given to %s',
    async (command) => {
      const folder = temporaryFolder()
      const good = readFileSync(recordFile(folder), 'utf8')
      const bad = join(folder, 'bad.record')
      const words = [...command.split(' '), bad]
      const write = (text: string) => writeFileSync(bad, text)

      write(good.slice(0, good.length / 2))
      await expectOneLine(words, /bad\.record: line \d+: .*cut off/)
      write(good.replace('2. Red: ready', '2. Red: choose Bill'))
      await expectOneLine(words, /bad\.record: line 8: move 2: Red cannot play "choose Bill" now/)
      write(good.replace('2. Red: ready', '2. Red: dance'))
      await expectOneLine(words, /line 8: "dance" is not a move/)
      write(good.replace('rules: 3', 'rules: 2'))
      await expectOneLine(words, /line 3: .*version 2/)
      write(good.replace('game: duel', 'game: chess'))
      await expectOneLine(words, /line 2: there is no game "chess"/)
      write(good.replace('seed: 7', 'seed: 8'))
      await expectOneLine(words, /bad\.record: line \d+/)
    },
  )

  test('a bad position', async () => {
    const folder = temporaryFolder()
    const { out: good } = await run(['position', recordFile(folder), '--at', '3'])
    const bad = join(folder, 'bad.json')
    const write = (text: string) => writeFileSync(bad, text)
    write(good.slice(0, -5))
    await expectOneLine(['position', bad], /bad\.json: line \d+/)
    write(good.replace('"lives": 2', '"lives": 9'))
    await expectOneLine(['position', bad], /line 9: seats.Red.lives: cannot be 9/)
    write(good.replace('"chosen": "Axe"', '"chosen": "Dagger"'))
    await expectOneLine(['position', bad], /Dagger is not in the hand of White/)
    write(good.replace('"game": "duel"', '"game": "chess"'))
    await expectOneLine(['position', bad], /no game "chess"/)
    write('{}')
    await expectOneLine(['position', bad], /"game" is missing/)
  })

  test('a move, a seat or a flag that does not exist', async () => {
    const folder = temporaryFolder()
    const record = recordFile(folder)
    await expectOneLine(['replay', record, '--at', '99'], /has only 9 moves, not 99/)
    await expectOneLine(['replay', record, '--at', '-1'], /--at takes an integer of 0 or more/)
    await expectOneLine(['replay', record, '--seat', 'Blue'], /no seat "Blue"; available: Red, White, observer/)
    await expectOneLine(['position', record, '--at', '99'], /has only 9 moves, not 99/)
    await expectOneLine(['play', '--resume', record, '--seed', '3'], /--seed is for new games/)
  })

  test('saving never overwrites another game', async () => {
    const folder = temporaryFolder()
    const record = recordFile(folder)
    const before = readFileSync(record, 'utf8')
    await expectOneLine(['play', '--save', record], /already exists/)
    mkdirSync(join(folder, 'folder'))
    await expectOneLine(['play', '--save', join(folder, 'folder')], /is a folder/)
    expect(readFileSync(record, 'utf8')).toBe(before)
    expect(readdirSync(folder).sort()).toEqual(['7.record', 'folder'])
  })
})
