import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

/** Plays the last turn of the first campaign; traitors are spared. Stops at the first choice of where to go. */
function homeward(setup: SceneSetup): Scene {
  const scene = new Scene({ turn: 7, ...setup }).quietTurn()
  while (scene.step === 'execution') scene.play(scene.asked[0], scene.moves(scene.asked[0])[0])
  return scene
}

const CROWNS = [
  'Caernarvon',
  'Chester',
  'Cornwall',
  'Cumbria',
  'Derby',
  'Gloucester',
  'Middlesex',
  'Pembroke',
  'South Yorks',
  'Sussex',
  'Warwick',
]
/** Gives Lancaster the majority; each has only one place to go. */
const many = ['Devon', 'Beaumont', 'Wiltshire', 'Pembroke']
const homes = (scene: Scene, house: HouseName, name: string) => scene.targets(house, `send ${name} to`)

describe("8.3 the Pretender's house", () => {
  it('heirs on the map choose between the two exile areas; those in exile stay', () => {
    const scene = homeward({
      York: { Essex: ['York'], 'Isle of Man': ['March'], Ireland: ['Rutland'] },
      Lancaster: { Dorset: many },
    })
    expect(homes(scene, 'York', 'York')).toEqual(['Calais', 'Ireland'])
    scene.play('York', 'send York to Calais')
    expect(homes(scene, 'York', 'March')).toEqual(['Calais', 'Ireland'])
    scene.play('York', 'send March to Calais')
    expect(scene.placeOf('York', 'Rutland')).toBe('Ireland')
    expect(scene.state.campaign).toBe(2)
  })

  it('the owner sends blocks with a choice in any order, after the others have gone', () => {
    const scene = homeward({
      York: { Essex: ['York', 'March', 'Arundel'], Kent: ['Norfolk'] },
      Lancaster: { Dorset: many, Somerset: ['Oxford'] },
    })
    expect(scene.placeOf('York', 'Arundel')).toBe('Sussex')
    expect(homes(scene, 'York', 'York')).toEqual(['Calais', 'Ireland'])
    expect(homes(scene, 'York', 'Norfolk')).toEqual(['Caernarvon', 'East Anglia', 'Glamorgan'])
    scene.play('York', 'send Norfolk to Glamorgan', 'send March to Ireland')
    expect(scene.moves('York')).toEqual(['send York to Calais', 'send York to Ireland'])
  })

  it('nobles and bishops go to their shield or cathedral, the owner choosing among several', () => {
    const scene = homeward({
      York: { Middlesex: ['Arundel', 'Canterbury church', 'Norfolk'] },
      Lancaster: { Dorset: ['Henry VI', 'Oxford', 'Wiltshire', 'Devon'] },
    })
    expect(homes(scene, 'York', 'Norfolk')).toEqual(['Caernarvon', 'East Anglia', 'Glamorgan'])
    scene.play('York', 'send Norfolk to Caernarvon')
    expect([scene.placeOf('York', 'Arundel'), scene.placeOf('York', 'Canterbury church')]).toEqual(['Sussex', 'Kent'])
  })

  it('goes before the King’s: blocks whose shield or cathedral is still occupied by the enemy go to the pool', () => {
    const scene = homeward({
      York: { Middlesex: ['Arundel', 'Canterbury church', 'Suffolk'] },
      Lancaster: { Sussex: ['Oxford'], Kent: ['Clifford'], Oxford: ['Devon'], Dorset: ['Somerset', 'Beaumont'] },
    })
    expect(['Arundel', 'Canterbury church', 'Suffolk'].map((name) => scene.placeOf('York', name))).toEqual([
      'pool',
      'pool',
      'East Anglia',
    ])
  })

  it('nobles who are in exile stay there as well', () => {
    const scene = homeward({ York: { Calais: ['Norfolk'], Ireland: ['Canterbury church'] } })
    expect([scene.placeOf('York', 'Norfolk'), scene.placeOf('York', 'Canterbury church')]).toEqual([
      'Calais',
      'Ireland',
    ])
  })

  it('after a usurpation the old King’s house goes first, into its own exile', () => {
    const scene = homeward({
      York: { Sussex: ['York', 'Norfolk'], Essex: ['Suffolk'] },
      Lancaster: { Oxford: ['Henry VI', 'Oxford'] },
    })
    expect(scene.view().throne).toBe('York')
    expect(homes(scene, 'Lancaster', 'Henry VI')).toEqual(['France', 'Scotland'])
    scene.play('Lancaster', 'send Henry VI to France')
    // Suffolk was still at the shield of Oxford.
    expect(scene.placeOf('Lancaster', 'Oxford')).toBe('pool')
    expect(scene.asked).toEqual(['York'])
  })
})

