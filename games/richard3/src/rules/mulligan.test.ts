import { fastChance } from '@tudor-rose/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANCASTER, YORK } from '../data/areas.ts'
import { CARDS } from '../data/cards.ts'
import { game } from '../game.ts'
import { type HouseName, Scene } from '../testing/scene.ts'

const SEATS = { Lancaster: LANCASTER, York: YORK } as const
const KEEP = 'keep the hand'
const REDEAL = 'take a new hand'

/** Hands that are weak enough for a mulligan, and hands that are not. */
const THIRTEEN = ['Force March', 'Muster', 'Piracy', 'AP2', 'AP2', 'AP3', 'AP3']
const SEVEN = ['Force March', 'Muster', 'Piracy', 'Plague', 'Surprise', 'Treason', 'AP2']
const FOURTEEN = ['AP2', 'AP2', 'AP2', 'AP2', 'AP3', 'AP3', 'Plague']
const STRONG = ['AP4', 'AP4', 'AP4', 'AP3', 'AP3', 'AP3', 'AP3']

type Hands = Readonly<Record<HouseName, readonly string[]>>
const dealt = (hands: Hands, edition: '1.02' | '1.0' = '1.02', seed = 'mulligan') =>
  new Scene({ edition, Lancaster: { Lincoln: ['Beaumont'] }, York: { Kent: ['Arundel'] } }).deal(hands, seed)
const handOf = (scene: Scene, house: HouseName, viewer: HouseName | undefined = house) =>
  scene.view(viewer).houses[SEATS[house]].hand
const sorted = (cards: readonly string[] | null | undefined) => [...(cards ?? [])].sort()

/** Cards that these hands together have beyond the deck; none if they are possible. */
const overdrawn = (...hands: readonly (readonly string[] | null)[]): string[] =>
  CARDS.filter(
    ({ name, copies }) => hands.flatMap((hand) => hand ?? []).filter((card) => card === name).length > copies,
  ).map(({ name }) => name)

describe('5.1 mulligan: whose hand is weak enough', () => {
  it('offers it for 13 points, events counted, and not for 14', () => {
    expect(dealt({ Lancaster: THIRTEEN, York: FOURTEEN }).moves('Lancaster')).toEqual([KEEP, REDEAL])
    expect(dealt({ Lancaster: THIRTEEN, York: FOURTEEN }).moves('York')).toEqual([KEEP])
    expect(dealt({ Lancaster: STRONG, York: SEVEN }).moves('York')).toEqual([KEEP, REDEAL])
  })

  it('asks both at once, so that the question reveals nothing about either hand', () => {
    for (const hands of [
      { Lancaster: THIRTEEN, York: STRONG },
      { Lancaster: STRONG, York: FOURTEEN },
    ]) {
      const scene = dealt(hands)
      expect(scene.asked).toEqual(['Lancaster', 'York'])
      expect(handOf(scene, 'Lancaster', 'York')).toBe(null)
      expect(handOf(scene, 'York', 'Lancaster')).toBe(null)
    }
  })

  it('shows the enemy nothing of a first answer', () => {
    const asked = dealt({ Lancaster: THIRTEEN, York: STRONG })
    const throwing = dealt({ Lancaster: THIRTEEN, York: STRONG }).play('Lancaster', REDEAL)
    const keeping = dealt({ Lancaster: THIRTEEN, York: STRONG }).play('Lancaster', KEEP)
    expect(throwing.asked).toEqual(['York'])
    expect(throwing.view('York')).toEqual(keeping.view('York'))
    expect(throwing.view('York')).toEqual(asked.view('York'))
    expect(throwing.view()).toEqual(asked.view())
    expect(throwing.moves('York')).toEqual(asked.moves('York'))
    expect(throwing.events).toEqual([])
    expect(throwing.reveals).toBe(0)
  })

  it('continues with the same cards if nobody asks for new ones', () => {
    const scene = dealt({ Lancaster: THIRTEEN, York: STRONG }).play('York', KEEP).play('Lancaster', KEEP)
    expect(scene.step).toBe('choose-card')
    expect(sorted(handOf(scene, 'Lancaster'))).toEqual(sorted(THIRTEEN))
    expect(sorted(handOf(scene, 'York'))).toEqual(sorted(STRONG))
  })

  it('cannot be undone once both have answered, because the other answer is known', () => {
    const scene = dealt({ Lancaster: THIRTEEN, York: STRONG }).play('York', KEEP)
    expect(scene.reveals).toBe(0)
    expect(scene.play('Lancaster', KEEP).reveals).toBe(1)
  })
})

