import { describe, expect, it } from 'vitest'
import { type HouseName, Scene } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP2' } as const
const editions = ['1.02', '1.0'] as const

/** Everybody passes for one round. Returns who was asked for which blocks, in order. */
function orderOfRound(scene: Scene): readonly string[] {
  const { round } = scene.state
  const order: string[] = []
  while (scene.state.round === round) {
    const [house] = scene.asked
    const blocks = scene.targets(house, 'pass')
    order.push(`${house}: ${blocks.join(', ')}`)
    scene.play(house, `pass ${blocks[0]}`)
  }
  return order
}

describe('6.1 order of battles', () => {
  const three = () =>
    new Scene({
      York: { Middlesex: ['Norfolk', 'Suffolk'], Wilts: ['Hastings'] },
      Lancaster: { Essex: ['Oxford'], Kent: ['Devon'], Dorset: ['Clifford'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex', 'march Suffolk to Kent')
      .acts('Lancaster', 'march Clifford to Wilts')

  it('Player 1 names the next battle each time, also one that Player 2 began', () => {
    const scene = three()
    expect(scene.asked).toEqual(['York'])
    expect(scene.targets('York', 'fight in')).toEqual(['Essex', 'Kent', 'Wilts'])
    scene.play('York', 'fight in Wilts')
    expect(scene.view().battle).toMatchObject({ area: 'Wilts', attacker: 'Lancaster', round: 1 })
    scene.throws('Lancaster', 'fire Clifford', 1, 1, 1).play('Lancaster', 'end regrouping')
    expect(scene.targets('York', 'fight in')).toEqual(['Essex', 'Kent'])
  })

  it('begins the last battle without asking, and supply when none is left', () => {
    const scene = three().play('York', 'fight in Wilts')
    scene.throws('Lancaster', 'fire Clifford', 1, 1, 1).play('Lancaster', 'end regrouping')
    scene.play('York', 'fight in Kent').play('Lancaster', 'pass Devon')
    scene.throws('York', 'fire Suffolk', 1, 2, 6).play('York', 'end regrouping')
    expect(scene.view().battle).toMatchObject({ area: 'Essex', attacker: 'York', round: 1 })
    scene.throws('Lancaster', 'fire Oxford', 6, 6, 6)
    scene.throws('York', 'fire Norfolk', 2, 2, 2, 6).play('York', 'end regrouping')
    expect(scene.state.turn).toBe(2)
  })

  it('fights no battle where only one house is', () => {
    const scene = new Scene({ York: { Middlesex: ['Norfolk'] }, Lancaster: { Essex: ['Oxford'] } }).quietTurn()
    expect(scene.state.turn).toBe(2)
    expect(scene.told('log.battle')).toEqual([])
  })
})

describe('6.2 turns in a battle round', () => {
  const lettered = () =>
    new Scene({
      York: { Middlesex: ['Herbert', 'Norfolk', 'London levy', 'Bombard'] },
      Lancaster: { Leicester: ['Clifford', 'Beaumont', 'Coventry levy', 'Bombard'] },
    })
      .cards(yorkFirst)
      .acts('York', ...['Herbert', 'Norfolk', 'London levy', 'Bombard'].map((name) => `march ${name} to Leicester`))
      .acts('Lancaster')

  it('go by letter, defenders first; a Bombard is A in round 1 and D from round 2 on', () => {
    const scene = lettered()
    expect(orderOfRound(scene)).toEqual([
      'Lancaster: Bombard, Clifford',
      'Lancaster: Clifford',
      'York: Bombard, Herbert',
      'York: Herbert',
      'Lancaster: Beaumont',
      'York: Norfolk',
      'Lancaster: Coventry levy',
      'York: London levy',
    ])
    const later = [
      'Lancaster: Clifford',
      'York: Herbert',
      'Lancaster: Beaumont',
      'York: Norfolk',
      'Lancaster: Coventry levy',
      'York: London levy',
      'Lancaster: Bombard',
      'York: Bombard',
    ]
    expect(orderOfRound(scene)).toEqual(later)
    expect(orderOfRound(scene)).toEqual(later)
  })

  it('a Bombard hits with 3 or less in every round', () => {
    const scene = lettered()
    scene.throws('Lancaster', 'fire Bombard', 3, 3, 4)
    expect(scene.told('log.fires').at(-1)).toMatchObject({ hits: 2, most: 3 })
    scene.play('York', 'hit Norfolk').passToRound(2)
    for (let i = 0; i < 6; i++) scene.play(scene.asked[0], `pass ${scene.targets(scene.asked[0], 'pass')[0]}`)
    scene.throws('Lancaster', 'fire Bombard', 3, 4, 4)
    expect(scene.told('log.fires').at(-1)).toMatchObject({ hits: 1, most: 3 })
  })

  it('the owner picks the order among his blocks of one letter', () => {
    const scene = lettered().play('Lancaster', 'pass Clifford')
    expect(scene.targets('Lancaster', 'pass')).toEqual(['Bombard'])
  })

  it('each block acts once a round, and nobody acts for the other side', () => {
    const scene = lettered().play('Lancaster', 'pass Bombard')
    expect(scene.may('Lancaster', 'fire Bombard')).toBe(false)
    expect(scene.moves('York')).toEqual([])
  })

  it('allow firing and passing; retreating only from round 2 on', () => {
    const scene = lettered()
    expect(scene.targets('Lancaster', 'retreat Clifford to')).toEqual([])
    scene.passToRound(2)
    expect(scene.moves('Lancaster')).toEqual(expect.arrayContaining(['fire Clifford', 'pass Clifford']))
    expect(scene.targets('Lancaster', 'retreat Clifford to')).not.toEqual([])
  })

  it('are lost by a block that dies before it acts', () => {
    const scene = new Scene({ York: { Essex: ['Norfolk', 'Herbert'] }, Lancaster: { Rutland: ['Devon', 'Oxford'] } })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Rutland', 'march Herbert to Rutland')
      .acts('Lancaster')
      .play('Lancaster', 'pass Oxford')
    scene.throws('York', 'fire Herbert', 1, 1, 1)
    expect(scene.placeOf('Lancaster', 'Oxford')).toBe('dead')
    scene.play('Lancaster', 'pass Devon')
    scene.throws('York', 'fire Norfolk', 2, 2, 6, 6)
    expect(scene.step).toBe('regroup')
  })
})

describe('6.2 four rounds at most', () => {
  const lincoln = (edition: '1.02' | '1.0' = '1.02') =>
    new Scene({
      edition,
      York: { Rutland: ['March', 'Norfolk', 'Herbert'] },
      Lancaster: { Lincoln: ['Buckingham', 'Coventry levy'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march March to Lincoln', 'march Norfolk to Lincoln', 'march Herbert to Lincoln')
      .acts('Lancaster')
      .passToRound(4)

  it.each(editions)('in round 4 attackers can only retreat (%s)', (edition) => {
    const scene = lincoln(edition)
    expect(scene.asked).toEqual(['York'])
    const away = ['Derby', 'Leicester', 'Rutland', 'South Yorks']
    expect([...scene.moves('York')].sort()).toEqual(
      ['Herbert', 'March'].flatMap((name) => away.map((area) => `retreat ${name} to ${area}`)).sort(),
    )
  })

  it('in round 4 a defender still fires at blocks that act later', () => {
    const scene = lincoln().play('York', 'retreat Herbert to Rutland', 'retreat March to Rutland')
    expect(scene.asked).toEqual(['Lancaster'])
    scene.throws('Lancaster', 'fire Buckingham', 1, 1, 1, 6)
    expect(scene.stepsOf('York', 'Norfolk')).toBe(1)
    scene.play('York', 'retreat Norfolk to Rutland')
    expect(scene.step).toBe('regroup')
    expect(scene.asked).toEqual(['Lancaster'])
    expect(scene.told('log.round').map(({ round }) => round)).toEqual([1, 2, 3, 4])
  })

  it.each(editions)('6.6 an attacker who must retreat and has no way out is eliminated (%s)', (edition) => {
    const scene = new Scene({
      edition,
      York: { Dorset: ['Norfolk'] },
      Lancaster: { Cornwall: ['Devon'], Somerset: ['Oxford', 'Clifford'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Cornwall')
      .acts('Lancaster', 'march Oxford to Dorset')
      .passToRound(4)
      .play('Lancaster', 'pass Devon')
    expect(scene.placeOf('York', 'Norfolk')).toBe('dead')
    expect(scene.told('log.battleWon').at(-1)).toMatchObject({ house: 'seat.Lancaster' })
  })

  it('6.6 blocks that find no room within the border limit are eliminated; their owner chooses who escapes', () => {
    const scene = new Scene({
      York: { Lancaster: ['Norfolk', 'Suffolk'], 'North Yorks': ['Hastings', 'Essex'] },
      Lancaster: { Cumbria: ['Oxford'], Northumbria: ['Clifford'], 'South Yorks': ['Beaumont'] },
    })
      .cards(yorkFirst)
      .acts(
        'York',
        ...['Norfolk', 'Suffolk', 'Hastings', 'Essex'].map((name) => `march ${name} to Cumbria`),
        'main attack by Cumbria - Lancaster',
      )
      .acts('Lancaster', 'march Beaumont to North Yorks')
      .passToRound(4)
      .play('Lancaster', 'pass Oxford')
    const stuck: HouseName = 'York'
    expect(scene.targets(stuck, 'retreat Hastings to')).toEqual(['Lancaster'])
    scene.play(stuck, 'retreat Hastings to Lancaster', 'retreat Suffolk to Lancaster')
    expect(scene.blocksIn('York', 'Lancaster')).toEqual(['Hastings', 'Suffolk'])
    expect([scene.placeOf('York', 'Norfolk'), scene.placeOf('York', 'Essex')]).toEqual(['dead', 'dead'])
    expect(scene.blocksIn('Lancaster', 'Cumbria')).toEqual(['Oxford'])
  })
})
