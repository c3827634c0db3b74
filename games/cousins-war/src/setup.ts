import type { OptionSpec, Options } from '@tudor-rose/table'
import type { Deck } from './deck.ts'
import { ASIDE, LANCASTER, TROOPS, YORK } from './layout.ts'
import { putCard, REGIONS, RESERVE, State, SUPPLY, shift } from './state.ts'
import { STEP } from './steps.ts'

/** A deck without twists does not offer the option. */
export const optionsFor = ({ twists }: Deck): readonly OptionSpec[] => [
  { name: 'twists', values: twists.length > 0 ? ['false', 'true'] : ['false'], standard: 'false' },
]

export const optionsOf = (s: State): Options => ({ twists: s.twists === 1 ? 'true' : 'false' })

const TROOPS_EACH = 12
const FRENCH = 2
const FIRST_RESERVE = 2

/** One troop of each house in every region, two in each reserve, the rest in the supply. */
export function placeTroopsAndCards(options: Options, deck: Deck): State {
  const s = State.fresh(deck)
  s.twists = Number(options.twists === 'true')
  s.round = 1
  s.frenchSupply = FRENCH
  for (const house of [LANCASTER, YORK]) {
    s.bytes[TROOPS[SUPPLY] + house] = TROOPS_EACH
    for (const region of REGIONS) shift(s, house, SUPPLY, region)
    shift(s, house, SUPPLY, RESERVE, FIRST_RESERVE)
  }
  for (let card = 0; card < s.components.cards.length; card++) putCard(s, card, ASIDE)
  s.step = STEP.deal
  return s
}
