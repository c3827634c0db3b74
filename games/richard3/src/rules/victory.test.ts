import { resign } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP2' } as const
const elders = ['Henry VI', 'Prince Edward', 'Exeter', 'Somerset']
const outcome = (scene: Scene) => game.result(scene.state)

/** Herbert attacks Richmond, who has one step left, in Leicester; Oxford is there too. */
const lastHeir = (more: SceneSetup = {}) =>
  new Scene({
    ...more,
    York: { Middlesex: ['Herbert', 'Norfolk'], ...more.York },
    Lancaster: { Leicester: ['Richmond 1', 'Devon 1'], dead: elders, ...more.Lancaster },
  })
    .cards(yorkFirst)
    .acts('York', 'march Herbert to Leicester', 'march Norfolk to Leicester')
    .acts('Lancaster')

describe('9.0 all five heirs of a house dead', () => {
  it('ends the game at once, in the middle of a battle', () => {
    const scene = lastHeir().throws('York', 'fire Herbert', 1, 6, 6)
    expect(scene.targets('Lancaster', 'hit')).toEqual(['Devon', 'Richmond'])
    scene.play('Lancaster', 'hit Richmond')
    expect(outcome(scene)).toEqual({ winners: [1], reason: 'victory.heirs' })
    expect(scene.asked).toEqual([])
    expect(scene.told('log.won')).toEqual([{ house: 'seat.York', reason: 'victory.heirs' }])
  })

  it('not while one is alive, even as a minor, in exile or in the pool', () => {
    for (const place of ['minor', 'France', 'pool']) {
      const scene = lastHeir({ Lancaster: { dead: elders.slice(0, 3), [place]: ['Somerset'] } })
      scene.throws('York', 'fire Herbert', 1, 6, 6).play('Lancaster', 'hit Richmond')
      expect(outcome(scene)).toBeUndefined()
    }
  })

  it('counts an heir who dies by his own charge', () => {
    const scene = new Scene({
      York: { Middlesex: ['Gloucester 1'], dead: ['York', 'March', 'Rutland', 'Clarence'] },
      Lancaster: { Leicester: ['Beaumont'], France: ['Henry VI'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Gloucester to Leicester')
      .acts('Lancaster')
      .play('Lancaster', 'pass Beaumont')
      .throws('York', 'charge Gloucester at Beaumont', 6, 1, 6, 6)
    expect(outcome(scene)).toEqual({ winners: [0], reason: 'victory.heirs' })
  })

  it('counts an attacker who must retreat and cannot', () => {
    const scene = new Scene({
      York: { Dorset: ['Gloucester'], dead: ['York', 'March', 'Rutland', 'Clarence'] },
      Lancaster: { Cornwall: ['Devon'], Somerset: ['Oxford', 'Clifford'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Gloucester to Cornwall')
      .acts('Lancaster', 'march Oxford to Dorset')
      .passToRound(4)
      .play('Lancaster', 'pass Devon')
    expect(outcome(scene)).toEqual({ winners: [0], reason: 'victory.heirs' })
  })

  it('counts the plague', () => {
    const scene = new Scene({ Lancaster: { Middlesex: ['Richmond 1'], dead: elders } })
      .cards({ York: 'Plague', Lancaster: 'AP4' })
      .play('York', 'plague in Middlesex')
    expect(outcome(scene)).toEqual({ winners: [1], reason: 'victory.heirs' })
  })

  it('counts hunger', () => {
    const scene = new Scene({
      Lancaster: { Powys: ['Richmond 1', 'Oxford', 'Devon', 'Beaumont', 'Clifford'], dead: elders },
    })
      .quietTurn()
      .play('Lancaster', 'reduce Richmond')
    expect(outcome(scene)).toEqual({ winners: [1], reason: 'victory.heirs' })
  })

  it.each(['York', 'Lancaster'] as const)('(R) both houses at once in supply: the King’s wins (%s)', (throne) => {
    const scene = new Scene({
      throne,
      Lancaster: { Powys: ['Richmond 1', 'Oxford', 'Devon', 'Beaumont', 'Clifford'], dead: elders },
      York: {
        Oxford: ['Gloucester 1', 'Norfolk', 'Suffolk', 'Herbert', 'Hastings'],
        dead: ['York', 'March', 'Rutland', 'Clarence'],
      },
    })
      .quietTurn()
      .play('York', 'reduce Gloucester')
      .play('Lancaster', 'reduce Richmond')
    expect(outcome(scene)).toEqual({ winners: [throne === 'York' ? 1 : 0], reason: 'victory.heirs' })
  })
})

describe('9.1 an heir with the enemy', () => {
  const withExeter = (edition: '1.02' | '1.0') =>
    lastHeir({
      edition,
      York: { Wilts: ['Exeter'] },
      Lancaster: { dead: ['Henry VI', 'Prince Edward', 'Somerset'] },
    })
      .throws('York', 'fire Herbert', 1, 6, 6)
      .play('Lancaster', 'hit Richmond')

  it('1.0: the deaths of the other four are enough', () => {
    expect(outcome(withExeter('1.0'))).toEqual({ winners: [1], reason: 'victory.heirs' })
  })

  it('1.02: he must be killed or executed as well', () => {
    const scene = withExeter('1.02')
    expect(outcome(scene)).toBeUndefined()
    scene.passToRound(2).play('York', 'pass Herbert').play('Lancaster', 'retreat Devon to Derby')
    scene.play('York', 'end regrouping', 'execute Exeter')
    expect(outcome(scene)).toEqual({ winners: [1], reason: 'victory.heirs' })
  })

  const tempted = (edition: '1.02' | '1.0', card: 'AP4' | 'Treason') =>
    new Scene({
      edition,
      York: { Middlesex: ['York', 'Norfolk'] },
      Lancaster: { Leicester: ['Exeter', 'Oxford'], France: ['Prince Edward'], dead: ['Henry VI', 'Somerset'] },
    })
      .cards({ York: card, Lancaster: 'AP2' })
      .acts(
        'York',
        ...(card === 'Treason' ? ['move the group in Middlesex'] : []),
        'march York to Leicester',
        'march Norfolk to Leicester',
      )
      .acts('Lancaster')

  it.each(['1.02', '1.0'] as const)('his going over is no death while another lives (%s)', (edition) => {
    const scene = tempted(edition, 'Treason').throws('York', 'treason Exeter', 2, 2)
    expect(scene.placeOf('York', 'Exeter')).toBe('Leicester')
    expect(outcome(scene)).toBeUndefined()
  })

  it('he is an heir of his own house again as soon as he returns', () => {
    const scene = new Scene({
      throne: 'York',
      York: { Middlesex: ['Exeter', 'March'] },
      Lancaster: { Leicester: ['Somerset', 'Oxford'], dead: ['Henry VI', 'Prince Edward', 'Richmond'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Exeter to Leicester', 'march March to Leicester')
      .acts('Lancaster')
      .throws('Lancaster', 'tempt Somerset at Exeter', 2)
    expect(scene.view().houses[0]).toMatchObject({ title: 'Somerset', aside: ['Clarence'] })
    expect(scene.placeOf('Lancaster', 'Exeter')).toBe('Leicester')
    scene.passToRound(2)
    // 6.5 He is the senior heir on the field now.
    expect(scene.targets('Lancaster', 'charge Exeter at')).toEqual(['March'])
    expect(scene.targets('Lancaster', 'charge Somerset at')).toEqual([])
  })

  it('1.0: the last heir who goes over loses the game for his house', () => {
    // Exeter is the last in play but not Pretender: his house has had no title since its King died this turn.
    const scene = (edition: '1.02' | '1.0') =>
      new Scene({
        edition,
        York: { Middlesex: ['Herbert'], Rutland: ['York'] },
        Lancaster: {
          Leicester: ['Henry VI 1'],
          Lincoln: ['Exeter', 'Oxford'],
          dead: ['Prince Edward', 'Somerset', 'Richmond'],
        },
      })
        .cards(yorkFirst)
        .acts('York', 'march Herbert to Leicester', 'march York to Lincoln')
        .acts('Lancaster')
        .play('York', 'fight in Leicester')
        .throws('York', 'fire Herbert', 1, 6, 6)
        .play('York', 'end regrouping')
        .play('Lancaster', 'pass Exeter', 'pass Oxford')
        .throws('York', 'tempt York at Exeter', 2, 2)
    expect(outcome(scene('1.0'))).toEqual({ winners: [1], reason: 'victory.heirs' })
    expect(outcome(scene('1.02'))).toBeUndefined()
  })
})

describe('9.0 resigning', () => {
  it('(R) the other house wins, at any time', () => {
    for (const [seat, winner] of [
      [0, 1],
      [1, 0],
    ]) {
      const scene = lastHeir()
      resign(game, scene.state, seat, scene)
      expect(outcome(scene)).toEqual({ winners: [winner], reason: 'victory.resigned' })
      expect(scene.asked).toEqual([])
      expect(() => resign(game, scene.state, winner)).toThrow(/over/)
    }
  })
})
