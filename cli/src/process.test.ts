import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from './testing/run.ts'

const LAUNCHER = fileURLToPath(new URL('../bin/tudor.js', import.meta.url))

/** Runs the built program as a separate process in its own folder. */
function tudor(words: readonly string[], input = '', folder = temporaryFolder()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...words], {
    cwd: folder,
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

describe('the program itself', () => {
  test('lists Richard III with its options', () => {
    const { code, out, err } = tudor(['games', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const entry = JSON.parse(out.split('\n')[0])
    expect(entry.game).toBe('richard3')
    expect(entry.options.map((option: { name: string }) => option.name)).toEqual(['scenario', 'edition', 'mulligan'])
  })

  test('answers invalid input with one line and exit code 2', () => {
    const folder = temporaryFolder()
    expect(tudor(['sim', 'richard3', '--option', 'scenario=bosworth'], '', folder)).toEqual({
      code: 2,
      out: '',
      err: 'tudor: option scenario cannot be "bosworth"; it can be wars-of-the-roses, kingmaker, richard-iii\n',
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test('records, verifies and replays a game of Richard III', () => {
    const folder = temporaryFolder()
    const record = tudor(['record', 'richard3', '--seed', '7'])
    expect(record.code).toBe(0)
    writeFileSync(join(folder, 'game.record'), record.out)
    expect(tudor(['verify', 'game.record'], '', folder).out).toContain('everything is correct')
    const replay = tudor(['replay', 'game.record', '--at', '20', '--seat', 'York'], '', folder)
    expect(replay.out).toContain('as York sees it')
  })

  test('plays Richard III through a pipe and saves it', () => {
    const folder = temporaryFolder()
    const typed = ['keep', 'keep', '1', '1', 'log', 'save game.record', 'quit', '']
    const { code, out, err } = tudor(['play', 'richard3', '--seed', '11'], typed.join('\n'), folder)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toContain('\x1b')
    expect(out).toContain('Saved as game.record.')
    expect(tudor(['verify', 'game.record'], '', folder).out).toContain('4 moves, unfinished')
    expect(readdirSync(folder)).toEqual(['game.record'])
  })

  test('ends quietly when its reader stops', () => {
    const folder = temporaryFolder()
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', `"$0" "$1" record richard3 --seed 7 | head -n 1`, process.execPath, LAUNCHER],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'Tudor Rose record 1\n', stderr: '' })
  })

  test('says what to do if it has not been built', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const copy = join(folder, 'bin/tudor.js')
    copyFileSync(LAUNCHER, copy)
    const { status, stdout, stderr } = spawnSync(process.execPath, [copy, 'games'], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toBe('tudor: not built yet; run `npm run setup` in the checkout first\n')
  })
})
