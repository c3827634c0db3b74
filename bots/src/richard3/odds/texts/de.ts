import type { en } from './en.ts'

const STEPS = '{steps, plural, one {# Step} other {# Steps}}'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'odds.title': 'Aussichten',
  'odds.battle': 'Die Schlacht {area_in}',
  'odds.open': 'Der Ausgang ist offen',
  'odds.likely': '{house} behauptet wahrscheinlich das Feld',
  'odds.very-likely': '{house} behauptet sehr wahrscheinlich das Feld',
  'odds.sure': '{house} behauptet so gut wie sicher das Feld',
  'odds.share': '{house} {wins, number, percent}',
  'odds.shares': 'Wer das Feld behauptet: {house} {wins, number, percent}, {other} {others, number, percent}',
  'odds.losses': `{house} verliert im Schnitt ${STEPS}`,
  'odds.losses-between': `{house} verliert im Schnitt ${STEPS}, meist {low} bis {high}`,
  'odds.dies-out':
    '{house} verliert mit einer Chance von {chance, number, percent} den letzten Titelerben; damit endet das Spiel',
  'odds.own-blocks': 'Deine Blocks',
  'odds.enemy-blocks': 'Bekannte gegnerische Blocks',
  'odds.dies': 'verloren',
  'odds.leaves': 'weicht zurück',
  'odds.risk': '{block}: verloren {dies, number, percent}, weicht zurück {leaves, number, percent}',
  'odds.no-risk': 'Keiner deiner Blocks ist in Gefahr.',
  'odds.yet-to-act': '{house} kann sich vor der Schlacht noch verstärken oder das Feld räumen.',
  'odds.exact': 'Nichts ist geraten, und jeder mögliche Wurf ist eingerechnet.',
  'odds.by-lot':
    'Zu groß, um alles auszurechnen: {battles, number} Schlachten wurden ausgewürfelt; das Ergebnis kann um {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} danebenliegen.',
  'odds.rough':
    'Manche würden über ein anderes Meer zurückweichen als andere; wie viele entkommen, ist nur ungefähr berechnet.',
  'odds.guessed':
    'Verdeckte Blocks sind geraten, nach dem, was man von ihnen gesehen hat: Dies ist das Mittel aus {worlds, plural, one {# Vermutung} other {# Vermutungen}}. Neu geraten, könnte es um {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} anders ausfallen.',
  'odds.conduct':
    'So kämpfen beide Seiten: Alle feuern; es gibt weder Sturmangriffe noch Verratswürfe, und niemand passt. Ab der 2. Schlachtrunde weichen Titelerben mit ihrem letzten Step zurück, ebenso Angreifer vor dreimal und Verteidiger vor sechsmal so vielen Steps, wie sie selbst haben. In der 4. Schlachtrunde weichen die Angreifer zurück.',
  'odds.reckoning': 'Es wird gerechnet …',
  'odds.busy': 'Die Aussichten lassen sich gerade nicht berechnen.',
  'odds.nowhere': 'Zurzeit steht niemand einem Gegner gegenüber.',
}
