import { describe, expect, it } from 'vitest'
import { type HouseName, Scene } from './testing/scene.ts'
import type { RichardView } from './view.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP2' } as const
const areaIn = (view: RichardView, area: string) => view.areas.find(({ name }) => name === area)!
const facesIn = (view: RichardView, area: string) => areaIn(view, area).blocks.map(({ name }) => name)
const seen = (view: RichardView, house: HouseName, name: string) =>
  view.sightings.find((sighting) => sighting.house === house && sighting.block === name)

describe('fog of war: blocks on the map', () => {
  const scene = () =>
    new Scene({
      York: { Essex: ['Norfolk 2', 'London levy'], Powys: ['Rebel'], pool: ['Suffolk', 'Bombard'] },
      Lancaster: { Oxford: ['Henry VI'], pool: ['Stanley'], 'face down': ['Rivers'], dead: ['Clifford'] },
    })

  it('a house sees the faces of its own blocks, and only the number of the enemy’s in each area', () => {
    const own = areaIn(scene().view('York'), 'Essex')
    expect(own.blocks.map(({ name, steps }) => [name, steps])).toEqual([
      ['Norfolk', 2],
      ['London levy', 4],
    ])
    expect(own.hidden).toEqual({ Lancaster: 0, York: 0 })
    const enemy = areaIn(scene().view('Lancaster'), 'Essex')
    expect(enemy.blocks).toEqual([])
    expect(enemy.hidden).toEqual({ Lancaster: 0, York: 2 })
  })

  it('an observer sees no faces except the black Rebel, who is known to all', () => {
    const view = scene().view()
    expect(view.areas.flatMap(({ blocks }) => blocks.map(({ name }) => name))).toEqual(['Rebel'])
    expect(areaIn(view, 'Essex').hidden).toEqual({ Lancaster: 0, York: 2 })
    expect(facesIn(scene().view('Lancaster'), 'Powys')).toEqual(['Rebel'])
  })

  it('pools and face-down blocks are only counted for others; the dead, minors and blocks aside are public', () => {
    const [lancaster, york] = scene().view('York').houses
    expect(york.pool).toEqual({ blocks: ['Suffolk', 'Bombard'], hidden: 0 })
    expect(lancaster.pool).toEqual({ blocks: [], hidden: 1 })
    expect(lancaster.faceDown).toEqual({ blocks: [], hidden: 1 })
    expect(lancaster.dead).toContain('Clifford')
    expect(lancaster.minors).toEqual(['Prince Edward', 'Exeter', 'Somerset', 'Richmond'])
    expect(york.aside).toEqual(['Exeter', 'Rivers', 'Stanley'])
  })

  it('the Rebel is known in the pool and face down as well', () => {
    for (const place of ['pool', 'face down']) {
      const { houses } = new Scene({ York: { [place]: ['Rebel'] } }).view('Lancaster')
      const pile = place === 'pool' ? houses[1].pool : houses[1].faceDown
      expect(pile).toEqual({ blocks: ['Rebel'], hidden: 0 })
    }
  })

  it('only the owner sees which blocks have moved', () => {
    const march = scene().cards(yorkFirst).play('York', 'march Norfolk to Rutland')
    const moved = (house?: HouseName) => areaIn(march.view(house), 'Rutland').blocks.map((block) => block.moved)
    expect(moved('York')).toEqual([true])
    expect(moved('Lancaster')).toEqual([])
    const rebel = areaIn(march.view('Lancaster'), 'Powys').blocks
    expect(rebel.map((block) => 'moved' in block)).toEqual([false])
  })

  it('8.2 has the count of each house as far as the viewer knows it', () => {
    const counts = (house?: HouseName) =>
      scene()
        .view(house)
        .houses.map(({ usurpation }) => usurpation)
    expect(counts('York')).toEqual([
      { known: 0, atMost: 1 },
      { known: 1, atMost: 1 },
    ])
    expect(counts('Lancaster')).toEqual([
      { known: 1, atMost: 1 },
      { known: 0, atMost: 2 },
    ])
  })
})

