/** Laws in their sections. Each has one place, so choosing a law swaps it with the one there. */
import type { LancasterComponents } from '@tudor-rose/lancaster'
import { BASE_LAW_IDS, KING_LAW_IDS, NEW_LAW_IDS } from '@tudor-rose/lancaster/data'
import { type Edit, type Path, set } from '../../editor/draft.ts'

export type LawSetName = 'base' | 'new' | 'king'
export const LAW_SETS: readonly LawSetName[] = ['base', 'new', 'king']

/** The King's laws stay together; all others may be distributed in any way. */
export const lawsFor = (set: LawSetName): readonly string[] =>
  set === 'king' ? KING_LAW_IDS : [...BASE_LAW_IDS, ...NEW_LAW_IDS]

/** The places of a law, as paths into the file; more than one if the file has it twice. */
function placesOf(laws: LancasterComponents['laws'], law: string): readonly Path[] {
  return LAW_SETS.flatMap((name) =>
    Object.entries(laws[name]).flatMap(([section, list]) =>
      list.flatMap((each, index) => (each === law ? [['laws', name, section, index]] : [])),
    ),
  )
}

/** Puts a law in a place, and the law that was there in its old place. */
export function choose(laws: LancasterComponents['laws'], at: Path, before: string, law: string): readonly Edit[] {
  const other = placesOf(laws, law).find((place) => place.join('/') !== at.join('/'))
  return other === undefined ? [set(at, law)] : [set(at, law), set(other, before)]
}
