/** The vocabulary of decks, without the rules, so that pages can import it alone. */
export {
  CONDITIONS,
  PLACES,
  REGION_NAMES,
  SPREADS,
  STARTERS,
  TRACK_MARKS,
  TROOPS,
  TWIST_RULES,
  WHERES,
} from '../deck.ts'
