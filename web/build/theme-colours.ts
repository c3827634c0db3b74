import { readFileSync } from 'node:fs'

/** The colours of src/styles/theme.css by name, for drawings without a style sheet. */
export type ThemeColours = Readonly<Record<string, string>>

export function readTheme(path: string | URL, scheme: 'light' | 'dark'): ThemeColours {
  const css = readFileSync(path, 'utf8')
  const colours: Record<string, string> = {}
  for (const [, name, value] of css.matchAll(/^\s+--([\w-]+): ([^;]+);/gm)) {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)
    colours[name] = pair === null ? value : pair[scheme === 'light' ? 1 : 2]
  }
  return colours
}
