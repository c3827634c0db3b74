import type { BotSentences } from './en.ts'

/** Polish. */
export const pl: BotSentences = {
  'bot.easy': 'Błazen (łatwy)',
  'bot.medium': 'Kasztelan (średni)',
  'bot.hard': 'Intrygant (trudny)',
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
