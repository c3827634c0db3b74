/** English. For the braces see the ICU message format. */
import type { CastleSpace, LancasterComponents, Reward, RewardKind } from '../components.ts'
import { BOARD_TEXTS } from './en-board.ts'
import { COURT_TEXTS } from './en-court.ts'
import { LAW_TEXTS } from './en-laws.ts'

const some = (one: string, other: string) => (many: number) => (many === 1 ? one : `${many} ${other}`)

const REWARDS: Readonly<Record<RewardKind, (many: number) => string>> = {
  points: some('1 point', 'points'),
  gold: (many) => `${many} gold`,
  squires: some('1 squire', 'squires'),
  votes: some('1 vote', 'votes'),
  seals: some('1 seal', 'seals'),
  newKnight: some('a new knight', 'new knights'),
  upgrade: some('an upgrade', 'upgrades'),
  extension: some('an extension', 'extensions'),
  nobleAnywhere: some('a noble of any county', 'nobles of any counties'),
  crossing: () => 'the crossing to France',
}

const rewardText = (reward: Reward): string =>
  Object.entries(reward)
    .map(([kind, many]) => REWARDS[kind as RewardKind](many))
    .join(' and ')

const spaceText = ({ reward, cost }: CastleSpace): string =>
  cost === undefined ? rewardText(reward) : `${rewardText(reward)} for ${REWARDS.squires(cost)}`

/** County names, and the texts of castles and favours, are made from the component file. */
function componentTexts({ counties, castle, allyCastle, favours, rewardTiles }: LancasterComponents) {
  return Object.fromEntries([
    ...counties.map(({ letter, name }) => [`county.${letter}`, name]),
    ...counties.map(({ letter, reward }) => [`county.${letter}.reward`, rewardText(reward)]),
    ...counties.map(({ letter, minimum }) => [`county.${letter}.minimum`, `${minimum}`]),
    ...castle.map((space) => [`castle.${space.id}`, spaceText(space)]),
    ...allyCastle.map((space) => [`allyCastle.${space.id}`, spaceText(space)]),
    ...favours.map(({ id, reward }) => [`favour.${id}`, rewardText(reward)]),
    ...rewardTiles.map(({ letter, reward }) => [`tile.${letter}`, rewardText(reward)]),
    ...rewardTiles.map(({ letter, reward, withCourt }) => [`courtTile.${letter}`, rewardText(withCourt ?? reward)]),
  ])
}

