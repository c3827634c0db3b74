/** German. For the braces see the ICU message format. */
import type { CastleSpace, LancasterComponents, Reward, RewardKind } from '../components.ts'
import { BOARD_TEXTS } from './de-board.ts'
import { COURT_TEXTS } from './de-court.ts'
import { LAW_TEXTS } from './de-laws.ts'

const some = (one: string, other: string) => (many: number) => (many === 1 ? one : `${many} ${other}`)

/** In the nominative: sentences put them after a colon or in brackets. */
const REWARDS: Readonly<Record<RewardKind, (many: number) => string>> = {
  points: some('1 Machtpunkt', 'Machtpunkte'),
  gold: (many) => `${many} Gold`,
  squires: some('1 Knappe', 'Knappen'),
  votes: some('1 Stimmstein', 'Stimmsteine'),
  seals: (many) => `${many} Siegel`,
  newKnight: some('ein neuer Ritter', 'neue Ritter'),
  upgrade: some('eine Aufwertung', 'Aufwertungen'),
  extension: some('ein Ausbau', 'Ausbauten'),
  nobleAnywhere: some('ein Adliger aus beliebigem County', 'Adlige aus beliebigen Counties'),
  crossing: () => 'Überfahrt nach Frankreich',
}

const rewardText = (reward: Reward): string =>
  Object.entries(reward)
    .map(([kind, many]) => REWARDS[kind as RewardKind](many))
    .join(' und ')

/** "für 1 Knappen", "für 3 Knappen": the accusative is the same for one. */
const spaceText = ({ reward, cost }: CastleSpace): string =>
  cost === undefined ? rewardText(reward) : `${rewardText(reward)} für ${cost} Knappen`

/** Names of counties come from the component file and have no article. `in` says where, `to` where to. */
function countyTexts({ letter, name, reward, minimum }: LancasterComponents['counties'][number]) {
  const key = `county.${letter}`
  return [
    [key, name],
    [`${key}.in`, `in ${name}`],
    [`${key}.to`, `nach ${name}`],
    [`${key}.reward`, rewardText(reward)],
    [`${key}.minimum`, `${minimum}`],
  ]
}

/** The texts of castles and favours are made from the component file. */
function componentTexts({ counties, castle, allyCastle, favours, rewardTiles }: LancasterComponents) {
  return Object.fromEntries([
    ...counties.flatMap(countyTexts),
    ...castle.map((space) => [`castle.${space.id}`, spaceText(space)]),
    ...allyCastle.map((space) => [`allyCastle.${space.id}`, spaceText(space)]),
    ...favours.map(({ id, reward }) => [`favour.${id}`, rewardText(reward)]),
    ...rewardTiles.map(({ letter, reward }) => [`tile.${letter}`, rewardText(reward)]),
    ...rewardTiles.map(({ letter, reward, withCourt }) => [`courtTile.${letter}`, rewardText(withCourt ?? reward)]),
  ])
}

/** Colours are the same in all cases. */
const seat = (english: string, name: string) => ({
  [`seat.${english}`]: name,
  [`seat.${english}.acc`]: name,
  [`seat.${english}.dat`]: name,
})

const ally = (english: string, name: string) => ({
  [`ally.${english}`]: `${name}s Verbündeter`,
  [`ally.${english}.acc`]: `${name}s Verbündeten`,
  [`ally.${english}.dat`]: `${name}s Verbündetem`,
})

const conflict = (english: string, where: string) => ({
  [`conflict.${english}`]: `Konflikt ${where}`,
  [`conflict.${english}.acc`]: `den Konflikt ${where}`,
  [`conflict.${english}.to`]: `in den Konflikt ${where}`,
})

const POINTS = '{points, plural, one {# Machtpunkt} other {# Machtpunkte}}'
const STAKE = '{votes, plural, =0 {} one { und setzt # Stimmstein ein} other { und setzt # Stimmsteine ein}}'

