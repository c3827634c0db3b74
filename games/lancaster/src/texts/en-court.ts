/** English, of the King's court. */
export const COURT_TEXTS: Readonly<Record<string, string>> = {
  'office.chancellor': 'chancellor',
  'office.constable': 'constable',
  'office.chamberlain': 'chamberlain',
  'privilege.shield': 'the shield',
  'privilege.archer': 'the archer',
  'privilege.Tudor-knight': 'the Tudor knight',
  'goods.votes': 'votes',
  'goods.squires': 'squires',
  'goods.gold': 'gold',

  'prompt.place.court': 'Round {round}: place a knight or a lord.',
  'prompt.upgrade.court': '{party}: which knight is upgraded? Or is it to be a bishop?',
  'prompt.form-tower':
    '{party} applies as {office}: what stands with the lord? The tower has strength {strength}{rival, plural, =0 {} other {, the one there #}}.',
  'prompt.bring-along': '{party}: what goes along to {place}?',

  'log.applies': '{party} applies as {office}.',
  'log.tower': "The tower of {party}'s lord, who applies as {office}, has strength {strength}.",
  'log.lordDisplaced': "{party}'s lord is driven out by a higher tower and does not apply as {office} any more.",
  'log.treasury': '{party} takes out of the treasury: {goods} ({count}).',
  'log.treasury.empties': '{party} sends back from the treasury: {count} {goods}.',
  'log.brings': '{party} brings {privilege}.',
  'log.office': '{party} is {office}.',
  'log.office.kept': '{party} stays {office}.',
  'log.privilege': '{party} may use {privilege} next round.',
  'log.gains.seals': '{party}: {count, plural, one {# seal} other {# seals}}.',
  'log.bishop': '{party} takes a bishop.',
  'log.bishop.removed': '{party} takes a bishop out of the game.',
  'log.final.seals':
    '{seat}: {points, plural, one {# point} other {# points}} for {seals, plural, one {# seal} other {# seals}}, {pieces} each.',
}
