import { fastChance } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { rearrangeByLikelihood } from './metropolis.ts'

/** How often each arrangement comes up, by weights with a row for each place. */
function shares(weights: readonly (readonly number[])[], start: readonly number[], times: number): Map<string, number> {
  const logarithms = Float64Array.from(weights.flat(), (weight) => (weight === 0 ? -1000 : Math.log(weight)))
  const chance = fastChance('rearranging')
  const found = new Map<string, number>()
  for (let time = 0; time < times; time++) {
    const taken = Uint8Array.from(start)
    rearrangeByLikelihood(taken, logarithms, start.length, chance)
    found.set(taken.join(), (found.get(taken.join()) ?? 0) + 1 / times)
  }
  return found
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

describe('rearranging things', () => {
  it.each([[ORDERS[0]], [ORDERS[3]]])(
    'gives each order in proportion to the product of its weights, starting from %s',
    (start) => {
      const weights = [
        [5, 1, 2],
        [1, 1, 3],
        [0.5, 2, 1],
      ]
      const products = ORDERS.map((order) =>
        order.reduce((product, thing, place) => product * weights[place][thing], 1),
      )
      const sum = products.reduce((all, product) => all + product)
      const found = shares(weights, start, 20_000)
      for (const [index, order] of ORDERS.entries())
        expect(found.get(order.join())).toBeCloseTo(products[index] / sum, 1.7)
    },
  )

  it('never puts a thing into an impossible place', () => {
    const weights = [
      [1, 0, 9],
      [1, 1, 1],
      [0, 1, 1],
    ]
    expect([...shares(weights, [0, 1, 2], 2000).keys()].sort()).toEqual(['0,1,2', '0,2,1', '2,0,1'])
  })

  it('leaves things that cannot move, and a single one, where they are', () => {
    expect([...shares([[1]], [0], 5).keys()]).toEqual(['0'])
    expect([
      ...shares(
        [
          [1, 0],
          [0, 1],
        ],
        [0, 1],
        50,
      ).keys(),
    ]).toEqual(['0,1'])
  })
})