describe('fog of war: cards', () => {
  const hands = () =>
    new Scene({}).deal({
      York: ['AP4', 'AP4', 'AP4', 'AP3', 'AP3', 'AP3', 'Treason'],
      Lancaster: ['AP2', 'AP2', 'AP3', 'AP3', 'AP4', 'AP4', 'Plague'],
    })

  it('a hand is secret; others know how many cards it has', () => {
    const scene = hands()
    expect(scene.view('York').houses[1].hand).toContain('Treason')
    for (const viewer of ['Lancaster', undefined] as const)
      expect(scene.view(viewer).houses[1]).toMatchObject({ hand: null, handSize: 7 })
  })

  it('1.1 a chosen card is hidden from others until both have chosen', () => {
    const scene = hands().play('York', 'keep the hand').play('Lancaster', 'keep the hand').play('York', 'play Treason')
    const cards = (house?: HouseName) => scene.view(house).houses.map(({ card }) => card)
    expect(cards('York')).toEqual([null, 'Treason'])
    expect(cards('Lancaster')).toEqual([null, 'hidden'])
    expect(cards()).toEqual([null, 'hidden'])
    expect(scene.view('Lancaster').cards.played.Treason).toBe(0)
    const shown = scene.reveals
    scene.play('Lancaster', 'play AP4')
    expect(scene.reveals).toBe(shown + 1)
    for (const viewer of ['York', 'Lancaster', undefined] as const) expect(cards(viewer)).toEqual(['AP4', 'Treason'])
    expect(scene.view().cards.played).toMatchObject({ Treason: 1, AP4: 1 })
  })

  it('player order, points and event are not shown before the cards are', () => {
    const scene = hands().play('York', 'keep the hand').play('Lancaster', 'keep the hand').play('York', 'play Treason')
    expect(scene.view('Lancaster')).toMatchObject({ playerOne: null, active: null, actionPoints: 0, eventOpen: false })
  })
})