export const de = (components: LancasterComponents): Readonly<Record<string, string>> => ({
  'game.name': 'Lancaster',
  'game.about':
    'Adelsfamilien um Heinrich V.: Counties, Castles, Konflikte mit Frankreich und die Gesetze des Parlaments.',
  'option.players': 'Spieler',
  'option.players.2': 'zwei, mit je einem Verbündeten',
  'option.players.3': 'drei',
  'option.players.4': 'vier',
  'option.players.5': 'fünf',
  'option.court': 'Am Hofe des Königs',
  'option.court.false': 'nein',
  'option.court.true': 'ja: Lords bewerben sich um Ämter, die Siegel und Privilegien bringen',
  'option.displeasure': 'Der Unmut des Königs',
  'option.displeasure.false': 'nein',
  'option.displeasure.true': 'ja: verlorene Konflikte bringen Schande über alle, die nicht dabei waren',
  'option.rewardTiles': 'Ertragsplättchen',
  'option.rewardTiles.false': 'nein',
  'option.rewardTiles.true': 'ja: jede Runde bietet ein Plättchen neben einem County einen anderen Ertrag',
  ...seat('Blue', 'Blau'),
  ...seat('Yellow', 'Gelb'),
  ...seat('Red', 'Rot'),
  ...seat('Green', 'Grün'),
  ...seat('Purple', 'Lila'),
  ...ally('Blue', 'Blau'),
  ...ally('Yellow', 'Gelb'),
  ...conflict('lower-left', 'unten links'),
  ...conflict('lower-right', 'unten rechts'),
  ...conflict('upper-left', 'oben links'),
  ...conflict('upper-right', 'oben rechts'),
  ...componentTexts(components),
  ...COURT_TEXTS,
  ...BOARD_TEXTS,
  ...LAW_TEXTS,

  'prompt.first-extension':
    'Mit welchem Ausbau beginnt dein Castle? Er bringt jede Runde Ertrag, aber kein Ritter kann dort stehen.',
  'prompt.place': 'Runde {round}: Platziere einen Ritter in einem County, in deinem Castle oder in einem Konflikt.',
  'prompt.choose-favour': 'Welches Gunstplättchen nimmst du?',
  'prompt.vote': 'Gesetz: {law}. Bist du dafür? Du kannst beliebig viele Stimmsteine einsetzen.',
  'prompt.county-reward':
    '{county}: Was nimmst du? Der Ertrag: {county_reward}. Adliger und Ertrag zusammen kosten 3 Gold.',
  'prompt.name-start-player': 'Wer soll Startspieler sein?',
  'prompt.castle': 'Castle von {party_dat}: Was wird als Nächstes gewertet?',
  'prompt.ransom': '{conflict} verloren: Welchen deiner Ritter kaufst du für 1 Gold pro Stärke frei?',
  'prompt.upgrade': '{party}: Welcher Ritter wird aufgewertet?',
  'prompt.build': '{party}: Welcher Ausbau wird gebaut?',
  'prompt.take-noble': '{party}: Welchen Adligen nimmst du?',
  'prompt.cross-over': '{party}: In welchen Konflikt setzt der Ritter über?',
  'prompt.game-over': 'Die Partie ist zu Ende.',

  'log.round': 'Runde {round}.',
  'log.newConflict': 'Ein neuer Konflikt: Frankreich hat Stärke {strength}.',
  'log.proposed': 'Vorgeschlagen: {law}.',
  'log.builds': '{party} baut das Castle aus: {space}.',
  'log.place.county':
    '{party} platziert einen {strength}er-Ritter {county_in}{squires, plural, =0 {} other { mit # Knappen}}.',
  'log.displaced': 'Der {strength}er-Ritter von {party_dat} wird aus {county} verdrängt.',
  'log.place.castle': '{party} platziert einen {strength}er-Ritter im Castle: {space}.',
  'log.place.conflict': '{party} schickt einen {strength}er-Ritter {conflict_to}.',
  'log.favour': '{party} erhält die Gunst des Königs: {favour}.',
  'log.voted': '{seat} hat abgestimmt.',
  'log.ballot.yes': `{seat} stimmt mit Ja${STAKE}.`,
  'log.ballot.no': `{seat} stimmt mit Nein${STAKE}.`,
  'log.passed': 'Angenommen mit {yes} zu {no}: {law}.',
  'log.rejected': 'Abgelehnt mit {no} zu {yes}: {law}.',
  'log.law': 'Gesetz: {law}.',
  'log.trades': '{party} tauscht {count, plural, =0 {nicht} one {einmal} other {#-mal}}.',
  'log.gains.points': '{party}: {count, plural, one {# Machtpunkt} other {# Machtpunkte}}.',
  'log.gains.gold': '{party}: {count} Gold.',
  'log.gains.squires': '{party}: {count, plural, one {# Knappe} other {# Knappen}}.',
  'log.gains.votes': '{party}: {count, plural, one {# Stimmstein} other {# Stimmsteine}}.',
  'log.newKnight': '{party}: {count, plural, one {ein neuer Ritter} other {# neue Ritter}}.',
  'log.upgrade': '{party}: Ein {from}er-Ritter wird zum {to}er.',
  'log.noble': '{party} nimmt den Adligen aus {county}.',
  'log.noble.removed': '{party}: Der Adlige aus {county} kommt aus dem Spiel.',
  'log.crosses': '{party}: Ein {strength}er-Ritter setzt {conflict_to} über.',
  'log.county.noble': '{county}: {party} wählt den Adligen.',
  'log.county.reward': '{county}: {party} wählt den Ertrag ({county_reward}).',
  'log.county.both': '{county}: {party} zahlt 3 Gold für den Adligen und den Ertrag ({county_reward}).',
  'log.county.nothing': '{county}: Hier gibt es nichts für {party_acc}.',
  'log.start': '{seat} bestimmt {player} zum Startspieler.',
  'log.castle': '{party} wertet im Castle: {space}.',
  'log.conflict.won': 'England gewinnt {conflict_acc} mit {england} zu {france}.',
  'log.conflict.lost':
    'Frankreich gewinnt {conflict_acc} mit {france} zu {england}; er geht in der nächsten Runde weiter.',
  'log.conflict.lostAtLast': 'Frankreich gewinnt {conflict_acc} mit {france} zu {england}.',
  'log.conflict.lostAgain': 'Frankreich gewinnt {conflict_acc} auch im zweiten Anlauf, mit {france} zu {england}.',
  'log.ransom': '{party} kauft einen {strength}er-Ritter frei.',
  'log.final.knights': `{seat}: ${POINTS} für Ritter der Gesamtstärke {count}.`,
  'log.final.extensions': `{seat}: ${POINTS} für {count, plural, one {# Ausbau} other {# Ausbauten}}.`,
  'log.final.nobles': `{seat}: ${POINTS} für {count, plural, one {# Adligen} other {# Adlige}}.`,
  'log.place.tower':
    '{party} schickt einen {strength}er-Ritter in den Tower{markers, plural, =0 {} other { und gibt # Schandemarker ab}}.',
  'log.tower.emptied': 'Die Ritter im Tower kehren an den Hof zurück.',
  'log.shame': '{seat} erhält einen Schandemarker.',
  'log.final.shame': `{seat} verliert ${POINTS} für {count} Schandemarker{track, plural, =0 {} other {, davon # durch die Schandeleiste}}.`,
  'log.tile': 'Ein Ertragsplättchen neben {county}: {tile}.',
  'log.county.tile': '{county}: {party} wählt das Ertragsplättchen ({tile}).',
  'log.county.nobleAndTile': '{county}: {party} zahlt 3 Gold für den Adligen und das Ertragsplättchen ({tile}).',
  'log.won': '{seat} gewinnt mit {points, plural, one {# Machtpunkt} other {# Machtpunkten}}: {reason}.',
  'victory.points': 'höchste Punktzahl',
  'victory.resigned': 'jemand anderes hat aufgegeben',
})
