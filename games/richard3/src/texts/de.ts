/** German. For the braces see the ICU message format. Names and their forms are in `de-names.ts`. */
import { BOARD } from './de-board.ts'
import { NAMES } from './de-names.ts'

/** A verb for `block`: most blocks are one person, mercenaries and rebels are plural. */
const verb = (one: string, many: string): string => `{block_number, select, many {${many}} other {${one}}}`

const HITS = '{hits, plural, =0 {Kein Treffer} other {# Treffer}} (bei {most} oder weniger)'

const POINTS =
  '{points, plural, =0 {Keine Aktionspunkte mehr, aber einige Blocks dürfen noch ziehen} one {Noch # Aktionspunkt: Blocks bewegen oder rekrutieren} other {Noch # Aktionspunkte: Blocks bewegen oder rekrutieren}}.'
const EVENT = `{points, plural, =0 {Nutze das Ereignis ({card}) oder beende deine Aktionen.} other {Das Ereignis steht noch aus: {card}. ${POINTS}}}`

export const de: Readonly<Record<string, string>> = {
  'game.name': 'Richard III.',
  'game.about': 'Die Rosenkriege für zwei: verdeckte Blocks, geheime Karten, Würfelschlachten und Verrat.',
  'option.scenario': 'Szenario',
  'option.scenario.wars-of-the-roses': 'drei Feldzüge ab 1460; Lancaster ist König',
  'option.scenario.kingmaker': 'ein Feldzug, 1470; York ist König und hält Henry VI. gefangen',
  'option.scenario.richard-iii': 'ein Feldzug, 1483; York ist König',
  'option.edition': 'Ausgabe der Spielregel',
  'option.edition.1.02': '1.02 (neuer)',
  'option.edition.1.0': '1.0 (älter)',
  'option.mulligan': 'Schwache Hand',
  'option.mulligan.book': 'du darfst sie zeigen und eine neue verlangen',
  'option.mulligan.auto': 'wird automatisch einmal neu gegeben',

  'seat.Lancaster': 'Lancaster',
  'seat.York': 'York',
  ...NAMES,
  'card.Force March': 'Gewaltmarsch',
  'card.Muster': 'Heerschau',
  'card.Piracy': 'Piraterie',
  'card.Plague': 'Pest',
  'card.Surprise': 'Überraschung',
  'card.Treason': 'Verrat',
  'card.Treason.by': 'durch die Karte',
  'card.AP4': '4 Aktionspunkte',
  'card.AP3': '3 Aktionspunkte',
  'card.AP2': '2 Aktionspunkte',

  'prompt.mulligan': 'Behältst du deine Hand? Mit höchstens 13 Punkten darfst du sie zeigen und eine neue verlangen.',
  'prompt.answer-mulligan': 'Dein Gegner bekommt eine neue Hand. Behältst du deine oder nimmst du auch eine neue?',
  'prompt.choose-card': 'Feldzug {campaign}, Spielrunde {turn}: Wähle verdeckt eine Karte.',
  'prompt.actions': `{open, plural, =0 {Es ist nichts mehr zu tun. Beende deine Aktionen.} other {{event, plural, =1 {${EVENT}} other {${POINTS}}}}}`,
  'prompt.main-attack':
    'Du greifst {area_acc} von mehreren Seiten an. Woher kommt das Haupttreffen? Der Rest ist Reserve.',
  'prompt.choose-battle': 'Welche Schlacht wird als nächste ausgetragen?',
  'prompt.treason': 'Schlacht {area_in}: Gegen wen setzt du die Karte Verrat ein? Oder hebst du sie auf?',
  'prompt.battle-turn': `Schlacht {area_in}, Schlachtrunde {round}: {must, plural, =1 {{blocks, plural, =1 {{block_start} ${verb('muss', 'müssen')} zurückweichen. Wohin?} other {# Blocks müssen zurückweichen. Welcher, und wohin?}}} other {{blocks, plural, =1 {Was ${verb('tut', 'tun')} {block_acc}?} other {Welcher deiner # Blocks ist jetzt an der Reihe, und was tut er?}}}}`,
  'prompt.take-hits':
    'Schlacht {area_in}: {hits} Treffer. Welcher deiner stärksten Blocks erleidet {hits, plural, one {ihn} other {sie}}?',
  'prompt.regroup': 'Du hast {area_in} gesiegt. Willst du Blocks in Nachbargebiete umgruppieren?',
  'prompt.minor-enters': '{block} ist volljährig. Wo kommt er ins Spiel?',
  'prompt.execution': '{block} ist in deiner Gewalt. Lässt du ihn hinrichten oder leben?',
  'prompt.forage':
    'Zu wenig Nachschub {area_in}: {steps, plural, one {# Block muss noch} other {# Blocks müssen noch je}} einen Step verlieren. Welcher?',
  'prompt.go-home': 'Der Feldzug ist vorbei. Schick deine Blocks nach Hause.',
  'prompt.leave-exile': 'Zu viele Blocks {area_in} im Exil. Wer geht in den Pool?',
  'prompt.game-over': 'Die Partie ist zu Ende.',

  'log.dealt': 'Feldzug {campaign} beginnt. Jedes Haus erhält sieben Karten.',
  'log.mulligan':
    '{house} zeigt eine Hand mit {points, plural, one {# Punkt} other {# Punkten}} ({hand}) und verlangt eine neue.',
  'log.redealt': '{house} erhält eine neue Hand.',
  'log.cards': 'Feldzug {campaign}, Spielrunde {turn}. Lancaster: {lancaster}. York: {york}. {first} beginnt.',
  'log.group': '{house} aktiviert die Gruppe {area_in}.',
  'log.muster': '{house} hält {area_in} Heerschau.',
  'log.plague': '{house} schickt die Pest {area_to}: Jeder Block dort verliert einen Step.',
  'log.marches': `{house}: {block_start} ${verb('zieht', 'ziehen')} {from_from} {to_to}.`,
  'log.marchesOn': `{house}: {block_start} ${verb('zieht', 'ziehen')} {from_from} weiter {to_to}.`,
  'log.attacks': `{house}: {block_start} ${verb('zieht', 'ziehen')} {from_from} {to_to} und ${verb('trifft', 'treffen')} auf den Feind.`,
  'log.attacksOn': `{house}: {block_start} ${verb('zieht', 'ziehen')} {from_from} weiter {to_to} und ${verb('trifft', 'treffen')} auf den Feind.`,
  'log.sails': `{house}: {block_start} ${verb('segelt', 'segeln')} {from_from} {to_to}.`,
  'log.raids': `{house}: {block_start} ${verb('segelt', 'segeln')} {from_from} {to_to} und ${verb('greift', 'greifen')} an.`,
  'log.recruits': '{house} rekrutiert {block_acc} {area_in}.',
  'log.mainAttack': '{house}: Das Haupttreffen gegen {area_acc} kommt {from_from}.',
  'log.endsActions': '{house} beendet seine Aktionen.',
  'log.battle': 'Schlacht {area_in}. {attacker} greift an.',
  'log.round': 'Schlachtrunde {round}.',
  'log.joins': `{house}: {block_start} ${verb('kommt', 'kommen')} aus der Reserve.`,
  'log.rolesChange': 'Es ist kein Verteidiger mehr da. {house} ist nun der Angreifer.',
  'log.fires': `{house}: {block_start} ${verb('feuert', 'feuern')}: {dice}. ${HITS}.`,
  'log.strikesBack': `{house}: {block_start} ${verb('schlägt', 'schlagen')} zurück: {dice}. ${HITS}.`,
  'log.charges': '{house}: {block_start} greift {target_acc} im Sturm an.',
  'log.takesHits': `{house}: {block_start} ${verb('erleidet', 'erleiden')} {hits} Treffer.`,
  'log.passes': `{house}: {block_start} ${verb('passt', 'passen')}.`,
  'log.turned': 'Verratswurf ({by_by}): {dice}. {block_start} läuft zu {house} über.',
  'log.loyal': 'Verratswurf ({by_by}): {dice}. {block_start} bleibt treu.',
  'log.retreats': `{house}: {block_start} ${verb('weicht', 'weichen')} {area_to} zurück.`,
  'log.regroups': `{house}: {block_start} ${verb('zieht', 'ziehen')} beim Umgruppieren {area_to}.`,
  'log.eliminated': '{house} verliert {block_acc} {area_in}.',
  'log.killed': '{house}: {block_start} fällt {area_in} und scheidet endgültig aus.',
  'log.battleWon': '{house} gewinnt die Schlacht {area_in}.',
  'log.minorEnters': '{house}: {block_start} ist volljährig und kommt {area_in} ins Spiel.',
  'log.crowned': '{block_start} wird {area_in} zum König gekrönt.',
  'log.newPretender': '{block_start} ist nun Thronbewerber des Hauses {house}.',
  'log.freed': '{block_start} ist frei.',
  'log.executes': '{house} lässt {block_acc} hinrichten.',
  'log.hunger':
    '{house}: Zu wenig Nachschub {area_in}; {steps, plural, one {# Block verliert} other {# Blocks verlieren je}} einen Step.',
  'log.losesStep': `{house}: {block_start} ${verb('verliert', 'verlieren')} {area_in} einen Step.`,
  'log.usurpation': 'Lancaster kommt auf {lancaster}, York auf {york}. Machtergreifung: {house} besteigt den Thron!',
  'log.noUsurpation': 'Lancaster kommt auf {lancaster}, York auf {york}. {house} behält den Thron.',
  'log.captiveKilled': '{block_start} wird im Tower ermordet.',
  'log.goesHome': `{house}: {block_start} ${verb('kehrt', 'kehren')} {from_from} {to_to} zurück.`,
  'log.leavesExile': `{house}: {block_start} ${verb('geht', 'gehen')} {area_from} in den Pool.`,
  'log.won': '{house} gewinnt: {reason}.',
  'victory.heirs': 'Alle Titelerben des anderen Hauses sind tot',
  'victory.throne': 'Am Ende trägt dieses Haus die Krone',
  'victory.resigned': 'Das andere Haus hat aufgegeben',

  ...BOARD,
}
