import { describe, expect, it } from 'vitest'
import { type HouseName, Scene } from '../testing/scene.ts'

const enemyOf = (house: HouseName): HouseName => (house === 'York' ? 'Lancaster' : 'York')

/** Kills a block of one step, in a battle in Leicester. */
function killInBattle(house: HouseName, victim: string): Scene {
  const enemy = enemyOf(house)
  const killer = house === 'York' ? 'Clifford' : 'Herbert'
  const setup = { [house]: { Leicester: [`${victim} 1`] }, [enemy]: { Middlesex: [killer] } }
  const scene = new Scene(setup)
    .cards({ York: house === 'York' ? 'AP2' : 'AP4', Lancaster: house === 'York' ? 'AP4' : 'AP2' })
    .acts(enemy, `march ${killer} to Leicester`)
    .acts(house)
  if (scene.asked[0] === house) scene.play(house, `pass ${victim}`)
  return scene.throws(enemy, `fire ${killer}`, 1, 6, 6)
}

/** Kills a block of one step by the plague in London. */
function killByPlague(house: HouseName, victim: string): Scene {
  const enemy = enemyOf(house)
  return new Scene({ [house]: { Middlesex: [`${victim} 1`] } })
    .cards({ York: house === 'York' ? 'AP2' : 'Plague', Lancaster: house === 'York' ? 'Plague' : 'AP2' })
    .play(enemy, 'plague in Middlesex')
}

/** Starves a block of one step among five in Powys. */
function killByHunger(house: HouseName, victim: string): Scene {
  const four =
    house === 'York' ? ['Norfolk', 'Suffolk', 'Hastings', 'Herbert'] : ['Oxford', 'Clifford', 'Devon', 'Beaumont']
  const scene = new Scene({ [house]: { Powys: [`${victim} 1`, ...four] } }).quietTurn()
  if (scene.step === 'execution') scene.play(house, `spare ${victim}`)
  return scene.play(house, `reduce ${victim}`)
}

const DEATHS: readonly (readonly [HouseName, string, 'dead' | 'face down'])[] = [
  ['Lancaster', 'Henry VI', 'dead'],
  ['York', 'Gloucester', 'dead'],
  ['Lancaster', 'Wiltshire', 'dead'],
  ['York', 'Arundel', 'dead'],
  ['York', 'Warwick', 'dead'],
  ['Lancaster', 'Warwick', 'dead'],
  ['York', 'Salisbury', 'dead'],
  ['Lancaster', 'Kent', 'dead'],
  ['York', 'Exeter', 'dead'],
  ['Lancaster', 'Clarence', 'dead'],
  ['Lancaster', 'Buckingham', 'face down'],
  ['York', 'Northumberland', 'face down'],
  ['York', 'Canterbury church', 'face down'],
  ['Lancaster', 'York church', 'face down'],
  ['York', 'London levy', 'face down'],
  ['Lancaster', 'Bristol levy', 'face down'],
  ['York', 'Bombard', 'face down'],
  ['York', 'Irish Mercenary', 'face down'],
  ['York', 'Burgundian Mercenary', 'face down'],
  ['Lancaster', 'French Mercenary', 'face down'],
  ['Lancaster', 'Scots Mercenary', 'face down'],
  ['Lancaster', 'Welsh Mercenary', 'face down'],
  ['York', 'Rebel', 'face down'],
]
const FOR_GOOD = 'heirs, roses and Nevilles die for good, all others lie face down'

describe('6.82 to 6.85 what happens to eliminated blocks', () => {
  it.each(DEATHS)(`in battle: %s, %s: %s (${FOR_GOOD})`, (house, victim, fate) => {
    expect(killInBattle(house, victim).placeOf(house, victim)).toBe(fate)
  })

  it.each(DEATHS)(`by plague: %s, %s: %s (${FOR_GOOD})`, (house, victim, fate) => {
    expect(killByPlague(house, victim).placeOf(house, victim)).toBe(fate)
  })

  it.each(DEATHS)(`7.1 by hunger: %s, %s: %s (${FOR_GOOD})`, (house, victim, fate) => {
    expect(killByHunger(house, victim).placeOf(house, victim)).toBe(fate)
  })

  it.each(['Warwick', 'Salisbury', 'Kent'])('6.83 %s dies in both colours', (name) => {
    expect(killInBattle('York', name).placeOf('Lancaster', name)).toBe('dead')
    expect(killInBattle('Lancaster', name).placeOf('York', name)).toBe('dead')
  })

  it('6.83 the twin of any other noble stays where it is', () => {
    expect(killInBattle('York', 'Buckingham').placeOf('Lancaster', 'Buckingham')).toBe('aside')
  })

  it('9.1 Clarence and Exeter die in both colours, whichever house they fought for', () => {
    expect(killInBattle('York', 'Exeter').placeOf('Lancaster', 'Exeter')).toBe('dead')
    expect(killInBattle('Lancaster', 'Clarence').placeOf('York', 'Clarence')).toBe('dead')
    expect(killInBattle('York', 'Clarence').placeOf('Lancaster', 'Clarence')).toBe('dead')
  })
})

