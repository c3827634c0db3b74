import type { LancasterComponents } from '@tudor-rose/lancaster'
import type { Path } from '../../editor/draft.ts'
import type { Editing } from '../../editor/editing.svelte.ts'
import type { EditorKit } from '../../editor/kit.ts'
import ComponentScreen from './ComponentScreen.svelte'

/** The members that can identify an item of a list. */
type Named = Readonly<Partial<Record<'name' | 'letter' | 'id' | 'strength', string | number>>>

export const kit: EditorKit = {
  examples: (standard, _language, all) => [{ name: all, data: standard, fileName: 'my-components' }],

  placeName({ data, texts }: Editing, [group, member, part]: Path) {
    const known = data as unknown as LancasterComponents
    if (group === undefined || !Object.hasOwn(known, group)) return ''
    const title = texts.say(`edit.${group}`)
    if (member === undefined) return title
    if (group === 'laws') return `${title}, ${texts.say(`edit.laws.${member}`)}`
    const list = known[group as keyof LancasterComponents]
    if (!Array.isArray(list)) return title
    const { name, letter, id, strength } = (list[Number(member)] ?? {}) as Named
    const which = name ?? letter ?? id ?? strength ?? Number(member) + 1
    return [title, which, ...(part === undefined ? [] : [texts.say(`edit.${part}`)])].join(', ')
  },

  Screen: ComponentScreen,
}