describe('5.1 mulligan: the answer of the opponent', () => {
  const shown = (edition: '1.02' | '1.0' = '1.02', seed?: string) =>
    dealt({ Lancaster: SEVEN, York: STRONG }, edition, seed).play('York', KEEP).play('Lancaster', REDEAL)

  it('is given while the weak hand is shown, whatever he holds', () => {
    const scene = shown()
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York')).toEqual([KEEP, REDEAL])
    expect(sorted(handOf(scene, 'Lancaster', 'York'))).toEqual(sorted(SEVEN))
    expect(sorted(scene.view().houses[LANCASTER].hand)).toEqual(sorted(SEVEN))
    expect(handOf(scene, 'York', 'Lancaster')).toBe(null)
    expect(scene.reveals).toBe(1)
    expect(scene.told('log.mulligan')).toMatchObject([{ house: 'seat.Lancaster', points: 7 }])
  })

  it.each(['1.02', '1.0'] as const)('keeps his cards if he says so, in edition %s', (edition) => {
    const scene = shown(edition).play('York', KEEP)
    expect(scene.step).toBe('choose-card')
    expect(sorted(handOf(scene, 'York'))).toEqual(sorted(STRONG))
    expect(handOf(scene, 'Lancaster')).toHaveLength(7)
    expect(overdrawn(handOf(scene, 'Lancaster'), STRONG)).toEqual([])
    expect(handOf(scene, 'Lancaster', 'York')).toBe(null)
  })

  it('1.02 shuffles every card that was not kept: redealt cards can come back', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++)
      for (const card of handOf(shown('1.02', `${seed}`).play('York', KEEP), 'Lancaster') ?? []) seen.add(card)
    expect([...seen].sort()).toEqual(sorted(CARDS.map(({ name }) => name)))
  })

  it('1.0 deals from the cards that nobody has held yet (R)', () => {
    for (let seed = 0; seed < 50; seed++) {
      const scene = shown('1.0', `${seed}`).play('York', KEEP)
      expect(overdrawn(handOf(scene, 'Lancaster'), SEVEN, STRONG)).toEqual([])
    }
  })

  it.each(['1.02', '1.0'] as const)('takes new cards too if he likes, in edition %s', (edition) => {
    const hands = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const scene = shown(edition, `${seed}`).play('York', REDEAL)
      expect(handOf(scene, 'York')).toHaveLength(7)
      expect(overdrawn(handOf(scene, 'York'), handOf(scene, 'Lancaster'))).toEqual([])
      hands.add(sorted(handOf(scene, 'York')).join())
    }
    expect(hands.size).toBeGreaterThan(20)
  })

  it('does not use up his own mulligan: only he is asked about the new hand, weak or not', () => {
    for (let seed = 0; seed < 30; seed++) {
      const scene = shown('1.02', `${seed}`).play('York', REDEAL)
      expect(scene.asked).toEqual(['York'])
      expect(scene.step).toBe('mulligan')
      const points = (handOf(scene, 'York') ?? []).reduce((sum, name) => sum + pointsOf(name), 0)
      expect(scene.moves('York')).toEqual(points <= 13 ? [KEEP, REDEAL] : [KEEP])
    }
  })

  it('may be followed by his own, which the first player may answer; then it is over', () => {
    const scene = Array.from({ length: 500 }, (_, seed) => shown('1.02', `${seed}`).play('York', REDEAL)).find((s) =>
      s.may('York', REDEAL),
    )
    if (scene === undefined) throw new Error('no seed gives a second weak hand')
    scene.play('York', REDEAL)
    expect(scene.asked).toEqual(['Lancaster'])
    expect(scene.moves('Lancaster')).toEqual([KEEP, REDEAL])
    scene.play('Lancaster', REDEAL)
    expect(scene.step).toBe('choose-card')
    expect(scene.view().houses.map(({ mulliganUsed }) => mulliganUsed)).toEqual([true, true])
  })
})

const pointsOf = (name: string): number => CARDS.find((card) => card.name === name)?.actionPoints ?? 0

