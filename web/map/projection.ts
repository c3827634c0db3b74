/** Converts between degrees and map units. */
import type { Point } from '../src/richard3/map/shape.ts'

/** A piecewise linear function, given by its values at some points. */
type Profile = readonly (readonly [at: number, value: number])[]

/**
 * The size of a degree by longitude and latitude. The crowded Midlands and the south-east get more space than is true to
 * scale, the open sea and the coasts of exile less, because areas must hold blocks.
 */
const WIDTH_OF_DEGREE: Profile = [
  [-7, 92],
  [-5.6, 98],
  [-3.2, 106],
  [-2.3, 128],
  [-1.6, 128],
  [0.4, 126],
  [1.4, 108],
  [3, 100],
]
const HEIGHT_OF_DEGREE: Profile = [
  [48, 96],
  [49.6, 96],
  [50.1, 168],
  [50.9, 206],
  [51.9, 214],
  [52.3, 190],
  [53.6, 176],
  [55, 158],
  [56.5, 140],
]
/** Meridians converge to the north. */
const WIDTH_BY_LATITUDE: Profile = [
  [48, 1.03],
  [52, 1.02],
  [54, 0.98],
  [56.5, 0.9],
]

const WEST = -6.9
const NORTH = 56.12
/** The vertical meridian. */
const MIDDLE = -2

function at(profile: Profile, place: number): number {
  let next = 1
  while (next < profile.length - 1 && profile[next][0] <= place) next++
  const [from, value] = profile[next - 1]
  const [to, nextValue] = profile[next]
  return value + ((nextValue - value) * (place - from)) / (to - from)
}

const STEP = 0.01

/** The integral of a profile from `start`, and its inverse, both by lookup table. */
function summed(profile: Profile, start: number, end: number) {
  const sums = [0]
  for (let place = start; place < end; place += STEP)
    sums.push(sums[sums.length - 1] + at(profile, place + STEP / 2) * STEP)
  return {
    of(place: number): number {
      const index = Math.min(Math.max(0, Math.floor((place - start) / STEP)), sums.length - 2)
      return sums[index] + (sums[index + 1] - sums[index]) * ((place - start) / STEP - index)
    },
    inverse(sum: number): number {
      let index = 0
      for (let end = sums.length - 1; end - index > 1; ) {
        const middle = (index + end) >> 1
        if (sums[middle] <= sum) index = middle
        else end = middle
      }
      return start + (index + (sum - sums[index]) / (sums[index + 1] - sums[index])) * STEP
    },
  }
}

const easting = summed(WIDTH_OF_DEGREE, -9, 5)
const northing = summed(HEIGHT_OF_DEGREE, 46, 60)
const TOP = northing.of(NORTH)
const LEFT = (easting.of(WEST) - easting.of(MIDDLE)) * at(WIDTH_BY_LATITUDE, 52)

export function project([longitude, latitude]: Point): Point {
  const fromMiddle = (easting.of(longitude) - easting.of(MIDDLE)) * at(WIDTH_BY_LATITUDE, latitude)
  return [fromMiddle - LEFT, TOP - northing.of(latitude)]
}

export function unproject([x, y]: Point): Point {
  const latitude = northing.inverse(TOP - y)
  const fromMiddle = (x + LEFT) / at(WIDTH_BY_LATITUDE, latitude)
  return [easting.inverse(fromMiddle + easting.of(MIDDLE)), latitude]
}
