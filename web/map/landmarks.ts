/** Positions of towns (longitude, latitude). Marks are placed as close to them as space allows. */
import type { Point } from '../src/richard3/map/shape.ts'

export const TOWNS: Readonly<Record<string, Point>> = {
  Bristol: [-2.59, 51.45],
  Canterbury: [1.08, 51.28],
  Coventry: [-1.51, 52.41],
  London: [-0.1, 51.51],
  Newcastle: [-1.61, 54.97],
  Norwich: [1.3, 52.63],
  Salisbury: [-1.79, 51.07],
  York: [-1.08, 53.96],
}

/** The harbour of each area with a major port: the part of its coast where the ship is drawn. */
export const HARBOURS: Readonly<Record<string, Point>> = {
  Calais: [1.86, 50.97],
  Chester: [-3.1, 53.42],
  Cornwall: [-4.14, 50.36],
  'East Anglia': [1.75, 52.6],
  'East Yorks': [-0.2, 54.1],
  France: [0.12, 49.5],
  Glamorgan: [-3.2, 51.4],
  Ireland: [-6.1, 53.35],
  Kent: [1.38, 51.2],
  Middlesex: [0.15, 51.49],
  Northumbria: [-1.43, 55.0],
  Scotland: [-2.9, 56.03],
  Somerset: [-2.8, 51.45],
  Sussex: [-0.5, 50.8],
}

/** The centre of the name of each sea zone. */
export const SEA_NAMES_AT: Readonly<Record<string, Point>> = {
  'Irish Sea': [-5.22, 52.75],
  'English Channel': [-1.35, 50.05],
  'North Sea': [1.15, 54.2],
}
