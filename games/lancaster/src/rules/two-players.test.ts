import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

/* Blue leads Red, Yellow leads Green. */

const conflicts = { 'upper left': { strength: 9 } } as const
const inCounties = (scene: Scene, of: 'Blue' | 'Yellow') =>
  scene.moves(of).filter((line) => !line.includes('castle') && !line.includes('conflict'))

describe('two players: set-up', () => {
  const scene = Scene.start({ players: '2' }, 'two')

  it('seats two, who lead an ally each', () => {
    expect(scene.view().parties.map(({ party, leader }) => [party, leader])).toEqual([
      ['Blue', 'Blue'],
      ['Yellow', 'Yellow'],
      ['Red', 'Blue'],
      ['Green', 'Yellow'],
    ])
  })

  it('gives an ally one knight of strength 2 and nothing else', () => {
    for (const ally of ['Red', 'Green'] as const)
      expect(scene.of(ally)).toMatchObject({
        court: [2],
        reserve: [1, 1, 1, 2, 3, 4],
        gold: 0,
        squires: 0,
        votes: 0,
        nobles: [],
      })
    expect(scene.of('Blue')).toMatchObject({ court: [1, 2], gold: 2, squires: 2, votes: 1 })
  })

  it('gives an ally a castle of two spaces without extensions', () => {
    expect(scene.of('Red').castle.map(({ space, extension }) => [space, extension])).toEqual([
      ['knight', false],
      ['upgrade', false],
    ])
    const order: string[] = []
    const begun = Scene.start({ players: '2' }, 'two')
    while (begun.step === 'first-extension') {
      order.push(begun.asked[0])
      begun.play(begun.asked[0], 'build votes')
    }
    expect(order.toSorted()).toEqual(['Blue', 'Yellow'])
    expect(begun.of('Red').castle.some(({ extension }) => extension)).toBe(false)
  })

  it('is that for four players, except for two nobles in each county', () => {
    const { counties, favours, conflicts } = scene.view()
    expect(new Set(counties.map(({ nobles }) => nobles))).toEqual(new Set([2]))
    expect(favours).toHaveLength(6)
    expect(conflicts).toHaveLength(2)
  })

  it('never has a conflict of strength 2 or 10', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const played = Scene.start({ players: '2' }, seed)
      const strengths = played.view().conflicts.map(({ strength }) => strength)
      while (played.asked.length > 0) played.play(played.asked[0], played.moves(played.asked[0])[0])
      strengths.push(...played.told('log.newConflict').map(({ strength }) => strength as number))
      expect(strengths.toSorted((one, other) => one - other)).toEqual([3, 3, 4, 4, 5, 5, 6, 7, 8, 9])
    }
  })
})

describe('two players: nothing is hidden', () => {
  const setup = { players: 2, Blue: { gold: 3, squires: 1 }, Yellow: { gold: 4, squires: 5 } } as const

  it('behind screens, because there are none', () => {
    const scene = new Scene({ ...setup, at: 'parliament' })
    for (const viewer of ['Blue', 'Yellow', undefined] as const)
      expect(scene.view(viewer).parties.map(({ gold, squires }) => [gold, squires])).toEqual([
        [3, 1],
        [4, 5],
        [0, 0],
        [0, 0],
      ])
  })

  it('except ballots', () => {
    const scene = new Scene({ ...setup, at: 'parliament' }).play('Blue', 'vote no')
    expect(scene.view('Blue').parties[0].ballot).toEqual({ yes: false, votes: 0 })
    expect(scene.view('Yellow').parties[0]).toMatchObject({ hasVoted: true, ballot: null })
  })
})

