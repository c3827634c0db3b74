import type { BotSentences } from './en.ts'

/** Polish. */
export const pl: BotSentences = {
  'bot.easy': 'Błazen (łatwy)',
  'bot.easy.richard3': 'Maszeruje, jak mu się zachce, i zapomina, kto stoi na jego flance. Na pierwsze partie.',
  'bot.easy.cousins-war': 'Zagrywa karty jak leci i niejedną dobrą marnuje. Na pierwsze partie.',
  'bot.easy.lancaster': 'Wysyła rycerzy, dokąd chce, i głosuje, jak mu serce dyktuje. Na pierwsze partie.',
  'bot.medium': 'Kasztelan (średni)',
  'bot.medium.richard3': 'Trzyma bloczki razem i liczy, kto jest po jego stronie, zanim ruszy.',
  'bot.medium.cousins-war': 'Ocenia, co daje każda karta, i niełatwo go nabrać na blef.',
  'bot.medium.lancaster': 'Każdemu rycerzowi znajduje dobre miejsce i liczy głosy, zanim zagłosuje.',
  'bot.hard': 'Intrygant (trudny)',
  'bot.hard.richard3': 'Myśli najwyżej trzy sekundy i liczy się ze wszystkim, co mogą kryć twoje bloczki.',
  'bot.hard.cousins-war': 'Najwyżej trzy sekundy planuje rundę i blefuje tak, że nikt go nie przejrzy.',
  'bot.hard.lancaster': 'Najwyżej trzy sekundy myśli o tym, czego chcą wszyscy inni przy stole.',
  'bot.greedy': 'Rządca (o jeden ruch naprzód)',
  'bot.random': 'Bot losowy',
  'bot.random.about': 'Gra dowolny dozwolony ruch.',
  'hint.thinking': 'Intrygant się zastanawia…',
  'hint.title': 'Co zrobiłby Intrygant:',
  'hint.chance':
    '{tenths, plural, =0 {prawie nigdy nie wygrywa} =10 {prawie zawsze wygrywa} other {wygrywa około # z 10 partii}}',
  'hint.best': 'tak by zagrał',
  'hint.certain': 'tak zagrałby bez namysłu',
  'hint.asGood': 'mniej więcej tak samo dobre',
  'hint.little': 'nieco gorsze',
  'hint.worse': 'wyraźnie gorsze',
  'hint.bad': 'błąd',
  'hint.about': 'Tylko na podstawie tego, co widzisz; reszty Intrygant też musi się domyślać.',
  'hint.failed': 'Tu Intrygant nie ma rady.',
}
