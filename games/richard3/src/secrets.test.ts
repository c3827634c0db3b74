import { eventFor, fastChance, type GameEvent, OBSERVER } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { TWIN_OF } from './armies.ts'
import { BLOCKS } from './data/blocks.ts'
import { game } from './game.ts'
import { ASIDE, AT, ENTERED, FACE_DOWN, MARKS, POOL, STEPS } from './layout.ts'
import { has, houseOf, KNOWN, placeOf, type State } from './state.ts'
import { playAggressively } from './testing/aggressive-play.ts'
import type { RichardView } from './view.ts'

const SEATS = [0, 1] as const
const GAMES = 3
const TIMEOUT = 60_000
const combinations = ['wars-of-the-roses', 'kingmaker', 'richard-iii'].flatMap((scenario) =>
  ['1.02', '1.0'].map((edition) => [scenario, edition] as const),
)
const isRebel = (block: number): boolean => BLOCKS[block].kind === 'rebel'

/** The block that a message key names: of two twins the one in play, of two Bombards the visible one. */
function blockOf(s: State, key: string, house: string | undefined): number {
  const blocks = [...BLOCKS.keys()].filter((block) => `block.${BLOCKS[block].name}` === key)
  const inPlay = blocks.filter((block) => TWIN_OF[block] >= BLOCKS.length || placeOf(s, block) !== ASIDE)
  return (
    inPlay.find((block) => `seat.${['Lancaster', 'York'][houseOf(s, block)]}` === house) ??
    inPlay.find((block) => has(s, block, KNOWN)) ??
    inPlay[0]
  )
}

/** Events that reveal a block on purpose: minors, permanent deaths, crowns and, in edition 1.0, recruits. */
function tellsOnPurpose(s: State, key: string, block: number): boolean {
  if (['log.crowned', 'log.newPretender', 'log.executes', 'log.minorEnters', 'log.killed', 'log.freed'].includes(key))
    return true
  if (key === 'log.recruits') return s.edition === 1
  // A mercenary lies face down at his home, so he is known.
  return key === 'log.eliminated' && BLOCKS[block].kind === 'mercenary'
}

function namesHidden(s: State, event: GameEvent, viewer: number): string | undefined {
  const { key, params } = eventFor(event, viewer)
  for (const value of Object.values(params)) {
    if (typeof value !== 'string' || !value.startsWith('block.') || value === 'block.hidden') continue
    const block = blockOf(s, value, typeof params.house === 'string' ? params.house : undefined)
    const known =
      houseOf(s, block) === viewer || isRebel(block) || has(s, block, KNOWN) || placeOf(s, block) > FACE_DOWN
    if (!known && !tellsOnPurpose(s, key, block)) return `${key} names ${value}`
  }
  return undefined
}

describe('fog of war: events', () => {
  it.each(combinations)(
    'never names a hidden block to the other house or an observer (%s, %s)',
    (scenario, edition) => {
      const keys = new Set<string>()
      for (let i = 0; i < GAMES; i++) {
        const seed = `told ${scenario} ${edition} ${i}`
        playAggressively({
          seed,
          options: { scenario, edition },
          log: (s) => ({
            tell(event) {
              keys.add(event.key)
              for (const viewer of [...SEATS, OBSERVER])
                expect(namesHidden(s, event, viewer), `${seed}, to viewer ${viewer}`).toBeUndefined()
            },
            reveal() {},
          }),
        })
      }
      expect([...keys]).toEqual(expect.arrayContaining(['log.marches', 'log.attacks', 'log.regroups', 'log.recruits']))
    },
  )
})

/** Two hidden blocks of a house that the other house cannot tell apart: both on the map, or both in the pool. */
function hiddenPair(s: State, house: number, pick: (n: number) => number): readonly [number, number] | undefined {
  const hidden = [...BLOCKS.keys()].filter(
    (block) => houseOf(s, block) === house && !isRebel(block) && !has(s, block, KNOWN) && placeOf(s, block) <= POOL,
  )
  if (hidden.length < 2) return undefined
  const one = hidden[pick(hidden.length)]
  const others = hidden.filter((block) => block !== one)
  return [one, others[pick(others.length)]]
}

