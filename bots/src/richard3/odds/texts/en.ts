export const en = {
  'odds.title': 'Odds',
  'odds.battle': 'The battle in {area}',
  'odds.open': 'The battle could go either way',
  'odds.likely': '{house} will probably take the field',
  'odds.very-likely': '{house} will very likely take the field',
  'odds.sure': '{house} will almost certainly take the field',
  'odds.share': '{house} {wins, number, percent}',
  'odds.shares': 'Who takes the field: {house} {wins, number, percent}, {other} {others, number, percent}',
  'odds.losses': '{house} loses {steps, plural, one {# step} other {# steps}} on average',
  'odds.losses-between':
    '{house} loses {steps, plural, one {# step} other {# steps}} on average, mostly {low} to {high}',
  'odds.dies-out': '{house} loses its last heir with a chance of {chance, number, percent}; that ends the game',
  'odds.own-blocks': 'Your blocks',
  'odds.enemy-blocks': 'Known enemy blocks',
  'odds.dies': 'lost',
  'odds.leaves': 'retreats',
  'odds.risk': '{block}: lost {dies, number, percent}, retreats {leaves, number, percent}',
  'odds.no-risk': 'None of your blocks is in danger.',
  'odds.yet-to-act': 'Before the battle {house} may still reinforce it or leave it.',
  'odds.exact': 'Nothing is guessed, and every throw of the dice is reckoned in.',
  'odds.by-lot':
    'This is too large to be reckoned out: {battles, number} battles were fought by lot, which may be off by {points} in 100.',
  'odds.rough': 'Some would retreat by another sea than others; how many get away is only roughly reckoned.',
  'odds.guessed':
    'Hidden blocks are guessed at, by what has been seen of them: this is the average of {worlds, plural, one {# guess} other {# guesses}}. Drawn again, it could differ by {points} in 100.',
  'odds.conduct':
    'How both sides fight: everybody fires; nobody charges, passes or tempts anybody. From round 2 on heirs on their last step retreat, and so do attackers who face three times their steps and defenders who face six times theirs. In round 4 the attackers retreat.',
  'odds.reckoning': 'Reckoning …',
  'odds.busy': 'The odds cannot be reckoned just now.',
  'odds.nowhere': 'Nobody faces an enemy at the moment.',
} as const satisfies Readonly<Record<string, string>>