export const en = (components: LancasterComponents): Readonly<Record<string, string>> => ({
  'game.name': 'Lancaster',
  'game.about': 'Noble families around Henry V: counties, castles, conflicts with France and the laws of parliament.',
  'option.players': 'Players',
  'option.players.2': 'two, each with an ally',
  'option.players.3': 'three',
  'option.players.4': 'four',
  'option.players.5': 'five',
  'option.court': 'At the King’s court',
  'option.court.false': 'no',
  'option.court.true': 'yes: lords apply for offices that bring seals and privileges',
  'option.displeasure': 'The King’s displeasure',
  'option.displeasure.false': 'no',
  'option.displeasure.true': 'yes: a lost conflict brings shame on those who were not there',
  'option.rewardTiles': 'Reward tiles',
  'option.rewardTiles.false': 'no',
  'option.rewardTiles.true': 'yes: each round a tile beside a county offers another reward',
  'seat.Blue': 'Blue',
  'seat.Yellow': 'Yellow',
  'seat.Red': 'Red',
  'seat.Green': 'Green',
  'seat.Purple': 'Purple',
  'ally.Blue': 'Blue’s ally',
  'ally.Yellow': 'Yellow’s ally',
  'conflict.lower-left': 'the lower left conflict',
  'conflict.lower-right': 'the lower right conflict',
  'conflict.upper-left': 'the upper left conflict',
  'conflict.upper-right': 'the upper right conflict',
  ...componentTexts(components),
  ...COURT_TEXTS,
  ...BOARD_TEXTS,
  ...LAW_TEXTS,

  'prompt.first-extension':
    'Which extension does your castle start with? It gives its reward every round, but no knight can stand there.',
  'prompt.place': 'Round {round}: place a knight in a county, in your castle or in a conflict.',
  'prompt.choose-favour': 'Which of the King’s favours do you take?',
  'prompt.vote': 'Do you vote for this law: {law}? You can add any number of your votes.',
  'prompt.county-reward':
    '{county}: what do you take? The reward is {county_reward}; noble and reward together cost 3 gold.',
  'prompt.name-start-player': 'Who should be the start player?',
  'prompt.castle': 'The castle of {party}: what is scored next?',
  'prompt.ransom': 'You have lost {conflict}: which of your knights do you ransom for 1 gold per strength?',
  'prompt.upgrade': '{party}: which knight is upgraded?',
  'prompt.build': '{party}: which extension is built?',
  'prompt.take-noble': '{party}: which noble do you take?',
  'prompt.cross-over': '{party}: to which conflict does the knight cross over?',
  'prompt.game-over': 'The game is over.',

  'log.round': 'Round {round}.',
  'log.newConflict': 'A new conflict: France has strength {strength}.',
  'log.proposed': 'Proposed: {law}.',
  'log.builds': '{party} builds an extension: {space}.',
  'log.place.county':
    '{party} places a {strength} in {county}{squires, plural, =0 {} one { with # squire} other { with # squires}}.',
  'log.displaced': '{party}’s {strength} is driven out of {county}.',
  'log.place.castle': '{party} places a {strength} in the castle: {space}.',
  'log.place.conflict': '{party} sends a {strength} to {conflict}.',
  'log.favour': '{party} takes the King’s favour: {favour}.',
  'log.voted': '{seat} has voted.',
  'log.ballot.yes': '{seat} votes yes{votes, plural, =0 {} one { with # vote} other { with # votes}}.',
  'log.ballot.no': '{seat} votes no{votes, plural, =0 {} one { with # vote} other { with # votes}}.',
  'log.passed': 'Passed {yes} to {no}: {law}.',
  'log.rejected': 'Rejected {no} to {yes}: {law}.',
  'log.law': 'Law: {law}.',
  'log.trades': '{party} {count, plural, =0 {does not trade} one {trades once} other {trades # times}}.',
  'log.gains.points': '{party}: {count, plural, one {# point} other {# points}}.',
  'log.gains.gold': '{party}: {count} gold.',
  'log.gains.squires': '{party}: {count, plural, one {# squire} other {# squires}}.',
  'log.gains.votes': '{party}: {count, plural, one {# vote} other {# votes}}.',
  'log.newKnight': '{party}: {count, plural, one {a new knight} other {# new knights}}.',
  'log.upgrade': '{party}: a {from} becomes a {to}.',
  'log.noble': '{party} takes the noble of {county}.',
  'log.noble.removed': '{party} removes the noble of {county} from the game.',
  'log.crosses': '{party}’s {strength} crosses over to {conflict}.',
  'log.county.noble': '{county}: {party} chooses the noble.',
  'log.county.reward': '{county}: {party} chooses {county_reward}.',
  'log.county.both': '{county}: {party} pays 3 gold for the noble and {county_reward}.',
  'log.county.nothing': '{county}: there is nothing for {party} to take.',
  'log.start': '{seat} names {player} as start player.',
  'log.castle': '{party} scores in the castle: {space}.',
  'log.conflict.won': 'England wins {conflict}, {england} to {france}.',
  'log.conflict.lost': 'France wins {conflict}, {france} to {england}; it continues next round.',
  'log.conflict.lostAtLast': 'France wins {conflict}, {france} to {england}.',
  'log.conflict.lostAgain': 'France wins {conflict} for the second time, {france} to {england}.',
  'log.ransom': '{party} ransoms a {strength}.',
  'log.final.knights':
    '{seat}: {points, plural, one {# point} other {# points}} for knights with a total strength of {count}.',
  'log.final.extensions':
    '{seat}: {points, plural, one {# point} other {# points}} for {count, plural, one {# extension} other {# extensions}}.',
  'log.final.nobles':
    '{seat}: {points, plural, one {# point} other {# points}} for {count, plural, one {# noble} other {# nobles}}.',
  'log.place.tower':
    '{party} puts a {strength} into the Tower{markers, plural, =0 {} one { and returns # marker of shame} other { and returns # markers of shame}}.',
  'log.tower.emptied': 'The knights in the Tower return to court.',
  'log.shame': '{seat} takes a marker of shame.',
  'log.final.shame':
    '{seat} loses {points, plural, one {# point} other {# points}} for {count, plural, one {# marker} other {# markers}} of shame{track, plural, =0 {} other {, # of them from the shame track}}.',
  'log.tile': 'A reward tile beside {county}: {tile}.',
  'log.county.tile': '{county}: {party} chooses the tile, {tile}.',
  'log.county.nobleAndTile': '{county}: {party} pays 3 gold for the noble and the tile, {tile}.',
  'log.won': '{seat} wins with {points} points: {reason}.',
  'victory.points': 'the most points',
  'victory.resigned': 'another player has resigned',
})
