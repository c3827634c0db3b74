import { BadComponents } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { STANDARD_COMPONENTS } from './data/standard-components.ts'
import { game } from './game.ts'
import { Scene } from './testing/scene.ts'

// biome-ignore lint/suspicious/noExplicitAny: the point is to put in what the type forbids
type Change = (file: any) => void

const changed = (change: Change): string => {
  const file = structuredClone(STANDARD_COMPONENTS)
  change(file)
  return JSON.stringify(file)
}

const read = (change: Change) => () => game.components?.with(changed(change))

describe('a component file', () => {
  it('of the standard components gives the standard game', () => {
    expect(game.components?.with(JSON.stringify(STANDARD_COMPONENTS))).toBe(game)
  })

  it('changes names, rewards and lines of moves', () => {
    const own = game.components!.with(
      changed((file) => {
        file.counties[1].name = 'Cornwall'
        file.counties[1].reward = { points: 4 }
      }),
    )
    expect(own.notation.parse('place 2 in Cornwall', 0)).toBe(game.notation.parse('place 2 in Stafford', 0))
    expect(own.notation.parse('place 2 in Stafford', 0)).toBeUndefined()
    expect(own.texts.en['county.B']).toBe('Cornwall')
    expect(own.texts.en['county.B.reward']).toBe('4 points')
    expect(own.components?.hash).not.toBe(game.components?.hash)
  })

  it('may divide the common laws between the sections in any way', () => {
    const own = game.components!.with(
      changed((file) => {
        const { base, new: newLaws } = file.laws
        ;[base[1], newLaws[1]] = [newLaws[1], base[1]]
      }),
    )
    expect(own.components?.isStandard).toBe(false)
  })

  it("may move the King's laws to the other of their sections", () => {
    const own = game.components!.with(
      changed(({ laws: { king } }) => {
        ;[king[2][0], king[3][0]] = [king[3][0], king[2][0]]
      }),
    )
    expect(own.components?.isStandard).toBe(false)
  })

  it.each<[string, Change, RegExp]>([
    ['a county that is missing', (file) => file.counties.pop(), /counties: there must be 9 counties, not 8/],
    ['counties out of order', (file) => file.counties.reverse(), /county I is out of order/],
    [
      'a minimum that nobody has',
      (file) => {
        file.counties[2].minimum = 5
      },
      /county C, minimum: should be a whole number from 1 to 4/,
    ],
    [
      'a county of two words',
      (file) => {
        file.counties[2].name = 'West Riding'
      },
      /county C, name: should be one word/,
    ],
    [
      'two counties of one name',
      (file) => {
        file.counties[2].name = 'Surrey'
      },
      /"Surrey" is listed twice/,
    ],
    [
      'an unknown reward',
      (file) => {
        file.counties[0].reward = { horses: 1 }
      },
      /county A, reward: has no "horses"/,
    ],
    [
      'no reward at all',
      (file) => {
        file.counties[0].reward = {}
      },
      /county A, reward: gives nothing/,
    ],
    [
      'a crossing in a castle',
      (file) => {
        file.castle[2].reward = { crossing: 1 }
      },
      /castle space squires, reward: has no "crossing"/,
    ],
    [
      'two spaces of one name',
      (file) => {
        file.castle[2].id = 'gold'
      },
      /castle: "gold" is listed twice/,
    ],
    [
      'too few conflicts',
      (file) => {
        file.conflicts[5].notWith = [3]
      },
      /with 3 players 9 cards are left; a game needs 10/,
    ],
    [
      'a conflict of two values',
      (file) => file.conflicts[5].points.pop(),
      /conflict of strength 5, points: there must be 3 values, not 2/,
    ],
    [
      'an unknown law',
      (file) => {
        file.laws.base[1][0] = 'free-beer'
      },
      /laws, base, 1, number 1: cannot be "free-beer"/,
    ],
    [
      'a law twice',
      (file) => {
        file.laws.base[1][0] = 'gold-for-1-point'
      },
      /laws: "gold-for-1-point" is listed twice/,
    ],
    [
      "a King's law among the others",
      (file) => {
        file.laws.base[1][0] = 'shame-per-2-counties'
      },
      /cannot be "shame-per-2-counties"/,
    ],
    [
      "a common law among the King's",
      (file) => {
        file.laws.king[2][0] = 'gold-for-vote'
      },
      /laws, king, 2, number 1: cannot be "gold-for-vote"/,
    ],
    [
      "a King's law twice",
      (file) => {
        file.laws.king[2][0] = 'shame-per-2-counties'
      },
      /laws: "shame-per-2-counties" is listed twice/,
    ],
    [
      "a section that the King's laws do not have",
      (file) => {
        file.laws.king[1] = file.laws.king[2]
      },
      /laws, king: has no "1"/,
    ],
    ['a section that is too short', (file) => file.laws.base[0].pop(), /laws, base, 0: there must be 3 laws, not 2/],
    [
      'no source',
      (file) => {
        delete file.favours[0].source
      },
      /favour upgrade: "source" is missing/,
    ],
    [
      'a crossing of two knights',
      (file) => {
        file.counties[7].reward = { crossing: 2 }
      },
      /county H, reward, crossing: should be a whole number from 1 to 1/,
    ],
    [
      'seals anywhere but on a tile for the court',
      (file) => {
        file.counties[7].reward = { seals: 1 }
      },
      /county H, reward: has no "seals"/,
    ],
    [
      'a last rank that gains most',
      (file) => {
        file.conflicts[0].points = [1, 2, 4]
      },
      /conflict of strength 2, points: the highest value must come first/,
    ],
    [
      'nobles that are worth less the more there are',
      (file) => {
        file.noblePoints.values[5] = 1
      },
      /noblePoints: more nobles cannot be worth less/,
    ],
    [
      "an ally's castle of other spaces",
      (file) => {
        file.allyCastle.reverse()
      },
      /allyCastle: space 1 is called upgrade; in a player’s castle it is knight/,
    ],
    [
      'a price for an ally',
      (file) => {
        file.allyCastle[0].cost = 2
      },
      /allyCastle: knight costs 2 squires; an ally has none/,
    ],
    [
      'something unknown',
      (file) => {
        file.dice = 6
      },
      /has no "dice"/,
    ],
  ])('with %s is refused', (_, change, reason) => {
    expect(read(change)).toThrow(reason)
  })

  it('reports all problems at once, with their paths', () => {
    const faults = read((file) => {
      file.counties[2].minimum = 5
      file.counties[2].reward = { gold: 13 }
      file.castle[1].id = 'knight'
      file.laws.base[1][0] = 'gold-for-1-point'
      file.noblePoints.values[5] = 1
    })
    expect(faults).toThrow(BadComponents)
    expect(faults).toThrow(
      expect.objectContaining({
        problems: [
          ['counties', 2, 'minimum'],
          ['counties', 2, 'reward', 'gold'],
          ['castle', 1, 'id'],
          ['laws', 'base', '4', 0],
          ['noblePoints', 'values', 5],
        ].map((path) => expect.objectContaining({ path })),
      }),
    )
  })

  it('is used in play', () => {
    const scene = new Scene({ at: 'counties', Blue: { counties: { Somerset: 4 } } })
    scene.state.components = {
      ...STANDARD_COMPONENTS,
      counties: STANDARD_COMPONENTS.counties.map((county) =>
        county.letter === 'G' ? { ...county, reward: { points: 9 } } : county,
      ),
    }
    expect(scene.play('Blue', 'take the reward').of('Blue').points).toBe(9)
  })
})
