import { describe, expect, it } from 'vitest'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP2' } as const
const nameOf = (text: string): string => text.replace(/ \d$/, '')

/** York attacks Leicester from Middlesex. Only Rivers and Hastings have shields there. */
const leicester = (york: string[], lancaster: string[], more: Partial<SceneSetup> = {}) =>
  new Scene({ ...more, York: { Middlesex: york }, Lancaster: { Leicester: lancaster } })
    .cards(yorkFirst)
    .acts('York', ...york.map((text) => `march ${nameOf(text)} to Leicester`))
    .acts('Lancaster')

const steps = (scene: Scene, house: 'York' | 'Lancaster', ...names: string[]) =>
  names.map((name) => scene.stepsOf(house, name))

describe('6.4 hits', () => {
  it('a block rolls one die per remaining step, and hits with its firepower or less', () => {
    const scene = leicester(['Norfolk'], ['Beaumont 2'])
    scene.throws('Lancaster', 'fire Beaumont', 2, 3)
    expect(scene.told('log.fires')).toEqual([
      { house: 'seat.Lancaster', block: 'block.Beaumont', dice: [2, 3], good: [1, 0], hits: 1, most: 2 },
    ])
    expect(scene.stepsOf('York', 'Norfolk')).toBe(3)
    scene.throws('York', 'fire Norfolk', 6, 6, 6)
  })

  it('all hits of one block go to the strongest enemy block', () => {
    const scene = leicester(['Norfolk', 'Suffolk', 'Hastings'], ['Beaumont'])
    scene.throws('Lancaster', 'fire Beaumont', 1, 1, 1)
    expect(steps(scene, 'York', 'Norfolk', 'Suffolk', 'Hastings')).toEqual([1, 3, 3])
  })

  it('the strongest block is determined again for each block that fires', () => {
    const scene = leicester(['Norfolk', 'Suffolk'], ['Beaumont', 'Wiltshire'])
    scene.throws('Lancaster', 'fire Beaumont', 1, 2, 6)
    expect(steps(scene, 'York', 'Norfolk', 'Suffolk')).toEqual([2, 3])
    scene.throws('Lancaster', 'fire Wiltshire', 1, 6, 6)
    expect(steps(scene, 'York', 'Norfolk', 'Suffolk')).toEqual([2, 2])
  })

  it('the owner chooses between blocks of equal strength, and the chosen one takes all hits', () => {
    const scene = leicester(['Norfolk 3', 'Suffolk', 'Hastings', 'Worcester'], ['Beaumont'])
    scene.throws('Lancaster', 'fire Beaumont', 1, 2, 6)
    expect(scene.asked).toEqual(['York'])
    expect([...scene.moves('York')].sort()).toEqual(['hit Hastings', 'hit Norfolk', 'hit Suffolk'])
    scene.play('York', 'hit Suffolk')
    expect(steps(scene, 'York', 'Norfolk', 'Suffolk', 'Hastings', 'Worcester')).toEqual([3, 1, 3, 2])
    expect(scene.step).toBe('battle-turn')
  })

  it('surplus hits pass on to the next strongest when a block dies', () => {
    const scene = leicester(['Norfolk 2', 'Suffolk 1'], ['Northumberland'])
    scene.throws('Lancaster', 'fire Northumberland', 3, 3, 3, 6)
    expect([scene.placeOf('York', 'Norfolk'), scene.placeOf('York', 'Suffolk')]).toEqual(['dead', 'dead'])
    expect(scene.step).toBe('regroup')
  })

  it('the owner chooses between blocks of equal strength for the surplus as well', () => {
    const scene = leicester(['Norfolk 2', 'Suffolk 1', 'Hastings 1', 'Worcester 1'], ['Northumberland'])
    scene.throws('Lancaster', 'fire Northumberland', 3, 3, 3, 3)
    expect([...scene.moves('York')].sort()).toEqual(['hit Hastings', 'hit Suffolk', 'hit Worcester'])
    scene.play('York', 'hit Worcester')
    expect([...scene.moves('York')].sort()).toEqual(['hit Hastings', 'hit Suffolk'])
    scene.play('York', 'hit Hastings')
    expect(steps(scene, 'York', 'Suffolk')).toEqual([1])
    expect(scene.placeOf('York', 'Hastings')).toBe('dead')
    expect(scene.targets('York', 'fire')).toEqual(['Suffolk'])
  })

  it('nobody has to take hits when all dice miss', () => {
    const scene = leicester(['Suffolk', 'Hastings'], ['Beaumont'])
    scene.throws('Lancaster', 'fire Beaumont', 3, 4, 5)
    expect(scene.step).toBe('battle-turn')
    expect(scene.asked).toEqual(['York'])
  })

  it('a block that passes rolls no dice', () => {
    const scene = leicester(['Suffolk'], ['Beaumont']).play('Lancaster', 'pass Beaumont')
    expect(scene.told('log.fires')).toEqual([])
    expect(scene.stepsOf('York', 'Suffolk')).toBe(3)
  })
})

