/** The printed map by names, for the tests that implement rules a second time. */
import { AREAS, type Area, SEA_NAMES } from '../data/areas.ts'
import { BORDERS } from '../data/borders.ts'

export interface Border {
  readonly name: string
  readonly ends: readonly string[]
  /** 5.21 4, 3 or, where blocks must stop, 2. */
  readonly limit: number
}

export const BORDER_LIST: readonly Border[] = BORDERS.map(([a, b, colour]) => ({
  name: `${a} - ${b}`,
  ends: [a, b],
  limit: colour === 'yellow' ? 4 : colour === 'blue' ? 3 : 2,
}))
export const AREA_LIST: readonly string[] = AREAS.map(({ name }) => name)

const BY_NAME = new Map<string, Area>(AREAS.map((area) => [area.name, area]))
const BORDERS_OF = new Map(AREA_LIST.map((area) => [area, BORDER_LIST.filter(({ ends }) => ends.includes(area))]))

export const areaOf = (name: string): Area => BY_NAME.get(name) as Area
export const bordersOf = (area: string): readonly Border[] => BORDERS_OF.get(area) ?? []
export const beyond = ({ ends }: Border, area: string): string => (ends[0] === area ? ends[1] : ends[0])
export const borderOf = (from: string, to: string): Border | undefined =>
  bordersOf(from).find((border) => beyond(border, from) === to)
const SEAS = new Map<string, readonly string[]>(
  AREAS.map(({ name, seas }) => [name, SEA_NAMES.filter((_, zone) => (seas & (1 << zone)) !== 0)]),
)
export const seasOf = (name: string): readonly string[] => SEAS.get(name) ?? []
export const isPort = (name: string): boolean => areaOf(name).majorPort === true
/** 2.7 */
export const isClosed = (name: string, house: number): boolean => areaOf(name).exile === 1 - house
