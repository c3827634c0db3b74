import type { BotSentences } from './en.ts'

/** German. */
export const de: BotSentences = {
  'bot.easy': 'Hofnarr (leicht)',
  'bot.easy.richard3': 'Zieht nach Laune und vergisst, wer in seiner Flanke steht. Für deine ersten Partien.',
  'bot.easy.cousins-war': 'Spielt Karten, wie sie kommen, und verschwendet manche gute. Für deine ersten Partien.',
  'bot.easy.lancaster': 'Schickt seine Ritter, wohin er mag, und stimmt nach Gefühl ab. Für deine ersten Partien.',
  'bot.medium': 'Kastellan (mittel)',
  'bot.medium.richard3': 'Hält seine Blocks zusammen und zählt nach, wer zu ihm steht, bevor er zieht.',
  'bot.medium.cousins-war': 'Wägt ab, was jede Karte bringt, und fällt nicht leicht auf einen Bluff herein.',
  'bot.medium.lancaster': 'Findet für jeden Ritter einen guten Platz und zählt die Stimmen, bevor er abstimmt.',
  'bot.hard': 'Ränkeschmied (schwer)',
  'bot.hard.richard3':
    'Denkt bis zu drei Sekunden lang nach und rechnet mit allem, was hinter deinen Blocks stecken kann.',
  'bot.hard.cousins-war': 'Plant bis zu drei Sekunden lang die Runde und blufft so, dass ihn niemand durchschaut.',
  'bot.hard.lancaster': 'Denkt bis zu drei Sekunden lang darüber nach, was alle anderen am Tisch wollen.',
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
