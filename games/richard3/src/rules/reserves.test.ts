import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP3' } as const

/** York attacks Essex from Rutland and, in reserve, from Middlesex; Lancaster reinforces from East Anglia. */
const essex = (york: { main: string[]; reserve: string[] }, lancaster: { line: string[]; reserve: string[] }) =>
  new Scene({
    York: { Rutland: york.main, Middlesex: york.reserve },
    Lancaster: { Essex: lancaster.line, 'East Anglia': lancaster.reserve },
  })
    .cards(yorkFirst)
    .acts(
      'York',
      ...[...york.main, ...york.reserve].map((text) => `march ${text.replace(/ \d$/, '')} to Essex`),
      ...(york.reserve.length > 0 ? ['main attack by Essex - Rutland'] : []),
    )
    .acts('Lancaster', ...lancaster.reserve.map((text) => `march ${text.replace(/ \d$/, '')} to Essex`))

describe('6.3 main attack and reserves', () => {
  it('the attacker chooses the border of the main attack; blocks over the others are in reserve', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk'], Middlesex: ['Suffolk'], Leicester: ['Hastings'] },
      Lancaster: { Essex: ['Oxford'] },
    })
      .cards(yorkFirst)
      .play('York', 'march Norfolk to Essex', 'march Suffolk to Essex', 'march Hastings to Essex', 'end actions')
    expect(scene.targets('York', 'main attack by')).toEqual([
      'Essex - Leicester',
      'Essex - Middlesex',
      'Essex - Rutland',
    ])
    scene.play('York', 'main attack by Essex - Leicester').acts('Lancaster')
    expect(scene.front).toEqual(['Oxford A3', 'Hastings B2'])
    expect(scene.view('York').battle?.reserves[0].blocks.map(({ name }) => name)).toEqual(['Suffolk', 'Norfolk'])
  })

  it('no attack comes over a fourth border', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk'], Middlesex: ['Suffolk'], Leicester: ['Hastings'], 'East Anglia': ['Herbert'] },
      Lancaster: { Essex: ['Oxford'] },
    })
      .cards(yorkFirst)
      .play('York', 'march Norfolk to Essex', 'march Suffolk to Essex', 'march Hastings to Essex')
    expect(scene.may('York', 'march Herbert to Essex')).toBe(false)
    scene.play('York', 'march Herbert to Rutland', 'on to Essex')
    expect(scene.blocksIn('York', 'Essex')).toHaveLength(4)
  })

  it('Player 2 reinforces over two borders at most, and reinforcements free no pinned block', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk'] },
      Lancaster: { Essex: ['Oxford'], Middlesex: ['Beaumont'], Leicester: ['Clifford'], 'East Anglia': ['Wiltshire'] },
    })
      .cards({ York: 'AP4', Lancaster: 'AP4' })
      .acts('York', 'march Norfolk to Essex')
      .play('Lancaster', 'march Beaumont to Essex', 'march Clifford to Essex')
    expect(scene.may('Lancaster', 'march Wiltshire to Essex')).toBe(false)
    expect(scene.targets('Lancaster', 'march Oxford to')).toEqual([])
    scene.play('Lancaster', 'end actions')
    expect(scene.front).toEqual(['Oxford A3', 'Norfolk B2'])
  })

  it('in round 1 reserves neither act nor take hits; from round 2 on they do', () => {
    const scene = essex(
      { main: ['Suffolk'], reserve: ['Norfolk'] },
      { line: ['Beaumont'], reserve: ['Northumberland'] },
    )
    expect(scene.targets('Lancaster', 'fire')).toEqual(['Beaumont'])
    scene.throws('Lancaster', 'fire Beaumont', 1, 6, 6)
    expect([scene.stepsOf('York', 'Norfolk'), scene.stepsOf('York', 'Suffolk')]).toEqual([4, 2])
    expect(scene.targets('York', 'fire')).toEqual(['Suffolk'])
    scene.throws('York', 'fire Suffolk', 2, 6)
    expect([scene.stepsOf('Lancaster', 'Northumberland'), scene.stepsOf('Lancaster', 'Beaumont')]).toEqual([4, 2])

    expect(scene.state.round).toBe(2)
    expect(scene.targets('Lancaster', 'fire')).toEqual(['Beaumont', 'Northumberland'])
    scene.throws('Lancaster', 'fire Beaumont', 1, 6)
    expect(scene.stepsOf('York', 'Norfolk')).toBe(3)
  })

  it('reserves may not be charged or tempted in round 1', () => {
    const scene = essex({ main: ['March'], reserve: [] }, { line: ['Beaumont'], reserve: ['Stanley'] })
    expect(scene.targets('York', 'charge March at')).toEqual(['Beaumont'])
    expect(scene.targets('York', 'tempt March at')).toEqual([])
    scene.passToRound(2)
    expect(scene.targets('York', 'charge March at')).toEqual(['Beaumont', 'Stanley'])
    expect(scene.targets('York', 'tempt March at')).toEqual(['Stanley'])
  })

  it('stay hidden from the other house and from observers until they join', () => {
    const scene = essex(
      { main: ['Suffolk'], reserve: ['Norfolk'] },
      { line: ['Beaumont'], reserve: ['Northumberland'] },
    )
    const reserves = (house?: 'York' | 'Lancaster') =>
      scene.view(house).battle?.reserves.map(({ blocks, hidden }) => [blocks.map(({ name }) => name), hidden])
    expect(reserves()).toEqual([
      [[], 1],
      [[], 1],
    ])
    expect(reserves('York')).toEqual([
      [['Norfolk'], 0],
      [[], 1],
    ])
    expect(scene.view('York').areas.find(({ name }) => name === 'Essex')?.hidden).toEqual({ Lancaster: 1, York: 0 })
    const shown = scene.reveals
    scene.passToRound(2)
    expect(scene.reveals).toBe(shown + 2)
    expect(scene.front.map((text) => text.split(' ')[0]).sort()).toEqual([
      'Beaumont',
      'Norfolk',
      'Northumberland',
      'Suffolk',
    ])
  })
})

