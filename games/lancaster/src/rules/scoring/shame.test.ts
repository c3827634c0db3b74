import { describe, expect, it } from 'vitest'
import { Scene, type SceneSetup } from '../../testing/scene.ts'
import { lossesByShame } from './shame.ts'

const NAMES = ['Blue', 'Yellow', 'Red', 'Green', 'Purple'] as const

interface Shamed {
  readonly shame: readonly number[]
  readonly votes?: readonly number[]
  readonly squires?: readonly number[]
  readonly returned?: number
}

function ended({ shame, votes = [], squires = [], returned = 0 }: Shamed): Scene {
  const parties = Object.fromEntries(
    shame.map((many, seat) => [NAMES[seat], { shame: many, votes: votes[seat] ?? 0, squires: squires[seat] ?? 0 }]),
  ) as SceneSetup
  const players = shame.length as 2 | 3 | 4 | 5
  return new Scene({ at: 'end', round: 5, players, displeasure: true, shameReturned: returned, ...parties })
}

const lossesOf = (shamed: Shamed): readonly number[] => lossesByShame(ended(shamed).state)

describe("final scoring: the King's displeasure", () => {
  it('costs Yellow 10 and Green 6, Red and Blue 2 each (example)', () => {
    const scene = ended({ shame: [2, 4, 2, 3] })
    // Eleven markers at four per field: 3 and 6 are exposed.
    expect(scene.view().shameTrack.map(({ markers }) => markers)).toEqual([0, 0, 1, 4, 4])
    expect(lossesByShame(scene.state)).toEqual([2, 10, 2, 6])
    expect(scene.told('log.final.shame')).toContainEqual({ seat: 'seat.Yellow', count: 4, track: 6, points: 10 })
  })

  it.each<[string, Shamed, readonly number[]]>([
    ['nobody has any', { shame: [0, 0, 0, 0] }, [0, 0, 0, 0]],
    ['nothing is exposed', { shame: [2, 1, 0, 0] }, [2, 1, 0, 0]],
    ['only one value is exposed', { shame: [3, 2, 0, 0] }, [3 + 3, 2, 0, 0]],
    ['values are exposed by markers that went back', { shame: [1, 2, 0, 0], returned: 5 }, [1 + 3, 2 + 6, 0, 0]],
    ['all of the track is exposed', { shame: [10, 6, 4, 2] }, [10 + 15, 6 + 12, 4, 2]],
    ['(R) more votes escape the worse place', { shame: [4, 4, 1, 0], votes: [1, 2] }, [4 + 6, 4 + 3, 1, 0]],
    ['(R) so they do for the second place', { shame: [4, 3, 3, 1], votes: [0, 1, 0] }, [4 + 6, 3, 3 + 3, 1]],
    ['then more squires, as for knights', { shame: [4, 4, 2, 0], squires: [5, 0] }, [4 + 3, 4 + 6, 2, 0]],
    ['but votes come first', { shame: [4, 4, 2, 0], votes: [0, 1], squires: [9, 0] }, [4 + 6, 4 + 3, 2, 0]],
    ['two worst with as many votes share both values', { shame: [4, 4, 2, 0] }, [4 + 4, 4 + 4, 2, 0]],
    ['three share them', { shame: [4, 4, 4, 1] }, [4 + 5, 4 + 5, 4 + 5, 1]],
    ['two who are second share the second value', { shame: [4, 3, 3, 0] }, [4 + 6, 3 + 1, 3 + 1, 0]],
    ['(R) a player without markers has no place', { shame: [9, 0, 0, 0] }, [9 + 6, 0, 0, 0]],
    ['three play', { shame: [4, 2, 1] }, [4 + 6, 2 + 3, 1]],
    ['five play', { shame: [5, 2, 2, 0, 0], votes: [0, 0, 1] }, [5 + 6, 2 + 3, 2, 0, 0]],
    ['two play: only the highest value counts', { shame: [3, 2] }, [3 + 6, 2]],
    ['two are tied: they share it alone', { shame: [3, 3] }, [3 + 4, 3 + 4]],
    ['two are tied but for squires', { shame: [3, 3], squires: [0, 1] }, [3 + 9, 3]],
    ['two are tied but for votes', { shame: [3, 3], votes: [1, 0] }, [3, 3 + 9]],
  ])('%s', (_, shamed, losses) => {
    expect(lossesOf(shamed)).toEqual(losses)
  })

  it('comes last and may lead below 0', () => {
    const scene = new Scene({
      at: 'end',
      round: 5,
      displeasure: true,
      Blue: { court: [4], points: 1 },
      Yellow: { court: [3] },
      Green: { shame: 9, points: 5 },
    })
    // All tie in extensions: a quarter of 12 each.
    expect(scene.points).toEqual([1 + 8 + 3, 4 + 3, 3, 5 + 3 - 9 - 6])
    expect(scene.events.filter(({ key }) => key.startsWith('log.final')).at(-1)?.key).toBe('log.final.shame')
    expect(scene.view().winners).toEqual(['Blue'])
  })

  it('decides who wins', () => {
    const scene = new Scene({
      at: 'end',
      round: 5,
      displeasure: true,
      Blue: { points: 20, shame: 8 },
      Red: { points: 10 },
    })
    expect(scene.view().winners).toEqual(['Red'])
  })

  it('reveals what was behind the screens', () => {
    expect(
      ended({ shame: [2, 4, 2, 3] })
        .view()
        .parties.map(({ shame }) => shame),
    ).toEqual([2, 4, 2, 3])
  })
})
