import { describe, expect, it } from 'vitest'
import { blockNamed, FULL_STEPS, LAST_BLOCK } from './armies.ts'
import { HOUSE_NAMES, LANCASTER } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { game } from './game.ts'
import { PLACE_NAMES } from './layout.ts'
import { placeOf, stepsOf } from './state.ts'
import { type HouseName, Scene } from './testing/scene.ts'

const HOUSES = ['Lancaster', 'York'] as const

/** Where every block of a house is, one line per place; a block that is not listed is dead. */
type Roll = Readonly<Record<string, string>>
interface SetUp {
  readonly king: HouseName
  readonly campaign: number
  readonly lastCampaign: number
  readonly titles: Readonly<Record<HouseName, string>>
  readonly Lancaster: Roll
  readonly York: Roll
}

const SET_UPS: Readonly<Record<string, SetUp>> = {
  'wars-of-the-roses': {
    king: 'Lancaster',
    campaign: 1,
    lastCampaign: 3,
    titles: { Lancaster: 'Henry VI', York: 'York' },
    Lancaster: {
      Middlesex: 'Henry VI',
      Dorset: 'Somerset',
      Cornwall: 'Devon, Exeter',
      Pembroke: 'Pembroke',
      Wilts: 'Wiltshire',
      Essex: 'Oxford',
      Lincoln: 'Beaumont',
      'North Yorks': 'Clifford',
      France: 'French Mercenary',
      Scotland: 'Scots Mercenary',
      pool:
        'Bombard, Bristol levy, Buckingham, Coventry levy, Newcastle levy, Northumberland, Rivers, Shrewsbury, ' +
        'Stanley, Welsh Mercenary, Westmoreland, York church, York levy',
      minor: 'Prince Edward, Richmond',
      aside: 'Canterbury church, Clarence, Kent, Salisbury, Warwick',
    },
    York: {
      Ireland: 'Irish Mercenary, Rutland, York',
      Calais: 'Burgundian Mercenary, Calais Mercenary, Kent, March, Salisbury, Warwick',
      pool:
        'Arundel, Bombard, Canterbury church, Essex, Hastings, Herbert, London levy, Norfolk, Norwich levy, Rebel, ' +
        'Salisbury levy, Suffolk, Worcester',
      minor: 'Clarence, Gloucester',
      aside: 'Buckingham, Exeter, Northumberland, Rivers, Shrewsbury, Stanley, Westmoreland, York church',
    },
  },
  kingmaker: {
    king: 'York',
    campaign: 2,
    lastCampaign: 2,
    titles: { Lancaster: 'Prince Edward', York: 'March' },
    Lancaster: {
      captive: 'Henry VI',
      France: 'Clarence, Exeter, French Mercenary, Oxford, Prince Edward, Warwick',
      Scotland: 'Scots Mercenary',
      pool:
        'Bombard, Bristol levy, Coventry levy, Newcastle levy, Pembroke, Rebel, Shrewsbury, Welsh Mercenary, ' +
        'York church, York levy',
      minor: 'Richmond',
      aside: 'Buckingham, Canterbury church, Northumberland, Rivers, Stanley, Westmoreland',
    },
    York: {
      Middlesex: 'March',
      'South Yorks': 'Gloucester',
      Warwick: 'Buckingham',
      'East Anglia': 'Norfolk, Suffolk',
      Sussex: 'Arundel',
      Essex: 'Essex',
      Leicester: 'Hastings, Rivers',
      Lancaster: 'Stanley',
      Ireland: 'Irish Mercenary',
      Calais: 'Burgundian Mercenary, Calais Mercenary',
      pool: 'Bombard, Canterbury church, London levy, Northumberland, Norwich levy, Salisbury levy, Westmoreland',
      aside: 'Clarence, Exeter, Shrewsbury, Warwick, York church',
    },
  },
  'richard-iii': {
    king: 'York',
    campaign: 3,
    lastCampaign: 3,
    titles: { Lancaster: 'Richmond', York: 'Gloucester' },
    Lancaster: {
      France: 'French Mercenary, Oxford, Pembroke, Richmond',
      Scotland: 'Scots Mercenary',
      Glamorgan: 'Buckingham',
      Leicester: 'Rivers',
      pool: 'Bombard, Bristol levy, Coventry levy, Newcastle levy, Rebel, Shrewsbury, Welsh Mercenary, York levy',
      aside: 'Canterbury church, Northumberland, Stanley, Westmoreland, York church',
    },
    York: {
      Middlesex: 'Gloucester',
      'East Anglia': 'Norfolk, Suffolk',
      Sussex: 'Arundel',
      Essex: 'Essex',
      Northumbria: 'Northumberland',
      Lancaster: 'Stanley',
      Ireland: 'Irish Mercenary',
      Calais: 'Burgundian Mercenary, Calais Mercenary',
      pool: 'Bombard, Canterbury church, London levy, Norwich levy, Salisbury levy, Westmoreland, York church',
      aside: 'Buckingham, Rivers, Shrewsbury',
    },
  },
}