describe('6.3 a side whose front line is gone in round 1', () => {
  it("the attacker's reserves come on at once, cannot act, and are hit by blocks that have yet to fire", () => {
    const scene = essex({ main: ['Worcester'], reserve: ['Norfolk'] }, { line: ['Clifford', 'Beaumont'], reserve: [] })
    scene.throws('Lancaster', 'fire Clifford', 1, 1, 6)
    expect(scene.placeOf('York', 'Worcester')).toBe('dead')
    expect(scene.state.round).toBe(1)
    expect(scene.view().battle?.front.map(({ name, acted }) => [name, acted])).toContainEqual(['Norfolk', true])
    scene.throws('Lancaster', 'fire Beaumont', 2, 6, 6)
    expect(scene.stepsOf('York', 'Norfolk')).toBe(3)
    expect(scene.state.round).toBe(2)
    expect(scene.view().battle?.attacker).toBe('York')
    scene.play('Lancaster', 'pass Clifford', 'pass Beaumont')
    expect(scene.targets('York', 'fire')).toEqual(['Norfolk'])
  })

  it('(R) the remaining hits of the roll that broke the line do not affect the reserves', () => {
    const scene = essex({ main: ['Worcester'], reserve: ['Norfolk'] }, { line: ['Clifford'], reserve: [] })
    scene.throws('Lancaster', 'fire Clifford', 1, 1, 1)
    expect(scene.placeOf('York', 'Worcester')).toBe('dead')
    expect(scene.stepsOf('York', 'Norfolk')).toBe(4)
  })

  const swapped = () => {
    const scene = essex(
      { main: ['Herbert', 'Essex'], reserve: [] },
      { line: ['Devon'], reserve: ['Oxford', 'Wiltshire'] },
    )
    return scene.throws('York', 'fire Herbert', 1, 1, 6)
  }

  it("the defender's reinforcements come on at once, and the roles change", () => {
    const scene = swapped()
    expect(scene.state.round).toBe(1)
    expect(scene.view().battle?.attacker).toBe('Lancaster')
    expect(scene.told('log.rolesChange')).toEqual([{ house: 'seat.Lancaster' }])
    // Essex has a shield there and defends now; Oxford, who has one too, attacks.
    expect(scene.front).toEqual(['Herbert A2', 'Oxford A2', 'Essex B2', 'Wiltshire B2'])
    expect(scene.targets('York', 'fire')).toEqual(['Essex'])
    scene.throws('York', 'fire Essex', 2, 6, 6)
    expect(scene.step).toBe('take-hits')
    scene.play('Lancaster', 'hit Wiltshire')
    expect(scene.state.round).toBe(2)
  })

  it('after the change the former attacker acts first of his letter, and the former defender must retreat in round 4', () => {
    const scene = swapped().passToRound(2)
    expect(scene.targets('York', 'pass')).toEqual(['Herbert'])
    scene.passToRound(4)
    scene.play('York', 'pass Herbert')
    expect([...scene.moves('Lancaster')]).toEqual(
      ['East Anglia', 'Leicester', 'Middlesex'].map((area) => `retreat Oxford to ${area}`),
    )
  })

  it('without reserves the battle is over at once, and nobody else fires', () => {
    const scene = essex({ main: ['Herbert', 'Norfolk'], reserve: ['Suffolk'] }, { line: ['Devon'], reserve: [] })
    scene.throws('York', 'fire Herbert', 1, 1, 6)
    expect(scene.step).toBe('regroup')
    expect(scene.asked).toEqual(['York'])
  })

  it('6.2 a Bombard that comes on this way does not fire in round 1, and is D later', () => {
    const scene = essex({ main: ['Worcester'], reserve: ['Bombard'] }, { line: ['Clifford'], reserve: [] })
    scene.throws('Lancaster', 'fire Clifford', 1, 1, 6)
    expect(scene.state.round).toBe(2)
    expect(scene.front).toEqual(['Clifford A2', 'Bombard D3'])
  })

  it('6.2 a Bombard that joins from the reserve in round 2 never fires as A', () => {
    const scene = essex({ main: ['Norfolk'], reserve: ['Bombard'] }, { line: ['Beaumont'], reserve: [] })
    expect(scene.front).toEqual(['Beaumont B2', 'Norfolk B2'])
    scene.passToRound(2)
    expect(scene.front).toEqual(['Beaumont B2', 'Norfolk B2', 'Bombard D3'])
  })

  it('(R) in a later round a defector also comes on at once, cannot act and can be hit, but roles do not change', () => {
    const york = ['Stanley', 'Norfolk', 'Suffolk']
    const scene = new Scene({ York: { Middlesex: york }, Lancaster: { Leicester: ['Henry VI 1'] } })
      .cards(yorkFirst)
      .acts('York', ...york.map((name) => `march ${name} to Leicester`))
      .acts('Lancaster')
      .passToRound(2)
      .throws('Lancaster', 'tempt Henry VI at Stanley', 2)
      .throws('York', 'fire Norfolk', 2, 6, 6, 6)
    expect(scene.placeOf('Lancaster', 'Henry VI')).toBe('dead')
    expect(scene.view().battle).toMatchObject({ attacker: 'York', round: 2 })
    scene.throws('York', 'fire Suffolk', 1, 6, 6)
    expect(scene.stepsOf('Lancaster', 'Stanley')).toBe(3)
    expect(scene.told('log.rolesChange')).toEqual([])
    expect(scene.targets('Lancaster', 'fire')).toEqual(['Stanley'])
  })

  it('(R) a line lost to treachery counts as gone', () => {
    const scene = essex({ main: ['March', 'Essex'], reserve: [] }, { line: ['Stanley'], reserve: ['Beaumont'] })
    scene.throws('York', 'tempt March at Stanley', 2)
    expect(scene.placeOf('York', 'Stanley')).toBe('Essex')
    expect(scene.view().battle).toMatchObject({ attacker: 'Lancaster', round: 1 })
    expect(scene.front.map((text) => text.split(' ')[0])).toEqual(['March', 'Essex', 'Beaumont'])
  })
})
