/**
 * German. For the braces see the ICU message format. Names of cards and twists come from a deck file and have no grammatical
 * forms, so they are in quotation marks, after a colon or after "Schlacht von".
 */

/** The announcement as the object or the subject of a sentence. */
const announced = (article: string): string =>
  `{what_kind, select, single {eine {number}} pair {${article} {number}er-Pasch} other {${article} {number}er-Drilling}}`

const TROOPS = '{count, plural, one {# Truppe} other {# Truppen}}'
const TRIES = 'noch {points, plural, one {# Versuch} other {# Versuche}}'
const PLACES = '{house} würfelt {die}{bonus, plural, =0 {} other { (+#)}}'
const AGAINST = 'gegen {troops, plural, one {# Truppe} other {# Truppen}} {region_in}'
const REST = '{rest, plural, =0 {} other {, # in die Reserve}}'

export const de: Readonly<Record<string, string>> = {
  'game.name': 'Vetternkrieg',
  'game.about': 'Die Rosenkriege für zwei in fünf Runden: Karten, geheime Entscheidungen und Bluff mit Würfeln.',
  'option.twists': 'Erweiterung Wendungen des Krieges',
  'option.twists.false': 'aus',
  'option.twists.true': 'eine Wendung in jeder Runde',
  'seat.Lancaster': 'Lancaster',
  'seat.York': 'York',
  'card.hidden': 'eine Karte',
  'region.north': 'der Norden',
  'region.north.in': 'im Norden',
  'region.north.to': 'in den Norden',
  'region.north.from': 'aus dem Norden',
  'region.centre': 'die Mitte',
  'region.centre.in': 'in der Mitte',
  'region.centre.to': 'in die Mitte',
  'region.centre.from': 'aus der Mitte',
  'region.south': 'der Süden',
  'region.south.in': 'im Süden',
  'region.south.to': 'in den Süden',
  'region.south.from': 'aus dem Süden',
  'place.reserve': 'die Reserve',
  'place.reserve.to': 'in die Reserve',
  'place.reserve.from': 'aus der Reserve',
  'place.supply': 'der Vorrat',
  'place.supply.to': 'in den Vorrat',
  'place.supply.from': 'aus dem Vorrat',
  'half.Lancaster': 'Lancasters Hälfte des Schlachtfelds',
  'half.Lancaster.to': 'auf Lancasters Hälfte des Schlachtfelds',
  'half.Lancaster.from': 'von Lancasters Hälfte des Schlachtfelds',
  'half.York': 'Yorks Hälfte des Schlachtfelds',
  'half.York.to': 'auf Yorks Hälfte des Schlachtfelds',
  'half.York.from': 'von Yorks Hälfte des Schlachtfelds',
  'troops.Lancaster': 'rote',
  'troops.York': 'weiße',
  'troops.French': 'französische',
  'announce.single': 'Einzelzahl',
  'announce.single.kind': 'single',
  'announce.pair': 'Pasch',
  'announce.pair.kind': 'pair',
  'announce.triple': 'Drilling',
  'announce.triple.kind': 'triple',

  'prompt.exchange': 'Runde {round}: Welche Karte gibst du deinem Gegner?',
  'prompt.choose-battlefield': 'Runde {round}: Welche Karte legst du als Schlachtfeld aus?',
  'prompt.first-troops': 'Schlacht von {field}: Nimmst du die Truppe aus dem Vorrat oder aus deiner Reserve?',
  'prompt.play-card': 'Spiel eine Karte.',
  'prompt.move-troops':
    'Beweg Truppen {region_to} (noch {points, plural, one {# Befehlspunkt} other {# Befehlspunkte}}).',
  'prompt.place-troops': `Wo versuchst du eine Truppe zu platzieren (${TRIES})?`,
  'prompt.remove-troops': `Wo versuchst du eine Truppe zu entfernen (${TRIES})?`,
  'prompt.main-event': '„{card}“: Führ das Hauptereignis aus.',
  'prompt.side-event': '„{card}“: Du darfst das Nebenereignis auslösen.',
  'prompt.announce': 'Schlacht von {field}: Was sagst du an?',
  'prompt.answer': `Schlacht von {field}: Angesagt ist ${announced('ein')}. Glaubst du das?`,
  'prompt.attacker-card': 'Deine Ansage stimmt nicht. Spielst du deine letzte Karte, um Würfel zu drehen?',
  'prompt.defender-card': 'Spielst du deine letzte Karte, um Würfel zu drehen?',
  'prompt.survivors': 'Du hast die Schlacht von {field} gewonnen. Wohin gehen die Überlebenden?',
  'prompt.keep-card': 'Behältst du deine letzte Karte für die nächste Runde?',
  'prompt.game-over': 'Die Partie ist zu Ende.',

  'log.round': 'Runde {round}. Beide haben sechs Karten auf der Hand.',
  'log.twist': 'Die Wendung dieser Runde: {twist}.',
  'log.gives': '{house} gibt ab: {card}.',
  'log.receives': '{house} erhält: {card}.',
  'log.battlefield':
    'Lancaster legt „{lancaster}“ aus, York „{york}“. Es kommt zur Schlacht von {field}; das Schlachtfeld gehört {house}.',
  'log.firstTroop': '{house} legt eine Truppe {from_from} aufs Schlachtfeld.',
  'log.declines': '{house} verzichtet auf das Nebenereignis von „{card}“.',
  'log.keeps': '{house} behält die letzte Karte.',
  'log.drops': '{house} behält die letzte Karte nicht.',
  'log.use.event': '{house} spielt „{card}“ und löst das Hauptereignis aus.',
  'log.use.side': '{house} spielt „{card}“ und löst das Nebenereignis aus.',
  'log.use.muster': `{house} spielt „{card}“: ${TROOPS} aus dem Vorrat in die Reserve.`,
  'log.use.commit': `{house} spielt „{card}“: ${TROOPS} aus der Reserve aufs Schlachtfeld.`,
  'log.use.march': '{house} spielt „{card}“, um Truppen {region_to} zu bewegen.',
  'log.use.place': '{house} spielt „{card}“, um Truppen zu platzieren.',
  'log.use.remove': '{house} spielt „{card}“, um Truppen zu entfernen.',
  'log.use.discard': '{house} spielt „{card}“, kann damit aber nichts tun.',
  'log.moves': '{house} bewegt eine Truppe {from_from} {to_to}.',
  'log.place.stays': `${PLACES} ${AGAINST}: Die Truppe bleibt dort.`,
  'log.place.back': `${PLACES} ${AGAINST}: Die Truppe geht zurück in die Reserve.`,
  'log.place.lost': `${PLACES} ${AGAINST}: Die Truppe ist verloren und geht in den Vorrat.`,
  'log.remove.fails': `{house} würfelt {die} ${AGAINST}: Nichts geschieht.`,
  'log.remove.back': `{house} würfelt {die} ${AGAINST}: Eine Truppe geht zurück in ihre Reserve.`,
  'log.remove.lost': `{house} würfelt {die} ${AGAINST}: Eine Truppe ist verloren und geht in den Vorrat.`,
  'log.shift': '{house}: {count, plural, one {eine {troops} Truppe} other {# {troops} Truppen}} {from_from} {to_to}.',
  'log.battle': 'Die Schlacht von {field} beginnt.',
  'log.throws': '{house} würfelt {dice}.',
  'dice.hidden': 'verdeckt mit drei Würfeln',
  'log.announces': `{house} sagt ${announced('einen')} an.`,
  'log.believes': '{house} glaubt der Ansage.',
  'log.doubts': '{house} zweifelt die Ansage an.',
  'log.shows': '{house} zeigt: {dice}.',
  'log.turns': '{house} spielt „{card}“ und dreht die Würfel auf {dice}.',
  'log.answers': '{house} würfelt {dice}.',
  'log.loses': `{house} verliert ${TROOPS}.`,
  'log.battleWon': '{house} gewinnt die Schlacht von {field}.',
  'log.survivors': `{house}: {count, plural, =0 {Alle Überlebenden gehen in die Reserve} one {# Überlebender geht {region_to}${REST}} other {# Überlebende gehen {region_to}${REST}}}.`,
  'log.won': '{house} gewinnt: {reason}.',
  'victory.england': 'Dieses Haus kontrolliert alle drei Regionen',
  'victory.regions': 'Dieses Haus kontrolliert mehr Regionen',
  'victory.battles': 'Dieses Haus hat mehr Schlachten gewonnen',
  'victory.resigned': 'Das andere Haus hat aufgegeben',
}

/** German names of standard cards, for decks that have only the English name. */
export const GERMAN_NAMES: Readonly<Record<string, string>> = { 'First St Albans': 'St. Albans' }
