import type { GameName } from '../../games/registry.ts'
import { type Block, readMarkdown } from './markdown.ts'

type Loader = () => Promise<string>
const RULEBOOKS: Readonly<Record<string, Loader>> = import.meta.glob<string>('../../../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
})

const found = (end: string): Loader | undefined => Object.entries(RULEBOOKS).find(([path]) => path.endsWith(end))?.[1]

/** The rulebook of a game, in our own words, in this language or else in English. */
export async function loadBook(game: GameName, language: string): Promise<readonly Block[]> {
  const load = found(`/${game}/${language}.md`) ?? found(`/${game}/en.md`)
  return load === undefined ? [] : readMarkdown(await load())
}
