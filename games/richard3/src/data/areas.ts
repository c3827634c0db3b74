/** 2.0 The map: what each area contains. */

export const LANCASTER = 0
export const YORK = 1
export type House = typeof LANCASTER | typeof YORK
export const HOUSE_NAMES = ['Lancaster', 'York'] as const

/** 2.81 The three sea zones, as bits. */
export const IRISH = 1
export const CHANNEL = 2
export const NORTH = 4
export const SEA_NAMES = ['Irish Sea', 'English Channel', 'North Sea'] as const
export type SeaName = (typeof SEA_NAMES)[number]

export interface Area {
  readonly name: string
  /** 2.81 The sea zones on its coast; 0 for an area without one. */
  readonly seas: number
  /** 2.83 A ship on the map. */
  readonly majorPort?: true
  /** 2.2 The coats of arms in this area; York and Lancaster are those of the royal houses. */
  readonly shields: readonly string[]
  /** 2.3 */
  readonly crown?: true
  /** 2.4 */
  readonly city?: string
  /** 2.5 */
  readonly cathedral?: string
  /** 2.6 */
  readonly wales?: true
  /** 2.7 The house that can go into exile here. */
  readonly exile?: House
}

const ON_THE_MAP = [
  { name: 'Caernarvon', seas: IRISH, shields: ['Norfolk'], crown: true, wales: true },
  { name: 'Calais', seas: CHANNEL | NORTH, majorPort: true, shields: ['Warwick'], exile: YORK },
  { name: 'Chester', seas: IRISH, majorPort: true, shields: [], crown: true },
  { name: 'Cornwall', seas: IRISH | CHANNEL, majorPort: true, shields: ['Devon', 'Exeter'], crown: true },
  { name: 'Cumbria', seas: IRISH, shields: ['Northumberland', 'Clifford'], crown: true },
  { name: 'Derby', seas: 0, shields: [], crown: true },
  { name: 'Dorset', seas: CHANNEL, shields: ['Somerset'] },
  { name: 'East Anglia', seas: NORTH, majorPort: true, shields: ['Norfolk', 'Suffolk'], city: 'Norwich' },
  { name: 'East Yorks', seas: NORTH, majorPort: true, shields: ['Kent', 'Salisbury', 'Northumberland'] },
  { name: 'Essex', seas: NORTH, shields: ['Oxford', 'Essex'] },
  { name: 'France', seas: IRISH | CHANNEL, majorPort: true, shields: [], exile: LANCASTER },
  {
    name: 'Glamorgan',
    seas: IRISH,
    majorPort: true,
    shields: ['Buckingham', 'Norfolk', 'Herbert', 'Warwick'],
    wales: true,
  },
  { name: 'Gloucester', seas: 0, shields: [], crown: true },
  { name: 'Hereford', seas: 0, shields: ['York'] },
  { name: 'Ireland', seas: IRISH, majorPort: true, shields: [], exile: YORK },
  { name: 'Isle of Man', seas: IRISH, shields: ['Stanley'] },
  { name: 'Kent', seas: CHANNEL | NORTH, majorPort: true, shields: ['Buckingham'], cathedral: 'Canterbury' },
  { name: 'Lancaster', seas: IRISH, shields: ['Lancaster', 'Stanley'] },
  { name: 'Leicester', seas: 0, shields: ['Hastings', 'Rivers'] },
  { name: 'Lincoln', seas: NORTH, shields: ['Lancaster', 'Beaumont'] },
  { name: 'Middlesex', seas: NORTH, majorPort: true, shields: [], crown: true, city: 'London' },
  { name: 'North Yorks', seas: 0, shields: ['Salisbury', 'Clifford'] },
  { name: 'Northumbria', seas: NORTH, majorPort: true, shields: ['Northumberland', 'Westmoreland'], city: 'Newcastle' },
  { name: 'Oxford', seas: 0, shields: ['Suffolk'] },
  { name: 'Pembroke', seas: IRISH, shields: ['Richmond', 'Pembroke'], crown: true, wales: true },
  { name: 'Powys', seas: 0, shields: [], wales: true },
  { name: 'Rutland', seas: NORTH, shields: ['York', 'Worcester'] },
  { name: 'Scotland', seas: IRISH | NORTH, majorPort: true, shields: [], exile: LANCASTER },
  { name: 'Somerset', seas: IRISH, majorPort: true, shields: [], city: 'Bristol' },
  { name: 'South Yorks', seas: 0, shields: ['York', 'Shrewsbury'], crown: true, city: 'York', cathedral: 'York' },
  { name: 'Sussex', seas: CHANNEL, majorPort: true, shields: ['Arundel'], crown: true },
  { name: 'Warwick', seas: 0, shields: ['Buckingham', 'Warwick'], crown: true, city: 'Coventry' },
  { name: 'Wilts', seas: 0, shields: ['Wiltshire'], city: 'Salisbury' },
] as const satisfies readonly Area[]

export type AreaName = (typeof ON_THE_MAP)[number]['name']
export type ShieldName = (typeof ON_THE_MAP)[number]['shields'][number]
export const AREAS: readonly (Area & { readonly name: AreaName })[] = ON_THE_MAP
