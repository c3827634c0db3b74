/** The texts of this game's editor, in English. */
import type { ComponentProblemKey } from '@tudor-rose/lancaster'
import type { ProblemTexts } from '../../../editor/texts/problem-texts.ts'

const COMPONENTS: ProblemTexts<ComponentProblemKey> = {
  'wrong.reward-empty': 'A reward has to give something.',
  'wrong.list-length':
    'There are {count} entries here; there must be {least}{range, plural, =0 {} other { to {most}}}.',
  'wrong.name-twice': '“{name}” appears twice.',
  'wrong.law-twice': 'This law also appears in another place.',
  'wrong.not-one-word': 'The name of a county is one word, letters only.',
  'wrong.county-out-of-order': 'Counties are ordered from A to I.',
  'wrong.tile-out-of-order': 'Tiles are ordered from A to I.',
  'wrong.highest-first': 'The highest value comes first.',
  'wrong.too-few-conflicts': 'With {players} players, {count} cards are left; a game needs {least}.',
  'wrong.section-missing': 'Section {section} is missing.',
  'wrong.nobles-worth-less': 'More nobles must not be worth less.',
  'wrong.ally-space-name': 'Space {number} must have the same short name in both castles: {expected}.',
  'wrong.ally-pays': 'An ally has no squires to pay with.',
}

export const en = {
  'edit.title': 'Component editor: Lancaster',
  'edit.lead':
    'Change the values of counties, conflicts, castles, laws and tiles. The standard value is shown beside every value you change.',
  'edit.all-of-them': 'Standard components',
  'edit.counties': 'Counties',
  'edit.counties.about': 'The minimum is the strength a knight needs without squires.',
  'edit.conflicts': 'Conflicts',
  'edit.conflicts.about': '10 to 16 cards. Ten must be left for every number of players.',
  'edit.conflicts.add': 'Add a conflict',
  'edit.conflict': 'Conflict of strength {strength}',
  'edit.favours': 'Favours',
  'edit.favours.about': 'One to eight tiles. In each round, as many knights earn a favour as there are tiles.',
  'edit.favours.add': 'Add a favour',
  'edit.castle': 'Castle',
  'edit.castle.about': 'The extension that covers a space gives the same reward. A space with a cost can be declined.',
  'edit.allyCastle': 'Castle of an ally',
  'edit.allyCastle.about': 'For two players. Its spaces have the short names of the first two spaces of a castle.',
  'edit.laws': 'Laws',
  'edit.laws.about': 'A law that you choose swaps places with the one that was there.',
  'edit.laws.base': 'Base game',
  'edit.laws.new': 'New Laws',
  'edit.laws.king': 'King’s laws',
  'edit.law': 'Law',
  'edit.section': 'Section {section}',
  'edit.nobles': 'Nobles in each county',
  'edit.nobles.about': 'By the number of players, 1 to 8.',
  'edit.noblePoints': 'Points for nobles',
  'edit.noblePoints.about': 'At the end of the game.',
  'edit.shameTrack': 'Shame track',
  'edit.shameTrack.about': 'What each space costs once it is empty, from left to right.',
  'edit.shameField': 'Space {field}',
  'edit.rewardTiles': 'Reward tiles',
  'edit.rewardTiles.about': 'One for each county.',
  'edit.players': '{players} players',
  'edit.minimum': 'Minimum',
  'edit.reward': 'Reward',
  'edit.reward.add': 'add',
  'edit.reward.points': 'points',
  'edit.reward.gold': 'gold',
  'edit.reward.squires': 'squires',
  'edit.reward.votes': 'votes',
  'edit.reward.seals': 'seals',
  'edit.reward.newKnight': 'new knight',
  'edit.reward.upgrade': 'upgrade',
  'edit.reward.extension': 'extension',
  'edit.reward.nobleAnywhere': 'noble of any county',
  'edit.reward.crossing': 'crossing to France',
  'edit.startPlayer': 'Holder names the start player',
  'edit.strength': 'Strength',
  'edit.points': 'Points',
  'edit.rank': 'Rank {rank}',
  'edit.notWith': 'Not used with this number of players',
  'edit.cost': 'Cost in squires',
  'edit.withCourt': 'With the King’s court',
  ...COMPONENTS,
}

declare module '../../../editor/texts.ts' {
  interface GameEditorTexts {
    readonly lancaster: typeof en
  }
}
