import type { en } from './en.ts'

const STEPS = '{steps, plural, one {# Step} other {# Steps}}'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'odds.title': 'Aussichten',
  'odds.battle': 'Die Schlacht {area_in}',
  'odds.open': 'Der Ausgang ist offen',
  'odds.likely': '{house} gewinnt wahrscheinlich',
  'odds.very-likely': '{house} gewinnt sehr wahrscheinlich',
  'odds.sure': '{house} gewinnt so gut wie sicher',
  'odds.share': '{house} {wins, number, percent}',
  'odds.shares': 'Wer gewinnt: {house} {wins, number, percent}, {other} {others, number, percent}',
  'odds.losses': `{house} verliert im Schnitt ${STEPS}`,
  'odds.losses-between': `{house} verliert im Schnitt ${STEPS}, meist {low} bis {high}`,
  'odds.dies-out':
    '{house} verliert in {chance, number, percent} der Fälle den letzten Titelerben; damit endet das Spiel',
  'odds.own-blocks': 'Deine Blocks',
  'odds.enemy-blocks': 'Bekannte gegnerische Blocks',
  'odds.dies': 'verloren',
  'odds.leaves': 'weicht zurück',
  'odds.risk': '{block}: verloren {dies, number, percent}, weicht zurück {leaves, number, percent}',
  'odds.no-risk': 'Keiner deiner Blocks ist in Gefahr.',
  'odds.yet-to-act': '{house} kann sich vor der Schlacht noch verstärken oder das Feld räumen.',
  'odds.exact': 'Exakt: Nichts ist geraten, und jeder mögliche Wurf ist berücksichtigt.',
  'odds.by-lot':
    'Diese Schlacht ist zu groß, um sie genau zu berechnen; deshalb wurden {battles, number} Schlachten simuliert. Das Ergebnis kann um {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} danebenliegen.',
  'odds.rough':
    'Manche Blocks würden über ein anderes Meer zurückweichen als andere; wie viele entkommen, ist nur geschätzt.',
  'odds.guessed':
    'Verdeckte Blocks sind nach dem geraten, was man von ihnen gesehen hat. Dies ist der Durchschnitt aus {worlds, plural, one {# Vermutung} other {# Vermutungen}}; mit anderen Vermutungen könnte er um {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} anders ausfallen.',
  'odds.conduct':
    'So kämpfen beide Seiten: Alle Blocks feuern; es gibt weder Sturmangriffe noch Verratswürfe, und keiner passt. Ab der 2. Schlachtrunde weichen Titelerben mit ihrem letzten Step zurück, ebenso Angreifer vor dreimal und Verteidiger vor sechsmal so vielen Steps, wie sie selbst haben. In der 4. Schlachtrunde weichen die Angreifer zurück.',
  'odds.reckoning': 'Wird berechnet …',
  'odds.busy': 'Die Aussichten lassen sich gerade nicht berechnen.',
  'odds.nowhere': 'Zurzeit gibt es keine Schlacht.',
}