describe("8.4 the King's house", () => {
  it('King and royal heirs choose among all crowns and their own shields; those of Exeter, Somerset and Richmond are open to others when they are dead', () => {
    const open = (dead: string[]) =>
      homes(homeward({ Lancaster: { Oxford: ['Henry VI'], dead } }), 'Lancaster', 'Henry VI')
    expect(open([])).toEqual([...CROWNS, 'Lancaster', 'Lincoln'].sort())
    expect(open(['Somerset'])).toEqual([...CROWNS, 'Dorset', 'Lancaster', 'Lincoln'].sort())
    const somerset = homeward({ Lancaster: { Oxford: ['Somerset'] } })
    expect(homes(somerset, 'Lancaster', 'Somerset')).toEqual([...CROWNS, 'Dorset', 'Lancaster', 'Lincoln'].sort())
    const york = homeward({ throne: 'York', York: { Oxford: ['March'] } })
    expect(homes(york, 'York', 'March')).toEqual([...CROWNS, 'Hereford', 'Rutland'].sort())
  })

  it('not to crowns or shields that the Pretender’s blocks have just gone to', () => {
    const scene = homeward({
      York: { Oxford: ['Arundel'], Essex: ['Shrewsbury'] },
      Lancaster: { Gloucester: ['Henry VI', 'Somerset'] },
    })
    expect(homes(scene, 'Lancaster', 'Henry VI')).toEqual(
      [...CROWNS, 'Lancaster', 'Lincoln'].filter((area) => area !== 'Sussex' && area !== 'South Yorks').sort(),
    )
  })

  it('nobles and bishops go as in 8.3, after the Pretender’s have left', () => {
    const scene = homeward({
      York: { Essex: ['Arundel'], 'South Yorks': ['Rivers'] },
      Lancaster: { Dorset: ['Oxford', 'York church'], Oxford: ['Henry VI'] },
    })
    expect(homes(scene, 'Lancaster', 'Henry VI')).not.toEqual([])
    scene.play('Lancaster', 'send Henry VI to Derby')
    expect([scene.placeOf('Lancaster', 'Oxford'), scene.placeOf('Lancaster', 'York church')]).toEqual([
      'Essex',
      'South Yorks',
    ])
    const barred = homeward({
      York: { Oxford: ['Essex'] },
      Lancaster: { Dorset: ['Oxford', 'Wiltshire'] },
    })
    expect(barred.placeOf('Lancaster', 'Oxford')).toBe('pool')
  })

  it('royal heirs and nobles who are in exile stay there', () => {
    const scene = homeward({ Lancaster: { France: ['Henry VI', 'Oxford'], Scotland: ['Somerset'] } })
    expect(scene.blocksIn('Lancaster', 'France')).toEqual(['Henry VI', 'Oxford'])
    expect(scene.placeOf('Lancaster', 'Somerset')).toBe('Scotland')
  })
})

describe('8.3, 8.4 the Nevilles', () => {
  const north = { 'East Yorks': ['Oxford'], 'North Yorks': ['Clifford'] }
  /** Warwick, Salisbury and Kent are alive by default, but not on the map. */
  const others = (name: string) => ['Warwick', 'Salisbury', 'Kent'].filter((neville) => neville !== name)

  it('Warwick of York may go to Calais, of Lancaster never', () => {
    const york = homeward({ York: { Oxford: ['Warwick'], pool: others('Warwick') }, Lancaster: { Dorset: many } })
    expect(homes(york, 'York', 'Warwick')).toEqual(['Calais', 'Glamorgan', 'Warwick'])
    const lancaster = homeward({ Lancaster: { Oxford: ['Warwick'], pool: others('Warwick') } })
    expect(homes(lancaster, 'Lancaster', 'Warwick')).toEqual(['Glamorgan', 'Warwick'])
  })

  it.each(['Salisbury', 'Kent'])(
    '%s of York may go to Calais when the enemy holds all his shields, and only then',
    (name) => {
      const neville = (lancaster: Record<string, string[]>) =>
        homeward({ York: { Oxford: [name], pool: others(name) }, Lancaster: { Dorset: many, ...lancaster } })
      expect(homes(neville(north), 'York', name)).toEqual(['Calais', 'the pool'])
      const free = neville({})
      if (name === 'Salisbury') expect(homes(free, 'York', name)).toEqual(['East Yorks', 'North Yorks'])
      else expect(free.placeOf('York', name)).toBe('East Yorks')
    },
  )

  it('are subject to the limit of exile in Calais like everybody else there (7.2, 8.5)', () => {
    const full = homeward({
      York: {
        Oxford: ['Kent'],
        pool: others('Kent'),
        Calais: ['Norfolk', 'Suffolk', 'Hastings', 'Arundel', 'Calais Mercenary'],
      },
      Lancaster: { Dorset: many, ...north },
    })
    full.play('York', 'send Kent to Calais').play('Lancaster', 'send Clifford to North Yorks')
    expect(full.targets('York', 'recall')).toEqual(['Arundel', 'Hastings', 'Kent', 'Norfolk', 'Suffolk'])
    full.play('York', 'recall Norfolk')
    expect([full.placeOf('York', 'Kent'), full.placeOf('York', 'Norfolk')]).toEqual(['Calais', 'pool'])
  })

  it('of Lancaster have the pool instead', () => {
    const scene = homeward({
      throne: 'York',
      York: { 'East Yorks': ['Norfolk'], 'North Yorks': ['Suffolk'], Oxford: ['March', 'Essex'] },
      Lancaster: { Leicester: ['Salisbury'], Rutland: ['Kent'], pool: ['Warwick'] },
    })
    expect([scene.placeOf('Lancaster', 'Salisbury'), scene.placeOf('Lancaster', 'Kent')]).toEqual(['pool', 'pool'])
  })

  it('may use the shields of a Neville who is dead, (R) the King’s as well', () => {
    const pretender = homeward({
      York: { Oxford: ['Kent'], pool: ['Salisbury'], dead: ['Warwick'] },
      Lancaster: { Dorset: many },
    })
    expect(homes(pretender, 'York', 'Kent')).toEqual(['Calais', 'East Yorks', 'Glamorgan', 'Warwick'])
    const king = homeward({ Lancaster: { Oxford: ['Kent'], dead: ['Warwick', 'Salisbury'] } })
    expect(homes(king, 'Lancaster', 'Kent')).toEqual(['East Yorks', 'Glamorgan', 'North Yorks', 'Warwick'])
  })

  it('Kent can choose Calais or a dead man’s shield when the enemy holds his own', () => {
    const scene = homeward({
      York: { Oxford: ['Kent'], pool: ['Warwick'], dead: ['Salisbury'] },
      Lancaster: { Dorset: many, 'East Yorks': ['Oxford'] },
    })
    expect(homes(scene, 'York', 'Kent')).toEqual(['Calais', 'North Yorks'])
  })
})

