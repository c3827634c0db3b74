/** Setting the game up. */
import type { OptionSpec, Options } from '@tudor-rose/table'
import { STANDARD_DECK } from './data/standard-deck.ts'
import { ASIDE, LANCASTER, TROOPS, YORK } from './layout.ts'
import { putCard, REGIONS, RESERVE, State, SUPPLY, shift } from './state.ts'
import { DEAL } from './steps.ts'

export const OPTIONS: readonly OptionSpec[] = [{ name: 'twists', values: ['false', 'true'], standard: 'false' }]

export const optionsOf = (s: State): Options => ({ twists: s.twists === 1 ? 'true' : 'false' })

const TROOPS_EACH = 12
const FRENCH = 2
const FIRST_RESERVE = 2

/** One troop of each house in every region, two in each reserve, the rest in the supply. */
export function placeTroopsAndCards(options: Options): State {
  const s = State.fresh(STANDARD_DECK)
  s.twists = Number(options.twists === 'true')
  s.round = 1
  s.frenchSupply = FRENCH
  for (const house of [LANCASTER, YORK]) {
    s.bytes[TROOPS[SUPPLY] + house] = TROOPS_EACH
    for (const region of REGIONS) shift(s, house, SUPPLY, region)
    shift(s, house, SUPPLY, RESERVE, FIRST_RESERVE)
  }
  for (let card = 0; card < s.deck.cards.length; card++) putCard(s, card, ASIDE)
  s.step = DEAL
  return s
}
