import type { GameName } from '../boards/games.ts'
import { Refusal } from '../play/refusal.ts'
import { speech } from '../texts/speech.svelte.ts'
import type { FileProblem } from '../worker/messages.ts'
import { refusalWords } from './complaints.ts'
import { loadEditorTexts } from './words.ts'

/** Why a file of components is not taken: in the language of the page where that can be said, with the line. */
export async function refusalOf(game: GameName, problem: FileProblem): Promise<Refusal> {
  if (speech.language === 'en') return new Refusal('bad-components', problem.text)
  return new Refusal('bad-components', refusalWords(await loadEditorTexts(game, speech.language), problem))
}
