import type { GameName } from '../games/registry.ts'
import type { Language } from '../texts/languages.ts'

/** The sheets of docs/reference, drawn by `npm run cards -w web`. */
const SHEETS: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  '../../../docs/reference/*.svg',
  { query: '?raw', import: 'default' },
)

export async function loadCard(game: GameName, language: Language): Promise<string> {
  const load = SHEETS[`../../../docs/reference/${game}-${language}.svg`]
  if (load === undefined) throw new Error(`there is no reference card of ${game} in ${language}`)
  return load()
}
