/** 3.0 The 63 blocks: 31 red, 31 white, one black. */
import { type House, LANCASTER, YORK } from './areas.ts'

export type BlockKind = 'heir' | 'noble' | 'church' | 'levy' | 'bombard' | 'mercenary' | 'rebel'

export interface Block {
  /** The colour. The black Rebel fights for the Pretender (3.26). */
  readonly house: House | 'rebel'
  /** Unique within its house. */
  readonly name: string
  readonly kind: BlockKind
  /** 3.11 Full strength. */
  readonly steps: number
  /** 3.12 Initiative and firepower. */
  readonly combat: string
  /** 3.13 The number of dice that must all be even to win it over. */
  readonly loyalty?: number
  /** 3.13 A rose: it never changes sides. */
  readonly rose?: true
  /** 3.21 1 is the eldest. */
  readonly heirRank?: number
  /** Its city, its cathedral or its exile area. */
  readonly home?: string
}

const IN_THE_BOX = [
  { house: LANCASTER, name: 'Henry VI', kind: 'heir', steps: 4, combat: 'B2', heirRank: 1 },
  { house: LANCASTER, name: 'Prince Edward', kind: 'heir', steps: 3, combat: 'B1', heirRank: 2 },
  { house: LANCASTER, name: 'Exeter', kind: 'heir', steps: 3, combat: 'A1', loyalty: 2, heirRank: 3 },
  { house: LANCASTER, name: 'Somerset', kind: 'heir', steps: 3, combat: 'A2', heirRank: 4 },
  { house: LANCASTER, name: 'Richmond', kind: 'heir', steps: 3, combat: 'B2', heirRank: 5 },
  { house: LANCASTER, name: 'Westmoreland', kind: 'noble', steps: 3, combat: 'B2', loyalty: 2 },
  { house: LANCASTER, name: 'Northumberland', kind: 'noble', steps: 4, combat: 'B3', loyalty: 2 },
  { house: LANCASTER, name: 'Shrewsbury', kind: 'noble', steps: 3, combat: 'A1', loyalty: 2 },
  { house: LANCASTER, name: 'Stanley', kind: 'noble', steps: 4, combat: 'B2', loyalty: 1 },
  { house: LANCASTER, name: 'Warwick', kind: 'noble', steps: 4, combat: 'B3', loyalty: 3 },
  { house: LANCASTER, name: 'Kent', kind: 'noble', steps: 3, combat: 'A2', loyalty: 2 },
  { house: LANCASTER, name: 'Salisbury', kind: 'noble', steps: 3, combat: 'B2', loyalty: 2 },
  { house: LANCASTER, name: 'Oxford', kind: 'noble', steps: 3, combat: 'A2', rose: true },
  { house: LANCASTER, name: 'Pembroke', kind: 'noble', steps: 3, combat: 'B2', rose: true },
  { house: LANCASTER, name: 'Devon', kind: 'noble', steps: 2, combat: 'B2', rose: true },
  { house: LANCASTER, name: 'Beaumont', kind: 'noble', steps: 3, combat: 'B2', rose: true },
  { house: LANCASTER, name: 'Buckingham', kind: 'noble', steps: 4, combat: 'B2', loyalty: 1 },
  { house: LANCASTER, name: 'Clarence', kind: 'noble', steps: 3, combat: 'B2', loyalty: 1 },
  { house: LANCASTER, name: 'Rivers', kind: 'noble', steps: 2, combat: 'B2', loyalty: 1 },
  { house: LANCASTER, name: 'Clifford', kind: 'noble', steps: 3, combat: 'A2', rose: true },
  { house: LANCASTER, name: 'Wiltshire', kind: 'noble', steps: 3, combat: 'B2', rose: true },
  { house: LANCASTER, name: 'Scots Mercenary', kind: 'mercenary', steps: 4, combat: 'B3', home: 'Scotland' },
  { house: LANCASTER, name: 'Welsh Mercenary', kind: 'mercenary', steps: 3, combat: 'A2' },
  { house: LANCASTER, name: 'French Mercenary', kind: 'mercenary', steps: 4, combat: 'B3', home: 'France' },
  {
    house: LANCASTER,
    name: 'Canterbury church',
    kind: 'church',
    steps: 3,
    combat: 'C1',
    loyalty: 1,
    home: 'Canterbury',
  },
  { house: LANCASTER, name: 'York church', kind: 'church', steps: 3, combat: 'C2', loyalty: 2, home: 'York' },
  { house: LANCASTER, name: 'Bombard', kind: 'bombard', steps: 3, combat: 'D3' },
  { house: LANCASTER, name: 'Coventry levy', kind: 'levy', steps: 4, combat: 'C2', home: 'Coventry' },
  { house: LANCASTER, name: 'Bristol levy', kind: 'levy', steps: 4, combat: 'C2', home: 'Bristol' },
  { house: LANCASTER, name: 'Newcastle levy', kind: 'levy', steps: 4, combat: 'C3', home: 'Newcastle' },
  { house: LANCASTER, name: 'York levy', kind: 'levy', steps: 4, combat: 'C3', home: 'York' },
  { house: YORK, name: 'York', kind: 'heir', steps: 4, combat: 'B3', heirRank: 1 },
  { house: YORK, name: 'March', kind: 'heir', steps: 3, combat: 'A3', heirRank: 2 },
  { house: YORK, name: 'Rutland', kind: 'heir', steps: 3, combat: 'B1', heirRank: 3 },
  { house: YORK, name: 'Clarence', kind: 'heir', steps: 3, combat: 'B2', loyalty: 1, heirRank: 4 },
  { house: YORK, name: 'Gloucester', kind: 'heir', steps: 3, combat: 'B3', heirRank: 5 },
  { house: YORK, name: 'Essex', kind: 'noble', steps: 3, combat: 'B1', rose: true },
  { house: YORK, name: 'Hastings', kind: 'noble', steps: 3, combat: 'B2', rose: true },
  { house: YORK, name: 'Herbert', kind: 'noble', steps: 3, combat: 'A2', rose: true },
  { house: YORK, name: 'Worcester', kind: 'noble', steps: 2, combat: 'B2', rose: true },
  { house: YORK, name: 'Suffolk', kind: 'noble', steps: 3, combat: 'B2', rose: true },
  { house: YORK, name: 'Norfolk', kind: 'noble', steps: 4, combat: 'B2', rose: true },
  { house: YORK, name: 'Buckingham', kind: 'noble', steps: 4, combat: 'B2', loyalty: 1 },
  { house: YORK, name: 'Exeter', kind: 'noble', steps: 3, combat: 'A1', loyalty: 1 },
  { house: YORK, name: 'Rivers', kind: 'noble', steps: 2, combat: 'B2', loyalty: 2 },
  { house: YORK, name: 'Northumberland', kind: 'noble', steps: 4, combat: 'B3', loyalty: 1 },
  { house: YORK, name: 'Shrewsbury', kind: 'noble', steps: 3, combat: 'A1', loyalty: 1 },
  { house: YORK, name: 'Stanley', kind: 'noble', steps: 4, combat: 'B2', loyalty: 1 },
  { house: YORK, name: 'Arundel', kind: 'noble', steps: 3, combat: 'B2', rose: true },
  { house: YORK, name: 'Warwick', kind: 'noble', steps: 4, combat: 'B3', loyalty: 3 },
  { house: YORK, name: 'Kent', kind: 'noble', steps: 3, combat: 'A2', loyalty: 2 },
  { house: YORK, name: 'Salisbury', kind: 'noble', steps: 3, combat: 'B2', loyalty: 2 },
  { house: YORK, name: 'Westmoreland', kind: 'noble', steps: 3, combat: 'B2', loyalty: 2 },
  { house: YORK, name: 'Irish Mercenary', kind: 'mercenary', steps: 4, combat: 'B2', home: 'Ireland' },
  { house: YORK, name: 'Burgundian Mercenary', kind: 'mercenary', steps: 3, combat: 'A3', home: 'Calais' },
  { house: YORK, name: 'Calais Mercenary', kind: 'mercenary', steps: 3, combat: 'B4', home: 'Calais' },
  { house: YORK, name: 'Canterbury church', kind: 'church', steps: 3, combat: 'C1', loyalty: 2, home: 'Canterbury' },
  { house: YORK, name: 'York church', kind: 'church', steps: 3, combat: 'C2', loyalty: 1, home: 'York' },
  { house: YORK, name: 'London levy', kind: 'levy', steps: 4, combat: 'C3', home: 'London' },
  { house: YORK, name: 'Norwich levy', kind: 'levy', steps: 4, combat: 'C2', home: 'Norwich' },
  { house: YORK, name: 'Salisbury levy', kind: 'levy', steps: 4, combat: 'C2', home: 'Salisbury' },
  { house: YORK, name: 'Bombard', kind: 'bombard', steps: 3, combat: 'D3' },
  { house: 'rebel', name: 'Rebel', kind: 'rebel', steps: 4, combat: 'A2' },
] as const satisfies readonly Block[]

/** Most names exist in both houses. */
export type BlockName = (typeof IN_THE_BOX)[number]['name']
export type BlockNameOf<K extends BlockKind> = Extract<(typeof IN_THE_BOX)[number], { readonly kind: K }>['name']
export const BLOCKS: readonly (Block & { readonly name: BlockName })[] = IN_THE_BOX
