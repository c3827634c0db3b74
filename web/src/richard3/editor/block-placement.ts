/**
 * Where each block of a scenario starts, and how to change it. Any block can be put anywhere; the rules report problems.
 */
import type { HouseSetup, Scenario } from '@tudor-rose/richard3'
import { AREAS, BLOCKS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import { type Edit, isWithin, type Json, type Path, remove, set } from '../../editor/draft.ts'
import type { Target } from '../../play/picking.ts'
import { areaTarget, blockTarget, type HouseName, otherHouse, splitTarget } from '../targets.ts'

/** Places for blocks besides the map. Blocks that a scenario does not name are not in play. */
export const ZONES = ['pool', 'minors', 'withTheEnemy', 'captive', 'nowhere'] as const
export type Zone = (typeof ZONES)[number]

/** A block and where it starts: in an area or in a zone. */
export interface BlockPlacement {
  readonly house: HouseName
  readonly block: string
  readonly area: string | undefined
  readonly zone: Zone | undefined
  /** The path within the scenario; undefined for a block it does not name. */
  readonly path: Path | undefined
  /** Further paths where the scenario names it, although every block has only one place. */
  readonly again: readonly Path[]
}

export const REBEL = 'Rebel'
export const zoneTarget = (house: string, zone: Zone): Target => `zone:${house}/${zone}`
/** The member of a scenario with the setup of a house. */
const memberOf = (house: HouseName): 'lancaster' | 'york' => (house === 'York' ? 'york' : 'lancaster')

/** 3.26 The Rebel fights for the house that is not King. */
export const pretenderOf = ({ king }: Pick<Scenario, 'king'>): HouseName => otherHouse(king)

const blocksOf = (house: HouseName): readonly string[] =>
  BLOCKS.filter((block) => block.house !== 'rebel' && HOUSE_NAMES[block.house] === house).map(({ name }) => name)
const orderOf = (of: HouseName, block: string): number =>
  BLOCKS.findIndex(({ name, house }) => name === block && (house === 'rebel' || HOUSE_NAMES[house] === of))
const areaOrder = (area: string): number => AREAS.findIndex(({ name }) => name === area)

/** Every block of both houses. */
export function placementsOf(scenario: Scenario): readonly BlockPlacement[] {
  const named = HOUSE_NAMES.flatMap((house) => namedBy(scenario, house))
  /** The first naming of a block, with all its facts. */
  const find = (isIt: (each: Naming) => boolean): BlockPlacement | undefined => {
    const [first, ...others] = named.filter(isIt)
    return first && { ...first, again: others.map(({ path }) => path) }
  }
  const nowhere = (house: HouseName, block: string): BlockPlacement => ({
    house,
    block,
    area: undefined,
    zone: 'nowhere',
    path: undefined,
    again: [],
  })
  const all = HOUSE_NAMES.flatMap((house) =>
    blocksOf(house).map(
      (block) => find((each) => each.house === house && each.block === block) ?? nowhere(house, block),
    ),
  )
  const rebel = find(({ block }) => block === REBEL) ?? nowhere(pretenderOf(scenario), REBEL)
  return [...all, rebel]
}

type Naming = Omit<BlockPlacement, 'path' | 'again'> & { readonly path: Path }

/** The blocks named in a house's part of the scenario, including repetitions. */
function namedBy(scenario: Scenario, house: HouseName): readonly Naming[] {
  const member = memberOf(house)
  const { map, pool, minors, withTheEnemy, captive } = scenario[member]
  const inZone = (zone: Zone, blocks: readonly string[]): readonly Naming[] =>
    blocks.map((block, index) => ({ house, block, area: undefined, zone, path: [member, zone, index] }))
  return [
    ...Object.entries(map).flatMap(([area, blocks]) =>
      blocks.map((block, index) => ({ house, block, area, zone: undefined, path: [member, 'map', area, index] })),
    ),
    ...inZone('pool', pool),
    ...inZone('minors', minors),
    ...inZone('withTheEnemy', withTheEnemy),
    ...(captive === undefined
      ? []
      : [{ house, block: captive, area: undefined, zone: 'captive' as const, path: [member, 'captive'] }]),
  ]
}

/** The places where a block can be put, except its current one. */
export function targetsFor({ house, block, area, zone }: BlockPlacement): readonly Target[] {
  const houses = block === REBEL ? HOUSE_NAMES : [house]
  return [
    ...AREAS.filter(({ name }) => name !== area).map(({ name }) => areaTarget(name)),
    ...houses.flatMap((each) =>
      ZONES.filter((to) => !(to === zone && each === house)).map((to) => zoneTarget(each, to)),
    ),
  ]
}

/** The edits that move a block to a place, wherever it was. */
export function moveBlock(scenario: Scenario, at: Path, { house, block }: BlockPlacement, to: Target): readonly Edit[] {
  const [kind, name] = splitTarget(to)
  const [zoneHouse, zone] = name.split('/')
  const owner = block !== REBEL ? house : kind === 'area' ? pretenderOf(scenario) : (zoneHouse as HouseName)
  // Its other entries in the file are removed too; the Rebel may be with either house.
  const houses = block === REBEL ? HOUSE_NAMES : [house]
  const left = Object.fromEntries(houses.map((each) => [each, without(scenario[memberOf(each)], block)])) as Record<
    HouseName,
    HouseSetup
  >
  const before = left[owner]
  const after = kind === 'area' ? withOnMap(before, owner, block, name) : withInZone(before, owner, block, zone as Zone)
  return Object.entries({ ...left, [owner]: after }).map(([each, setup]) =>
    set([...at, memberOf(each as HouseName)], setup as unknown as Json),
  )
}

/** 3.26 A house gets the crown; the Rebel goes over to the other one. */
export function setKing(scenario: Scenario, at: Path, king: HouseName): readonly Edit[] {
  const rebel = placementsOf(scenario).find(({ block }) => block === REBEL)!
  const crowned = { ...scenario, king }
  const to = rebel.area === undefined ? zoneTarget(otherHouse(king), rebel.zone!) : areaTarget(rebel.area)
  return [set([...at, 'king'], king), ...(rebel.path === undefined ? [] : moveBlock(crowned, at, rebel, to))]
}

function without(setup: HouseSetup, block: string): HouseSetup {
  const { captive, ...rest } = setup
  const others = (blocks: readonly string[]): readonly string[] => blocks.filter((each) => each !== block)
  const map = Object.entries(setup.map)
    .map(([area, blocks]) => [area, others(blocks)] as const)
    .filter(([, blocks]) => blocks.length > 0)
  return {
    ...rest,
    map: Object.fromEntries(map),
    pool: others(setup.pool),
    minors: others(setup.minors),
    withTheEnemy: others(setup.withTheEnemy),
    ...(captive !== undefined && captive !== block && { captive }),
  }
}

const inOrder = (house: HouseName, blocks: readonly string[]): readonly string[] =>
  blocks.toSorted((a, b) => orderOf(house, a) - orderOf(house, b))

function withOnMap(setup: HouseSetup, house: HouseName, block: string, area: string): HouseSetup {
  const entries = Object.entries({ ...setup.map, [area]: inOrder(house, [...(setup.map[area] ?? []), block]) })
  return { ...setup, map: Object.fromEntries(entries.sort(([a], [b]) => areaOrder(a) - areaOrder(b))) }
}

function withInZone(setup: HouseSetup, house: HouseName, block: string, zone: Zone): HouseSetup {
  if (zone === 'nowhere') return setup
  // The Tower has one cell: the previous captive is free, and out of play until placed.
  if (zone === 'captive') return { ...setup, captive: block }
  return { ...setup, [zone]: inOrder(house, [...setup[zone], block]) }
}

/** Every path where the scenario names a block. */
export const pathsOf = ({ path, again }: BlockPlacement): readonly Path[] =>
  path === undefined ? [] : [path, ...again]

/** The block concerned by a problem in a scenario. */
export const placementAt = (all: readonly BlockPlacement[], path: Path): BlockPlacement | undefined =>
  all.find((each) => pathsOf(each).some((own) => isWithin(path, own)))

export const targetOf = ({ house, block }: BlockPlacement): Target => blockTarget(house, block)

/** A copy of this scenario for the same file, with an unused id. */
export function copyOf(scenario: Scenario, taken: readonly string[]): Scenario {
  const base = scenario.id.replace(/-\d+$/, '')
  let number = 2
  while (taken.includes(`${base}-${number}`)) number++
  return { ...scenario, id: `${base}-${number}` }
}

export const removeScenario = (index: number): Edit => remove(['scenarios', index])
