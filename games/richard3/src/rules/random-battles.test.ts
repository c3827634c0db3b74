import { describe, expect, it } from 'vitest'
import { playAggressively } from '../testing/aggressive-play.ts'
import { BattleChecker } from '../testing/battle-checker.ts'

const SCENARIOS = ['wars-of-the-roses', 'kingmaker', 'richard-iii'] as const
const GAMES = 15
const TIMEOUT = 60_000

describe('6.0 battles in random games, checked from outside', () => {
  const met = new Set<string>()

  it.each(SCENARIOS.flatMap((scenario) => [[scenario, '1.02'] as const, [scenario, '1.0'] as const]))(
    '6.1 to 6.7 hold at every turn (%s, edition %s)',
    (scenario, edition) => {
      for (let i = 0; i < GAMES; i++) {
        const seed = `rough ${scenario} ${edition} ${i}`
        const umpire = new BattleChecker(seed)
        playAggressively({
          seed,
          options: { scenario, edition },
          log: () => ({ tell: (event) => umpire.hear(event), reveal: () => {} }),
          before: (state, seat, move, moves) => umpire.look(state, seat, move, moves),
        })
        for (const what of umpire.met) met.add(what)
      }
    },
    TIMEOUT,
  )

  it('have met every case of the chapter', () => {
    expect([...met].sort()).toEqual(expect.arrayContaining(CASES))
  })
})

const CASES = [
  'Warwick tempts in vain',
  'Warwick wins a block over',
  'a border that both came over',
  'a convert in reserve',
  'attackers in reserve',
  'charge',
  'fire',
  'forced retreat',
  'no way out',
  'pass',
  'regroup',
  'regroup by sea',
  'reinforcements in reserve',
  'retreat',
  'retreat by sea',
  'roles change',
  'round 4',
  'several battles',
  'strikes back',
  'strikes back in vain',
  'tempt',
  'the card tempts in vain',
  'the card wins a block over',
  'the head of a house tempts in vain',
  'the head of a house wins a block over',
  'tie',
]
