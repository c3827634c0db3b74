import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@tudor-rose/table'
import { type BatterySettings, batteryFor, type GoldenRecord } from '@tudor-rose/table/battery'
import { describe, expect, it } from 'vitest'
import { fewOrMany } from '../table/src/fixture/depth.ts'

/*
 * A game registers by existing: every folder here and below examples/ that has src/index.ts must pass the battery. Next to its
 * sources it has
 *   battery/perft.json       [{ "options": { ... }, "seed": "...", "depth": 3, "lines": 1234 }, ...]
 *   battery/golden/*.record  records that must replay as long as the rules version stays the same
 *   battery/settings.json    settings of the battery, where the defaults do not fit
 */

const MAX_MILLISECONDS = 300_000
/** The share of its games that the battery plays. */
const SHARE = fewOrMany(0.1, 1)

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['games', 'examples'].flatMap((parent) =>
  readdirSync(`${root}${parent}`)
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(`${root}${folder}/src/index.ts`)),
)

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

function readGolden(path: string): GoldenRecord[] {
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.record')) : []
  return files.sort().map((file) => ({ name: file, text: readFileSync(`${path}/${file}`, 'utf8') }))
}

it('there are games', () => {
  expect(folders).not.toEqual([])
})

for (const folder of folders) {
  const { game }: { game: AnyGame } = await import(/* @vite-ignore */ `${root}${folder}/src/index.ts`)
  const battery = `${root}${folder}/battery`
  const perft = (readJson(`${battery}/perft.json`) ?? []) as NonNullable<BatterySettings['perft']>
  const golden = readGolden(`${battery}/golden`)
  const settings = readJson(`${battery}/settings.json`) as BatterySettings | undefined

  describe(game.name, () => {
    it('is named after its folder', () => {
      expect(game.name).toBe(basename(folder))
    })

    it('has a table of perft counts and golden records', () => {
      expect(perft.length, `${folder}/battery/perft.json holds no counts`).toBeGreaterThan(0)
      expect(golden.length, `${folder}/battery/golden holds no records`).toBeGreaterThan(0)
    })

    for (const { name, run } of batteryFor(game, { ...settings, perft, golden, share: SHARE }))
      it(name, run, MAX_MILLISECONDS)
  })
}
