/** Problems with a scenario file, in English. Blocks and areas are named as in the file. */
import { defineProblems } from '@tudor-rose/table'

export const SCENARIO_PROBLEMS = {
  'scenario-count': 'has {count} scenarios; there can be 1 to {most}',
  'scenario-twice': 'stands in the file twice',
  'rebel-with-king': 'the Rebel belongs in the pool of the house that is not King (3.26)',
  'no-such-area': 'there is no area "{area}"',
  'block-twice': '{block} stands in the set-up twice',
  'no-heir': 'needs an heir on the map or in the pool (3.21)',
  'enemy-there': 'the enemy stands in {area} as well; nobody has marched yet',
  'mercenary-in-pool': 'a mercenary with a home is never in the pool',
  'dies-for-good': 'dies for good and so never lies face down',
  'minor-no-heir': 'only heirs can be minors (4.5)',
  'captive-not-henry': 'only Henry VI can be a captive',
  'no-twin': 'has no twin to be aside for (4.6)',
  'rebel-nowhere': 'the Rebel is on the map, in the pool or face down',
  'enemy-exile': "the enemy's exile can never be entered (2.7)",
  'never-sails': 'never goes to sea, so cannot be there (5.3)',
  'twins-both': 'one of {first} and {second} is in play and the other aside, or both are dead (3.22)',
  impossible: '{where}: {reason}',
} as const

export type ScenarioProblemKey = keyof typeof SCENARIO_PROBLEMS
export const makeProblem = defineProblems(SCENARIO_PROBLEMS)
