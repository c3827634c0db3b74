/** The sentences of the game for given scenarios. A page can import them without the rules. */
export { STANDARD_SCENARIOS } from '../data/scenarios.ts'
export { textsFor } from './texts-for.ts'