describe('5.1 mulligan: once a campaign', () => {
  it('is not offered a second time, however weak the new hand is', () => {
    for (let seed = 0; seed < 60; seed++) {
      const scene = dealt({ Lancaster: THIRTEEN, York: STRONG }, '1.02', `${seed}`)
      scene.play('Lancaster', REDEAL).play('York', KEEP, KEEP)
      expect(scene.step).toBe('choose-card')
    }
  })

  it('redeals both if both asked, which uses up both mulligans', () => {
    const both = { Lancaster: THIRTEEN, York: ['Plague', 'Surprise', 'Treason', 'AP2', 'AP2', 'AP3', 'AP4'] }
    for (const edition of ['1.02', '1.0'] as const) {
      const scene = dealt(both, edition).play('York', REDEAL).play('Lancaster', REDEAL)
      expect(scene.step).toBe('choose-card')
      expect(scene.view().houses.map(({ mulliganUsed }) => mulliganUsed)).toEqual([true, true])
      expect(overdrawn(handOf(scene, 'York'), handOf(scene, 'Lancaster'))).toEqual([])
      expect(handOf(scene, 'York')).toHaveLength(7)
    }
  })

  it('is available again in the next campaign', () => {
    const late = new Scene({ turn: 7, Lancaster: { Lincoln: ['Beaumont'] }, York: { Ireland: ['York'] } })
    late.deal({ Lancaster: THIRTEEN, York: STRONG }).play('Lancaster', REDEAL).play('York', KEEP, KEEP)
    late.play('Lancaster', late.moves('Lancaster')[0]).play('York', 'play AP4')
    while (late.view().campaign === 1) late.play(late.asked[0], 'end actions')
    expect(late.asked).toEqual(['Lancaster', 'York'])
    expect(late.view().houses.map(({ mulliganUsed }) => mulliganUsed)).toEqual([false, false])
  })
})

describe('5.1 mulligan: what a house imagines of the other', () => {
  const worlds = (scene: Scene) =>
    Array.from({ length: 200 }, (_, seed) => new Scene(game.imagine(scene.state, YORK, fastChance(seed))))

  it('is a first answer that its hand allows, either of them', () => {
    const answered = dealt({ Lancaster: THIRTEEN, York: STRONG }).play('Lancaster', KEEP)
    let shown = 0
    for (const world of worlds(answered)) {
      world.play('York', KEEP)
      const hand = world.view('York').houses[LANCASTER].hand
      if (hand === null) continue
      shown++
      expect(hand.reduce((sum, name) => sum + pointsOf(name), 0)).toBeLessThanOrEqual(13)
    }
    expect(shown).toBeGreaterThan(5)
    expect(shown).toBeLessThan(150)
  })

  it('is no answer before there is one', () => {
    for (const world of worlds(dealt({ Lancaster: THIRTEEN, York: STRONG }))) {
      expect(world.play('York', KEEP).asked).toEqual(['Lancaster'])
    }
  })

  it('is no second mulligan after the first', () => {
    const scene = dealt({ Lancaster: SEVEN, York: STRONG }).play('York', KEEP).play('Lancaster', REDEAL)
    scene.play('York', REDEAL)
    expect(scene.asked).toEqual(['York'])
    for (const world of worlds(scene)) expect(world.play('York', KEEP).step).toBe('choose-card')
  })
})

describe('5.1 mulligan: the option of automatic redeals', () => {
  const setup = (edition: string, seed: number) =>
    Scene.start({ scenario: 'richard-iii', edition, mulligan: 'auto' }, `${seed}`)

  it('asks nobody and begins with the first card', () => {
    fc.assert(
      fc.property(fc.constantFrom('1.02', '1.0'), fc.nat(), (edition, seed) => {
        const scene = setup(edition, seed)
        expect(scene.step).toBe('choose-card')
        expect(overdrawn(handOf(scene, 'Lancaster'), handOf(scene, 'York'))).toEqual([])
        for (const house of ['Lancaster', 'York'] as const) expect(handOf(scene, house)).toHaveLength(7)
      }),
    )
  })

  it('redeals every hand of 13 or fewer once, and leaves the others alone', () => {
    let redealt = 0
    for (let seed = 0; seed < 200; seed++) {
      const plain = Scene.start({ scenario: 'richard-iii', mulligan: 'book' }, `${seed}`)
      const auto = setup('1.02', seed)
      for (const house of ['Lancaster', 'York'] as const) {
        const before = handOf(plain, house) ?? []
        const weak = before.reduce((sum, name) => sum + pointsOf(name), 0) <= 13
        expect(auto.view().houses[SEATS[house]].mulliganUsed).toBe(weak)
        if (weak) redealt++
        else expect(handOf(auto, house)).toEqual(before)
      }
    }
    expect(redealt).toBeGreaterThan(20)
  })
})
