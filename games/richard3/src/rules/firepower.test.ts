import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const enemyOf = (house: HouseName): HouseName => (house === 'York' ? 'Lancaster' : 'York')

/** Blocks of one house defend an area against one block from next door. Returns letters and firepower in round 1. */
function defend(
  house: HouseName,
  area: string,
  from: string,
  blocks: readonly string[],
  setup: SceneSetup = {},
): Scene {
  const enemy = enemyOf(house)
  const attacker = enemy === 'York' ? 'Hastings' : 'Beaumont'
  const scene = new Scene({
    ...setup,
    [house]: { ...setup[house], [area]: blocks },
    [enemy]: { ...setup[enemy], [from]: [attacker] },
  }).cards({ [enemy]: 'AP4', [house]: 'AP3' } as Record<HouseName, string>)
  return scene.play(enemy, `march ${attacker} to ${area}`, 'end actions').play(house, 'end actions')
}

/** The front lines without the attacker that `defend` adds. */
const defenders = (scene: Scene): readonly string[] =>
  scene.front.filter((line) => !line.startsWith('Hastings') && !line.startsWith('Beaumont')).sort()

/** The block attacks instead; the bonus depends on the place of the defender. */
function attacking(house: HouseName, area: string, from: string, block: string, setup: SceneSetup = {}): string {
  const enemy = enemyOf(house)
  const scene = new Scene({
    ...setup,
    [house]: { ...setup[house], [from]: [block] },
    [enemy]: { ...setup[enemy], [area]: [enemy === 'York' ? 'Hastings' : 'Beaumont'] },
  }).cards({ [house]: 'AP4', [enemy]: 'AP3' } as Record<HouseName, string>)
  scene.play(house, `march ${block} to ${area}`, 'end actions').play(enemy, 'end actions')
  return scene.front.find((line) => line.startsWith(block)) ?? ''
}

describe('2.2 shields of nobles', () => {
  it.each([
    ['York', 'Norfolk', 'East Anglia', 'Essex', 'B3'],
    ['York', 'Norfolk', 'Caernarvon', 'Powys', 'B3'],
    ['York', 'Suffolk', 'Oxford', 'Leicester', 'B3'],
    ['York', 'Essex', 'Essex', 'Middlesex', 'B2'],
    ['Lancaster', 'Oxford', 'Essex', 'Middlesex', 'A3'],
    ['Lancaster', 'Clifford', 'Cumbria', 'Lancaster', 'A3'],
    ['Lancaster', 'Northumberland', 'East Yorks', 'South Yorks', 'B4'],
    ['York', 'Northumberland', 'East Yorks', 'South Yorks', 'B4'],
    ['Lancaster', 'Warwick', 'Warwick', 'Leicester', 'B4'],
    ['York', 'Kent', 'East Yorks', 'North Yorks', 'A3'],
    ['Lancaster', 'Shrewsbury', 'South Yorks', 'Derby', 'A2'],
  ] as const)('give %s’s %s one more when defending %s', (house, name, area, from, strength) => {
    expect(defenders(defend(house, area, from, [name]))).toEqual([`${name} ${strength}`])
  })

  it('give nothing elsewhere, and nothing to attackers', () => {
    expect(defenders(defend('York', 'Middlesex', 'Leicester', ['Norfolk']))).toEqual(['Norfolk B2'])
    expect(attacking('York', 'East Anglia', 'Essex', 'Norfolk')).toBe('Norfolk B2')
  })

  it('help every noble whose shield it is, at the same time', () => {
    const scene = defend('Lancaster', 'Glamorgan', 'Hereford', ['Buckingham', 'Warwick', 'Pembroke'])
    expect(defenders(scene)).toEqual(['Buckingham B3', 'Pembroke B2', 'Warwick B4'])
  })

  it('help a noble who arrived this turn', () => {
    const scene = new Scene({ York: { Essex: ['Norfolk'] }, Lancaster: { Rutland: ['Beaumont'] } })
    scene.cards({ York: 'AP4', Lancaster: 'AP3' }).play('York', 'march Norfolk to East Anglia', 'end actions')
    scene.play('Lancaster', 'march Beaumont to East Anglia', 'end actions')
    expect(defenders(scene)).toEqual(['Norfolk B3'])
  })

  it('help a noble who changed sides during the battle, once he defends', () => {
    const scene = new Scene({
      York: { Leicester: ['Buckingham', 'Hastings'] },
      Lancaster: { Warwick: ['Henry VI'] },
    }).cards({ York: 'AP4', Lancaster: 'AP3' })
    scene.play('York', 'march Buckingham to Warwick', 'march Hastings to Warwick', 'end actions')
    scene.play('Lancaster', 'end actions')
    expect(scene.front).toContain('Buckingham B2')
    scene.dice(4).play('Lancaster', 'tempt Henry VI at Buckingham').play('York', 'pass Hastings')
    expect(scene.view().battle?.round).toBe(2)
    expect(scene.front).toContain('Buckingham B3')
  })
})

