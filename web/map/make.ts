/** Makes the text of src/richard3/map/map-data.ts. The same sources give the same text. */
import { AREAS } from '@tudor-rose/richard3/data'
import type { AreaPlaces, MapData } from '../src/richard3/map/data-types.ts'
import { type Point, readLine, writeLine } from '../src/richard3/map/shape.ts'
import { MARK_SIDE } from '../src/richard3/map/sizes.ts'
import { ringsOf, traceArcs } from './arcs.ts'
import { HEIGHT, WIDTH } from './land.ts'
import { findPlaces } from './placing.ts'
import { findPorts } from './ports.ts'
import { project } from './projection.ts'
import { drawRegions, OUTSIDE, REGIONS } from './regions.ts'
import { SEA_NAMES_AT } from './sights.ts'
import { smoothArcs } from './smoothing.ts'

export function makeMap(): MapData {
  const regions = drawRegions()
  const traced = traceArcs(regions)
  const lines = smoothArcs(traced).map((arc) => ({ ...arc, text: writeLine(arc.points) }))
  // Ports stand on the lines as they are written down, not as they were before rounding.
  const ports = findPorts(lines.map((line) => ({ ...line, points: readLine(line.text) })))
  const portBoxes = [...ports.values()].map(([x, y]) => ({ x, y, width: MARK_SIDE, height: MARK_SIDE }))
  const places = findPlaces(regions, portBoxes).map(({ stand, name, shields, ...rest }, region): AreaPlaces => {
    const port = ports.get(region)
    const { crown, city, cathedral } = rest
    return {
      name: rounded(name),
      stand: { at: rounded([stand.x, stand.y]), columns: stand.columns, rows: stand.rows },
      shields: shields.map(rounded),
      ...(crown && { crown: rounded(crown) }),
      ...(city && { city: rounded(city) }),
      ...(cathedral && { cathedral: rounded(cathedral) }),
      ...(port && { port: rounded(port) }),
    }
  })
  const side = (region: number) => (region === OUTSIDE ? -1 : region)
  return {
    width: WIDTH,
    height: HEIGHT,
    regions: REGIONS,
    lines: lines.map(({ left, right, text }) => [side(left), side(right), text]),
    outlines: REGIONS.map((_, region) => ringsOf(traced, region)),
    places: Object.fromEntries(AREAS.map((area, region) => [area.name, places[region]])),
    seaNames: Object.fromEntries(Object.entries(SEA_NAMES_AT).map(([name, at]) => [name, rounded(project(at))])),
  }
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]

/** One line of text for each line of the map and for each area, so that changes can be read. */
export function textOf(map: MapData): string {
  const list = (values: readonly unknown[]) =>
    `[\n${values.map((value) => `    ${JSON.stringify(value)},\n`).join('')}  ]`
  const table = (values: object) =>
    `{\n${Object.entries(values)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
      .join('')}  }`
  return `// Written by \`npm run build:map -w web\`; change the sources in web/map instead.
import type { MapData } from './data-types.ts'

export const MAP_DATA: MapData = {
  width: ${map.width},
  height: ${map.height},
  regions: ${JSON.stringify(map.regions)},
  lines: ${list(map.lines)},
  outlines: ${list(map.outlines)},
  places: ${table(map.places)},
  seaNames: ${table(map.seaNames)},
}
`
}
