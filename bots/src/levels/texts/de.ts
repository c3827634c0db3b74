import type { BotSentences } from './en.ts'

/** German. */
export const de: BotSentences = {
  'bot.easy': 'Hofnarr (leicht)',
  'bot.medium': 'Kastellan (mittel)',
  'bot.hard': 'Ränkeschmied (schwer)',
  'bot.greedy': 'Verwalter (einen Zug voraus)',
  'bot.random': 'Zufalls-Bot',
  'bot.random.about': 'Spielt irgendeinen erlaubten Zug.',
  'hint.thinking': 'Der Ränkeschmied denkt nach …',
  'hint.title': 'Was der Ränkeschmied täte:',
  'hint.chance':
    '{tenths, plural, =0 {gewinnt fast nie} =10 {gewinnt fast immer} other {gewinnt etwa # von 10 Partien}}',
  'hint.best': 'das würde er spielen',
  'hint.certain': 'das spielt er, ohne nachdenken zu müssen',
  'hint.asGood': 'etwa ebenso gut',
  'hint.little': 'etwas schlechter',
  'hint.worse': 'deutlich schlechter',
  'hint.bad': 'ein Fehler',
  'hint.about': 'Nur nach dem, was du selbst siehst; den Rest muss auch er raten.',
  'hint.failed': 'Hier weiß der Ränkeschmied keinen Rat.',
}
