/** Polish. For the braces see the ICU message format. Parties have a genitive, conflicts a form for direction. */
import type { LancasterComponents } from '../components.ts'
import { BOARD_TEXTS } from './pl-board.ts'
import { componentTexts } from './pl-components.ts'
import { COURT_TEXTS } from './pl-court.ts'
import { LAW_TEXTS } from './pl-laws.ts'

/** Nouns for men, such as knights and squires, have one form from two on. */
const SQUIRES = '{count, plural, one {# giermek} other {# giermków}}'
const POINTS = '{points, plural, one {# punkt} few {# punkty} other {# punktów}}'
const VOTES = '{votes, plural, =0 {} one { i dokłada # głos} few { i dokłada # głosy} other { i dokłada # głosów}}'

const seat = (name: string, polish: string, gen: string) => ({ [`seat.${name}`]: polish, [`seat.${name}.gen`]: gen })
const ally = (name: string, gen: string) => ({
  [`ally.${name}`]: `Sojusznik ${gen}`,
  [`ally.${name}.gen`]: `sojusznika ${gen}`,
})
const conflict = (place: string, which: string, gen: string) => ({
  [`conflict.${place}`]: `${which} konflikt`,
  [`conflict.${place}.to`]: `do ${gen} konfliktu`,
})

export const pl = (components: LancasterComponents): Readonly<Record<string, string>> => ({
  'game.name': 'Lancaster',
  'game.about': 'Rody szlacheckie u boku Henryka V: hrabstwa, zamki, konflikty z Francją i ustawy w parlamencie.',
  'option.players': 'Liczba graczy',
  'option.players.2': 'dwóch, każdy z sojusznikiem',
  'option.players.3': 'trzech',
  'option.players.4': 'czterech',
  'option.players.5': 'pięciu',
  'option.court': 'Moduł „Na dworze króla”',
  'option.court.false': 'nie',
  'option.court.true': 'tak: lordowie ubiegają się o urzędy, które dają pieczęcie i przywileje',
  'option.displeasure': 'Moduł „Niełaska króla”',
  'option.displeasure.false': 'nie',
  'option.displeasure.true': 'tak: przegrany konflikt okrywa hańbą tych, których tam nie było',
  'option.rewardTiles': 'Żetony nagród',
  'option.rewardTiles.false': 'nie',
  'option.rewardTiles.true': 'tak: co rundę żeton przy jednym z hrabstw daje do wyboru inną nagrodę',
  ...seat('Blue', 'Niebieski', 'Niebieskiego'),
  ...seat('Yellow', 'Żółty', 'Żółtego'),
  ...seat('Red', 'Czerwony', 'Czerwonego'),
  ...seat('Green', 'Zielony', 'Zielonego'),
  ...seat('Purple', 'Fioletowy', 'Fioletowego'),
  ...ally('Blue', 'Niebieskiego'),
  ...ally('Yellow', 'Żółtego'),
  ...conflict('lower-left', 'lewy dolny', 'lewego dolnego'),
  ...conflict('lower-right', 'prawy dolny', 'prawego dolnego'),
  ...conflict('upper-left', 'lewy górny', 'lewego górnego'),
  ...conflict('upper-right', 'prawy górny', 'prawego górnego'),
  ...componentTexts(components),
  ...COURT_TEXTS,
  ...BOARD_TEXTS,
  ...LAW_TEXTS,

  'prompt.first-extension':
    'Z jaką rozbudową zaczyna twój zamek? Daje nagrodę co rundę, ale nie może tam stanąć rycerz.',
  'prompt.place': 'Runda {round}: wystaw rycerza w hrabstwie, w zamku lub w konflikcie.',
  'prompt.choose-favour': 'Którą łaskę króla bierzesz?',
  'prompt.vote': 'Głosujesz za ustawą: {law}? Możesz dołożyć dowolną liczbę swoich głosów.',
  'prompt.county-reward':
    'Hrabstwo {county}: co bierzesz? Nagroda: {county_reward}; razem ze szlachcicem kosztuje 3 złota.',
  'prompt.name-start-player': 'Kto ma być pierwszym graczem?',
  'prompt.castle': 'Zamek {party_gen}: co rozliczasz teraz?',
  'prompt.ransom': 'Przegrany {conflict}: którego rycerza wykupujesz? Każdy punkt siły kosztuje 1 złoto.',
  'prompt.upgrade': '{party}: który rycerz awansuje?',
  'prompt.build': '{party}: jak rozbudowujesz zamek?',
  'prompt.take-noble': '{party}: którego szlachcica bierzesz?',
  'prompt.cross-over': '{party}: do którego konfliktu przeprawia się rycerz?',
  'prompt.game-over': 'Koniec gry.',

  'log.round': 'Runda {round}.',
  'log.newConflict': 'Nowy konflikt, siła Francuzów: {strength}.',
  'log.proposed': 'Projekt ustawy: {law}.',
  'log.builds': '{party} rozbudowuje zamek: {space}.',
  'log.place.county':
    '{party} wysyła rycerza o sile {strength} do hrabstwa {county}{squires, plural, =0 {} one { z # giermkiem} other { z # giermkami}}.',
  'log.displaced': 'Rycerz {party_gen} o sile {strength} zostaje wyparty z hrabstwa {county}.',
  'log.place.castle': '{party} wystawia rycerza o sile {strength} w zamku: {space}.',
  'log.place.conflict': '{party} wysyła rycerza o sile {strength} {conflict_to}.',
  'log.favour': '{party} bierze łaskę króla: {favour}.',
  'log.voted': 'Głos oddany: {seat}.',
  'log.ballot.yes': `{seat} jest za${VOTES}.`,
  'log.ballot.no': `{seat} jest przeciw${VOTES}.`,
  'log.passed': 'Ustawa przyjęta {yes} do {no}: {law}.',
  'log.rejected': 'Ustawa odrzucona {no} do {yes}: {law}.',
  'log.law': 'Obowiązuje ustawa: {law}.',
  'log.trades': '{party} {count, plural, =0 {nic nie wymienia} one {wymienia raz} other {wymienia # razy}}.',
  'log.gains.points': '{party}: {count, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  'log.gains.gold': '{party}: {count, plural, one {# złoto} other {# złota}}.',
  'log.gains.squires': `{party}: ${SQUIRES}.`,
  'log.gains.votes': '{party}: {count, plural, one {# głos} few {# głosy} other {# głosów}}.',
  'log.newKnight': '{party}: {count, plural, one {nowy rycerz} other {# nowych rycerzy}}.',
  'log.upgrade': '{party}: rycerz awansuje z siły {from} na {to}.',
  'log.noble': '{party} bierze szlachcica z hrabstwa {county}.',
  'log.noble.removed': '{party} usuwa z gry szlachcica z hrabstwa {county}.',
  'log.crosses': 'Rycerz {party_gen} o sile {strength} przeprawia się {conflict_to}.',
  'log.county.noble': '{county}: szlachcic dla {party_gen}.',
  'log.county.reward': '{county}: nagroda ({county_reward}) dla {party_gen}.',
  'log.county.both': '{county}: szlachcic i nagroda ({county_reward}) dla {party_gen} za 3 złota.',
  'log.county.nothing': '{county}: nic dla {party_gen}.',
  'log.start': '{seat} wyznacza pierwszego gracza: {player}.',
  'log.castle': '{party} rozlicza w zamku: {space}.',
  'log.conflict.won': 'Anglia wygrywa {conflict}, {england} do {france}.',
  'log.conflict.lost': 'Anglia przegrywa {conflict}, {england} do {france}; walka trwa w następnej rundzie.',
  'log.conflict.lostAtLast': 'Anglia przegrywa {conflict}, {england} do {france}.',
  'log.conflict.lostAgain': 'Anglia ostatecznie przegrywa {conflict}, {england} do {france}.',
  'log.ransom': '{party} wykupuje rycerza o sile {strength}.',
  'log.final.knights': `{seat}: ${POINTS} za rycerzy o łącznej sile {count}.`,
  'log.final.extensions': `{seat}: ${POINTS} za {count, plural, one {# rozbudowę} few {# rozbudowy} other {# rozbudów}}.`,
  'log.final.nobles': `{seat}: ${POINTS} za {count, plural, one {# szlachcica} other {# szlachciców}}.`,
  'log.place.tower':
    '{party} wysyła rycerza o sile {strength} do Tower{markers, plural, =0 {} one { i zwraca # znacznik hańby} few { i zwraca # znaczniki hańby} other { i zwraca # znaczników hańby}}.',
  'log.tower.emptied': 'Rycerze z Tower wracają na dwór.',
  'log.shame': '{seat} bierze znacznik hańby.',
  'log.final.shame': `{seat} traci ${POINTS} za {count, plural, one {# znacznik} few {# znaczniki} other {# znaczników}} hańby{track, plural, =0 {} other {, w tym # za tor hańby}}.`,
  'log.tile': 'Żeton nagrody przy hrabstwie {county}: {tile}.',
  'log.county.tile': '{county}: żeton ({tile}) dla {party_gen}.',
  'log.county.nobleAndTile': '{county}: szlachcic i żeton ({tile}) dla {party_gen} za 3 złota.',
  'log.won': '{seat} wygrywa z wynikiem {points, plural, one {# punktu} other {# punktów}}: {reason}.',
  'victory.points': 'najwięcej punktów',
  'victory.resigned': 'poddanie partii przez innego gracza',
})
