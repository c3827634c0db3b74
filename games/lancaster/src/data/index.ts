/** The vocabulary of component files, without the rules, so that pages can import it alone. */
export { KING_SECTIONS, LAW_SECTIONS, PLAYER_COUNTS, REWARD_KINDS } from '../components.ts'
export { BASE_LAW_IDS, KING_LAW_IDS, NEW_LAW_IDS } from '../law-ids.ts'
