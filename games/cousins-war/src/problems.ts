/** Problems of a deck, in English. */
import { defineProblems } from '@tudor-rose/table'

export const DECK_PROBLEMS = {
  'source-empty': 'is empty; it can name the source of {known}',
  'too-many-cards': 'has {count} cards; the maximum is {most}',
  'too-few-cards': 'has {count} cards; the minimum is {least}',
  'too-many-twists': 'has {count} twists; the maximum is {most}',
  'too-few-twists': 'has {count} twists; each of {rounds} rounds needs its own',
  'too-few-battlefields': 'has {count} battlefields; with {cards} cards it needs {least}',
  'too-many-marked': 'marks {count} events for round {round}; the maximum is {most}',
  'points-range': 'must have 1 to 3 command points, not {points}',
  'no-english-name': 'has no English name',
  'id-taken': 'cannot have the id "hidden"',
  'no-date': 'needs a date such as 1461-03-29, not "{found}"',
  'track-length': 'needs a track of {rounds} rounds, not {count}',
  'effect-ways': 'its {event} event must move troops in one or two ways, not {count}',
  'effect-spreads': 'its {event} event spreads troops, so it cannot do anything else',
  'effect-moves-all': 'its {event} event moves all troops, so it cannot do anything else',
  'effect-from-nowhere': 'its {event} event moves troops from nowhere',
  'effect-goes-nowhere': 'its {event} event moves troops from "{place}" to the same place',
  'effect-never-there': 'its {event} event moves {troops} troops, which are never in "{place}"',
  'effect-all-to-one':
    'its {event} event moves all troops without asking, so it must move them from one place to one other',
  'effect-among-regions': 'its {event} event chooses among regions, so it must move troops from "regions"',
  'effect-into-regions': 'its {event} event spreads troops, so it must move them to "regions"',
  'side-moves-all': 'its side event can be declined, so it cannot move all troops',
  'card-twice': 'is in the deck twice',
  'name-twice': 'has two cards called {name}',
  'date-twice': 'has two battles on {date}',
} as const

export type DeckProblemKey = keyof typeof DECK_PROBLEMS
export const makeProblem = defineProblems(DECK_PROBLEMS)
