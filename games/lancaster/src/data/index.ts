/** The words of which component files are made. A page can have them without the rules. */
export { KING_SECTIONS, LAW_SECTIONS, PLAYER_COUNTS, REWARD_KINDS } from '../components.ts'
export { BASE_LAW_IDS, KING_LAW_IDS, NEW_LAW_IDS } from '../rules/laws/ids.ts'
