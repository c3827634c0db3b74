import { describe, expect, it } from 'vitest'
import { problemsOfPieces } from '../check-position.ts'
import { SEALS, TILE, TILE_IN_BAG, TILE_LAID } from '../layout.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const scored = (setup: SceneSetup) => new Scene({ at: 'counties', ...setup })
const tilesOf = (scene: Scene) =>
  scene
    .view()
    .counties.filter(({ tile }) => tile !== null)
    .map(({ letter }) => letter)

describe('reward tiles: a new round', () => {
  it('draws one, which is laid beside its county', () => {
    const scene = Scene.start({ rewardTiles: 'true' }, 'tiles')
    expect(tilesOf(scene)).toHaveLength(1)
    const [letter] = tilesOf(scene)
    expect(scene.view().counties.find((county) => county.letter === letter)?.tile).toBe(`tile.${letter}`)
  })

  it('leaves untaken tiles where they are', () => {
    const scene = new Scene({ at: 'conflicts', round: 1, tiles: 'D', Blue: { court: [1] } })
    expect(scene.view().round).toBe(2)
    expect(tilesOf(scene)).toEqual(['A', 'D'])
    expect(scene.told('log.tile')).toEqual([{ county: 'county.A', tile: 'tile.A' }])
  })

  it('draws none without the module', () => {
    expect(tilesOf(Scene.start({}, 'tiles'))).toEqual([])
  })
})

describe('reward tiles, phase 3: counties', () => {
  it('can be taken instead of the printed reward, and leave the game', () => {
    const scene = scored({ tiles: 'B', Blue: { counties: { Stafford: 1 }, gold: 2 } })
    expect(scene.moves('Blue')).toEqual(['take the noble', 'take the reward', 'take the tile'])
    scene.play('Blue', 'take the tile')
    // Three squires, and no choice of an upgrade.
    expect(scene.of('Blue')).toMatchObject({ squires: 3, nobles: [], gold: 2, court: [1] })
    expect(scene.told('log.upgrade')).toEqual([])
    expect(tilesOf(scene)).not.toContain('B')
    expect(scene.told('log.county.tile')).toMatchObject([{ tile: 'tile.B' }])
  })

  it('can be taken with the noble for 3 gold, but never with the printed reward', () => {
    const scene = scored({ tiles: 'B', Blue: { counties: { Stafford: 1 }, gold: 3 } })
    expect(scene.moves('Blue')).toEqual([
      'take the noble',
      'take the reward',
      'take both',
      'take the tile',
      'take the noble and the tile',
    ])
    scene.play('Blue', 'take the noble and the tile')
    expect(scene.of('Blue')).toMatchObject({ squires: 3, nobles: ['B'], gold: 0 })
    expect(scene.told('log.upgrade')).toEqual([])
  })

  it('stay if something else is taken', () => {
    const scene = scored({ tiles: 'G', Blue: { counties: { Somerset: 4 } } }).play('Blue', 'take the reward')
    expect(scene.of('Blue').points).toBe(6)
    expect(tilesOf(scene)).toContain('G')
  })

  it('are not offered in other counties', () => {
    const scene = scored({ tiles: 'B', Blue: { counties: { Suffolk: 2 } } })
    expect(scene.moves('Blue')).toEqual(['take the noble', 'take the reward'])
  })

  it('are not part of a deal if there is no noble (ruling 4)', () => {
    const scene = scored({ tiles: 'C', Blue: { counties: { York: 3 }, gold: 5, nobles: 'C' } })
    expect(scene.moves('Blue')).toEqual(['take the reward', 'take the tile'])
  })

  it.each([
    ['A', 'Northumberland', 2, { points: 3 }],
    ['C', 'York', 3, { gold: 3, votes: 0 }],
    ['D', 'Gloucester', 3, { points: 3, votes: 0 }],
    ['E', 'Bedford', 3, { court: [1, 3] }],
    ['F', 'Suffolk', 2, { points: 3, court: [2] }],
  ] as const)('%s gives what it says', (letter, county, knight, gains) => {
    const scene = scored({
      tiles: letter,
      Blue: { counties: { [county]: knight } },
      // Another player is asked next, so that castles come later.
      Yellow: { counties: { Surrey: 1 } },
    })
    scene.play('Blue', 'take the tile')
    expect(scene.of('Blue')).toMatchObject(gains)
    expect(scene.asked).toEqual(['Yellow'])
  })

  it('G gives a noble of any county, but no letter twice', () => {
    const scene = scored({ tiles: 'G', Blue: { counties: { Somerset: 4 }, gold: 3, nobles: 'A' } })
    scene.play('Blue', 'take the noble and the tile')
    expect(scene.targets('Blue', 'take the noble of')).not.toContain('Somerset')
    expect(scene.targets('Blue', 'take the noble of')).not.toContain('Northumberland')
    scene.play('Blue', 'take the noble of York')
    expect(scene.of('Blue').nobles).toEqual(['A', 'C', 'G'])
  })

  it('H gives an upgrade, and the knight in Dorset goes home', () => {
    const conflicts = { 'upper left': { strength: 9 } } as const
    const scene = scored({ tiles: 'H', conflicts, Blue: { counties: { Dorset: 1 } } })
    scene.play('Blue', 'take the tile', 'upgrade 1 in Dorset')
    expect(scene.of('Blue').court).toEqual([2])
  })

  it('H can be taken if no conflict has room for the knight', () => {
    const scene = scored({ tiles: 'H', Blue: { counties: { Dorset: 1 }, gold: 3 } })
    expect(scene.moves('Blue')).toEqual(['take the noble', 'take the tile', 'take the noble and the tile'])
  })

  it('I gives an extension, and the start player is still named', () => {
    const scene = scored({ tiles: 'I', Blue: { counties: { Surrey: 1 } } })
    scene.play('Blue', 'take the tile', 'build gold')
    expect(scene.of('Blue')).toMatchObject({ gold: 0, squires: 0 })
    expect(scene.step).toBe('name-start-player')
  })

  it('(R) can be taken even if their reward lapses', () => {
    const scene = scored({ tiles: 'E', Blue: { court: [1, 1, 1], counties: { Bedford: 3 } } })
    scene.play('Blue', 'take the tile')
    expect(scene.told('log.newKnight')).toEqual([])
  })
})

