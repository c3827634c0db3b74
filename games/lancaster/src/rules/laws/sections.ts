/** Set-up of the parliament: which laws are played with, section by section. */
import type { Chance } from '@tudor-rose/table'
import { LAW_SECTIONS } from '../../components.ts'
import { IN_FORCE, KING_LAW_CHOICES, LAW_AT, LAW_CHOICES, LAW_IN_PARLIAMENT, lawPile } from '../../layout.ts'
import type { State } from '../../state.ts'
import { type LawId, lawNumber } from './ids.ts'

/** The King's laws speak of both modules of Henry V; where one is missing they stay in the box. */
function isKings(s: State, section: number): boolean {
  if (s.court === 0 || s.displeasure === 0) return false
  const where = KING_LAW_CHOICES[s.kingsLaws]
  return where === `section-${section}` || (where === 'both' && (section === 2 || section === 3))
}

/** A mixed parliament draws lots for every section. */
function lawsOfSection(s: State, section: number, chance: Chance): readonly LawId[] {
  const { base, new: newLaws, king } = s.components.laws
  if (isKings(s, section)) return king[section]
  const chosen = LAW_CHOICES[s.laws]
  const isNew = chosen === 'new' || (chosen === 'mixed' && chance.below(2) === 1)
  return (isNew ? newLaws : base)[section]
}

/** Section 0 is in force, in an order by lot; the others make the pile. */
export function setUpLaws(s: State, chance: Chance): void {
  for (const section of LAW_SECTIONS) {
    const laws = [...lawsOfSection(s, section, chance)]
    if (section > 0) for (const law of laws) s.bytes[LAW_AT + lawNumber(law)] = lawPile(section)
    else
      for (let place = 0; laws.length > 0; place++) {
        const [law] = laws.splice(chance.below(laws.length), 1)
        s.bytes[IN_FORCE + place] = lawNumber(law)
        s.bytes[LAW_AT + lawNumber(law)] = LAW_IN_PARLIAMENT
      }
  }
}
