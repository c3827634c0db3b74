/** Problems with a scenario file, in English. Blocks and areas are named as in the file. */
import { defineProblems } from '@tudor-rose/table'

export const SCENARIO_PROBLEMS = {
  'scenario-count': 'has {count} scenarios; there can be 1 to {most}',
  'scenario-twice': 'is in the file twice',
  'rebel-with-king': 'the Rebel belongs in the pool of the house that is not King (3.26)',
  'no-such-area': 'there is no area "{area}"',
  'block-twice': '{block} is in the set-up twice',
  'no-heir': 'needs an heir on the map or in the pool (3.21)',
  'enemy-there': 'the enemy is in {area} too; the houses cannot share an area at the start',
  'mercenary-in-pool': 'a mercenary with a home is never in the pool',
  'dies-for-good': 'never returns, so it cannot be face down',
  'minor-no-heir': 'only heirs can be minors (4.5)',
  'captive-not-henry': 'only Henry VI can be a captive',
  'no-twin': 'has no twin, so it cannot be aside (4.6)',
  'rebel-nowhere': 'the Rebel is on the map, in the pool or face down',
  'enemy-exile': "the enemy's exile can never be entered (2.7)",
  'never-sails': 'cannot move by sea, so it cannot be there (5.3)',
  'twins-both': 'one of {first} and {second} is in play and the other aside, or both are dead (3.22)',
  impossible: '{where}: {reason}',
} as const

export type ScenarioProblemKey = keyof typeof SCENARIO_PROBLEMS
export const makeProblem = defineProblems(SCENARIO_PROBLEMS)
