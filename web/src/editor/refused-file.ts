import { Refusal } from '@tudor-rose/client'
import type { GameName } from '../games/registry.ts'
import { i18n } from '../texts/i18n.svelte.ts'
import type { FileProblem } from '../worker/messages.ts'
import { refusalText } from './problem-texts.ts'
import { loadEditorTexts } from './texts.ts'

/** Why a component file is rejected, with the line: in the page language where possible. */
export async function refusalOf(game: GameName, problem: FileProblem): Promise<Refusal> {
  if (i18n.language === 'en') return new Refusal('bad-components', problem.text)
  const { language } = i18n
  return new Refusal('bad-components', refusalText(await loadEditorTexts(game, language), problem), language)
}
