/** Set-up of parliament: the options for laws, and the set of each section. */
import type { Chance, Log, OptionSpec, Options } from '@tudor-rose/table'
import { KING_SECTIONS, LAW_SECTIONS } from '../../components.ts'
import { type LawId, lawNumber } from '../../law-ids.ts'
import { IN_FORCE, LAW_AT, LAW_CHOICES, LAW_IN_PARLIAMENT, LAW_SETS, lawPile } from '../../layout.ts'
import type { State } from '../../state.ts'

type Section = (typeof LAW_SECTIONS)[number]
type LawSetName = (typeof LAW_SETS)[number]

const hasKings = (section: Section): boolean => KING_SECTIONS.some((each) => each === section)

/** Sets that include this section. */
const setsWith = (section: Section): readonly LawSetName[] =>
  LAW_SETS.filter((set) => set !== 'king' || hasKings(section))

const fieldOf = (section: Section) => `section${section}` as const

/** `laws` determines the set of all sections or, if they are chosen one by one, each section has its own option. */
export const LAW_OPTIONS: readonly OptionSpec[] = [
  { name: 'laws', values: LAW_CHOICES, standard: 'base' },
  ...LAW_SECTIONS.map((section) => ({ name: fieldOf(section), values: setsWith(section), standard: 'base' })),
]

export const lawOptionsOf = (s: State): Options => ({
  laws: LAW_CHOICES[s.laws],
  ...Object.fromEntries(
    LAW_SECTIONS.map((section) => [
      fieldOf(section),
      LAW_CHOICES[s.laws] === 'chosen' ? LAW_SETS[s[fieldOf(section)]] : 'base',
    ]),
  ),
})

/** The King's laws refer to seals, bishops, shame and the Tower, so both modules of Henry V are required. */
export function lawOptionProblem(options: Options): string | undefined {
  const set = LAW_SECTIONS.map(fieldOf).find((name) => options[name] !== 'base')
  if (set !== undefined && options.laws !== 'chosen')
    return `${set}=${options[set]} says which laws are chosen, so it goes with laws=chosen only, not with laws=${options.laws}`
  const kings = ['laws', ...LAW_SECTIONS.map(fieldOf)].find((name) => options[name] === 'king')
  if (kings !== undefined && (options.court !== 'true' || options.displeasure !== 'true'))
    return `the King's laws (${kings}=king) need both modules of Henry V: court=true and displeasure=true`
  return undefined
}

/** Possible sets of a section under these options. With more than one, the set is drawn at random. */
function possibleSets(s: State, section: Section, chosen: string): readonly LawSetName[] {
  switch (LAW_CHOICES[s.laws]) {
    case 'base':
      return ['base']
    case 'new':
      return ['new']
    case 'king':
      return hasKings(section) ? ['king'] : ['base']
    case 'lot':
      return setsWith(section).filter((set) => set !== 'king' || (s.court === 1 && s.displeasure === 1))
    default:
      return LAW_SETS.filter((set) => set === chosen)
  }
}

/** The first section of a game in progress whose set is not possible. */
export function misplacedSection(s: State): string | undefined {
  return LAW_SECTIONS.map(fieldOf).find((name, index) => {
    const set = LAW_SETS[s[name]]
    if (set === 'king' && (s.court === 0 || s.displeasure === 0 || !hasKings(LAW_SECTIONS[index]))) return true
    return !possibleSets(s, LAW_SECTIONS[index], set).includes(set)
  })
}

/** Returns the laws of a section. A random choice is public. */
function chooseSection(s: State, section: Section, options: Options, chance: Chance, log?: Log): readonly LawId[] {
  const sets = possibleSets(s, section, options[fieldOf(section)])
  const set = sets.length === 1 ? sets[0] : sets[chance.below(sets.length)]
  s[fieldOf(section)] = LAW_SETS.indexOf(set)
  if (sets.length > 1) log?.tell({ key: 'log.section', params: { section, set: `laws.${set}` } })
  return s.components.laws[set][section]
}

/** Section 0 is in force, in random order; the others form the pile. Needs the modules in the state. */
export function setUpLaws(s: State, options: Options, chance: Chance, log?: Log): void {
  s.laws = LAW_CHOICES.indexOf(options.laws as (typeof LAW_CHOICES)[number])
  for (const section of LAW_SECTIONS) {
    const laws = [...chooseSection(s, section, options, chance, log)]
    if (section > 0) for (const law of laws) s.bytes[LAW_AT + lawNumber(law)] = lawPile(section)
    else
      for (let place = 0; laws.length > 0; place++) {
        const [law] = laws.splice(chance.below(laws.length), 1)
        s.bytes[IN_FORCE + place] = lawNumber(law)
        s.bytes[LAW_AT + lawNumber(law)] = LAW_IN_PARLIAMENT
      }
  }
}
