/** The words of which decks are made. A page can have them without the rules. */
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