describe('2.2 shields of heirs', () => {
  it.each(['Hereford', 'Rutland', 'South Yorks'])('of York: any heir of York in %s', (area) => {
    const from = { Hereford: 'Chester', Rutland: 'Leicester', 'South Yorks': 'Derby' }[area] ?? ''
    const pretender: SceneSetup = { throne: 'Lancaster' }
    expect(defenders(defend('York', area, from, ['Gloucester'], pretender))).toEqual(['Gloucester B4'])
    expect(defenders(defend('York', area, from, ['March'], pretender))).toEqual(['March A4'])
  })

  it('help only the senior of several heirs', () => {
    const scene = defend('York', 'Hereford', 'Chester', ['Gloucester', 'Rutland', 'March'])
    expect(defenders(scene)).toEqual(['Gloucester B3', 'March A4', 'Rutland B1'])
  })

  it('of Lancaster: any heir in Lancaster and Lincoln', () => {
    const pretender: SceneSetup = { throne: 'York' }
    expect(defenders(defend('Lancaster', 'Lincoln', 'Derby', ['Prince Edward'], pretender))).toEqual([
      'Prince Edward B2',
    ])
    expect(defenders(defend('Lancaster', 'Lancaster', 'Chester', ['Richmond'], pretender))).toEqual(['Richmond B3'])
  })

  it('of Exeter, Somerset and Richmond are theirs alone while they live', () => {
    const pretender: SceneSetup = { throne: 'York' }
    expect(defenders(defend('Lancaster', 'Dorset', 'Wilts', ['Somerset'], pretender))).toEqual(['Somerset A3'])
    expect(defenders(defend('Lancaster', 'Dorset', 'Wilts', ['Henry VI'], pretender))).toEqual(['Henry VI B2'])
    expect(defenders(defend('Lancaster', 'Dorset', 'Wilts', ['Henry VI', 'Somerset'], pretender))).toEqual([
      'Henry VI B2',
      'Somerset A3',
    ])
    expect(defenders(defend('Lancaster', 'Pembroke', 'Glamorgan', ['Richmond'], pretender))).toEqual(['Richmond B3'])
  })

  it('of a dead heir are open to the others; the senior of them gets the bonus', () => {
    const setup: SceneSetup = { throne: 'York', Lancaster: { dead: ['Somerset'] } }
    const scene = defend('Lancaster', 'Dorset', 'Wilts', ['Henry VI', 'Richmond'], setup)
    expect(defenders(scene)).toEqual(['Henry VI B3', 'Richmond B2'])
  })

  it('pass to the next when the senior leaves, and to an older one when he joins', () => {
    const scene = new Scene({
      York: { Hereford: ['Rutland'], Gloucester: ['York'] },
      Lancaster: { Chester: ['Beaumont'] },
    }).cards({ Lancaster: 'AP4', York: 'AP3' })
    scene.play('Lancaster', 'march Beaumont to Hereford', 'end actions')
    scene.play('York', 'march York to Hereford', 'end actions')
    expect(defenders(scene)).toEqual(['Rutland B2'])
    scene.play('York', 'pass Rutland').play('Lancaster', 'pass Beaumont')
    expect(defenders(scene)).toEqual(['Rutland B1', 'York B4'])
    scene.play('York', 'retreat York to Gloucester')
    expect(defenders(scene)).toEqual(['Rutland B2'])
  })
})

