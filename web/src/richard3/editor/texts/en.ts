/** The texts of this game's editor, in English. */
import type { ScenarioProblemKey } from '@tudor-rose/richard3'
import type { ProblemTexts } from '../../../editor/texts/problem-texts.ts'

const SCENARIO: ProblemTexts<ScenarioProblemKey> = {
  'wrong.scenario-count': 'The file has {count} scenarios; it can have 1 to {most}.',
  'wrong.scenario-twice': 'Another scenario has the same short name.',
  'wrong.rebel-with-king': 'The Rebel belongs in the pool of the house that is not King (3.26).',
  'wrong.no-such-area': 'There is no area called {area}.',
  'wrong.block-twice': '{block} is in the set-up twice.',
  'wrong.no-heir': 'This house needs an heir on the map or in the pool (3.21).',
  'wrong.enemy-there': 'The enemy is also in {area}, although nobody has marched yet.',
  'wrong.mercenary-in-pool': 'A mercenary with a home is never in the pool.',
  'wrong.dies-for-good': 'This block dies for good and is never face down.',
  'wrong.minor-no-heir': 'Only heirs can be minors (4.5).',
  'wrong.captive-not-henry': 'Only Henry VI can be captive.',
  'wrong.no-twin': 'This block has no counterpart on the enemy side (4.6).',
  'wrong.rebel-nowhere': 'The Rebel is always in the game.',
  'wrong.enemy-exile': 'The enemy exile can never be entered (2.7).',
  'wrong.never-sails': 'This block never goes to sea, so it cannot be there (5.3).',
  'wrong.twins-both':
    'There are two blocks called {block}: one is in play and the other with the enemy, or both are out of the game (3.22).',
  'wrong.impossible': 'A game cannot start like this ({where}: {reason}).',
}

export const en = {
  'edit.title': 'Scenario editor: Richard III',
  'edit.lead':
    'Put every block where it starts, and choose who is King and which campaigns are played. Every change is checked against the rules.',
  'edit.all-of-them': 'All three in one file',
  'edit.scenario': 'Scenario',
  'edit.more': 'Names in other languages, more scenarios',
  'edit.scenario.add': 'Add a copy of this scenario',
  'edit.scenario.remove': 'Remove this scenario',
  'edit.firstCampaign': 'First campaign',
  'edit.lastCampaign': 'Last campaign',
  'edit.king': 'King',
  'edit.on-map': '{count, plural, one {# block} other {# blocks}} on the map',
  'edit.block-in-hand': 'Selected block',
  'edit.block-hint': 'Drag a block, or tap it and then the place where it starts.',
  'edit.block-begins': 'Starts in',
  'edit.block-down': 'Deselect',
  'edit.zone.pool': 'Pool',
  'edit.zone.minors': 'Minors',
  'edit.zone.withTheEnemy': 'With the enemy',
  'edit.zone.captive': 'Captive in the Tower',
  'edit.zone.nowhere': 'Not in the game',
  ...SCENARIO,
}

declare module '../../../editor/texts.ts' {
  interface GameEditorTexts {
    readonly richard3: typeof en
  }
}