describe('6.1 fog of war in battle', () => {
  const battle = () =>
    new Scene({
      York: { Rutland: ['Norfolk', 'Suffolk'] },
      Lancaster: { Essex: ['Beaumont', 'Oxford'], Dorset: ['Devon'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex')
      .acts('Lancaster')

  it('blocks are visible to all while they fight, and that cannot be undone', () => {
    const before = new Scene({ York: { Rutland: ['Norfolk'] }, Lancaster: { Essex: ['Oxford'] } })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex')
    expect(facesIn(before.view('Lancaster'), 'Essex')).toEqual(['Oxford'])
    const shown = before.reveals
    before.play('Lancaster', 'end actions')
    expect(before.reveals).toBe(shown + 1)
    for (const viewer of ['York', 'Lancaster', undefined] as const)
      expect(facesIn(before.view(viewer), 'Essex')).toEqual(['Oxford', 'Norfolk'])
    expect(facesIn(battle().view('Lancaster'), 'Rutland')).toEqual([])
  })

  it('afterwards they are hidden again; the record keeps where and how strong they were last seen', () => {
    const scene = battle()
    scene.throws('Lancaster', 'fire Oxford', 1, 2, 6).throws('Lancaster', 'fire Beaumont', 6, 6, 6)
    scene.throws('York', 'fire Norfolk', 1, 6).play('Lancaster', 'hit Beaumont')
    scene.play('Lancaster', 'retreat Oxford to Middlesex', 'pass Beaumont')
    scene.throws('York', 'fire Norfolk', 1, 1)
    for (const viewer of ['Lancaster', undefined] as const) {
      expect(areaIn(scene.view(viewer), 'Essex')).toMatchObject({ blocks: [], hidden: { York: 1 } })
      expect(seen(scene.view(viewer), 'York', 'Norfolk')).toMatchObject({ place: 'Essex', steps: 2, turn: 1 })
    }
    // A block that retreats is seen where it goes.
    expect(areaIn(scene.view('York'), 'Middlesex')).toMatchObject({ blocks: [], hidden: { Lancaster: 1 } })
    expect(seen(scene.view('York'), 'Lancaster', 'Oxford')).toMatchObject({ place: 'Middlesex', steps: 3 })
    expect(seen(scene.view('York'), 'Lancaster', 'Devon')).toBeUndefined()
  })

  it('the record has every block of the lines from the beginning of the battle, and keeps dead ones as they were then', () => {
    const scene = battle()
    expect(seen(scene.view('Lancaster'), 'York', 'Norfolk')).toMatchObject({ place: 'Essex', steps: 4 })
    expect(seen(scene.view('York'), 'Lancaster', 'Oxford')).toMatchObject({ place: 'Essex', steps: 3 })
    expect(seen(scene.view('Lancaster'), 'York', 'Suffolk')).toBeUndefined()
    scene.throws('Lancaster', 'fire Oxford', 1, 1, 1).throws('Lancaster', 'fire Beaumont', 1, 6, 6)
    expect(scene.view().houses[1].dead).toContain('Norfolk')
    expect(seen(scene.view('Lancaster'), 'York', 'Norfolk')).toMatchObject({ place: 'Essex', steps: 4 })
  })

  it('(R) a block that regroups is hidden: the record still has it on the field', () => {
    const scene = new Scene({ York: { Rutland: ['Herbert', 'Norfolk'] }, Lancaster: { Essex: ['Devon'] } })
      .cards(yorkFirst)
      .acts('York', 'march Herbert to Essex', 'march Norfolk to Essex')
      .acts('Lancaster')
      .throws('York', 'fire Herbert', 1, 1, 6)
      .play('York', 'regroup Norfolk to Middlesex')
    expect(scene.told('log.regroups', 'Lancaster')).toMatchObject([{ block: 'block.hidden', area: 'area.Middlesex' }])
    expect(scene.told('log.regroups', 'York')).toMatchObject([{ block: 'block.Norfolk' }])
    expect(seen(scene.view('Lancaster'), 'York', 'Norfolk')).toMatchObject({ place: 'Essex' })
  })

  it('reserves that never joined have not been seen', () => {
    const scene = new Scene({
      York: { Rutland: ['Herbert'], Middlesex: ['Norfolk'] },
      Lancaster: { Essex: ['Devon'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Herbert to Essex', 'march Norfolk to Essex', 'main attack by Essex - Rutland')
      .acts('Lancaster')
      .throws('York', 'fire Herbert', 1, 1, 6)
    expect(seen(scene.view('Lancaster'), 'York', 'Norfolk')).toBeUndefined()
    expect(seen(scene.view('Lancaster'), 'York', 'Herbert')).toMatchObject({ place: 'Essex' })
  })

  it('the record starts with the printed set-up', () => {
    const scene = Scene.start({ scenario: 'wars-of-the-roses' }, 'record')
    expect(seen(scene.view(), 'Lancaster', 'Henry VI')).toMatchObject({ place: 'Middlesex', steps: 4, turn: 0 })
    expect(scene.view().sightings).toHaveLength(20)
  })
})

describe('5.4 fog of war: recruits', () => {
  const recruit = (edition: '1.02' | '1.0') => {
    const scene = new Scene({ edition, York: { pool: ['Norfolk', 'Rebel'] } }).cards(yorkFirst)
    const shown = scene.reveals
    scene.play('York', 'recruit Norfolk to East Anglia')
    return { scene, shown: scene.reveals - shown }
  }

  it('1.02 stay hidden', () => {
    const { scene, shown } = recruit('1.02')
    expect(scene.told('log.recruits', 'Lancaster')).toMatchObject([{ block: 'block.hidden' }])
    expect(scene.told('log.recruits', 'York')).toMatchObject([{ block: 'block.Norfolk' }])
    expect(seen(scene.view('Lancaster'), 'York', 'Norfolk')).toBeUndefined()
    expect(shown).toBe(0)
  })

  it('(R) 1.0 are seen when placed', () => {
    const { scene, shown } = recruit('1.0')
    expect(scene.told('log.recruits', 'Lancaster')).toMatchObject([{ block: 'block.Norfolk' }])
    expect(seen(scene.view('Lancaster'), 'York', 'Norfolk')).toMatchObject({ place: 'East Anglia', steps: 4 })
    expect(shown).toBe(1)
  })

  it.each(['1.02', '1.0'] as const)('the Rebel is seen in any edition (%s)', (edition) => {
    const { scene } = recruit(edition)
    scene.play('York', 'recruit Rebel to Powys')
    expect(scene.told('log.recruits', 'Lancaster').at(-1)).toMatchObject({ block: 'block.Rebel' })
    expect(facesIn(scene.view('Lancaster'), 'Powys')).toEqual(['Rebel'])
  })
})

describe('fog of war: plague', () => {
  it('shows how strong the hidden blocks were, so it cannot be undone', () => {
    for (const steps of [1, 3]) {
      const scene = new Scene({ York: { Middlesex: [`Norfolk ${steps}`] } }).cards({ York: 'AP4', Lancaster: 'Plague' })
      const shown = scene.reveals
      scene.play('Lancaster', 'plague in Middlesex')
      expect(scene.reveals).toBeGreaterThan(shown)
    }
  })
})