describe('2.3 crowns', () => {
  it('strengthen the King and his heirs in defence, not the Pretender’s', () => {
    expect(defenders(defend('Lancaster', 'Derby', 'Leicester', ['Henry VI'], { throne: 'Lancaster' }))).toEqual([
      'Henry VI B3',
    ])
    expect(defenders(defend('Lancaster', 'Derby', 'Leicester', ['Henry VI'], { throne: 'York' }))).toEqual([
      'Henry VI B2',
    ])
    expect(defenders(defend('York', 'Derby', 'Leicester', ['Gloucester'], { throne: 'York' }))).toEqual([
      'Gloucester B4',
    ])
    expect(attacking('York', 'Derby', 'Leicester', 'March', { throne: 'York' })).toBe('March A3')
  })

  it('strengthen only the senior royal heir there', () => {
    const scene = defend('Lancaster', 'Sussex', 'Wilts', ['Prince Edward', 'Somerset'], { throne: 'Lancaster' })
    expect(defenders(scene)).toEqual(['Prince Edward B2', 'Somerset A2'])
  })

  it('add to the shield: Exeter alone defends Cornwall with A3', () => {
    expect(defenders(defend('Lancaster', 'Cornwall', 'Dorset', ['Exeter'], { throne: 'Lancaster' }))).toEqual([
      'Exeter A3',
    ])
  })

  it('go to an older heir beside him: Henry VI has the crown, Exeter keeps his shield', () => {
    const scene = defend('Lancaster', 'Cornwall', 'Dorset', ['Exeter', 'Henry VI'], { throne: 'Lancaster' })
    expect(defenders(scene)).toEqual(['Exeter A2', 'Henry VI B3'])
  })

  it('and shields together give one heir two if both are his', () => {
    const south = defend('York', 'South Yorks', 'Derby', ['March', 'Gloucester'], { throne: 'York' })
    expect(defenders(south)).toEqual(['Gloucester B3', 'March A5'])
    const pembroke = defend('Lancaster', 'Pembroke', 'Glamorgan', ['Richmond', 'Pembroke'], { throne: 'Lancaster' })
    expect(defenders(pembroke)).toEqual(['Pembroke B3', 'Richmond B4'])
  })

  it('leave Exeter only his shield when Lancaster has lost the throne', () => {
    expect(defenders(defend('Lancaster', 'Cornwall', 'Dorset', ['Exeter'], { throne: 'York' }))).toEqual(['Exeter A2'])
  })
})

describe('9.1 heirs who changed sides are ordinary nobles', () => {
  it('Exeter in white has his shield and no crown (R)', () => {
    expect(defenders(defend('York', 'Cornwall', 'Dorset', ['Exeter'], { throne: 'York' }))).toEqual(['Exeter A2'])
    expect(defenders(defend('York', 'Derby', 'Leicester', ['Exeter'], { throne: 'York' }))).toEqual(['Exeter A1'])
  })

  it('Clarence in red has neither (R)', () => {
    const king: SceneSetup = { throne: 'Lancaster' }
    expect(defenders(defend('Lancaster', 'South Yorks', 'Derby', ['Clarence'], king))).toEqual(['Clarence B2'])
    expect(defenders(defend('Lancaster', 'Hereford', 'Chester', ['Clarence'], king))).toEqual(['Clarence B2'])
  })
})

describe('2.4 to 2.6 levies, church and Welsh', () => {
  it('2.4 levies have +1 in their own city, and nowhere else', () => {
    expect(defenders(defend('York', 'Middlesex', 'Leicester', ['London levy', 'Norwich levy']))).toEqual([
      'London levy C4',
      'Norwich levy C2',
    ])
    expect(defenders(defend('Lancaster', 'South Yorks', 'Derby', ['York levy']))).toEqual(['York levy C4'])
    expect(attacking('York', 'Middlesex', 'Leicester', 'London levy')).toBe('London levy C3')
  })

  it('2.5 bishops have +1 at their own cathedral', () => {
    expect(defenders(defend('Lancaster', 'South Yorks', 'Derby', ['York church', 'Canterbury church']))).toEqual([
      'Canterbury church C1',
      'York church C3',
    ])
    expect(defenders(defend('York', 'Kent', 'Sussex', ['Canterbury church']))).toEqual(['Canterbury church C2'])
  })

  it.each([
    ['Pembroke', 'Glamorgan'],
    ['Caernarvon', 'Chester'],
    ['Powys', 'Chester'],
    ['Glamorgan', 'Hereford'],
  ])('2.6 the Welsh have one more when defending %s', (area, from) => {
    expect(defenders(defend('Lancaster', area, from, ['Welsh Mercenary']))).toEqual(['Welsh Mercenary A3'])
  })

  it('2.6 but not outside Wales, and not when they attack', () => {
    expect(defenders(defend('Lancaster', 'Hereford', 'Gloucester', ['Welsh Mercenary']))).toEqual([
      'Welsh Mercenary A2',
    ])
    expect(attacking('Lancaster', 'Powys', 'Glamorgan', 'Welsh Mercenary')).toBe('Welsh Mercenary A2')
  })

  it('other mercenaries, Bombards and the Rebel have no home bonus', () => {
    const scene = defend('York', 'Wilts', 'Gloucester', ['Bombard', 'Irish Mercenary', 'Rebel', 'Burgundian Mercenary'])
    expect(defenders(scene)).toEqual(['Bombard A3', 'Burgundian Mercenary A3', 'Irish Mercenary B2', 'Rebel A2'])
  })
})