describe('6.5 the charge of an heir', () => {
  it('is for the senior heir on the field only, against any enemy block there', () => {
    const scene = leicester(['March', 'Rutland', 'Norfolk'], ['Beaumont', 'Oxford', 'Coventry levy'])
    scene.play('Lancaster', 'pass Oxford')
    expect(scene.targets('York', 'charge March at')).toEqual(['Beaumont', 'Coventry levy', 'Oxford'])
    scene.play('York', 'pass March').play('Lancaster', 'pass Beaumont')
    expect(scene.targets('York', 'charge Rutland at')).toEqual([])
    expect(scene.targets('York', 'charge Norfolk at')).toEqual([])
  })

  it('passes to the next heir when his elder has left the field', () => {
    const scene = leicester(['March', 'Rutland'], ['Beaumont']).passToRound(2)
    scene.play('York', 'retreat March to Middlesex').play('Lancaster', 'pass Beaumont')
    expect(scene.targets('York', 'charge Rutland at')).toEqual(['Beaumont'])
  })

  it('belongs to the senior heir in the line while an elder waits in reserve', () => {
    const scene = new Scene({
      York: { Middlesex: ['Rutland'], Oxford: ['March'] },
      Lancaster: { Leicester: ['Beaumont'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Rutland to Leicester', 'march March to Leicester', 'main attack by Leicester - Middlesex')
      .acts('Lancaster')
      .play('Lancaster', 'pass Beaumont')
    expect(scene.targets('York', 'charge Rutland at')).toEqual(['Beaumont'])
    scene.passToRound(2)
    expect(scene.targets('York', 'charge March at')).toEqual(['Beaumont'])
  })

  it('is available to each side, also in round 1', () => {
    const scene = leicester(['March'], ['Somerset', 'Prince Edward'])
    expect(scene.targets('Lancaster', 'charge Somerset at')).toEqual([])
    scene.play('Lancaster', 'pass Somerset').play('York', 'pass March')
    expect(scene.targets('Lancaster', 'charge Prince Edward at')).toEqual(['March'])
  })

  it('hits only its target; surplus hits are lost', () => {
    const scene = leicester(['March'], ['Devon', 'Beaumont'])
    scene.throws('York', 'charge March at Devon', 1, 2, 3)
    expect(scene.placeOf('Lancaster', 'Devon')).toBe('dead')
    expect(scene.stepsOf('Lancaster', 'Beaumont')).toBe(3)
    expect(scene.told('log.strikesBack')).toEqual([])
  })

  it('a surviving target strikes back at the heir at once with its remaining steps, and keeps its own turn', () => {
    const scene = leicester(['March', 'Norfolk'], ['Buckingham'])
    scene.throws('York', 'charge March at Buckingham', 3, 6, 6, 2, 2, 6)
    expect(scene.stepsOf('Lancaster', 'Buckingham')).toBe(3)
    expect(scene.told('log.strikesBack')).toEqual([
      { house: 'seat.Lancaster', block: 'block.Buckingham', dice: [2, 2, 6], good: [1, 1, 0], hits: 2, most: 2 },
    ])
    expect(steps(scene, 'York', 'March', 'Norfolk')).toEqual([1, 4])
    expect(scene.targets('Lancaster', 'fire')).toEqual(['Buckingham'])
  })

  it('a target that has already acted strikes back as well', () => {
    const scene = leicester(['March'], ['Oxford']).play('Lancaster', 'pass Oxford')
    scene.throws('York', 'charge March at Oxford', 6, 6, 6, 1, 6, 6)
    expect(scene.stepsOf('York', 'March')).toBe(2)
    expect(scene.targets('Lancaster', 'fire')).toEqual(['Oxford'])
    expect(scene.state.round).toBe(2)
  })

  it('heir and target use the firepower that they have in this battle', () => {
    const scene = leicester(['March'], ['Rivers'])
    scene.throws('York', 'charge March at Rivers', 3, 4, 4, 3)
    expect(scene.told('log.fires').at(-1)).toMatchObject({ most: 3, hits: 1 })
    expect(scene.told('log.strikesBack').at(-1)).toMatchObject({ most: 3, hits: 1 })
  })

  it('can cost the heir his life', () => {
    const scene = leicester(['March 1', 'Norfolk'], ['Buckingham'])
    scene.throws('York', 'charge March at Buckingham', 6, 1, 1, 6, 6)
    expect(scene.placeOf('York', 'March')).toBe('dead')
    expect(scene.stepsOf('York', 'Norfolk')).toBe(4)
  })

  it('uses up the turn of the heir in this round', () => {
    const scene = leicester(['March'], ['Buckingham'])
    scene.throws('York', 'charge March at Buckingham', 6, 6, 6, 6, 6, 6, 6).play('Lancaster', 'pass Buckingham')
    expect(scene.state.round).toBe(2)
  })

  it('9.1 is not for an heir who fights for the enemy', () => {
    const scene = leicester(['Exeter'], ['Beaumont'])
    expect(scene.targets('York', 'charge Exeter at')).toEqual([])
    expect(scene.targets('York', 'fire')).toEqual(['Exeter'])
  })
})
