import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

/** Plays the last turn of a campaign and returns the counts of both houses. */
function counted(setup: SceneSetup): { lancaster: unknown; york: unknown; throne: string; scene: Scene } {
  const scene = new Scene({ turn: 7, ...setup }).quietTurn()
  for (let house = scene.asked[0]; scene.step === 'execution'; house = scene.asked[0])
    scene.play(house, scene.moves(house)[0])
  const [event] = [...scene.told('log.usurpation'), ...scene.told('log.noUsurpation')]
  return { lancaster: event.lancaster, york: event.york, throne: scene.view().throne, scene }
}

describe('8.1 disbanding', () => {
  it('sends levies, Bombards and the Welsh to the pools, mercenaries home and the Rebel off the map', () => {
    const { scene } = counted({
      York: { Essex: ['London levy', 'Bombard', 'Rebel', 'Irish Mercenary'], Kent: ['Burgundian Mercenary 1'] },
      Lancaster: { Powys: ['Welsh Mercenary', 'Scots Mercenary', 'York levy', 'French Mercenary'] },
    })
    const places = (house: HouseName, ...names: string[]) => names.map((name) => scene.placeOf(house, name))
    expect(places('York', 'London levy', 'Bombard', 'Rebel')).toEqual(['pool', 'pool', 'pool'])
    expect(places('York', 'Irish Mercenary', 'Burgundian Mercenary')).toEqual(['Ireland', 'Calais'])
    expect(places('Lancaster', 'Welsh Mercenary', 'York levy')).toEqual(['pool', 'pool'])
    expect(places('Lancaster', 'Scots Mercenary', 'French Mercenary')).toEqual(['Scotland', 'France'])
  })

  it('reveals what hidden blocks were, so it cannot be undone', () => {
    const shown = (turn: number) => new Scene({ turn, York: { Essex: ['Norfolk'] } }).quietTurn().reveals
    expect(shown(7)).toBeGreaterThan(shown(6))
  })
})

describe('8.2 usurpation', () => {
  it('counts heirs, nobles and church on the map', () => {
    const { lancaster, york } = counted({
      York: { Essex: ['March', 'Norfolk', 'Canterbury church'] },
      Lancaster: { Oxford: ['Henry VI', 'Oxford', 'Stanley', 'York church'] },
    })
    expect({ lancaster, york }).toEqual({ lancaster: 4, york: 3 })
  })

  it('excludes exile, the Isle of Man, the pool, face-down blocks and all that have disbanded', () => {
    const { lancaster, york } = counted({
      York: {
        Calais: ['March', 'Norfolk'],
        Ireland: ['York'],
        'Isle of Man': ['Stanley'],
        pool: ['Suffolk', 'Canterbury church'],
        'face down': ['Buckingham'],
        Essex: ['Norwich levy', 'Bombard', 'Rebel', 'Irish Mercenary'],
        Kent: ['Hastings'],
      },
      Lancaster: { France: ['Henry VI'], Scotland: ['Oxford'], Powys: ['Welsh Mercenary'], Dorset: ['Devon'] },
    })
    expect({ lancaster, york }).toEqual({ lancaster: 1, york: 1 })
  })

  it('London counts one for the house that holds it', () => {
    const { lancaster, york } = counted({
      York: { Middlesex: ['Norfolk'] },
      Lancaster: { Oxford: ['Henry VI', 'Oxford'] },
    })
    expect({ lancaster, york }).toEqual({ lancaster: 2, york: 2 })
  })

  it.each(['London levy', 'Bombard', 'Rebel', 'Calais Mercenary'])(
    'London is not controlled by a block that has gone home: %s',
    (name) => {
      expect(counted({ York: { Middlesex: [name] }, Lancaster: { Oxford: ['Henry VI'] } }).york).toBe(0)
    },
  )

  it('9.1 defectors count for their new side, heirs among them as nobles', () => {
    const { lancaster, york } = counted({
      York: { Essex: ['Exeter', 'Stanley'] },
      Lancaster: { Oxford: ['Clarence'], Dorset: ['Warwick', 'Kent'] },
    })
    expect({ lancaster, york }).toEqual({ lancaster: 3, york: 2 })
  })

  it.each(['York', 'Lancaster'] as const)(
    'the Pretender needs more than the King; a tie keeps the throne (%s is King)',
    (king) => {
      const pretender = king === 'York' ? 'Lancaster' : 'York'
      const setup = (more: boolean): SceneSetup => ({
        throne: king,
        [king]: { Oxford: [king === 'York' ? 'March' : 'Henry VI'] },
        [pretender]: { Gloucester: [...(king === 'York' ? ['Henry VI'] : ['March']), ...(more ? ['Stanley'] : [])] },
      })
      expect(counted(setup(false)).throne).toBe(king)
      expect(counted(setup(true)).throne).toBe(pretender)
    },
  )

  it('makes the Pretender King: his senior heir keeps his title, the old King goes into exile', () => {
    const { scene } = counted({
      York: { Oxford: ['York', 'March', 'Norfolk'], Calais: ['Rutland'] },
      Lancaster: { Middlesex: ['Henry VI'] },
    })
    expect(scene.view()).toMatchObject({ throne: 'York', houses: [{ title: 'Henry VI' }, { title: 'York' }] })
    expect(scene.asked).toEqual(['Lancaster'])
    expect(scene.moves('Lancaster')).toEqual(['send Henry VI to France', 'send Henry VI to Scotland'])
  })
})

describe('8.2 titles after a usurpation', () => {
  it('(R) a house whose King starved in the last turn has a Pretender at once', () => {
    const five = ['Henry VI 1', 'Oxford', 'Devon', 'Beaumont', 'Clifford']
    const scene = new Scene({
      turn: 7,
      York: { Oxford: ['York', 'Norfolk', 'Suffolk', 'Hastings'], Kent: ['Arundel', 'Essex', 'Worcester'] },
      Lancaster: { Powys: five, France: ['Somerset'] },
    }).quietTurn()
    scene.play('Lancaster', 'reduce Henry VI')
    expect(scene.view()).toMatchObject({ throne: 'York', houses: [{ title: 'Somerset' }, { title: 'York' }] })
  })
})

describe('9.0 the last campaign', () => {
  it.each([
    ['wars-of-the-roses', 3],
    ['kingmaker', 2],
    ['richard-iii', 3],
  ])('%s ends with the count; the house of the King wins', (scenario, campaign) => {
    const york = ['Gloucester', 'Norfolk', 'Stanley']
    for (const winner of ['York', 'Lancaster'] as const) {
      const lancaster = winner === 'York' ? ['Richmond'] : ['Richmond', 'Oxford', 'Pembroke', 'Rivers']
      const { scene } = counted({
        scenario,
        campaign,
        throne: 'York',
        York: { Oxford: york },
        Lancaster: { Gloucester: lancaster },
      })
      expect(scene.view()).toMatchObject({ step: 'game-over', winner, victory: 'victory.throne' })
      expect(scene.asked).toEqual([])
    }
  })

  it('no campaign but the last ends the game', () => {
    for (const campaign of [1, 2]) {
      const { scene } = counted({ campaign, York: { Ireland: ['York'] }, Lancaster: { France: ['Henry VI'] } })
      expect(scene.view()).toMatchObject({ campaign: campaign + 1, turn: 1, winner: null })
    }
  })
})
