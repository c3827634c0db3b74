import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const roses = {
  York: ['Norfolk', 'Suffolk', 'Hastings', 'Herbert', 'Arundel', 'Essex', 'Worcester'],
  Lancaster: ['Oxford', 'Clifford', 'Devon', 'Beaumont', 'Wiltshire', 'Pembroke'],
}
const reduced = (scene: Scene, house: HouseName, area: string) =>
  scene.blocksIn(house, area).map((name) => [name, scene.stepsOf(house, name)])

describe('7.1 supply', () => {
  it.each([
    ['Powys', 4],
    ['Gloucester', 4],
    ['Isle of Man', 4],
    ['Middlesex', 5],
    ['Wilts', 5],
  ])('%s feeds %i blocks; each one more loses a step', (area, limit) => {
    const york = roses.York.slice(0, limit)
    expect(new Scene({ York: { [area]: york } }).quietTurn().state.turn).toBe(2)
    const scene = new Scene({ York: { [area]: [...york, 'London levy'] } }).quietTurn()
    expect(scene.step).toBe('forage')
    expect(scene.asked).toEqual(['York'])
    expect([...scene.targets('York', 'reduce')].sort()).toEqual([...york, 'London levy'].sort())
    scene.play('York', 'reduce London levy')
    expect(scene.stepsOf('York', 'London levy')).toBe(3)
    expect(scene.state.turn).toBe(2)
  })

  it('two blocks too many cost two blocks one step each, never one block two', () => {
    const scene = new Scene({ York: { Powys: roses.York.slice(0, 6) } }).quietTurn().play('York', 'reduce Norfolk')
    expect(scene.targets('York', 'reduce')).not.toContain('Norfolk')
    scene.play('York', 'reduce Suffolk')
    expect(reduced(scene, 'York', 'Powys')).toEqual([
      ['Essex', 3],
      ['Hastings', 3],
      ['Herbert', 3],
      ['Suffolk', 2],
      ['Norfolk', 3],
      ['Arundel', 3],
    ])
  })

  it('the death of a block does not spare the others', () => {
    const scene = new Scene({ York: { Powys: ['Norfolk 1', ...roses.York.slice(1, 6)] } }).quietTurn()
    scene.play('York', 'reduce Norfolk')
    expect(scene.placeOf('York', 'Norfolk')).toBe('dead')
    expect(scene.step).toBe('forage')
  })

  it('each area and each house separately, (R) Player 1 first', () => {
    const scene = new Scene({
      York: { Powys: roses.York.slice(0, 5) },
      Lancaster: { Oxford: roses.Lancaster.slice(0, 5), Caernarvon: ['Henry VI'] },
    }).quietTurn()
    expect(scene.asked).toEqual(['York'])
    scene.play('York', 'reduce Norfolk')
    expect(scene.asked).toEqual(['Lancaster'])
    scene.play('Lancaster', 'reduce Devon')
    expect(scene.state.turn).toBe(2)
  })

  it('is checked every turn, and steps do not come back', () => {
    const scene = new Scene({ York: { Powys: roses.York.slice(0, 5) } }).quietTurn().play('York', 'reduce Norfolk')
    scene.quietTurn().play('York', 'reduce Norfolk')
    expect(scene.stepsOf('York', 'Norfolk')).toBe(2)
  })
})

describe('7.2 exile', () => {
  const hungry = (house: HouseName, area: string, blocks: string[]) => {
    const scene = new Scene({ [house]: { [area]: blocks } }).quietTurn()
    return scene.step === 'forage' ? scene.targets(house, 'reduce') : []
  }

  it.each([
    ['York', 'Calais', 4, ['Calais Mercenary', 'Burgundian Mercenary']],
    ['York', 'Ireland', 2, ['Irish Mercenary']],
    ['Lancaster', 'France', 4, ['French Mercenary']],
    ['Lancaster', 'Scotland', 2, ['Scots Mercenary']],
  ] as const)('%s: %s feeds %i and its own mercenaries', (house, area, limit, mercenaries) => {
    const guests = roses[house].slice(0, limit)
    expect(hungry(house, area, [...guests, ...mercenaries])).toEqual([])
    const oneMore = [...roses[house].slice(0, limit + 1)]
    expect(hungry(house, area, [...oneMore, ...mercenaries])).toEqual([...oneMore].sort())
    // Nobody else can use the place of an absent mercenary.
    expect(hungry(house, area, oneMore)).toEqual([...oneMore].sort())
  })

  it('a mercenary in another house’s home counts like any other block', () => {
    expect(hungry('York', 'Ireland', ['Norfolk', 'Suffolk', 'Burgundian Mercenary'])).toEqual([
      'Burgundian Mercenary',
      'Norfolk',
      'Suffolk',
    ])
    expect(hungry('Lancaster', 'Scotland', ['Oxford', 'Devon', 'French Mercenary', 'Welsh Mercenary'])).toHaveLength(4)
  })

  it('what hunger reveals about hidden blocks in exile cannot be undone', () => {
    const shown = (blocks: string[]) => new Scene({ York: { Ireland: blocks } }).quietTurn().reveals
    expect(shown(['Norfolk', 'Suffolk', 'Irish Mercenary'])).toBe(2)
    expect(shown(['Norfolk', 'Suffolk'])).toBe(1)
  })
})

