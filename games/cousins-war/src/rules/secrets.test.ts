import { completeOptions, fastChance, MoveList, playAtRandom } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'
import { Scene } from '../testing/scene.ts'

const SECRET = [2, 4, 6]

/** Lancaster has rolled in secret and makes an announcement. */
const announced = (): Scene =>
  new Scene({ round: 2, Lancaster: { field: 3 }, York: { field: 3, hand: ['devon'] } })
    .battle(...SECRET)
    .play('Lancaster', 'announce pair of 1')

const knowsDice = (scene: Scene, viewer?: 'York'): boolean =>
  scene.view(viewer).battle?.attackDice !== null ||
  JSON.stringify([scene.allTold(viewer), game.prompt(scene.state, 1)]).includes(JSON.stringify(SECRET))

describe('phase 5: the attacker’s dice are secret', () => {
  it('the attacker sees them', () => {
    const scene = announced()
    expect(scene.view('Lancaster').battle?.attackDice).toEqual(SECRET)
    expect(scene.told('log.throws', 'Lancaster')).toEqual([{ house: 'seat.Lancaster', dice: SECRET }])
  })

  it('neither the defender nor an observer sees them or learns them from events', () => {
    const scene = announced()
    expect(knowsDice(scene, 'York')).toBe(false)
    expect(knowsDice(scene)).toBe(false)
    expect(scene.told('log.throws', 'York')).toEqual([{ house: 'seat.Lancaster', dice: 'dice.hidden' }])
  })

  it('nor after the announcement was believed', () => {
    const scene = announced().throws('York', 'believe', 1, 3, 5)
    expect(scene.step).toBe('defender-card')
    expect(scene.view('York').battle).toMatchObject({ attackDice: null, defenceDice: [1, 3, 5] })
    expect(knowsDice(scene, 'York')).toBe(false)
    expect(knowsDice(scene)).toBe(false)
  })

  it('nor in the next attack, nor after the battle', () => {
    const scene = announced().throws('York', 'believe', 1, 3, 5).throws('York', 'leave the dice', 1, 1, 3)
    expect(scene.view('York').battle).toMatchObject({ attacker: 'York', attackDice: [1, 1, 3] })
    expect(scene.view('Lancaster').battle?.attackDice).toBeNull()
    expect(JSON.stringify(scene.allTold('York'))).not.toContain(JSON.stringify(SECRET))
    scene.play('York', 'announce triple of 6').throws('Lancaster', 'believe', 1, 2, 4)
    expect(scene.step).toBe('survivors')
    for (const viewer of ['Lancaster', 'York', undefined] as const) expect(scene.view(viewer).battle).toBeNull()
    expect(JSON.stringify(scene.allTold('Lancaster'))).not.toContain('[1,1,3]')
  })

  it('everybody sees them if they are doubted', () => {
    const scene = announced().throws('York', 'doubt', 1, 3, 5)
    expect(scene.view('York').battle?.attackDice).toEqual(SECRET)
    expect(scene.view().battle?.attackDice).toEqual(SECRET)
    expect(scene.told('log.shows')).toEqual([{ house: 'seat.Lancaster', dice: SECRET }])
  })
})

describe('hidden cards and choices', () => {
  it('the view of a house is the same in every world that it cannot tell from the real one', () => {
    let compared = 0
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const chance = fastChance(`chance ${seed}`)
      const dreams = fastChance(`dreams ${seed}`)
      const s = game.setup(completeOptions(game, { twists: seed < 'e' ? 'true' : 'false' }), chance)
      playAtRandom(game, s, chance, fastChance(`picks ${seed}`), new MoveList(), game.moveBound, () => {
        expect(game.checkPosition(s)).toEqual([])
        for (const seat of [0, 1]) {
          const world = game.imagine(s, seat, dreams)
          expect(game.view(world, seat)).toEqual(game.view(s, seat))
          expect(game.checkPosition(world)).toEqual([])
          expect(game.actors(world)).toEqual(game.actors(s))
        }
        compared++
      })
      expect(game.result(s)).toBeDefined()
    }
    expect(compared).toBeGreaterThan(500)
  })
})
