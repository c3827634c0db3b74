import { fastChance, MoveList, OBSERVER, playAtRandom } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { BLOCK_COUNT, blockNamed, FULL_STEPS } from './armies.ts'
import { LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { CARDS, HAND_SIZE } from './data/cards.ts'
import { game } from './game.ts'
import { FACE_DOWN, HAND, PLACE_NAMES, PLAYED, THROWN_IN } from './layout.ts'
import { cardOf, has, houseOf, KNOWN, placeOf, type State, stepsOf } from './state.ts'
import { STEP } from './steps.ts'
import { playAggressively } from './testing/aggressive-play.ts'
import { Scene } from './testing/scene.ts'

const TIMEOUT = 60_000
const WORLDS = 40
const combinations = ['wars-of-the-roses', 'kingmaker', 'richard-iii'].flatMap((scenario) =>
  ['1.02', '1.0'].map((edition) => [scenario, edition] as const),
)

function movesOf(s: State, seat: number): readonly number[] {
  const list = new MoveList()
  game.moves(s, seat, list)
  return list.toArray()
}

const worldsOf = (scene: Scene, seat: number): readonly State[] =>
  Array.from({ length: WORLDS }, (_, i) => game.imagine(scene.state, seat, fastChance(`world ${i}`)))

const placeIn = (world: State, house: number, name: string): string =>
  PLACE_NAMES[placeOf(world, blockNamed(house, name))]

/** The rules that an imagined world breaks with the blocks and cards that were drawn for it. */
function problemsOf(real: State, world: State, seat: number): readonly string[] {
  const found: string[] = game.checkPosition(world.copy()).map(({ path, reason }) => `${path.join('.')}: ${reason}`)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const same = placeOf(real, block) === placeOf(world, block) && stepsOf(real, block) === stepsOf(world, block)
    const isOpen = houseOf(real, block) === seat || has(real, block, KNOWN) || placeOf(real, block) > FACE_DOWN
    if (isOpen && !same) found.push(`${BLOCKS[block].name} is known and yet changed`)
  }
  for (const [card, { name, copies }] of CARDS.entries()) {
    if (world.bytes[HAND[seat] + card] !== real.bytes[HAND[seat] + card]) found.push(`own ${name} changed`)
    const piles = [HAND[LANCASTER], HAND[YORK], PLAYED, THROWN_IN].map((pile) => world.bytes[pile + card])
    if (piles.reduce((sum, count) => sum + count, 0) > copies) found.push(`too many of ${name}`)
  }
  return found
}

describe('imagined worlds', () => {
  it.each(combinations)(
    'look the same to their seat and are valid (%s, %s)',
    (scenario, edition) => {
      const picks = fastChance('imagine')
      let different = 0
      for (let i = 0; i < 4; i++) {
        const seed = `imagine ${scenario} ${edition} ${i}`
        playAggressively({
          seed,
          options: { scenario, edition },
          before(s) {
            if (picks.below(10) > 0) return
            for (const seat of [LANCASTER, YORK]) {
              const before = s.bytes.slice()
              const world = game.imagine(s, seat, picks)
              expect(s.bytes, `${seed}: the real state has changed`).toEqual(before)
              expect(game.view(world, seat), seed).toEqual(game.view(s, seat))
              expect(game.view(world, OBSERVER), seed).toEqual(game.view(s, OBSERVER))
              expect(movesOf(world, seat), seed).toEqual(movesOf(s, seat))
              expect(problemsOf(s, world, seat), seed).toEqual([])
              if (world.bytes.some((byte, index) => byte !== before[index])) different++
            }
          },
        })
      }
      expect(different).toBeGreaterThan(20)
    },
    TIMEOUT,
  )

  it(
    'can be played to the end',
    () => {
      const picks = fastChance('played')
      let played = 0
      for (let i = 0; i < 10; i++)
        playAggressively({
          seed: `playable ${i}`,
          options: { edition: i % 2 === 0 ? '1.02' : '1.0' },
          before(s) {
            if (picks.below(60) > 0) return
            const world = game.imagine(s, picks.below(2), picks)
            playAtRandom(game, world, picks, picks, new MoveList())
            expect(game.result(world)).toBeDefined()
            played++
          },
        })
      expect(played).toBeGreaterThan(20)
    },
    TIMEOUT,
  )

  it('are the same with the same chance', () => {
    const scene = Scene.start({}, 'again')
    const [one, two] = [1, 2].map(() => game.imagine(scene.state, YORK, fastChance('same')))
    expect(one.bytes).toEqual(two.bytes)
  })
})

