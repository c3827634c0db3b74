import type { GameName } from '../boards/games.ts'
import { Refusal } from '../play/refusal.ts'
import { speech } from '../texts/speech.svelte.ts'
import type { FileProblem } from '../worker/messages.ts'
import { complaintWords } from './complaints.ts'
import { loadEditorTexts } from './words.ts'

/** Why a file of components is not taken: in the language of the page where that can be said, with the line. */
export async function refusalOf(game: GameName, problem: FileProblem): Promise<Refusal> {
  const { line, complaint, text } = problem
  if (speech.language === 'en' || complaint === undefined || line === undefined)
    return new Refusal('bad-components', text)
  const texts = await loadEditorTexts(game, speech.language)
  return new Refusal('bad-components', texts.say('edit.line', { line, what: complaintWords(texts, problem) }))
}
