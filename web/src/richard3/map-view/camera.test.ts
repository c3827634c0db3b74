import { expect, test } from 'vitest'
import { about, bestLook, isSeen, kept, moved, wholeOf, zoomed } from './camera.ts'

const map = { x: 10, y: 20, width: 1000, height: 1200 }
const window = { width: 500, height: 700 }

test('the whole map fits into the window and is centred', () => {
  const look = wholeOf(map, window)
  expect(look.scale).toBe(0.5)
  expect(look.x).toBe(-5)
  expect(look.y + 20 * look.scale).toBe(50)
  expect(kept(look, map, window)).toEqual(look)
})

test('zooming keeps the point under the pointer fixed', () => {
  const before = kept(about({ x: 500, y: 600 }, 1, window), map, window)
  const at = { x: 120, y: 400 }
  const after = zoomed(before, 1.5, at, map, window)
  expect(after.scale).toBe(1.5)
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
})

test('the view is limited to the whole map, the closest zoom and the map’s edges', () => {
  const look = about({ x: 500, y: 600 }, 1, window)
  expect(zoomed(look, 0.01, { x: 0, y: 0 }, map, window)).toEqual(wholeOf(map, window))
  expect(zoomed(look, 1000, { x: 0, y: 0 }, map, window).scale).toBeLessThan(5)
  expect(moved(look, 9999, 9999, map, window)).toEqual({ scale: 1, x: -10, y: -20 })
  expect(moved(look, -9999, -9999, map, window)).toEqual({ scale: 1, x: -510, y: -520 })
})

test('isSeen tells points inside the window from those outside', () => {
  const look = about({ x: 500, y: 600 }, 1, window)
  expect(isSeen(look, [500, 600], window)).toBe(true)
  expect(isSeen(look, [0, 600], window)).toBe(false)
  expect(isSeen(look, [500, 1200], window)).toBe(false)
})

test('the best view shows as many wanted points as possible, then as many others', () => {
  const seen = (look: ReturnType<typeof bestLook>, points: readonly (readonly [number, number])[]) =>
    points.filter((point) => isSeen(look, point, window)).length
  const north = [
    [300, 100],
    [420, 160],
    [360, 240],
  ] as const
  const south = [[900, 1150]] as const
  const look = bestLook([...north, ...south], [], 1, map, window)
  expect([seen(look, north), seen(look, south)]).toEqual([3, 0])
  // With one wanted point at the coast, the land is preferred to the sea.
  const coast = [[500, 1000]] as const
  const land = Array.from({ length: 9 }, (_, index) => [400 + (index % 3) * 100, 560 + index * 40] as const)
  const ashore = bestLook(coast, land, 1, map, window)
  expect([seen(ashore, coast), seen(ashore, land)]).toEqual([1, 9])
  expect(kept(ashore, map, window)).toEqual(ashore)
})
