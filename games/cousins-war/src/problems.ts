/** Problems of a deck, in English. */
import { defineProblems } from '@tudor-rose/table'

export const DECK_PROBLEMS = {
  'source-empty': 'says nothing; it can say where each of {known} is from',
  'too-many-cards': 'has {count} cards; {most} are the most there can be',
  'too-few-cards': 'has {count} cards; {least} are the fewest',
  'too-many-twists': 'has {count} twists; {most} are the most',
  'too-few-twists': 'has {count} twists; every one of {rounds} rounds needs its own',
  'too-few-battlefields': 'has {count} battlefields; with {cards} cards it needs {least}',
  'too-many-marked': 'marks {count} events for round {round}; {most} are the most',
  'points-range': 'has 1 to 3 command points, not {points}',
  'no-english-name': 'has no English name',
  'id-taken': 'cannot be called hidden',
  'no-date': 'has no date such as 1461-03-29: "{found}"',
  'track-length': 'has a track of {rounds} rounds, not {count}',
  'effect-ways': 'its {event} event moves troops in one or two ways, not {count}',
  'effect-spreads': 'its {event} event spreads troops, so it does nothing else',
  'effect-moves-all': 'its {event} event moves all, so it does nothing else',
  'effect-from-nowhere': 'its {event} event moves troops from nowhere',
  'effect-goes-nowhere': 'its {event} event moves troops from "{place}" to where they are',
  'effect-never-there': 'its {event} event moves {troops} troops, which are never in "{place}"',
  'effect-all-to-one': 'its {event} event moves all, unasked, so it moves them from one place to one other',
  'effect-among-regions': 'its {event} event chooses among regions, so it moves troops from "regions"',
  'effect-into-regions': 'its {event} event spreads troops, so it moves them to "regions"',
  'side-moves-all': 'its side event can be declined, so it cannot move all',
  'card-twice': 'stands in the deck twice',
  'name-twice': 'has two cards called {name}',
  'date-twice': 'has two battles on {date}',
} as const

export type DeckProblemKey = keyof typeof DECK_PROBLEMS
export const makeProblem = defineProblems(DECK_PROBLEMS)
