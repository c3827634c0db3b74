/** 4.0 The three set-ups. A block that a scenario does not name is dead. */
import { type House, LANCASTER, YORK } from './areas.ts'

/** Where the blocks of a house begin. */
export interface HouseSetup {
  /** By area. */
  readonly map: Readonly<Record<string, readonly string[]>>
  readonly pool: readonly string[]
  readonly minors: readonly string[]
  /** 4.6 Their twins fight for the enemy. */
  readonly withTheEnemy: readonly string[]
  /** Kingmaker: in the Tower of London. */
  readonly captive?: string
}

export interface Scenario {
  readonly name: string
  readonly firstCampaign: number
  readonly lastCampaign: number
  readonly king: House
  readonly houses: readonly [lancaster: HouseSetup, york: HouseSetup]
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'wars-of-the-roses',
    firstCampaign: 1,
    lastCampaign: 3,
    king: LANCASTER,
    houses: [
      {
        map: {
          Middlesex: ['Henry VI'],
          Dorset: ['Somerset'],
          Cornwall: ['Exeter', 'Devon'],
          Pembroke: ['Pembroke'],
          Wilts: ['Wiltshire'],
          Essex: ['Oxford'],
          Lincoln: ['Beaumont'],
          'North Yorks': ['Clifford'],
          France: ['French Mercenary'],
          Scotland: ['Scots Mercenary'],
        },
        pool: [
          'Buckingham',
          'Northumberland',
          'Shrewsbury',
          'Westmoreland',
          'Rivers',
          'Stanley',
          'Bristol levy',
          'Coventry levy',
          'Newcastle levy',
          'York levy',
          'York church',
          'Bombard',
          'Welsh Mercenary',
        ],
        minors: ['Prince Edward', 'Richmond'],
        withTheEnemy: ['Canterbury church', 'Clarence', 'Warwick', 'Salisbury', 'Kent'],
      },
      {
        map: {
          Ireland: ['York', 'Rutland', 'Irish Mercenary'],
          Calais: ['March', 'Warwick', 'Salisbury', 'Kent', 'Calais Mercenary', 'Burgundian Mercenary'],
        },
        pool: [
          'Norfolk',
          'Suffolk',
          'Arundel',
          'Essex',
          'Worcester',
          'Hastings',
          'Herbert',
          'Canterbury church',
          'London levy',
          'Norwich levy',
          'Salisbury levy',
          'Bombard',
          'Rebel',
        ],
        minors: ['Clarence', 'Gloucester'],
        withTheEnemy: [
          'Exeter',
          'Buckingham',
          'Northumberland',
          'Westmoreland',
          'Shrewsbury',
          'Rivers',
          'Stanley',
          'York church',
        ],
      },
    ],
  },
  {
    name: 'kingmaker',
    firstCampaign: 2,
    lastCampaign: 2,
    king: YORK,
    houses: [
      {
        map: {
          France: ['Prince Edward', 'Exeter', 'Warwick', 'Clarence', 'Oxford', 'French Mercenary'],
          Scotland: ['Scots Mercenary'],
        },
        pool: [
          'Pembroke',
          'Shrewsbury',
          'York church',
          'Welsh Mercenary',
          'Bombard',
          'Bristol levy',
          'Coventry levy',
          'Newcastle levy',
          'York levy',
          'Rebel',
        ],
        minors: ['Richmond'],
        withTheEnemy: ['Buckingham', 'Northumberland', 'Rivers', 'Westmoreland', 'Stanley', 'Canterbury church'],
        captive: 'Henry VI',
      },
      {
        map: {
          Middlesex: ['March'],
          'South Yorks': ['Gloucester'],
          Warwick: ['Buckingham'],
          'East Anglia': ['Norfolk', 'Suffolk'],
          Sussex: ['Arundel'],
          Essex: ['Essex'],
          Leicester: ['Hastings', 'Rivers'],
          Lancaster: ['Stanley'],
          Ireland: ['Irish Mercenary'],
          Calais: ['Calais Mercenary', 'Burgundian Mercenary'],
        },
        pool: [
          'Northumberland',
          'Westmoreland',
          'Canterbury church',
          'Bombard',
          'London levy',
          'Norwich levy',
          'Salisbury levy',
        ],
        minors: [],
        withTheEnemy: ['Warwick', 'Clarence', 'Shrewsbury', 'York church', 'Exeter'],
      },
    ],
  },
  {
    name: 'richard-iii',
    firstCampaign: 3,
    lastCampaign: 3,
    king: YORK,
    houses: [
      {
        map: {
          France: ['Richmond', 'Oxford', 'Pembroke', 'French Mercenary'],
          Scotland: ['Scots Mercenary'],
          Glamorgan: ['Buckingham'],
          Leicester: ['Rivers'],
        },
        pool: [
          'Shrewsbury',
          'Welsh Mercenary',
          'Bombard',
          'Bristol levy',
          'Coventry levy',
          'Newcastle levy',
          'York levy',
          'Rebel',
        ],
        minors: [],
        withTheEnemy: ['Northumberland', 'Westmoreland', 'Stanley', 'Canterbury church', 'York church'],
      },
      {
        map: {
          Middlesex: ['Gloucester'],
          'East Anglia': ['Norfolk', 'Suffolk'],
          Sussex: ['Arundel'],
          Essex: ['Essex'],
          Northumbria: ['Northumberland'],
          Lancaster: ['Stanley'],
          Ireland: ['Irish Mercenary'],
          Calais: ['Calais Mercenary', 'Burgundian Mercenary'],
        },
        pool: [
          'Westmoreland',
          'Canterbury church',
          'York church',
          'Bombard',
          'London levy',
          'Norwich levy',
          'Salisbury levy',
        ],
        minors: [],
        withTheEnemy: ['Buckingham', 'Shrewsbury', 'Rivers'],
      },
    ],
  },
]