describe('reward tiles with the court', () => {
  it.each([
    ['A', 'Northumberland', 2],
    ['D', 'Gloucester', 3],
    ['F', 'Suffolk', 2],
  ] as const)('%s is a seal', (letter, county, knight) => {
    const scene = scored({
      tiles: letter,
      Blue: { counties: { [county]: knight } },
      Yellow: { counties: { Surrey: 1 } },
    })
    scene.state.court = 1
    expect(scene.view().counties.find((each) => each.letter === letter)?.tile).toBe(`courtTile.${letter}`)
    scene.play('Blue', 'take the tile')
    expect(scene.state.bytes[SEALS]).toBe(1)
    expect(scene.of('Blue').points).toBe(0)
  })

  it('does not affect the others', () => {
    const scene = scored({ tiles: 'C', Blue: { counties: { York: 3 } }, Yellow: { counties: { Surrey: 1 } } })
    scene.state.court = 1
    scene.play('Blue', 'take the tile')
    expect(scene.of('Blue').gold).toBe(3)
  })
})

describe('reward tiles for two', () => {
  const ally = (tiles: string, county: string, knight: number) =>
    scored({
      players: 2,
      tiles,
      Blue: { gold: 9 },
      Red: { counties: { [county]: knight } },
      Green: { counties: { Surrey: 1 } },
    })

  it('can be taken by an ally, who makes no deal', () => {
    expect(ally('B', 'Stafford', 1).moves('Blue')).toEqual(['take the noble', 'take the reward', 'take the tile'])
  })

  it('give an ally a new knight or an upgrade', () => {
    expect(ally('E', 'Bedford', 3).play('Blue', 'take the tile').of('Red').court).toEqual([1, 3])
    const upgraded = ally('H', 'Dorset', 1).play('Blue', 'take the tile', 'upgrade 1 in Dorset')
    expect(upgraded.of('Red').court).toEqual([2])
  })

  it.each([
    ['A', 'Northumberland', 2],
    ['B', 'Stafford', 1],
    ['C', 'York', 3],
    ['G', 'Somerset', 4],
  ] as const)('%s has no effect for him and leaves the game; no noble does', (letter, county, knight) => {
    const scene = ally(letter, county, knight).play('Blue', 'take the tile')
    expect(scene.asked).toEqual(['Yellow'])
    expect(tilesOf(scene)).toEqual([])
    expect(scene.of('Red')).toMatchObject({ points: 0, gold: 0, squires: 0, nobles: [] })
    expect(scene.of('Blue')).toMatchObject({ points: 0, gold: 9, squires: 0, nobles: [] })
    expect(scene.view().counties.every(({ nobles }) => nobles === 2)).toBe(true)
  })

  it('I builds nothing for him, but his leader names the start player', () => {
    const scene = scored({ players: 2, tiles: 'I', Red: { counties: { Surrey: 1 } } }).play('Blue', 'take the tile')
    expect(scene.step).toBe('name-start-player')
    expect(scene.asked).toEqual(['Blue'])
  })
})

describe('positions with reward tiles are rejected', () => {
  const problems = (change: (scene: Scene) => void) => {
    const scene = new Scene({ round: 3, tiles: 'AB', Blue: { court: [1] } })
    change(scene)
    return problemsOfPieces(scene.state).map(({ reason }) => reason)
  }

  it('unless one has been drawn each round', () => {
    expect(problems(() => {})).toEqual([])
    expect(problems(({ state }) => (state.bytes[TILE] = TILE_IN_BAG))).toEqual([
      '3 reward tiles have left the bag by now, not 2',
    ])
    expect(problems(({ state }) => (state.bytes[TILE + 8] = TILE_LAID))).toEqual([
      '3 reward tiles have left the bag by now, not 4',
    ])
  })

  it('with tiles in a game without them', () => {
    expect(problems(({ state }) => (state.rewardTiles = 0))).toContain('there are no reward tiles in this game')
  })
})