describe('two players, phase 1', () => {
  it('places a knight of the player or the ally, one at a time', () => {
    const scene = new Scene({
      players: 2,
      Blue: { court: [1] },
      Red: { court: [2] },
      Yellow: { court: [1] },
      Green: { court: [2] },
    })
    expect(scene.may('Blue', 'place 1 in Surrey')).toBe(true)
    scene.play('Blue', "place the ally's 2 in Suffolk")
    expect(scene.county('Suffolk')).toMatchObject({ holder: 'Red', knight: 2 })
    expect(scene.of('Red').court).toEqual([])
    expect(scene.asked).toEqual(['Yellow'])
    expect(scene.moves('Yellow').some((line) => line.startsWith("place the ally's 2"))).toBe(true)
  })

  it('skips a player only if neither has a knight left', () => {
    const scene = new Scene({ players: 2, Blue: { court: [1] }, Red: { court: [1, 1] }, Yellow: { court: [1] } })
    scene.play('Blue', 'place 1 in Stafford')
    scene.play('Yellow', 'place 1 in Surrey')
    scene.play('Blue', "place the ally's 1 in Dorset", "place the ally's 1 in the castle on knight")
    expect(scene.step).toBe('vote')
  })

  it('gives no squires to the ally', () => {
    const scene = new Scene({
      players: 2,
      Blue: { squires: 5 },
      Red: { court: [1] },
      Yellow: { counties: { Northumberland: 1, Dorset: 1 } },
    })
    expect(inCounties(scene, 'Blue')).toEqual(["place the ally's 1 in Stafford", "place the ally's 1 in Surrey"])
  })

  it('drives out neither own knights nor those of the ally', () => {
    const scene = new Scene({
      players: 2,
      Blue: { court: [4], counties: { Stafford: 1 }, squires: 2 },
      Red: { court: [3], counties: { Dorset: 1 } },
      Yellow: { counties: { Suffolk: 2 } },
      Green: { counties: { Surrey: 1 } },
    })
    const free = inCounties(scene, 'Blue').join()
    expect(free).not.toMatch(/Stafford|Dorset/)
    expect(scene.may('Blue', "place the ally's 3 in Suffolk")).toBe(true)
    expect(scene.may('Blue', "place the ally's 3 in Surrey")).toBe(true)
    scene.play('Blue', 'place 4 in Surrey')
    // The opponent's ally takes his knight back to his own court, and his leader places it again.
    expect(scene.of('Green').court).toEqual([1])
    expect(scene.asked).toEqual(['Yellow'])
    expect(scene.moves('Yellow').every((line) => line.startsWith("place the ally's 1"))).toBe(true)
  })

  it('requires the minimum from the knight of an ally as well', () => {
    const scene = new Scene({ players: 2, Red: { court: [2] } })
    expect(scene.may('Blue', "place the ally's 2 in Suffolk")).toBe(true)
    expect(scene.may('Blue', "place the ally's 2 in York")).toBe(false)
  })

  it('keeps knights in the castle of their own colour', () => {
    const scene = new Scene({ players: 2, Blue: { court: [1] }, Red: { court: [1] } })
    expect(scene.targets('Blue', 'place 1 in the castle on')).toHaveLength(6)
    expect(scene.targets('Blue', "place the ally's 1 in the castle on")).toEqual(['knight', 'upgrade'])
    scene.play('Blue', "place the ally's 1 in the castle on upgrade")
    expect(scene.of('Red').castle[1].knight).toBe(1)
    expect(scene.of('Blue').castle[1].knight).toBe(0)
    expect(scene.may('Blue', 'place 1 in the castle on upgrade')).toBe(true)
  })

  it('needs separate spaces in a conflict for a player and his ally', () => {
    const scene = new Scene({ players: 2, conflicts, Blue: { court: [1, 2] }, Red: { court: [1] } })
    scene.play('Blue', 'place 1 in the conflict upper left', 'decline')
    scene.play('Blue', "place the ally's 1 in the conflict upper left", 'decline')
    scene.play('Blue', 'place 2 in the conflict upper left', 'decline')
    expect(scene.told('log.place.conflict')).toHaveLength(3)
    const placed = new Scene({
      players: 2,
      conflicts: {
        'upper left': {
          strength: 9,
          spaces: [
            ['Blue', 1],
            ['Yellow', 1],
            ['Green', 1],
          ],
        },
      },
      Blue: { court: [2] },
      Red: { court: [2] },
    })
    expect(placed.may('Blue', 'place 2 in the conflict upper left')).toBe(true)
    expect(placed.may('Blue', "place the ally's 2 in the conflict upper left")).toBe(false)
  })
})

describe("two players: the King's favour for an ally", () => {
  const scene = () =>
    new Scene({
      players: 2,
      conflicts,
      Blue: { court: [1] },
      Red: { court: [1], counties: { Stafford: 1 } },
      Yellow: { court: [1] },
    }).play('Blue', "place the ally's 1 in the conflict upper left")

  it.each(['gold', 'squire', 'second-gold'])('lapses if it is %s, but the tile is turned', (favour) => {
    const taken = scene().play('Blue', `take the favour ${favour}`)
    expect(taken.view().favoursTaken).toEqual([favour])
    expect(taken.of('Red')).toMatchObject({ gold: 0, squires: 0 })
    expect(taken.of('Blue')).toMatchObject({ gold: 0, squires: 0 })
    expect(taken.asked).toEqual(['Yellow'])
  })

  it('upgrades one of his knights, not one of his leader', () => {
    const taken = scene().play('Blue', 'take the favour upgrade')
    expect(taken.moves('Blue')).toEqual(['upgrade 1 in Stafford', 'upgrade 1 in the conflict upper left', 'decline'])
    taken.play('Blue', 'upgrade 1 in Stafford')
    expect(taken.county('Stafford')).toMatchObject({ holder: 'Red', knight: 2 })
  })

  it('takes a noble of any county out of the game', () => {
    const taken = scene().play('Blue', 'take the favour noble', 'take the noble of York')
    expect(taken.county('York').nobles).toBe(1)
    expect(taken.of('Red').nobles).toEqual([])
    expect(taken.of('Blue').nobles).toEqual([])
    expect(taken.told('log.noble.removed')).toHaveLength(1)
  })

  it('counts among the first six', () => {
    const knights = { players: 2, conflicts, Blue: { court: [1, 1, 1, 2, 2] }, Red: { court: [1, 1, 2] } } as const
    const played = new Scene(knights)
    for (const line of ['1', "the ally's 1", '1', "the ally's 1", '1', "the ally's 2"])
      played.play('Blue', `place ${line} in the conflict upper left`, 'decline')
    played.play('Blue', 'place 2 in the conflict upper left')
    expect(played.step).toBe('place')
  })
})
