/** The sentences of the game for its components. A page can import them without the rules. */
export { STANDARD_COMPONENTS } from '../data/standard-components.ts'
export { textsFor } from './texts-for.ts'
