import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP3' } as const
const lancasterFirst = { York: 'AP2', Lancaster: 'AP4' } as const
type Blocks = Record<string, readonly string[]>

const tower = (york: Blocks, lancaster: Blocks, more: Partial<SceneSetup> = {}) =>
  new Scene({
    scenario: 'kingmaker',
    throne: 'York',
    ...more,
    York: york,
    Lancaster: { captive: ['Henry VI'], France: ['Prince Edward'], ...lancaster },
  })
const henry = (scene: Scene) => scene.placeOf('Lancaster', 'Henry VI')
const pretender = (scene: Scene) => scene.view().houses[0].title

describe('Kingmaker: the captive', () => {
  it('is in London for all to see, while the senior free heir is Pretender', () => {
    const scene = Scene.start({ scenario: 'kingmaker' }, 'Tower')
    for (const house of ['York', 'Lancaster', undefined] as const)
      expect(scene.view(house).houses[0]).toMatchObject({ captive: 'Henry VI', title: 'Prince Edward' })
  })

  it('neither moves nor fights nor is hit', () => {
    const scene = tower({ Middlesex: ['Norfolk'] }, { Essex: ['Oxford'] }).cards(lancasterFirst)
    expect(scene.moves('Lancaster').filter((line) => line.includes('Henry VI'))).toEqual([])
    scene.acts('Lancaster', 'march Oxford to Middlesex').acts('York')
    expect(scene.front).toEqual(['Oxford A2', 'Norfolk B2'])
    scene.play('Lancaster', 'pass Oxford').throws('York', 'fire Norfolk', 1, 1, 1, 6)
    expect(henry(scene)).toBe('captive')
  })

  it('(R) does not count for control, supply or plague', () => {
    const five = ['Norfolk', 'Suffolk', 'Hastings', 'Arundel', 'Essex']
    const fed = tower({ Middlesex: five }, {}).quietTurn()
    expect(fed.state.turn).toBe(2)
    const vacant = tower({ pool: ['London levy'], Middlesex: [] }, {}).cards(yorkFirst)
    expect(vacant.may('York', 'recruit London levy to Middlesex')).toBe(true)
    const plague = tower({}, {}).cards({ York: 'Plague', Lancaster: 'AP2' })
    expect(plague.targets('York', 'plague in')).toEqual([])
  })
})

describe('Kingmaker: how the captive is freed', () => {
  it('at once when a block of Lancaster enters without a York block there, even if York had left', () => {
    const scene = tower({ Kent: ['Norfolk'] }, { Essex: ['Oxford'] }).cards(lancasterFirst)
    scene.play('Lancaster', 'march Oxford to Middlesex')
    expect(henry(scene)).toBe('Middlesex')
    expect(pretender(scene)).toBe('Henry VI')
  })

  it.each([
    ['a landing', { 'East Anglia': ['Oxford'] }, 'sail Oxford to Middlesex'],
    ['the Rebel', { pool: ['Rebel'] }, 'recruit Rebel to Middlesex'],
  ])('by %s', (_, lancaster, line) => {
    const scene = tower({ Kent: ['Norfolk'] }, lancaster)
      .cards(lancasterFirst)
      .play('Lancaster', line)
    expect(henry(scene)).toBe('Middlesex')
  })

  it('not by entering while York is there, but after Lancaster has won the battle', () => {
    const scene = tower({ Middlesex: ['Worcester'] }, { Essex: ['Oxford'] })
      .cards(lancasterFirst)
      .acts('Lancaster', 'march Oxford to Middlesex')
    expect(henry(scene)).toBe('captive')
    scene.acts('York').throws('Lancaster', 'fire Oxford', 1, 1, 6)
    expect(henry(scene)).toBe('Middlesex')
    expect(pretender(scene)).toBe('Henry VI')
    // He cannot move this turn, not even to regroup.
    expect(scene.targets('Lancaster', 'regroup Henry VI to')).toEqual([])
    expect(scene.targets('Lancaster', 'regroup Oxford to')).not.toEqual([])
  })

  it('by a retreat or by regrouping into London', () => {
    const retreat = tower({ Rutland: ['Norfolk'] }, { Essex: ['Oxford'] })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex')
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'retreat Oxford to Middlesex')
    expect(henry(retreat)).toBe('Middlesex')
    const regroup = tower({ Rutland: ['Worcester'] }, { Essex: ['Oxford'] })
      .cards(yorkFirst)
      .acts('York', 'march Worcester to Essex')
      .acts('Lancaster')
      .throws('Lancaster', 'fire Oxford', 1, 1, 6)
      .play('Lancaster', 'regroup Oxford to Middlesex')
    expect(henry(regroup)).toBe('Middlesex')
    expect(regroup.targets('Lancaster', 'regroup Henry VI to')).toEqual([])
  })

  it('stays captive when Lancaster loses the battle', () => {
    const scene = tower({ Middlesex: ['Herbert'] }, { Essex: ['Devon'] })
      .cards(lancasterFirst)
      .acts('Lancaster', 'march Devon to Middlesex')
      .acts('York')
      .throws('York', 'fire Herbert', 1, 1, 6)
    expect(henry(scene)).toBe('captive')
    expect(pretender(scene)).toBe('Prince Edward')
  })
})