describe('6.83 to 6.85 blocks that lie face down', () => {
  const faceDown = {
    York: ['Buckingham', 'London levy', 'Bombard', 'Irish Mercenary', 'Calais Mercenary'],
    Lancaster: ['York church', 'York levy', 'Scots Mercenary', 'Welsh Mercenary'],
  }

  it('cannot be recruited or moved in this campaign', () => {
    const scene = new Scene({
      York: { 'face down': [...faceDown.York, 'Rebel'], Middlesex: ['Norfolk'] },
      Lancaster: { 'face down': faceDown.Lancaster, 'South Yorks': ['Oxford'] },
    }).cards({ York: 'AP4', Lancaster: 'AP2' })
    const asks = (house: HouseName) => scene.moves(house).filter((line) => !/Norfolk|Oxford/.test(line))
    expect(asks('York')).toEqual(['end actions'])
    scene.play('York', 'end actions')
    expect(asks('Lancaster')).toEqual(['end actions'])
  })

  it('8.5 return in the next: mercenaries at home, the Welsh and all others in the pool', () => {
    const scene = new Scene({
      turn: 7,
      York: { 'face down': [...faceDown.York, 'Rebel'] },
      Lancaster: { 'face down': faceDown.Lancaster },
    }).quietTurn()
    expect(scene.state.campaign).toBe(2)
    const places = (house: HouseName) => faceDown[house].map((name) => scene.placeOf(house, name))
    expect(places('York')).toEqual(['pool', 'pool', 'pool', 'Ireland', 'Calais'])
    expect(places('Lancaster')).toEqual(['pool', 'pool', 'Scotland', 'pool'])
    expect(scene.placeOf('York', 'Rebel')).toBe('pool')
  })
})

describe('6.8 what is known of eliminated blocks', () => {
  const known = (scene: Scene, house: HouseName) => scene.view().houses[house === 'York' ? 1 : 0]

  it('blocks that died in battle were seen by all', () => {
    const scene = killInBattle('York', 'Buckingham')
    expect(known(scene, 'York').faceDown).toEqual({ blocks: ['Buckingham', 'Rebel'], hidden: 0 })
    expect(scene.told('log.eliminated', 'Lancaster')).toMatchObject([{ block: 'block.Buckingham' }])
  })

  it.each([
    ['plague', killByPlague],
    ['hunger', killByHunger],
  ] as const)('blocks that are face down because of %s stay secret', (_, kill) => {
    const scene = kill('York', 'Buckingham')
    expect(known(scene, 'York').faceDown).toEqual({ blocks: ['Rebel'], hidden: 1 })
    expect(scene.told('log.eliminated', 'Lancaster')).toMatchObject([{ block: 'block.hidden' }])
    expect(scene.told('log.eliminated', 'York')).toMatchObject([{ block: 'block.Buckingham' }])
  })

  it('(R) 6.84 a mercenary who dies unseen is known, since he is placed at his home', () => {
    for (const kill of [killByPlague, killByHunger]) {
      const scene = kill('York', 'Irish Mercenary')
      expect(known(scene, 'York').faceDown).toEqual({ blocks: ['Irish Mercenary', 'Rebel'], hidden: 0 })
    }
  })

  it('6.84 the Welsh, who have no home, stay secret in the pool', () => {
    for (const kill of [killByPlague, killByHunger]) {
      const scene = kill('Lancaster', 'Welsh Mercenary')
      expect(known(scene, 'Lancaster').faceDown).toMatchObject({ hidden: 1 })
      expect(scene.told('log.eliminated', 'York')).toMatchObject([{ block: 'block.hidden' }])
    }
  })

  it('6.82 blocks that never return are public, and the move that showed them cannot be undone', () => {
    for (const kill of [killByPlague, killByHunger]) {
      const scene = kill('York', 'Arundel')
      expect(known(scene, 'York').dead).toContain('Arundel')
      expect(scene.told('log.killed', 'Lancaster')).toMatchObject([{ block: 'block.Arundel' }])
      expect(scene.reveals).toBeGreaterThan(1)
    }
  })
})
