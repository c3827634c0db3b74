import { describe, expect, it } from 'vitest'
import { STANDARD_COMPONENTS } from './data/standard-components.ts'
import { Scene } from './testing/scene.ts'

/** Always plays the first move offered. */
function playToTheEnd(scene: Scene): Scene {
  while (scene.asked.length > 0) {
    const [asked] = scene.asked
    scene.play(asked, scene.moves(asked)[0])
  }
  return scene
}

describe('set-up', () => {
  it.each([
    ['3', 3, 2, 5],
    ['4', 4, 3, 6],
    ['5', 5, 4, 6],
  ])('for %s players', (players, many, nobles, favours) => {
    const { parties, counties, conflicts, favours: faceUp, laws, proposals } = Scene.start({ players }, 'set-up').view()
    expect(parties).toHaveLength(many)
    expect(new Set(counties.map((county) => county.nobles))).toEqual(new Set([nobles]))
    expect(conflicts.map(({ place }) => place)).toEqual(['upper left', 'upper right'])
    expect(faceUp).toHaveLength(favours)
    expect(new Set(laws)).toEqual(new Set(['most-gold-upgrade', 'most-squires-new-knight', 'points-3-per-2-counties']))
    expect(proposals).toHaveLength(3)
  })

  it('gives every player a 1 and a 2, a vote, two gold and two squires', () => {
    const scene = Scene.start({}, 'set-up')
    for (const name of ['Blue', 'Yellow', 'Red', 'Green'] as const)
      expect(scene.of(name)).toMatchObject({
        court: [1, 2],
        reserve: [1, 1, 2, 3, 4],
        votes: 1,
        gold: 2,
        squires: 2,
        points: 0,
      })
  })

  it('lets every player choose an extension, beginning with the start player', () => {
    const scene = Scene.start({ players: '3' }, 'set-up')
    const order: string[] = []
    while (scene.step === 'first-extension') {
      const [asked] = scene.asked
      order.push(asked)
      expect(scene.moves(asked)).toHaveLength(6)
      scene.play(asked, 'build votes')
    }
    expect(order[0]).toBe(scene.view().startPlayer)
    expect(new Set(order).size).toBe(3)
    expect(scene.asked).toEqual([order[0]])
  })

  it.each([
    ['2', [3, 3, 4, 4, 5, 5, 6, 7, 8, 9]],
    ['3', [2, 3, 3, 4, 4, 5, 5, 6, 7, 8]],
    ['4', [3, 3, 4, 4, 5, 5, 6, 7, 8, 9]],
    ['5', [3, 4, 4, 5, 5, 6, 7, 8, 9, 10]],
  ])('with %s players these conflicts come', (players, expected) => {
    const scene = Scene.start({ players }, 'conflicts')
    // Those of round 1 were drawn before the log listener was attached.
    const first = scene.view().conflicts.map(({ strength }) => strength)
    const later = playToTheEnd(scene)
      .told('log.newConflict')
      .map(({ strength }) => strength as number)
    expect([...first, ...later].sort((a, b) => a - b)).toEqual(expected)
  })

  it.each(['base', 'new'] as const)('makes a pile of the %s laws that runs through sections 1, 2, 3 and 4', (laws) => {
    const scene = Scene.start({ laws }, 'pile')
    const first = scene.view().proposals
    const later = playToTheEnd(scene)
      .told('log.proposed')
      .map(({ law }) => String(law).replace('law.', ''))
    const drawn = [...first, ...later]
    const sections = STANDARD_COMPONENTS.laws[laws]
    const sectionOf = (law: string) => [1, 2, 3, 4].find((section) => sections[section].some((each) => each === law))
    expect(drawn.map(sectionOf)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4])
    expect(new Set(drawn).size).toBe(15)
  })
})

describe('screens', () => {
  it('hide gold and squires of the others, until the game is over', () => {
    const scene = Scene.start({}, 'screens')
    expect(scene.view('Blue').parties[1]).toMatchObject({ gold: null, squires: null, votes: 1 })
    expect(scene.view().parties[0]).toMatchObject({ gold: null, squires: null })
    expect(scene.view('Blue').parties[0]).toMatchObject({ gold: 2, squires: 2 })
    scene.game.resign(scene.state, 0)
    expect(scene.view().parties[1]).toMatchObject({ gold: 2, squires: 2 })
  })
})
