/** 4.0 The set-ups, in the format of scenario files. A block that a scenario does not name is dead. */
import type { HOUSE_NAMES } from './areas.ts'

/** The starting places of a house's blocks. */
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
  readonly id: string
  /** By language. English is the fallback. */
  readonly name: Readonly<Record<string, string>>
  readonly firstCampaign: number
  readonly lastCampaign: number
  readonly king: (typeof HOUSE_NAMES)[number]
  readonly lancaster: HouseSetup
  readonly york: HouseSetup
}

/** The contents of a scenario file. */
export interface ScenarioFile {
  readonly about?: string
  readonly scenarios: readonly Scenario[]
}

/** The scenarios of the rulebook: the long game, and two of one campaign each. */
export const STANDARD_SCENARIOS: ScenarioFile = {
  scenarios: [
    {
      id: 'wars-of-the-roses',
      name: { en: 'The Wars of the Roses', de: 'Die Rosenkriege', pl: 'Wojna Dwóch Róż' },
      firstCampaign: 1,
      lastCampaign: 3,
      king: 'Lancaster',
      lancaster: {
        map: {
          Cornwall: ['Exeter', 'Devon'],
          Dorset: ['Somerset'],
          Essex: ['Oxford'],
          France: ['French Mercenary'],
          Lincoln: ['Beaumont'],
          Middlesex: ['Henry VI'],
          'North Yorks': ['Clifford'],
          Pembroke: ['Pembroke'],
          Scotland: ['Scots Mercenary'],
          Wilts: ['Wiltshire'],
        },
        pool: [
          'Westmoreland',
          'Northumberland',
          'Shrewsbury',
          'Stanley',
          'Buckingham',
          'Rivers',
          'Welsh Mercenary',
          'York church',
          'Bombard',
          'Coventry levy',
          'Bristol levy',
          'Newcastle levy',
          'York levy',
        ],
        minors: ['Prince Edward', 'Richmond'],
        withTheEnemy: ['Warwick', 'Kent', 'Salisbury', 'Clarence', 'Canterbury church'],
      },
      york: {
        map: {
          Calais: ['March', 'Warwick', 'Kent', 'Salisbury', 'Burgundian Mercenary', 'Calais Mercenary'],
          Ireland: ['York', 'Rutland', 'Irish Mercenary'],
        },
        pool: [
          'Essex',
          'Hastings',
          'Herbert',
          'Worcester',
          'Suffolk',
          'Norfolk',
          'Arundel',
          'Canterbury church',
          'London levy',
          'Norwich levy',
          'Salisbury levy',
          'Bombard',
          'Rebel',
        ],
        minors: ['Clarence', 'Gloucester'],
        withTheEnemy: [
          'Buckingham',
          'Exeter',
          'Rivers',
          'Northumberland',
          'Shrewsbury',
          'Stanley',
          'Westmoreland',
          'York church',
        ],
      },
    },
    {
      id: 'kingmaker',
      name: { en: 'Kingmaker', de: 'Königsmacher', pl: 'Twórca Królów' },
      firstCampaign: 2,
      lastCampaign: 2,
      king: 'York',
      lancaster: {
        map: {
          France: ['Prince Edward', 'Exeter', 'Warwick', 'Oxford', 'Clarence', 'French Mercenary'],
          Scotland: ['Scots Mercenary'],
        },
        pool: [
          'Shrewsbury',
          'Pembroke',
          'Welsh Mercenary',
          'York church',
          'Bombard',
          'Coventry levy',
          'Bristol levy',
          'Newcastle levy',
          'York levy',
          'Rebel',
        ],
        minors: ['Richmond'],
        withTheEnemy: ['Westmoreland', 'Northumberland', 'Stanley', 'Buckingham', 'Rivers', 'Canterbury church'],
        captive: 'Henry VI',
      },
      york: {
        map: {
          Calais: ['Burgundian Mercenary', 'Calais Mercenary'],
          'East Anglia': ['Suffolk', 'Norfolk'],
          Essex: ['Essex'],
          Ireland: ['Irish Mercenary'],
          Lancaster: ['Stanley'],
          Leicester: ['Hastings', 'Rivers'],
          Middlesex: ['March'],
          'South Yorks': ['Gloucester'],
          Sussex: ['Arundel'],
          Warwick: ['Buckingham'],
        },
        pool: [
          'Northumberland',
          'Westmoreland',
          'Canterbury church',
          'London levy',
          'Norwich levy',
          'Salisbury levy',
          'Bombard',
        ],
        minors: [],
        withTheEnemy: ['Clarence', 'Exeter', 'Shrewsbury', 'Warwick', 'York church'],
      },
    },
    {
      id: 'richard-iii',
      name: { en: 'Richard III', de: 'Richard III.', pl: 'Ryszard III' },
      firstCampaign: 3,
      lastCampaign: 3,
      king: 'York',
      lancaster: {
        map: {
          France: ['Richmond', 'Oxford', 'Pembroke', 'French Mercenary'],
          Glamorgan: ['Buckingham'],
          Leicester: ['Rivers'],
          Scotland: ['Scots Mercenary'],
        },
        pool: [
          'Shrewsbury',
          'Welsh Mercenary',
          'Bombard',
          'Coventry levy',
          'Bristol levy',
          'Newcastle levy',
          'York levy',
          'Rebel',
        ],
        minors: [],
        withTheEnemy: ['Westmoreland', 'Northumberland', 'Stanley', 'Canterbury church', 'York church'],
      },
      york: {
        map: {
          Calais: ['Burgundian Mercenary', 'Calais Mercenary'],
          'East Anglia': ['Suffolk', 'Norfolk'],
          Essex: ['Essex'],
          Ireland: ['Irish Mercenary'],
          Lancaster: ['Stanley'],
          Middlesex: ['Gloucester'],
          Northumbria: ['Northumberland'],
          Sussex: ['Arundel'],
        },
        pool: [
          'Westmoreland',
          'Canterbury church',
          'York church',
          'London levy',
          'Norwich levy',
          'Salisbury levy',
          'Bombard',
        ],
        minors: [],
        withTheEnemy: ['Buckingham', 'Rivers', 'Shrewsbury'],
      },
    },
  ],
}