describe('imagined blocks', () => {
  it('are redistributed over all places of the enemy’s hidden blocks, on the map and in the pool', () => {
    const scene = new Scene({
      York: { Essex: ['Norfolk'], Oxford: ['Suffolk'], pool: ['Hastings'] },
      Lancaster: { Dorset: ['Oxford'] },
    })
    const worlds = worldsOf(scene, LANCASTER)
    for (const name of ['Norfolk', 'Suffolk', 'Hastings'])
      expect(new Set(worlds.map((world) => placeIn(world, YORK, name)))).toEqual(new Set(['Essex', 'Oxford', 'pool']))
    for (const world of worlds) expect(placeIn(world, LANCASTER, 'Oxford')).toBe('Dorset')
  })

  it('are never where the rules forbid them: no levies overseas, no mercenaries in the pool, nobody face down who never returns', () => {
    const scene = new Scene({
      campaign: 2,
      York: {
        Calais: ['Norfolk', 'March'],
        Essex: ['London levy', 'Irish Mercenary'],
        pool: ['Suffolk', 'Norwich levy'],
        'face down': ['Buckingham'],
      },
    })
    for (const world of worldsOf(scene, LANCASTER)) {
      for (const levy of ['London levy', 'Norwich levy']) expect(placeIn(world, YORK, levy)).not.toBe('Calais')
      expect(placeIn(world, YORK, 'Irish Mercenary')).not.toBe('pool')
      for (const name of ['Norfolk', 'March', 'Suffolk', 'Irish Mercenary'])
        expect(placeIn(world, YORK, name)).not.toBe('face down')
    }
  })

  it('leave visible blocks where they are; only the reserve is a guess', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk'], Middlesex: ['Suffolk'], Kent: ['Hastings'] },
      Lancaster: { Essex: ['Oxford'] },
    })
      .cards({ York: 'AP4', Lancaster: 'AP2' })
      .acts('York', 'march Norfolk to Essex', 'march Suffolk to Essex', 'main attack by Essex - Rutland')
      .acts('Lancaster')
    const worlds = worldsOf(scene, LANCASTER)
    expect(new Set(worlds.map((world) => placeIn(world, YORK, 'Norfolk')))).toEqual(new Set(['Essex']))
    expect(new Set(worlds.map((world) => placeIn(world, YORK, 'Hastings')))).toEqual(new Set(['Essex', 'Kent']))
  })

  it('are as strong as last seen in this campaign, otherwise at full strength', () => {
    const scene = new Scene({
      York: { Rutland: ['Herbert 2'], Kent: ['Norfolk 1', 'Hastings'] },
      Lancaster: { Essex: ['Devon'] },
    })
      .cards({ York: 'AP4', Lancaster: 'AP2' })
      .acts('York', 'march Herbert to Essex')
      .acts('Lancaster')
      .throws('York', 'fire Herbert', 1, 1)
    for (const world of worldsOf(scene, LANCASTER)) {
      expect(stepsOf(world, blockNamed(YORK, 'Herbert'))).toBe(2)
      for (const name of ['Norfolk', 'Hastings'])
        expect(stepsOf(world, blockNamed(YORK, name))).toBe(FULL_STEPS[blockNamed(YORK, name)])
    }
  })
})

describe('imagined cards', () => {
  it('are drawn from those that the seat does not hold and that nobody has played', () => {
    const scene = Scene.start({}, 'cards')
    const worlds = worldsOf(scene, YORK)
    const hands = worlds.map((world) => CARDS.map((_, card) => world.bytes[HAND[LANCASTER] + card]))
    for (const hand of hands) {
      expect(hand.reduce((sum, count) => sum + count, 0)).toBe(HAND_SIZE)
      for (const [card, { copies }] of CARDS.entries())
        expect(hand[card] + scene.state.bytes[HAND[YORK] + card]).toBeLessThanOrEqual(copies)
    }
    expect(new Set(hands.map(String)).size).toBeGreaterThan(10)
  })

  it('1.1 include the card that the enemy has chosen in secret', () => {
    const scene = new Scene({}).deal({
      York: ['AP4', 'AP4', 'AP4', 'AP3', 'AP3', 'AP3', 'AP2'],
      Lancaster: ['AP4', 'AP3', 'AP3', 'AP2', 'AP2', 'Plague', 'Muster'],
    })
    scene.play('York', 'keep the hand').play('Lancaster', 'keep the hand', 'play Muster')
    expect(scene.state.step).toBe(STEP.chooseCard)
    const worlds = worldsOf(scene, YORK)
    expect(new Set(worlds.map((world) => cardOf(world, LANCASTER))).size).toBeGreaterThan(3)
    for (const world of worlds) {
      const chosen = cardOf(world, LANCASTER)
      const held = [HAND[LANCASTER], HAND[YORK]].map((pile) => world.bytes[pile + chosen])
      expect(held[0] + held[1] + 1).toBeLessThanOrEqual(CARDS[chosen].copies)
    }
    // The seat knows its own choice.
    for (const world of worldsOf(scene, LANCASTER)) expect(CARDS[cardOf(world, LANCASTER)].name).toBe('Muster')
  })
})
