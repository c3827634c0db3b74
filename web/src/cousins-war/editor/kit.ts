import type { Deck } from '@tudor-rose/cousins-war'
import type { Path } from '../../editor/draft.ts'
import type { Editing } from '../../editor/editing.svelte.ts'
import type { EditorKit } from '../../editor/kit.ts'
import { chosen } from './chosen.svelte.ts'
import DeckScreen from './DeckScreen.svelte'

export const kit: EditorKit = {
  examples: (standard, _language, all) => [{ name: all, data: standard, fileName: 'my-deck' }],

  placeName({ data, texts }: Editing, [list, index, part]: Path) {
    if (list !== 'cards' && list !== 'twists') return ''
    const card = (data as unknown as Deck)[list][Number(index)]
    if (card === undefined) return texts.say(`edit.${list}`)
    const name = card.name?.[texts.language] || card.name?.en || card.id
    return part === undefined ? name : `${name}, ${texts.say(`edit.${part}`)}`
  },

  show(_editing: Editing, [list, index]: Path) {
    if ((list === 'cards' || list === 'twists') && index !== undefined) chosen.choose(list, Number(index))
  },

  Screen: DeckScreen,
}
