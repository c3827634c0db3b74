/** Which part of the map is seen, and at what scale: calculations independent of any screen. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** A map point p is shown at `p * scale + (x, y)`. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export type Points = readonly (readonly [number, number])[]

const CLOSEST = 3.2
/** Candidate positions are tried in steps of this many units. */
const STRIDE = 36
/** A wanted point is worth this many others. */
const WORTH = 12
/** It should not be right at the edge. */
const EDGE = 40

/** The whole box, centred, as large as possible. */
export function fitBox(box: Box, window: Size): Camera {
  const scale = Math.min(window.width / box.width, window.height / box.height)
  return centredOn({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale, window)
}

/** This point centred. */
export const centredOn = ({ x, y }: { x: number; y: number }, scale: number, { width, height }: Size): Camera => ({
  scale,
  x: width / 2 - x * scale,
  y: height / 2 - y * scale,
})

/** Limits the scale between the whole map and the closest zoom, and keeps the map's edges outside the window. */
export function limited(camera: Camera, map: Box, window: Size): Camera {
  const farthest = fitBox(map, window).scale
  const scale = Math.min(Math.max(camera.scale, farthest), Math.max(CLOSEST, farthest))
  const along = (offset: number, start: number, length: number, room: number): number => {
    const [first, last] = [room - (start + length) * scale, -start * scale]
    return first > last ? (first + last) / 2 : Math.min(Math.max(offset, first), last)
  }
  return {
    scale,
    x: along(camera.x, map.x, map.width, window.width),
    y: along(camera.y, map.y, map.height, window.height),
  }
}

/** Scales by a factor while the point at this position of the window stays fixed. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, map: Box, window: Size): Camera {
  const { scale } = limited({ ...camera, scale: camera.scale * factor }, map, window)
  const grown = scale / camera.scale
  return limited({ scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, map, window)
}

export const panned = (camera: Camera, x: number, y: number, map: Box, window: Size): Camera =>
  limited({ ...camera, x: camera.x + x, y: camera.y + y }, map, window)

/** The position from which most wanted points are seen, then most others, with those as central as possible. */
export function bestCamera(wanted: Points, others: Points, scale: number, map: Box, window: Size): Camera {
  let best: { camera: Camera; worth: number } | undefined
  for (let x = map.x; x <= map.x + map.width; x += STRIDE)
    for (let y = map.y; y <= map.y + map.height; y += STRIDE) {
      const camera = limited(centredOn({ x, y }, scale, window), map, window)
      const sum = (points: Points, worth: number, edge: number): number =>
        points
          .filter((point) => isSeen(camera, point, window, edge))
          .reduce((total, point) => total + worth + centrality(camera, point, window), 0)
      const worth = sum(wanted, WORTH, EDGE) + sum(others, 0, 0)
      if (best === undefined || worth > best.worth) best = { camera, worth }
    }
  return best!.camera
}

/** 1 in the centre of the window, less towards its edges. */
function centrality({ scale, x, y }: Camera, [px, py]: readonly [number, number], { width, height }: Size): number {
  const [across, down] = [(px * scale + x) / width - 0.5, (py * scale + y) / height - 0.5]
  return 1 - 1.5 * Math.max(Math.abs(across), Math.abs(down))
}

/** Whether a map point is inside the window, at least this many pixels from its edge. */
export function isSeen(
  camera: Camera,
  [px, py]: readonly [number, number],
  { width, height }: Size,
  edge = 12,
): boolean {
  const [x, y] = [px * camera.scale + camera.x, py * camera.scale + camera.y]
  return x > edge && x < width - edge && y > edge && y < height - edge
}
