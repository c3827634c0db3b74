import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const DEFINITION = /^ +(--[\w-]+):\s*([^;]+);\n/gm
/** Light and dark pairs used by more files than this take less space in the theme, as measured. */
const MAX_FILES = 8
const isPlain = (value: string): boolean => /^#\w+$|^[\d ]+$/.test(value)
const USE = /var\((--[\w-]+)\)/g

/**
 * Writes colours of the theme where they are used. Otherwise every page would load the colours of all games. A colour stays
 * in the theme if it is a pair that many files use, or if its name is put together, read or set anywhere.
 */
export function inlineColours(folder: string, themeFile: string): Plugin {
  const colours = coloursToInline(folder, themeFile)
  const inline = (text: string): string =>
    text.replace(USE, (use, name) => (colours.has(name) ? inline(colours.get(name)!) : use))
  return {
    name: 'inline-colours',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(folder) || !/\.(css|svelte|ts)$/.test(id)) return undefined
      const left = id === themeFile ? code.replace(DEFINITION, (all, name) => (colours.has(name) ? '' : all)) : code
      return { code: inline(left), map: null }
    },
  }
}

/** The values of these colours by name. */
function coloursToInline(folder: string, themeFile: string): ReadonlyMap<string, string> {
  const theme = readFileSync(themeFile, 'utf8')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
    .filter((path) => path !== themeFile)
    .map((path) => readFileSync(path, 'utf8'))
  const without = sources.map((text) => text.replace(USE, ''))
  const isNamed = (name: string): boolean => without.some((text) => text.includes(name))
  const prefixes = without.flatMap((text) => Array.from(text.matchAll(/(--[\w-]+-)[{$]/g), ([, prefix]) => prefix))
  const isPutTogether = (name: string): boolean => prefixes.some((prefix) => name.startsWith(prefix))
  const usesOf = (name: string): number => sources.filter((text) => text.includes(`var(${name})`)).length
  const colours = new Map<string, string>()
  for (const [, name, value] of theme.matchAll(DEFINITION))
    if ((isPlain(value) || usesOf(name) <= MAX_FILES) && !isNamed(name) && !isPutTogether(name))
      colours.set(name, value)
  return colours
}