function swap(s: State, [one, other]: readonly [number, number]): State {
  const world = s.copy()
  for (const field of [AT, STEPS, ENTERED, MARKS]) {
    world.bytes[field + one] = s.bytes[field + other]
    world.bytes[field + other] = s.bytes[field + one]
  }
  return world
}

describe('fog of war: views', () => {
  it.each(combinations)(
    'neither view nor prompt changes when two hidden blocks of the enemy change places, or lose steps (%s, %s)',
    (scenario, edition) => {
      const picks = fastChance('swap')
      let compared = 0
      for (let i = 0; i < GAMES; i++) {
        const seed = `seen ${scenario} ${edition} ${i}`
        playAggressively({
          seed,
          options: { scenario, edition },
          before(s) {
            if (picks.below(8) > 0) return
            const house = picks.below(2)
            const pair = hiddenPair(s, house, (n) => picks.below(n))
            if (!pair) return
            const worlds = [swap(s, pair), s.copy()]
            worlds[1].bytes[STEPS + pair[0]] = 1
            for (const world of worlds)
              for (const viewer of [1 - house, OBSERVER])
                expect(game.view(world, viewer), `${seed}: ${pair}`).toEqual(game.view(s, viewer))
            compared++
          },
        })
      }
      expect(compared).toBeGreaterThan(20)
    },
    TIMEOUT,
  )

  it(
    'a prompt names no block of the other house that is hidden',
    () => {
      for (let i = 0; i < 30; i++) {
        const seed = `asked ${i}`
        playAggressively({
          seed,
          before(s) {
            for (const seat of SEATS) {
              const { key, params } = game.prompt(s, seat)
              if (typeof params.block !== 'string' || params.block === 'block.hidden') continue
              // It is public who is a minor, and who has the other's heir.
              if (key === 'prompt.minor-enters' || key === 'prompt.execution') continue
              const block = blockOf(s, params.block, `seat.${['Lancaster', 'York'][seat]}`)
              const known = houseOf(s, block) === seat || has(s, block, KNOWN) || placeOf(s, block) > FACE_DOWN
              expect(known, `${seed}: ${key} names ${params.block} to seat ${seat}`).toBe(true)
            }
          },
        })
      }
    },
    TIMEOUT,
  )
})

/** Every face that a viewer sees, wherever it is, and every sighting. */
function facesOf(view: RichardView): ReadonlySet<string> {
  const faces = view.areas.flatMap(({ blocks }) => blocks.map(({ name, house }) => `${house} ${name}`))
  for (const { house, pool, faceDown, dead, minors, aside, captive } of view.houses) {
    const piles = [pool.blocks, faceDown.blocks, dead, minors, captive ? [captive] : []]
    faces.push(...piles.flat().map((name) => `${house} ${name}`))
    // A block that is aside is in play in the other colour; its own colour is known to be here.
    faces.push(...aside.map((name) => `${house} ${name}`))
  }
  return new Set(faces)
}

describe('fog of war: undo', () => {
  it.each(combinations)(
    'is never possible after a block was revealed to anybody (%s, %s)',
    (scenario, edition) => {
      let uncovered = 0
      for (let i = 0; i < GAMES; i++) {
        const seed = `shown ${scenario} ${edition} ${i}`
        let shown = false
        const views = new Map<number, ReadonlySet<string>>()
        playAggressively({
          seed,
          options: { scenario, edition },
          log: () => ({
            tell: ({ params }) => {
              if (params.dice !== undefined) shown = true
            },
            reveal: () => {
              shown = true
            },
          }),
          before() {
            shown = false
          },
          after(s, seat, move) {
            for (const viewer of [...SEATS, OBSERVER]) {
              const before = views.get(viewer)
              const faces = facesOf(game.view(s, viewer))
              views.set(viewer, faces)
              if (before === undefined) continue
              const fresh = [...faces].filter((face) => !before.has(face))
              const news = fresh.filter(
                (face) => viewer === OBSERVER || !face.startsWith(['Lancaster', 'York'][viewer]),
              )
              if (news.length === 0) continue
              uncovered++
              const line = game.notation.format(move, seat)
              expect(shown, `${seed}: "${line}" shows viewer ${viewer} ${news.join(', ')}`).toBe(true)
            }
          },
        })
      }
      expect(uncovered).toBeGreaterThan(10)
    },
    TIMEOUT,
  )
})
