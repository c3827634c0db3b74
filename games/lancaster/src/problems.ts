/** Problems of a component file, in English. */
import { defineProblems } from '@tudor-rose/table'

export const COMPONENT_PROBLEMS = {
  'reward-empty': 'gives nothing; it can give {known}',
  'list-length': 'there must be {expected} {what}, not {count}',
  'name-twice': '"{name}" is listed twice',
  'law-twice': '"{law}" is listed twice',
  'not-one-word': 'should be one word of letters, not "{found}"',
  'county-out-of-order': 'county {letter} is out of order; counties are listed from A to I',
  'tile-out-of-order': 'tile {letter} is out of order; tiles are listed from A to I',
  'highest-first': 'the highest value must come first',
  'too-few-conflicts': 'with {players} players {count} cards are left; a game needs {least}',
  'section-missing': 'section {section} is missing',
  'nobles-worth-less': 'more nobles cannot be worth less',
  'ally-space-name': 'space {number} is called {found}; in a player’s castle it is {expected}',
  'ally-pays': '{space} costs {cost} squires; an ally has none',
} as const

export type ComponentProblemKey = keyof typeof COMPONENT_PROBLEMS
export const makeProblem = defineProblems(COMPONENT_PROBLEMS)