/** The blocks of a house by place, the Rebel with the Pretender. */
function rollOf(scene: Scene, house: HouseName): Roll {
  const places = new Map<string, string[]>()
  for (const [block, { house: colour, name }] of BLOCKS.entries()) {
    const pretender = scene.view().throne === 'York' ? 'Lancaster' : 'York'
    if ((colour === 'rebel' ? pretender : HOUSE_NAMES[colour]) !== house) continue
    const place = PLACE_NAMES[placeOf(scene.state, block)]
    if (place !== 'dead') places.set(place, [...(places.get(place) ?? []), name].sort())
  }
  return Object.fromEntries([...places].map(([place, names]) => [place, names.join(', ')]))
}

describe.each(Object.entries(SET_UPS))('4.0 the set-up of %s', (scenario, expected) => {
  const scene = Scene.start({ scenario }, 'set-up')

  it.each(HOUSES)('4.1 places every block of %s; a block that is not named is dead', (house) => {
    expect(rollOf(scene, house)).toEqual(expected[house])
  })

  it('4.1 gives every block its full strength', () => {
    for (const block of BLOCKS.keys()) expect(stepsOf(scene.state, block)).toBe(FULL_STEPS[block])
  })

  it('begins with its campaign, its King and the senior heirs of both houses', () => {
    const { campaign, lastCampaign, turn, throne, houses } = scene.view()
    expect({ campaign, lastCampaign, turn, throne }).toEqual({
      campaign: expected.campaign,
      lastCampaign: expected.lastCampaign,
      turn: 1,
      throne: expected.king,
    })
    for (const { house, title } of houses) expect(title).toBe(expected.titles[house as HouseName])
  })

  it('1.0 deals seven cards to each and uses no other', () => {
    for (const house of HOUSES) {
      const { houses, cards } = scene.view(house)
      expect(houses.map(({ handSize }) => handSize)).toEqual([7, 7])
      expect(Object.values(cards.played).every((count) => count === 0)).toBe(true)
    }
  })

  it('4.2 shows the enemy how many blocks a pool holds, but only the black Rebel by name', () => {
    for (const [index, house] of HOUSES.entries()) {
      const own = scene.view(house).houses[index].pool
      const seen = scene.view(house === 'York' ? 'Lancaster' : 'York').houses[index].pool
      const rebel = expected.king === house ? [] : ['Rebel']
      expect([...own.blocks].sort().join(', ')).toBe(expected[house].pool)
      expect(own.hidden).toBe(0)
      expect(seen.blocks).toEqual(rebel)
      expect(seen.hidden).toBe(own.blocks.length - rebel.length)
    }
  })
})

describe('4.0 the options of a game', () => {
  it('are the scenario, the edition and the kind of mulligan, and the game uses them', () => {
    for (const scenario of Object.keys(SET_UPS))
      for (const edition of ['1.02', '1.0'])
        for (const mulligan of ['book', 'auto']) {
          const scene = Scene.start({ scenario, edition, mulligan }, 'options')
          expect(game.optionsOf(scene.state)).toEqual({ scenario, edition, mulligan })
          expect(scene.view()).toMatchObject({ scenario, edition })
          expect(scene.step).toBe(mulligan === 'book' ? 'mulligan' : 'choose-card')
        }
  })

  it('are by default three campaigns in edition 1.02, with mulligans by the book', () => {
    const { state } = Scene.start({}, 'options')
    expect(game.optionsOf(state)).toEqual({ scenario: 'wars-of-the-roses', edition: '1.02', mulligan: 'book' })
  })
})

describe('4.6 nobles with the enemy', () => {
  it.each(Object.keys(SET_UPS))('never has a noble in play in both colours in %s', (scenario) => {
    const { state } = Scene.start({ scenario }, 'twins')
    const inPlay = (block: number) => !['aside', 'dead'].includes(PLACE_NAMES[placeOf(state, block)])
    for (let block = 0; block <= LAST_BLOCK[LANCASTER]; block++) {
      if (BLOCKS[block].loyalty === undefined) continue
      expect([BLOCKS[block].name, inPlay(block) && inPlay(blockNamed(1, BLOCKS[block].name))]).toEqual([
        BLOCKS[block].name,
        false,
      ])
    }
  })
})
