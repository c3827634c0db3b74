/** Polish. For the braces see the ICU message format. Houses are plural; blocks are singular or plural. */
import { BOARD } from './pl-board.ts'
import { NAMES } from './pl-names.ts'

/** A verb in the number of the block. */
const does = (one: string, many: string): string => `{block_number, select, many {${many}} other {${one}}}`

const HITS = '{hits, plural, =0 {Pudło} one {# trafienie} few {# trafienia} other {# trafień}} ({most} lub mniej)'
const COUNT = 'Szlachta: Lancasterowie {lancaster}, Yorkowie {york}.'

const POINTS =
  '{points, plural, =0 {Nie masz już punktów akcji, ale część bloczków może jeszcze się ruszyć} one {Został # punkt akcji: ruch bloczków albo rekrutacja} few {Zostały # punkty akcji: ruch bloczków albo rekrutacja} other {Zostało # punktów akcji: ruch bloczków albo rekrutacja}}.'
const EVENT = `{points, plural, =0 {Wykorzystaj zdarzenie ({card}) albo zakończ akcje.} other {Zdarzenie wciąż do wykorzystania: {card}. ${POINTS}}}`

export const pl: Readonly<Record<string, string>> = {
  'game.name': 'Richard III',
  'game.about': 'Wojna Dwóch Róż dla dwóch graczy: ukryte bloczki, tajne karty, bitwy na kości i zdrada.',
  'option.scenario': 'Scenariusz',
  'option.scenario.wars-of-the-roses': 'trzy kampanie od 1460 roku; Królem są Lancasterowie',
  'option.scenario.kingmaker': 'jedna kampania, rok 1470; Królem są Yorkowie, a Henryk VI jest ich więźniem',
  'option.scenario.richard-iii': 'jedna kampania, rok 1483; Królem są Yorkowie',
  'option.edition': 'Wydanie instrukcji',
  'option.edition.1.02': '1.02 (nowsze)',
  'option.edition.1.0': '1.0 (starsze)',
  'option.mulligan': 'Słabe karty',
  'option.mulligan.book': 'możesz je pokazać i zażądać nowych',
  'option.mulligan.auto': 'automatycznie rozdawane jeszcze raz',

  ...NAMES,
  'card.Force March': 'Marsz forsowny',
  'card.Muster': 'Zbiórka',
  'card.Piracy': 'Piractwo',
  'card.Plague': 'Plaga',
  'card.Surprise': 'Zaskoczenie',
  'card.Treason': 'Zdrada',
  'card.AP4': '4 punkty akcji',
  'card.AP3': '3 punkty akcji',
  'card.AP2': '2 punkty akcji',

  'prompt.mulligan': 'Zachowujesz karty? Jeśli mają razem najwyżej 13 punktów, możesz je pokazać i wziąć nowe.',
  'prompt.answer-mulligan': 'Przeciwnik bierze nowe karty. Zachowujesz swoje czy też bierzesz nowe?',
  'prompt.choose-card': 'Kampania {campaign}, tura {turn}: wybierz w tajemnicy jedną kartę.',
  'prompt.actions': `{open, plural, =0 {Nie ma już nic do zrobienia. Zakończ akcje.} other {{event, plural, =1 {${EVENT}} other {${POINTS}}}}}`,
  'prompt.main-attack': 'Atakujesz {area_acc} z kilku stron. Skąd idzie atak główny? Reszta to rezerwy.',
  'prompt.choose-battle': 'Którą bitwę stoczyć teraz?',
  'prompt.treason': 'Bitwa {area_in}: przeciw komu użyjesz karty Zdrada? Możesz ją też zachować.',
  'prompt.battle-turn': `Bitwa {area_in}, runda {round}: {must, plural, =1 {{blocks, plural, =1 {{block} ${does('musi', 'muszą')} się wycofać. Dokąd?} other {trzeba wycofać {blocks, plural, few {# bloczki} other {# bloczków}}. Który i dokąd?}}} other {{blocks, plural, =1 {co ${does('robi', 'robią')} {block}?} other {który z twoich # bloczków działa teraz i jak?}}}}`,
  'prompt.take-hits':
    'Bitwa {area_in}: {hits, plural, one {# trafienie} few {# trafienia} other {# trafień}}. Który z twoich najsilniejszych bloczków je przyjmuje?',
  'prompt.regroup': 'Zwycięstwo {area_in}. Przegrupuj bloczki na sąsiednie obszary albo zostań.',
  'prompt.minor-enters': 'Drugorzędny następca {block} wchodzi do gry. Gdzie?',
  'prompt.execution': '{block} jest w twoich rękach. Skazać go na śmierć czy darować mu życie?',
  'prompt.forage':
    'Za dużo bloczków {area_in}: {steps, plural, one {# musi} few {# muszą} other {# musi}} jeszcze stracić poziom siły. Który?',
  'prompt.go-home': 'Koniec kampanii. Odeślij swoje bloczki do siedzib.',
  'prompt.leave-exile': 'Za dużo bloczków na wygnaniu {area_in}. Który idzie do puli?',
  'prompt.game-over': 'Koniec gry.',

  'log.dealt': 'Zaczyna się kampania {campaign}. Każdy ród dostaje po siedem kart.',
  'log.mulligan':
    '{house} pokazują karty ({hand}), razem {points, plural, one {# punkt} few {# punkty} other {# punktów}}, i żądają nowych.',
  'log.redealt': '{house} dostają nowe karty.',
  'log.cards': 'Kampania {campaign}, tura {turn}. Lancasterowie: {lancaster}. Yorkowie: {york}. Zaczynają {first}.',
  'log.group': '{house} aktywują grupę {area_in}.',
  'log.muster': '{house} ogłaszają zbiórkę {area_in}.',
  'log.plague': '{house} sprowadzają plagę na {area_acc}: każdy bloczek traci tam poziom siły.',
  'log.marches': `{house}: {block} ${does('maszeruje', 'maszerują')} {from_from} {to_to}.`,
  'log.marchesOn': `{house}: {block} ${does('maszeruje', 'maszerują')} dalej {from_from} {to_to}.`,
  'log.attacks': `{house}: {block} ${does('maszeruje', 'maszerują')} {from_from} {to_to} i ${does('napotyka', 'napotykają')} wroga.`,
  'log.attacksOn': `{house}: {block} ${does('maszeruje', 'maszerują')} dalej {from_from} {to_to} i ${does('napotyka', 'napotykają')} wroga.`,
  'log.sails': `{house}: {block} ${does('płynie', 'płyną')} {from_from} {to_to}.`,
  'log.raids': `{house}: {block} ${does('płynie', 'płyną')} {from_from} {to_to} i ${does('atakuje', 'atakują')} z morza.`,
  'log.recruits': '{house} rekrutują {block_acc} {area_in}.',
  'log.mainAttack': '{house}: atak główny na {area_acc} idzie {from_from}.',
  'log.endsActions': '{house} kończą akcje.',
  'log.battle': 'Bitwa {area_in}. Atakują {attacker}.',
  'log.round': 'Runda {round}.',
  'log.joins': `{house}: {block} ${does('wchodzi', 'wchodzą')} do walki z rezerwy.`,
  'log.rolesChange': 'Obrońców już nie ma. Teraz atakują {house}.',
  'log.fires': `{house}: {block} ${does('walczy', 'walczą')}: {dice}. ${HITS}.`,
  'log.strikesBack': `{house}: {block} ${does('odpowiada', 'odpowiadają')} na szarżę: {dice}. ${HITS}.`,
  'log.charges': '{house}: {block} szarżuje na {target_acc}.',
  'log.takesHits': `{house}: {block} ${does('otrzymuje', 'otrzymują')} {hits, plural, one {# trafienie} few {# trafienia} other {# trafień}}.`,
  'log.passes': `{house}: {block} ${does('pasuje', 'pasują')}.`,
  'log.turned': '{by} kusi {block_acc}: {dice}. {block} przechodzi na stronę {house_gen}.',
  'log.loyal': '{by} kusi {block_acc}: {dice}. {block} pozostaje lojalny.',
  'log.retreats': `{house}: {block} ${does('wycofuje', 'wycofują')} się {area_to}.`,
  'log.regroups': `{house}: {block} ${does('przegrupowuje', 'przegrupowują')} się {area_to}.`,
  'log.eliminated': '{house} tracą {block_acc} {area_in}.',
  'log.killed': '{house}: {block} ginie {area_in} i już nie wróci.',
  'log.battleWon': '{house} wygrywają bitwę {area_in}.',
  'log.minorEnters': '{house}: drugorzędny następca {block} wchodzi do gry {area_in}.',
  'log.crowned': 'Koronacja {area_in}: {block} zostaje Królem.',
  'log.newPretender': '{block} zostaje Pretendentem z rodu {house_gen}.',
  'log.freed': '{block} odzyskuje wolność.',
  'log.executes': '{house} skazują na śmierć {block_acc}.',
  'log.hunger':
    '{house}: za dużo bloczków {area_in}; {steps, plural, one {# traci} few {# tracą} other {# traci}} poziom siły.',
  'log.losesStep': `{house}: {block} {area_in} ${does('traci', 'tracą')} poziom siły.`,
  'log.usurpation': `${COUNT} Uzurpacja: {house} przejmują tron!`,
  'log.noUsurpation': `${COUNT} {house} zachowują tron.`,
  'log.captiveKilled': '{block} zostaje zamordowany w Tower.',
  'log.goesHome': `{house}: {block} ${does('wraca', 'wracają')} {from_from} {to_to}.`,
  'log.leavesExile': `{house}: {block} ${does('odchodzi', 'odchodzą')} {area_from} do puli.`,
  'log.won': '{house} wygrywają: {reason}.',
  'victory.heirs': 'wszyscy następcy drugiego rodu nie żyją',
  'victory.throne': 'na koniec zasiadają na tronie',
  'victory.resigned': 'drugi ród się poddał',

  ...BOARD,
}
