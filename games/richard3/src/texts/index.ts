/** The sentences of the game for scenarios. A page can have them without the rules. */
export { STANDARD_SCENARIOS } from '../data/scenarios.ts'
export { textsFor } from './texts-for.ts'