describe('9.1 Clarence and Exeter as nobles of the enemy', () => {
  const clarence = (
    edition: '1.02' | '1.0',
    lancaster: Record<string, string[]>,
    york: Record<string, string[]> = {},
  ) => homeward({ edition, York: york, Lancaster: { Oxford: ['Clarence'], ...lancaster } })

  it.each(['1.02', '1.0'] as const)('Clarence goes to a shield of York that is vacant (%s)', (edition) => {
    expect(homes(clarence(edition, {}), 'Lancaster', 'Clarence')).toEqual(['Hereford', 'Rutland', 'South Yorks'])
  })

  it('to a shield that his own side holds only in 1.0', () => {
    const own = { 'South Yorks': ['Shrewsbury'] }
    expect(homes(clarence('1.02', own), 'Lancaster', 'Clarence')).toEqual(['Hereford', 'Rutland'])
    expect(homes(clarence('1.0', own), 'Lancaster', 'Clarence')).toEqual(['Hereford', 'Rutland', 'South Yorks'])
  })

  it.each(['1.02', '1.0'] as const)('to none that the enemy holds; with none left to the pool (%s)', (edition) => {
    const held = { Hereford: ['March'], Rutland: ['Norfolk', 'Suffolk'], 'South Yorks': ['York'] }
    const scene = homeward({
      edition,
      throne: 'York',
      York: held,
      Lancaster: { Oxford: ['Clarence'] },
    })
    expect(scene.placeOf('Lancaster', 'Clarence')).toBe('pool')
  })

  it('stays if he is alone at such a shield', () => {
    const scene = homeward({ Lancaster: { Hereford: ['Clarence'] } })
    expect(homes(scene, 'Lancaster', 'Clarence')).toContain('Hereford')
  })

  it('can go to areas that others of his house have just left', () => {
    const scene = homeward({ Lancaster: { Oxford: ['Clarence'], Hereford: ['Wiltshire'] } })
    expect(scene.placeOf('Lancaster', 'Wiltshire')).toBe('Wilts')
    expect(homes(scene, 'Lancaster', 'Clarence')).toEqual(['Hereford', 'Rutland', 'South Yorks'])
  })

  it('(R) goes last of his house', () => {
    const scene = homeward({ Lancaster: { Oxford: ['Clarence', 'Buckingham'] } })
    expect(homes(scene, 'Lancaster', 'Clarence')).toEqual([])
    scene.play('Lancaster', 'send Buckingham to Kent')
    expect(homes(scene, 'Lancaster', 'Clarence')).toEqual(['Hereford', 'Rutland', 'South Yorks'])
  })

  it.each(['1.02', '1.0'] as const)('Exeter goes to Cornwall, or to the pool if the enemy holds it (%s)', (edition) => {
    const exeter = (lancaster: Record<string, string[]>) =>
      homeward({ edition, York: { Oxford: ['Exeter'] }, Lancaster: lancaster }).placeOf('York', 'Exeter')
    expect(exeter({ Dorset: ['Oxford', 'Wiltshire'] })).toBe('Cornwall')
    expect(exeter({ Cornwall: ['Oxford', 'Wiltshire'] })).toBe('pool')
  })

  it('as heirs of their own house they go with the others', () => {
    const york = homeward({ York: { Oxford: ['Clarence'] }, Lancaster: { Dorset: ['Oxford', 'Wiltshire'] } })
    expect(homes(york, 'York', 'Clarence')).toEqual(['Calais', 'Ireland'])
  })
})
