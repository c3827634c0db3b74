import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, completeOptions, fairChance, parseRecord } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'

/*
 * Every game has a rulebook of ours, one file per language; docs/rules/README.md describes how they are written. The sections
 * that prompts cite must be in it, and translations must follow the English book line by line.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const books = `${root}docs/rules/`
const games = readdirSync(`${root}games`).filter((folder) => existsSync(`${root}games/${folder}/src/index.ts`))

/** The words that mark a ruling. */
const RULING: Readonly<Record<string, string>> = {
  en: '> Ruling: ',
  de: '> Auslegung: ',
  pl: '> Rozstrzygnięcie: ',
}

interface Book {
  readonly lines: readonly string[]
  /** In order, without the title of the book. */
  readonly headings: readonly { readonly title: string; readonly id: string }[]
  readonly ids: readonly string[]
}

const HEADING = /^(#{2,3}) ([^{}]+) \{([^{}]+)\}$/
const DIAGRAM = /^!\[([a-z0-9-]+)\]$/

const isHeading = (line: string): boolean => line.startsWith('#')

function readBook(game: string, language: string): Book {
  const lines = readFileSync(`${books}${game}/${language}.md`, 'utf8').trimEnd().split('\n')
  const headings = lines.flatMap((line) => {
    const [, , title, id] = HEADING.exec(line) ?? []
    return id === undefined ? [] : [{ title, id }]
  })
  return { lines, headings, ids: headings.map(({ id }) => id) }
}

const languagesOf = (game: string): readonly string[] =>
  readdirSync(`${books}${game}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))

const sourcesOf = (game: string): readonly string[] =>
  readdirSync(`${root}games/${game}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${root}games/${game}/src/${file}`, 'utf8'))

/** Not the section of a law, which is a number. */
const CITATION = /\b(?:section|endSection): (?!'number')([^\n]+)|\bsectionAt\(([^\n]+)/g
const LITERAL = /'([^']+)'|"([^"]+)"/g

/** The sections that decisions cite in the sources, including those that games rarely reach. */
const citedInSources = (game: string): readonly string[] => [
  ...new Set(
    sourcesOf(game).flatMap((source) =>
      Array.from(source.matchAll(CITATION), ([cited]) => cited).flatMap((cited) =>
        Array.from(cited.matchAll(LITERAL), ([, plain, quoted]) => plain ?? quoted),
      ),
    ),
  ),
]

/** The sections of all prompts in the golden records, which between them try every option. */
async function citedInPlay(name: string): Promise<readonly string[]> {
  const { game }: { game: AnyGame } = await import(`./${name}/src/index.ts`)
  const golden = `${root}games/${name}/battery/golden/`
  const cited = new Set<string>()
  for (const file of readdirSync(golden)) {
    const record = parseRecord(readFileSync(`${golden}${file}`, 'utf8'), () => game)
    const chance = fairChance(record.seed, record.seatSeeds)
    const state = game.setup(completeOptions(game, record.options), chance)
    for (const made of record.moves) {
      cited.add(game.prompt(state, made.seat).section)
      if ('move' in made) game.apply(state, made.seat, made.move, chance)
    }
    cited.add(game.prompt(state, 0).section)
  }
  return [...cited]
}

/** The kind of a line, regardless of its text: translations have the same kinds of lines in the same order. */
function shapeOf(line: string): string {
  if (isHeading(line)) return `${line.split(' ')[0]} ${HEADING.exec(line)?.[3] ?? ''}`
  if (DIAGRAM.test(line)) return line
  if (line.startsWith('|')) return `table of ${line.split('|').length - 2}`
  if (line.startsWith('> ')) return 'ruling'
  if (line.startsWith('- ')) return 'item'
  if (/^\d\. /.test(line)) return 'numbered item'
  return line === '' ? '' : 'paragraph'
}

/** Markup that the renderer does not support. */
const UNKNOWN_MARKUP = /^#{4,} |^\s+\S|^[*+] |^```|<[a-z/]|\]\(|(?<!^)!\[|`|^\d\) |_/

it('there is exactly one rulebook for each game', () => {
  const folders = readdirSync(books, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...games].sort())
})

describe.each(games)('the rulebook of %s', (game) => {
  const english = readBook(game, 'en')

  it('has every section that the program cites', async () => {
    const inSources = citedInSources(game)
    expect(inSources.length).toBeGreaterThan(5)
    expect(inSources.filter((section) => !english.ids.includes(section))).toEqual([])
    // If this fails, sections are cited in a form that the search above misses.
    const inPlay = await citedInPlay(game)
    expect(inPlay.filter((section) => !inSources.includes(section))).toEqual([])
  }, 300_000)

  describe.each(languagesOf(game))('in %s', (language) => {
    const book = readBook(game, language)

    it('has one title and headings with ids, each id once', () => {
      expect(book.lines[0]).toMatch(/^# [^{}]+$/)
      const misshapen = book.lines.slice(1).filter((line) => isHeading(line) && !HEADING.test(line))
      expect(misshapen).toEqual([])
      expect(book.ids.filter((id, index) => book.ids.indexOf(id) !== index)).toEqual([])
    })

    it('shows the number of each section that has one', () => {
      const numbered = book.headings.filter(({ id }) => /^\d/.test(id))
      expect(numbered.filter(({ title, id }) => !title.startsWith(`${id} `))).toEqual([])
    })

    it('has text in every section', () => {
      const text = book.lines.filter((line) => line !== '')
      expect(text.filter((line, index) => isHeading(line) && isHeading(text[index + 1] ?? '#'))).toEqual([])
    })

    it('has links to its own sections only', () => {
      const links = book.lines.flatMap((line) => Array.from(line.matchAll(/\[\[([^\]]*)\]\]/g), ([, id]) => id))
      expect(links.filter((id) => !book.ids.includes(id))).toEqual([])
    })

    it('uses only the supported markup, and marks every ruling', () => {
      expect(book.lines.filter((line) => UNKNOWN_MARKUP.test(line))).toEqual([])
      expect(book.lines.filter((line) => line.split('**').length % 2 === 0)).toEqual([])
      const quotes = book.lines.filter((line) => line.startsWith('>'))
      expect(quotes.length).toBeGreaterThan(0)
      expect(quotes.filter((line) => !line.startsWith(RULING[language]))).toEqual([])
    })

    it('has diagrams that are described', () => {
      const described = readFileSync(`${books}DIAGRAMS.md`, 'utf8')
      const chapter = described.split(/^## /m).find((part) => part.startsWith(`${game}\n`)) ?? ''
      const drawn = book.lines.flatMap((line) => DIAGRAM.exec(line)?.[1] ?? [])
      expect(drawn).toEqual(Array.from(chapter.matchAll(/^### ([a-z0-9-]+)$/gm), ([, name]) => name))
    })

    it('follows the English book line by line', () => {
      expect(book.lines.map(shapeOf)).toEqual(english.lines.map(shapeOf))
    })
  })
})
