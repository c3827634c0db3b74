/** Corrections where the source coast is too fine or too coarse for the map (longitude, latitude). */
import type { Point } from '../src/richard3/map/shape.ts'

/** Harbours that would be drawn as a tangle of hooks. */
export const FILLED: readonly (readonly Point[])[] = [
  [
    [-1.2, 50.83],
    [-1.13, 50.785],
    [-0.75, 50.76],
    [-0.75, 50.87],
    [-1.2, 50.87],
  ],
]

/** Estuaries and straits that must not disappear: their course, and their width in units at each point. */
export const CHANNELS: Readonly<Record<string, readonly (readonly [...Point, width: number])[]>> = {
  Thames: [
    [1.0, 51.52, 18],
    [0.6, 51.5, 11],
    [0.4, 51.46, 7],
    [0.28, 51.46, 6],
    [0.19, 51.48, 5],
  ],
  Humber: [
    [0.1, 53.56, 12],
    [-0.2, 53.62, 11],
    [-0.45, 53.7, 9],
    [-0.7, 53.69, 7],
    [-0.84, 53.71, 5],
  ],
  Severn: [
    [-3.0, 51.4, 24],
    [-2.75, 51.54, 14],
    [-2.6, 51.64, 9],
    [-2.45, 51.77, 4],
  ],
  Mersey: [
    [-3.15, 53.46, 8],
    [-3.0, 53.38, 6],
    [-2.9, 53.33, 5],
    [-2.78, 53.34, 4],
  ],
  Dee: [
    [-3.35, 53.4, 14],
    [-3.17, 53.29, 8],
    [-3.05, 53.21, 4],
  ],
  'Menai Strait': [
    [-4.36, 53.1, 5],
    [-4.2, 53.19, 4],
    [-4.05, 53.27, 7],
  ],
  Solent: [
    [-1.62, 50.7, 5],
    [-1.4, 50.77, 5],
    [-1.28, 50.79, 5],
    [-1.08, 50.74, 7],
  ],
}