describe('Kingmaker: Henry VI at liberty', () => {
  const freed = (york: Blocks = { Kent: ['Norfolk'] }) =>
    tower(york, { Essex: ['Oxford'] })
      .cards(lancasterFirst)
      .play('Lancaster', 'march Oxford to Middlesex')

  it('does not move in the turn in which he was freed, but does in the next', () => {
    const scene = freed()
    expect(scene.targets('Lancaster', 'march Henry VI to')).toEqual([])
    expect(scene.targets('Lancaster', 'sail Henry VI to')).toEqual([])
    scene.play('Lancaster', 'end actions').acts('York').cards(lancasterFirst)
    expect(scene.targets('Lancaster', 'march Henry VI to')).not.toEqual([])
  })

  it('is never recaptured: York must fight him like any other block', () => {
    const scene = freed().play('Lancaster', 'end actions').acts('York', 'march Norfolk to Middlesex')
    expect(henry(scene)).toBe('Middlesex')
    expect(scene.front.map((text) => text.slice(0, -3))).toEqual(['Oxford', 'Henry VI', 'Norfolk'])
  })

  it('stays free when the blocks that freed him leave', () => {
    const scene = freed().play('Lancaster', 'end actions').acts('York').cards(lancasterFirst)
    scene.acts('Lancaster', 'march Oxford to Essex').acts('York')
    expect(henry(scene)).toBe('Middlesex')
    expect(pretender(scene)).toBe('Henry VI')
  })
})

describe('Kingmaker: the end', () => {
  const end = (york: Blocks, lancaster: Blocks) => tower(york, lancaster, { turn: 7 }).quietTurn()

  it('8.2 a captive counts as a noble of Lancaster', () => {
    const scene = end({ Kent: ['Norfolk'] }, { Dorset: ['Oxford'] })
    expect([...scene.told('log.usurpation'), ...scene.told('log.noUsurpation')]).toMatchObject([
      { lancaster: 2, york: 1 },
    ])
    expect(game.result(scene.state)).toMatchObject({ winners: [0] })
    expect(henry(scene)).toBe('captive')
  })

  it('is executed if York wins while he is captive', () => {
    const scene = end({ Kent: ['Norfolk', 'Suffolk', 'Hastings'] }, { Dorset: ['Oxford'] })
    expect(game.result(scene.state)).toEqual({ winners: [1], reason: 'victory.throne' })
    expect(henry(scene)).toBe('dead')
    expect(scene.view().houses[0]).toMatchObject({ captive: null })
  })

  it('is also executed if Lancaster resigns', () => {
    const scene = tower({ Kent: ['Norfolk'] }, { Dorset: ['Oxford'] })
    game.resign(scene.state, 0, scene)
    expect(henry(scene)).toBe('dead')
    expect(scene.told('log.captiveKilled')).toHaveLength(1)
  })

  it('is spared if he was free', () => {
    const scene = end({ Kent: ['Norfolk', 'Suffolk', 'Hastings', 'Arundel'] }, { captive: [], Oxford: ['Henry VI'] })
    expect(game.result(scene.state)).toMatchObject({ winners: [1] })
    expect(henry(scene)).toBe('Oxford')
  })

  it.each(['1.02', '1.0'] as const)(
    '(R) 9.0 with no free heir left there is no Pretender, but no instant win (%s)',
    (edition) => {
      const scene = tower(
        { Middlesex: ['Herbert'] },
        { France: [], Leicester: ['Prince Edward 1', 'Devon'], dead: ['Exeter', 'Somerset', 'Richmond'] },
        { edition },
      )
        .cards(yorkFirst)
        .acts('York', 'march Herbert to Leicester')
        .acts('Lancaster')
        .throws('York', 'fire Herbert', 6, 6, 6)
      scene.passToRound(2).throws('York', 'fire Herbert', 1, 1, 1)
      expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('dead')
      expect(pretender(scene)).toBeNull()
      expect(game.result(scene.state)).toBeUndefined()
    },
  )
})
