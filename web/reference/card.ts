/** The content of a reference card: boxes with lines and tables, in one language. */
import { readFileSync } from 'node:fs'
import { GAME_NAMES } from '../src/games/registry.ts'
import type { BoxPlan, CardTexts } from '../src/reference/card-parts.ts'
import { type Block, type Line, readMarkdown } from '../src/table/rulebook/markdown.ts'

const PLANS = import.meta.glob<readonly BoxPlan[]>('../src/*/reference/plan.ts', { eager: true, import: 'plan' })
/** Modules that export the texts under the name of their language. */
const WORDS = import.meta.glob<Readonly<Record<string, CardTexts>>>('../src/*/reference/texts/*.ts', { eager: true })

const planOf = (game: string): readonly BoxPlan[] | undefined => PLANS[`../src/${game}/reference/plan.ts`]

export const CARD_LANGUAGES = ['en', 'de', 'pl'] as const
export type CardLanguage = (typeof CARD_LANGUAGES)[number]
/** The games that have a reference card. */
export const CARD_GAMES: readonly string[] = GAME_NAMES.filter((game) => planOf(game) !== undefined)

export const cardTexts = (game: string, language: CardLanguage): CardTexts =>
  WORDS[`../src/${game}/reference/texts/${language}.ts`][language]

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Box {
  readonly title: string
  readonly section: string | undefined
  readonly isNumbered: boolean
  readonly lines: readonly string[]
  readonly table: Table | undefined
}

export interface Card {
  readonly language: CardLanguage
  readonly title: string
  readonly about: string
  readonly boxes: readonly Box[]
}

const RULES = new URL('../../docs/rules/', import.meta.url)
const plain = (line: Line): string => line.map((part) => (part.kind === 'link' ? part.section : part.text)).join('')

export function cardOf(game: string, language: CardLanguage): Card {
  const book = readMarkdown(readFileSync(new URL(`${game}/${language}.md`, RULES), 'utf8'))
  const words = cardTexts(game, language)
  const plans = planOf(game) ?? []
  const [title] = book
  return {
    language,
    title: title.kind === 'heading' ? plain(title.text) : '',
    about: words.about,
    boxes: plans.map(({ box, section, isNumbered = false, table, columns }) => {
      const said = words.boxes[box]
      return {
        title: said.title,
        section,
        isNumbered,
        lines: said.lines ?? [],
        table: table === undefined ? undefined : tableOf(book, table, columns),
      }
    }),
  }
}

/** The first table of a section. Tests compare it with the values used by the games. */
function tableOf(book: readonly Block[], section: string, columns: readonly number[] | undefined): Table {
  const from = book.findIndex((block) => block.kind === 'heading' && block.section === section)
  const found = book.slice(from).find((block) => block.kind === 'table')
  if (from < 0 || found?.kind !== 'table') throw new Error(`the rulebook has no table in section ${section}`)
  const chosen = (row: readonly Line[]): string[] => (columns?.map((index) => row[index]) ?? row).map(plain)
  return { head: chosen(found.head), rows: found.rows.map(chosen) }
}
