import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

const quiet = { Lancaster: 'AP2', York: 'AP4' } as const

describe('5.21 border limits', () => {
  it('lets four of five blocks in Middlesex march straight to Oxford, the fifth by Leicester or Sussex', () => {
    const five = ['Norfolk', 'Suffolk', 'Hastings', 'Herbert', 'Essex']
    const scene = new Scene({ York: { Middlesex: five } }).cards(quiet)
    for (const name of five.slice(0, 4)) scene.play('York', `march ${name} to Oxford`)
    expect(scene.may('York', 'march Essex to Oxford')).toBe(false)

    for (const detour of ['Leicester', 'Sussex']) {
      const copy = new Scene({ York: { Middlesex: five } }).cards(quiet)
      for (const name of five.slice(0, 4)) copy.play('York', `march ${name} to Oxford`)
      copy.play('York', `march Essex to ${detour}`, 'on to Oxford')
      expect(copy.blocksIn('York', 'Oxford')).toHaveLength(5)
      expect(copy.state.actionPoints).toBe(3)
    }
  })
})

describe('5.22 pinning', () => {
  const chester = () =>
    new Scene({
      Lancaster: { Chester: ['Oxford', 'Devon', 'Pembroke', 'Beaumont', 'Clifford'] },
      York: { Derby: ['Norfolk', 'Suffolk', 'Hastings'], Warwick: ['Herbert'] },
    })
      .cards({ York: 'AP4', Lancaster: 'AP2' })
      .play('York', 'march Norfolk to Chester', 'march Suffolk to Chester', 'march Hastings to Chester')
      .play('York', 'march Herbert to Chester', 'end actions', 'main attack by Chester - Derby')

  it('pins three of five in Chester against three from Derby and one from Warwick; two may leave, by neither border', () => {
    const scene = chester()
    expect(scene.targets('Lancaster', 'march Oxford to')).toEqual(['Caernarvon', 'Hereford', 'Lancaster', 'Powys'])
    scene.play('Lancaster', 'march Oxford to Hereford', 'march Devon to Lancaster')
    expect(scene.moves('Lancaster').filter((line) => line.startsWith('march'))).toEqual([])
  })
})
