import { expect, test } from 'vitest'
import { PacedQueue } from './paced-queue.ts'

const work = (milliseconds: number): void => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('runs one task at a time, in order, and rests after each', async () => {
  const queue = new PacedQueue(10, () => new Error('full'))
  const order: string[] = []
  let timers = 0
  const timer = setInterval(() => timers++, 1)
  const tasks = ['a', 'b', 'c'].map((name) =>
    queue.run(() => {
      work(20)
      order.push(`${name} after ${timers > order.length ? 'others' : 'none'}`)
      return name
    }),
  )
  expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c'])
  clearInterval(timer)
  expect(order.slice(1)).toEqual(['b after others', 'c after others'])
})

test('goes on after a task that fails, and refuses tasks if too many wait', async () => {
  const queue = new PacedQueue(2, () => new Error('full'))
  const failing = queue.run(() => {
    throw new Error('failed')
  })
  const next = queue.run(() => 'next')
  await expect(queue.run(() => 'too many')).rejects.toThrow('full')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
  expect(await queue.run(() => 'again')).toBe('again')
})
