import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const reset = (setup: SceneSetup) => new Scene({ turn: 7, ...setup }).quietTurn()

describe('7.2, 8.5 too many in exile', () => {
  it('the owner sends blocks of his choice to the pool down to the limit; mercenaries at home do not count', () => {
    const scene = reset({
      York: { Ireland: ['York 2', 'Rutland', 'Norfolk', 'Canterbury church', 'Irish Mercenary'] },
    })
    // Hunger comes first: there are two too many.
    scene.play('York', 'reduce Rutland', 'reduce Norfolk')
    expect(scene.step).toBe('leave-exile')
    expect(scene.asked).toEqual(['York'])
    expect(scene.targets('York', 'recall')).toEqual(['Canterbury church', 'Norfolk', 'Rutland', 'York'])
    scene.play('York', 'recall York')
    expect(scene.targets('York', 'recall')).toEqual(['Canterbury church', 'Norfolk', 'Rutland'])
    scene.play('York', 'recall Canterbury church')
    expect(scene.blocksIn('York', 'Ireland')).toEqual(['Rutland', 'Norfolk', 'Irish Mercenary'])
    expect([scene.placeOf('York', 'York'), scene.placeOf('York', 'Canterbury church')]).toEqual(['pool', 'pool'])
    expect(scene.state.campaign).toBe(2)
  })

  it('counts blocks that have just gone there, in each exile area and for both houses', () => {
    const scene = reset({
      York: { Ireland: ['Rutland', 'Norfolk'], Essex: ['York', 'March', 'Clarence'] },
      Lancaster: { Scotland: ['Oxford', 'Beaumont', 'Scots Mercenary'], Dorset: ['Henry VI'] },
      throne: 'York',
    })
    scene.play('Lancaster', 'send Henry VI to Scotland')
    for (const name of ['York', 'March', 'Clarence']) scene.play('York', `send ${name} to Derby`)
    expect(scene.targets('Lancaster', 'recall')).toEqual(['Beaumont', 'Henry VI', 'Oxford'])
  })

  it('a mercenary in the field has gone home by then and takes nobody’s place', () => {
    const scene = reset({ York: { Ireland: ['Rutland', 'Norfolk'], Essex: ['Irish Mercenary'] } })
    expect(scene.blocksIn('York', 'Ireland')).toEqual(['Rutland', 'Norfolk', 'Irish Mercenary'])
    expect(scene.state.campaign).toBe(2)
  })

  it('(R) an heir in the pool is still the head of his house', () => {
    const scene = reset({ York: { Ireland: ['York', 'Rutland', 'Norfolk'] }, Lancaster: { Dorset: ['Somerset'] } })
    scene.play('York', 'reduce Norfolk').play('Lancaster', 'send Somerset to Dorset').play('York', 'recall York')
    expect(scene.view().houses[1].title).toBe('York')
  })
})

describe('8.5 the next campaign', () => {
  const worn: SceneSetup = {
    York: { Calais: ['March 1', 'Warwick 2'], Sussex: ['Arundel 1'], pool: ['Norfolk'], Essex: ['London levy 1'] },
    Lancaster: { Essex: [], Wilts: ['Wiltshire 1'], Lincoln: ['Beaumont 2'], Scotland: ['Scots Mercenary 1'] },
  }

  it('brings every block back to full strength', () => {
    const scene = reset(worn)
    const strengths = (house: HouseName, ...names: string[]) => names.map((name) => scene.stepsOf(house, name))
    expect(strengths('York', 'March', 'Warwick', 'Arundel', 'London levy')).toEqual([3, 4, 3, 4])
    expect(strengths('Lancaster', 'Wiltshire', 'Beaumont', 'Scots Mercenary')).toEqual([3, 3, 4])
  })

  it('begins with turn 1, seven new cards for each and a new chance of a mulligan', () => {
    const view = reset(worn).view()
    expect(view).toMatchObject({ campaign: 2, turn: 1, step: 'mulligan' })
    expect(view.houses.map(({ handSize, mulliganUsed }) => [handSize, mulliganUsed])).toEqual([
      [7, false],
      [7, false],
    ])
    expect(Object.values(view.cards.played).every((count) => count === 0)).toBe(true)
  })

  it.each(['on the map', 'face down', 'in the pool'])('the Rebel joins the new Pretender, were he %s', (where) => {
    const place = where === 'on the map' ? 'Powys' : where === 'face down' ? 'face down' : 'pool'
    const scene = reset({
      York: { Sussex: ['Arundel'], Essex: ['Essex'], [place]: ['Rebel'] },
      Lancaster: { Wilts: ['Wiltshire'] },
    })
    expect(scene.view().throne).toBe('York')
    expect(scene.view().houses[0].pool.blocks).toEqual(['Rebel'])
    expect(scene.view().houses[1].pool.blocks).toEqual([])
    expect(scene.stepsOf('Lancaster', 'Rebel')).toBe(4)
  })

  it('the Rebel stays with a Pretender who failed', () => {
    const scene = reset({ York: { Powys: ['Rebel'] }, Lancaster: { Wilts: ['Wiltshire'] } })
    expect(scene.view().houses[1].pool.blocks).toEqual(['Rebel'])
  })

  it('the dead stay dead, and minors stay minors', () => {
    const scene = reset({ York: { dead: ['York', 'Warwick'] }, Lancaster: { dead: ['Henry VI'] } })
    expect(scene.placeOf('York', 'Warwick')).toBe('dead')
    expect(scene.placeOf('Lancaster', 'Henry VI')).toBe('dead')
    expect(scene.placeOf('York', 'Gloucester')).toBe('minor')
  })
})
