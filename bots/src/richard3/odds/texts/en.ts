export const en = {
  'odds.title': 'Odds',
  'odds.battle': 'The battle in {area}',
  'odds.open': 'The battle could go either way',
  'odds.likely': '{house} will probably win',
  'odds.very-likely': '{house} will very likely win',
  'odds.sure': '{house} will almost certainly win',
  'odds.share': '{house} {wins, number, percent}',
  'odds.shares': 'Who wins: {house} {wins, number, percent}, {other} {others, number, percent}',
  'odds.losses': '{house} loses {steps, plural, one {# step} other {# steps}} on average',
  'odds.losses-between':
    '{house} loses {steps, plural, one {# step} other {# steps}} on average, mostly {low} to {high}',
  'odds.dies-out': '{house} loses its last heir in {chance, number, percent} of cases, which ends the game',
  'odds.own-blocks': 'Your blocks',
  'odds.enemy-blocks': 'Known enemy blocks',
  'odds.dies': 'lost',
  'odds.leaves': 'retreats',
  'odds.risk': '{block}: lost {dies, number, percent}, retreats {leaves, number, percent}',
  'odds.no-risk': 'None of your blocks is in danger.',
  'odds.yet-to-act': '{house} may still reinforce the battle or leave before it starts.',
  'odds.exact': 'Exact: nothing is guessed, and every possible dice roll is included.',
  'odds.by-lot':
    'This battle is too large to calculate exactly, so {battles, number} battles were simulated. The result may be off by {points, plural, one {# percentage point} other {# percentage points}}.',
  'odds.rough':
    'Some blocks would retreat across another sea than others, so the number that escape is only an estimate.',
  'odds.guessed':
    'Hidden blocks are guessed from what has been seen of them. This is the average of {worlds, plural, one {# guess} other {# guesses}}; other guesses could change it by {points, plural, one {# percentage point} other {# percentage points}}.',
  'odds.conduct':
    'How both sides fight: every block fires; none charges, passes or attempts treachery. From round 2 on, heirs on their last step retreat, and so do attackers who face three times as many steps and defenders who face six times as many. In round 4 the attackers retreat.',
  'odds.reckoning': 'Calculating…',
  'odds.busy': 'The odds cannot be calculated right now.',
  'odds.nowhere': 'There is no battle at the moment.',
} as const satisfies Readonly<Record<string, string>>