describe('9.1 execution in the supply phase', () => {
  const held = (more: SceneSetup = {}) =>
    new Scene({
      throne: 'York',
      ...more,
      York: { Wilts: ['Exeter'], Middlesex: ['March'], ...more.York },
      Lancaster: { France: ['Henry VI'], dead: ['Somerset'], ...more.Lancaster },
    }).quietTurn()

  it('the house that has the other’s heir decides in every phase whether he lives', () => {
    const scene = held()
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York')).toEqual(['spare Exeter', 'execute Exeter'])
    scene.play('York', 'spare Exeter')
    expect(scene.placeOf('York', 'Exeter')).toBe('Wilts')
    expect(scene.quietTurn().moves('York')).toEqual(['spare Exeter', 'execute Exeter'])
  })

  it('kills him for good in both colours; the minor of his house comes in the next phase, not in this one', () => {
    const scene = held().play('York', 'execute Exeter')
    expect([scene.placeOf('York', 'Exeter'), scene.placeOf('Lancaster', 'Exeter')]).toEqual(['dead', 'dead'])
    expect(scene.state.turn).toBe(2)
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('minor')
    scene.quietTurn()
    expect(scene.moves('Lancaster')).toEqual(['enter Prince Edward to France', 'enter Prince Edward to Scotland'])
  })

  it('(R) 1.0 brings no minor', () => {
    const scene = held({ edition: '1.0' }).play('York', 'execute Exeter').quietTurn()
    expect(scene.placeOf('Lancaster', 'Exeter')).toBe('dead')
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('minor')
    expect(scene.state.turn).toBe(3)
  })

  it.each(['pool', 'Calais', 'Isle of Man'])('(R) reaches him wherever he is: %s', (place) => {
    const scene = held({ York: { Wilts: [], [place]: ['Exeter'] } }).play('York', 'execute Exeter')
    expect(scene.placeOf('Lancaster', 'Exeter')).toBe('dead')
  })

  it('is open to Lancaster for Clarence, and never for one’s own heirs', () => {
    const scene = new Scene({ Lancaster: { Dorset: ['Clarence'] }, York: { Ireland: ['York'] } }).quietTurn()
    expect(scene.moves('Lancaster')).toEqual(['spare Clarence', 'execute Clarence'])
    const own = new Scene({ York: { Ireland: ['York', 'Clarence'] }, Lancaster: { Cornwall: ['Exeter'] } }).quietTurn()
    expect(own.state.turn).toBe(2)
  })

  it('shows who and where he was, so it cannot be undone', () => {
    const scene = held()
    const shown = scene.reveals
    scene.play('York', 'execute Exeter')
    expect(scene.reveals).toBeGreaterThan(shown)
    expect(scene.told('log.executes')).toEqual([{ house: 'seat.York', block: 'block.Exeter' }])
  })

  it('no minor comes while a defector lives', () => {
    const scene = held().play('York', 'spare Exeter').quietTurn().play('York', 'spare Exeter')
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('minor')
  })

  it('a defector who falls in battle is a dead heir of his birth house: its minor comes in this phase', () => {
    const scene = new Scene({
      throne: 'York',
      York: { Wilts: ['Exeter 1'], dead: [] },
      Lancaster: { Dorset: ['Clifford'], France: ['Henry VI'], dead: ['Somerset'] },
    })
      .cards({ York: 'AP2', Lancaster: 'AP4' })
      .acts('Lancaster', 'march Clifford to Wilts')
      .acts('York')
      .play('York', 'pass Exeter')
      .throws('Lancaster', 'fire Clifford', 1, 6, 6)
      .play('Lancaster', 'end regrouping')
    expect(scene.moves('Lancaster')).toEqual(['enter Prince Edward to France', 'enter Prince Edward to Scotland'])
  })
})
