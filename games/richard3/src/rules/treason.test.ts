import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

describe('5.1, 6.9 the Treason card', () => {
  const attack = () =>
    new Scene({
      York: { Middlesex: ['Norfolk', 'Suffolk'] },
      Lancaster: { Leicester: ['Stanley', 'Oxford'], Derby: ['Kent'] },
    })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
      .acts('Lancaster', 'march Kent to Leicester')

  it('(R) is rolled after the lines are revealed and before round 1, without a leader', () => {
    const scene = attack()
    expect(scene.asked).toEqual(['York'])
    expect(scene.step).toBe('treason')
    const area = scene.view('York').areas.find(({ name }) => name === 'Leicester')
    expect(area?.blocks.map(({ name }) => name)).toEqual(['Stanley', 'Oxford', 'Norfolk'])
    expect(area?.hidden).toEqual({ Lancaster: 1, York: 0 })
  })

  it('is for blocks of the line with a loyalty, not for reserves', () => {
    expect(attack().moves('York')).toEqual(['treason Stanley', 'keep the treason'])
  })

  it('(R) the block that changes sides fights from round 2 on', () => {
    const scene = attack().throws('York', 'treason Stanley', 2)
    expect(scene.state.round).toBe(1)
    expect(scene.front.map((text) => text.split(' ')[0])).toEqual(['Oxford', 'Norfolk'])
    scene.passToRound(2)
    expect(scene.front.map((text) => text.split(' ')[0])).toEqual(['Kent', 'Oxford', 'Norfolk', 'Stanley'])
  })

  it('rolls two dice against a Neville', () => {
    const scene = new Scene({ York: { Middlesex: ['Norfolk'] }, Lancaster: { Leicester: ['Kent', 'Oxford'] } })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
      .acts('Lancaster')
      .throws('York', 'treason Kent', 2, 6)
    expect(scene.placeOf('York', 'Kent')).toBe('Leicester')
  })

  it('is used up by success and failure, and may be kept for another battle of the turn, even one that the enemy began', () => {
    const scene = () =>
      new Scene({
        York: { Middlesex: ['Norfolk'], Wilts: ['Hastings'], dead: ['York'] },
        Lancaster: { Leicester: ['Stanley'], Dorset: ['Buckingham'] },
      })
        .cards({ York: 'Treason', Lancaster: 'AP2' })
        .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
        .acts('Lancaster', 'march Buckingham to Wilts')
        .play('York', 'fight in Leicester')
    const kept = scene().play('York', 'keep the treason').passToRound(2)
    kept.play('Lancaster', 'retreat Stanley to Derby').play('York', 'end regrouping')
    expect(kept.moves('York')).toEqual(['treason Buckingham', 'keep the treason'])
    const spent = scene().throws('York', 'treason Stanley', 1).passToRound(2)
    spent.play('Lancaster', 'retreat Stanley to Derby').play('York', 'end regrouping')
    expect(spent.step).toBe('battle-turn')
  })

  it('expires at the end of the turn', () => {
    const scene = attack().play('York', 'keep the treason').passToRound(2)
    scene.play('Lancaster', 'retreat Kent to Derby', 'retreat Oxford to Derby', 'retreat Stanley to Derby')
    scene.play('York', 'end regrouping')
    expect(scene.view()).toMatchObject({ turn: 2, treason: null })
    scene.cards({ York: 'AP4', Lancaster: 'AP2' }).acts('York', 'march Norfolk to Derby').acts('Lancaster')
    expect(scene.step).toBe('battle-turn')
  })

  it('is not offered if no block could change sides', () => {
    const scene = new Scene({ York: { Middlesex: ['Norfolk'] }, Lancaster: { Leicester: ['Oxford'] } })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
      .acts('Lancaster')
    expect(scene.step).toBe('battle-turn')
  })

  it('brings on the reserves at once if it takes the whole line, and the roles change', () => {
    const scene = new Scene({
      York: { Middlesex: ['Norfolk'] },
      Lancaster: { Leicester: ['Stanley'], Derby: ['Oxford'] },
    })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
      .acts('Lancaster', 'march Oxford to Leicester')
      .throws('York', 'treason Stanley', 2)
    expect(scene.view().battle).toMatchObject({ attacker: 'Lancaster', round: 1 })
    expect(scene.targets('York', 'fire')).toEqual(['Norfolk'])
  })

  it('ends the battle before it begins if it takes the last block', () => {
    const scene = new Scene({ York: { Middlesex: ['Norfolk'] }, Lancaster: { Leicester: ['Stanley'] } })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
      .acts('Lancaster')
      .throws('York', 'treason Stanley', 2)
    expect(scene.step).toBe('regroup')
    expect(scene.blocksIn('York', 'Leicester')).toEqual(['Norfolk', 'Stanley'])
  })

  it('6.9 the block that the card won cannot be won back in that battle', () => {
    const scene = new Scene({
      York: { Middlesex: ['Norfolk'] },
      Lancaster: { Leicester: ['Stanley', 'Henry VI'] },
    })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march Norfolk to Leicester')
      .acts('Lancaster')
      .throws('York', 'treason Stanley', 2)
      .passToRound(2)
    expect(scene.targets('Lancaster', 'tempt Henry VI at')).toEqual([])
  })
})
