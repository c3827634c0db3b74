/** What every part of the board reads: one moment of the table, its cards, and the picking state. */
import type { Card, CousinsView, Deck, HouseView, VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import type { Texts } from '@tudor-rose/table'
import { createContext } from 'svelte'
import { control } from '../boards/control.ts'
import type { Picking, Target } from '../play/picking.ts'
import type { Glide } from './glide.ts'
import type { Changes } from './latest-changes.ts'
import type { Pieces } from './pieces.ts'

export type Side = 'red' | 'white'

export interface TableTop {
  readonly view: CousinsView
  readonly events: readonly VisibleCousinsEvent[]
  readonly texts: Texts
  readonly picking: Picking
  readonly lit: ReadonlySet<Target>
  readonly pick: (target: Target) => void
  readonly deck: Deck
  readonly cards: ReadonlyMap<string, Card>
  readonly pieces: Pieces
  readonly glide: Glide
  /** What the other house has changed since the viewer acted. */
  readonly changes: Changes
  /** The seat at the near edge: the viewer, or York for an observer. */
  readonly near: Side
  /** Who has a decision to make. */
  readonly awaited: readonly Side[]
}

export const [tableTop, setTableTop] = createContext<TableTop>()

/** The attributes of a target: those of `control`, and whether the log highlights it. */
export const controlOf = ({ picking, pick, lit }: TableTop, target: Target, name: string) => ({
  ...control(picking, target, name, pick),
  'data-lit': lit.has(target),
})

export const houseOf = ({ houses }: CousinsView, side: Side): HouseView => houses[side === 'red' ? 0 : 1]
export const sideOfHouse = (house: string | null): Side | undefined =>
  house === null ? undefined : house === 'Lancaster' ? 'red' : 'white'

/** The house that holds a region: the one with more troops. */
export function holderOf({ houses }: CousinsView, region: number): Side | undefined {
  const [red, white] = houses.map((house) => house.regions[region])
  return red > white ? 'red' : white > red ? 'white' : undefined
}
