import { describe, expect, it } from 'vitest'
import { type PartySetup, Scene } from '../testing/scene.ts'

const NAMES = ['Blue', 'Yellow', 'Red', 'Green'] as const

/** Final points of a four-player game in which players have only this. */
function pointsOf(...setups: readonly PartySetup[]): readonly number[] {
  const parties = Object.fromEntries(NAMES.map((name, seat) => [name, setups[seat]]))
  return new Scene({ at: 'end', round: 5, ...parties }).points
}

/** Points for extensions alone: all players tie in knights and have nothing else. */
const withoutKnights = (points: readonly number[]) => points.map((each) => each - 3)

describe('final scoring: knights', () => {
  it.each<[string, readonly PartySetup[], readonly number[]]>([
    [
      '8 for the strongest, 4 for the second',
      [{ court: [4] }, { court: [3] }, { court: [2] }, { court: [1] }],
      [8, 4, 0, 0],
    ],
    [
      'knights anywhere but in the reserve',
      [{ castle: { gold: 2 }, counties: { York: 3 } }, { court: [4] }, {}, {}],
      [8, 4, 0, 0],
    ],
    ['a tie goes to more squires', [{ court: [4] }, { court: [4], squires: 1 }, { court: [2] }, {}], [4, 8, 0, 0]],
    [
      'so does one for the second place',
      [{ court: [4] }, { court: [3], squires: 2 }, { court: [3], squires: 3 }, {}],
      [8, 0, 4, 0],
    ],
    ['two in first place share 12', [{ court: [4] }, { court: [4] }, { court: [3] }, {}], [6, 6, 0, 0]],
    ['three share 12', [{ court: [4] }, { court: [4] }, { court: [4] }, {}], [4, 4, 4, 0]],
    ['two in second place share 4', [{ court: [4] }, { court: [3] }, { court: [3] }, {}], [8, 2, 2, 0]],
    [
      'three in second place get 1 each, the rest is lost',
      [{ court: [4] }, { court: [3] }, { court: [3] }, { court: [3] }],
      [8, 1, 1, 1],
    ],
  ])('%s', (_, setups, points) => {
    // All players tie in extensions, so each gets a quarter of 12.
    expect(withoutKnights(pointsOf(...setups))).toEqual(points)
  })
})

describe('final scoring: extensions', () => {
  const [one, two, three] = [['gold'], ['gold', 'votes'], ['gold', 'votes', 'points']]
  it.each<[string, readonly PartySetup[], readonly number[]]>([
    ['8 and 4', [{ extensions: three }, { extensions: two }, { extensions: one }, {}], [8, 4, 0, 0]],
    ['a tie goes to more gold', [{ extensions: two, gold: 1 }, { extensions: two, gold: 2 }, {}, {}], [4, 8, 0, 0]],
    ['then it is shared', [{ extensions: two, gold: 2 }, { extensions: two, gold: 2 }, {}, {}], [6, 6, 0, 0]],
    [
      'as is the second place',
      [{ extensions: three }, { extensions: one }, { extensions: one }, { extensions: one }],
      [8, 1, 1, 1],
    ],
  ])('%s', (_, setups, points) => {
    expect(withoutKnights(pointsOf(...setups))).toEqual(points)
  })
})

describe('final scoring: nobles', () => {
  it.each([...[0, 0, 1, 3, 6, 10, 15, 21, 28, 36].entries()])('%i are worth %i points', (many, points) => {
    const [blue, yellow] = pointsOf({ nobles: 'ABCDEFGHI'.slice(0, many) })
    expect(blue - yellow).toBe(points)
  })
})

describe('the end', () => {
  it('comes after round 5; most points win', () => {
    const scene = new Scene({ at: 'conflicts', round: 5, Yellow: { points: 12 }, Red: { points: 10 } })
    expect(scene.view()).toMatchObject({ step: 'game-over', winners: ['Yellow'], victory: 'victory.points' })
    expect(scene.asked).toEqual([])
  })

  it('is shared by players with equal points', () => {
    const scene = new Scene({ at: 'end', round: 5, Yellow: { points: 12 }, Red: { points: 12 } })
    expect(scene.view().winners).toEqual(['Yellow', 'Red'])
  })

  it('allows more than a hundred points', () => {
    const scene = new Scene({ at: 'end', round: 5, Yellow: { points: 199, court: [4] } })
    expect(scene.points[1]).toBe(199 + 8 + 3)
  })

  it('(R) comes for all if a player resigns, and the others win', () => {
    const scene = new Scene({ Blue: { court: [1] } })
    scene.game.resign(scene.state, 2, scene)
    expect(scene.view()).toMatchObject({ winners: ['Blue', 'Yellow', 'Green'], victory: 'victory.resigned' })
  })
})
