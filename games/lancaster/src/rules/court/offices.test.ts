import { describe, expect, it } from 'vitest'
import { Scene } from '../../testing/scene.ts'

/** A knight in a county, so that play stops after the award. */
const stop = { Green: { counties: { Surrey: 1 } } } as const
const holders = (scene: Scene) => scene.view().kingsCourt?.offices.map(({ holder }) => holder)

describe('phase 3: awarding the offices', () => {
  const towers = { chancellor: { of: 'Blue' }, constable: { of: 'Yellow' }, chamberlain: { of: 'Red' } } as const

  it('gives the chancellor 2 seals and a shield, the constable 1 and an archer, the chamberlain a Tudor knight', () => {
    const scene = new Scene({ at: 'counties', court: { towers }, ...stop })
    expect(scene.of('Blue').atKingsCourt).toMatchObject({ seals: 2, privileges: ['shield'] })
    expect(scene.of('Yellow').atKingsCourt).toMatchObject({ seals: 1, privileges: ['archer'] })
    expect(scene.of('Red').atKingsCourt).toMatchObject({ seals: 0, privileges: ['Tudor knight'] })
    expect(holders(scene)).toEqual(['Blue', 'Yellow', 'Red'])
  })

  it('brings seals but neither shield nor archer in round 5', () => {
    const scene = new Scene({ at: 'counties', round: 5, court: { towers }, ...stop })
    expect(scene.of('Blue').atKingsCourt).toMatchObject({ seals: 2, privileges: [] })
    expect(scene.of('Yellow').atKingsCourt).toMatchObject({ seals: 1, privileges: [] })
    expect(scene.of('Red').atKingsCourt).toMatchObject({ seals: 0, privileges: ['Tudor knight'] })
  })

  it('keeps the holder of an office without applicants, who scores it again', () => {
    const scene = new Scene({
      at: 'counties',
      round: 3,
      court: {
        holders: { chancellor: 'Red', constable: 'Red' },
        seals: { Red: 3 },
        towers: { constable: { of: 'Blue' } },
      },
      ...stop,
    })
    expect(holders(scene)).toEqual(['Red', 'Blue', null])
    expect(scene.of('Red').atKingsCourt).toMatchObject({ seals: 5, privileges: ['shield'] })
    expect(scene.told('log.office.kept')).toEqual([{ party: 'seat.Red', office: 'office.chancellor' }])
  })

  it('takes back unused privileges just before', () => {
    const scene = new Scene({
      at: 'counties',
      round: 2,
      court: { privileges: { shield: 'Red', 'Tudor knight': 'Red' }, towers: { chancellor: { of: 'Blue' } } },
      ...stop,
    })
    expect(scene.of('Blue').atKingsCourt?.privileges).toEqual(['shield'])
    // Red has got another as chamberlain.
    expect(scene.of('Red').atKingsCourt?.privileges).toEqual(['Tudor knight'])
  })

  it('sends all pieces home, and a Tudor knight of a tower to the supply', () => {
    const scene = new Scene({
      at: 'counties',
      round: 2,
      court: {
        holders: { chamberlain: 'Blue' },
        bishops: { Blue: 1 },
        towers: {
          chamberlain: { of: 'Yellow' },
          constable: { of: 'Blue', bishops: 1, knights: [4], tudorKnight: true },
        },
      },
      ...stop,
    })
    expect(scene.of('Blue')).toMatchObject({
      court: [4],
      atKingsCourt: { lord: 'home', bishops: 1, privileges: ['archer'] },
    })
  })

  it('keeps seals behind the screens', () => {
    const scene = new Scene({ at: 'counties', court: { towers }, ...stop })
    expect(scene.view('Yellow').parties[0].atKingsCourt?.seals).toBeNull()
    expect(scene.view().parties[1].atKingsCourt?.seals).toBeNull()
    scene.game.resign(scene.state, 3)
    expect(scene.view('Yellow').parties[0].atKingsCourt?.seals).toBe(2)
  })
})

describe('set-up', () => {
  it.each([
    ['2', 5],
    ['3', 5],
    ['4', 7],
    ['5', 9],
  ])('for %s players has %i bishops, and two votes each', (players, bishops) => {
    const { kingsCourt, parties } = Scene.start({ players, court: 'true' }, 'court').view()
    expect(kingsCourt?.bishopsLeft).toBe(bishops)
    for (const { votes, atKingsCourt } of parties.slice(0, Number(players))) {
      expect(votes).toBe(2)
      expect(atKingsCourt).toMatchObject({ lord: 'home', bishops: 0, privileges: [] })
    }
  })
})
