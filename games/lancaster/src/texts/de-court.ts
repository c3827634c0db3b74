/** German for the King's court. Goods and privileges have an accusative singular (`one`, `acc`), goods also a form for none. */
const GOODS = '{count, plural, =0 {{goods_none}} one {# {goods_one}} other {# {goods}}}'

export const COURT_TEXTS: Readonly<Record<string, string>> = {
  'office.chancellor': 'Lord High Chancellor',
  'office.constable': 'Lord High Constable',
  'office.chamberlain': 'Lord Great Chamberlain',
  'privilege.shield': 'der Schutzschild',
  'privilege.shield.acc': 'den Schutzschild',
  'privilege.archer': 'der Bogenschütze',
  'privilege.archer.acc': 'den Bogenschützen',
  'privilege.Tudor-knight': 'der Tudorritter',
  'privilege.Tudor-knight.acc': 'den Tudorritter',
  'goods.votes': 'Stimmsteine',
  'goods.votes.one': 'Stimmstein',
  'goods.votes.none': 'keine Stimmsteine',
  'goods.squires': 'Knappen',
  'goods.squires.one': 'Knappen',
  'goods.squires.none': 'keine Knappen',
  'goods.gold': 'Gold',
  'goods.gold.one': 'Gold',
  'goods.gold.none': 'kein Gold',

  'prompt.place.court': 'Runde {round}: Platziere einen Ritter oder einen Lord.',
  'prompt.upgrade.court': '{party}: Welcher Ritter wird aufgewertet? Oder soll es ein Bischof sein?',
  'prompt.form-tower':
    '{party} bewirbt sich als {office}: Wer verstärkt den Lord? Der Turm hat Stärke {strength}{rival, plural, =0 {} other {, der gegnerische #}}.',
  'prompt.bring-along': '{party}: Was nimmst du {place_to} mit?',

  'log.applies': '{party} bewirbt sich als {office}.',
  'log.tower': 'Turm von {party_dat} ({office}): Stärke {strength}.',
  'log.lordDisplaced': 'Ein höherer Turm verdrängt den Lord von {party_dat} ({office}).',
  'log.treasury': `{party} nimmt aus der Schatzkammer ${GOODS}.`,
  'log.treasury.empties': `{party} gibt aus der Schatzkammer ${GOODS} in den Vorrat zurück.`,
  'log.brings': '{party} bringt {privilege_acc} mit.',
  'log.office': '{party} wird {office}.',
  'log.office.kept': '{party} bleibt {office}.',
  'log.privilege': '{party} darf nächste Runde {privilege_acc} einsetzen.',
  'log.gains.seals': '{party}: {count} Siegel.',
  'log.bishop': '{party} nimmt einen Bischof.',
  'log.bishop.removed': '{party} nimmt einen Bischof aus dem Spiel.',
  'log.final.seals':
    '{seat}: {points, plural, one {# Machtpunkt} other {# Machtpunkte}} für {seals} Siegel zu je {pieces}.',
}
