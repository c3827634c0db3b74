/** English for the King's court. */
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
  'prompt.upgrade.court': '{party}: which knight is upgraded? Or do you take a bishop instead?',
  'prompt.form-tower':
    '{party} applies as {office}: who joins the lord? The tower has strength {strength}{rival, plural, =0 {} other {, the rival tower #}}.',
  'prompt.bring-along': '{party}: what do you bring along to {place}?',

  'log.applies': '{party} applies as {office}.',
  'log.tower': 'The tower of {party}’s lord for the office of {office} has strength {strength}.',
  'log.lordDisplaced': '{party}’s lord is driven out by a higher tower and no longer applies as {office}.',
  'log.treasury': '{party} takes from the treasury: {goods} ({count}).',
  'log.treasury.empties': '{party} returns from the treasury: {goods} ({count}).',
  'log.brings': '{party} brings {privilege}.',
  'log.office': '{party} becomes {office}.',
  'log.office.kept': '{party} remains {office}.',
  'log.privilege': '{party} may use {privilege} next round.',
  'log.gains.seals': '{party}: {count, plural, one {# seal} other {# seals}}.',
  'log.bishop': '{party} takes a bishop.',
  'log.bishop.removed': '{party} removes a bishop from the game.',
  'log.final.seals':
    '{seat}: {points, plural, one {# point} other {# points}} for {seals, plural, one {# seal} other {# seals}}, {pieces} each.',
}
