import { expect, test } from 'vitest'
import { bestCamera, centredOn, fitBox, isSeen, limited, panned, zoomed } from './camera.ts'

const map = { x: 10, y: 20, width: 1000, height: 1200 }
const window = { width: 500, height: 700 }

test('the whole map fits into the window and is centred', () => {
  const camera = fitBox(map, window)
  expect(camera.scale).toBe(0.5)
  expect(camera.x).toBe(-5)
  expect(camera.y + 20 * camera.scale).toBe(50)
  expect(limited(camera, map, window)).toEqual(camera)
})

test('zooming keeps the point under the pointer fixed', () => {
  const before = limited(centredOn({ x: 500, y: 600 }, 1, window), map, window)
  const at = { x: 120, y: 400 }
  const after = zoomed(before, 1.5, at, map, window)
  expect(after.scale).toBe(1.5)
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
})

test('the view is limited to the whole map, the closest zoom and the map’s edges', () => {
  const camera = centredOn({ x: 500, y: 600 }, 1, window)
  expect(zoomed(camera, 0.01, { x: 0, y: 0 }, map, window)).toEqual(fitBox(map, window))
  expect(zoomed(camera, 1000, { x: 0, y: 0 }, map, window).scale).toBeLessThan(5)
  expect(panned(camera, 9999, 9999, map, window)).toEqual({ scale: 1, x: -10, y: -20 })
  expect(panned(camera, -9999, -9999, map, window)).toEqual({ scale: 1, x: -510, y: -520 })
})

test('isSeen tells points inside the window from those outside', () => {
  const camera = centredOn({ x: 500, y: 600 }, 1, window)
  expect(isSeen(camera, [500, 600], window)).toBe(true)
  expect(isSeen(camera, [0, 600], window)).toBe(false)
  expect(isSeen(camera, [500, 1200], window)).toBe(false)
})

test('the best view shows as many wanted points as possible, then as many others', () => {
  const seen = (camera: ReturnType<typeof bestCamera>, points: readonly (readonly [number, number])[]) =>
    points.filter((point) => isSeen(camera, point, window)).length
  const north = [
    [300, 100],
    [420, 160],
    [360, 240],
  ] as const
  const south = [[900, 1150]] as const
  const camera = bestCamera([...north, ...south], [], 1, map, window)
  expect([seen(camera, north), seen(camera, south)]).toEqual([3, 0])
  // With one wanted point at the coast, the land is preferred to the sea.
  const coast = [[500, 1000]] as const
  const land = Array.from({ length: 9 }, (_, index) => [400 + (index % 3) * 100, 560 + index * 40] as const)
  const ashore = bestCamera(coast, land, 1, map, window)
  expect([seen(ashore, coast), seen(ashore, land)]).toEqual([1, 9])
  expect(limited(ashore, map, window)).toEqual(ashore)
})
