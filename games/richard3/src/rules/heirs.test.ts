import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP2' } as const
const title = (scene: Scene, house: HouseName) => scene.view().houses[house === 'York' ? 1 : 0].title

/** Herbert of York attacks weak blocks of Lancaster in Leicester and kills one with each hit. */
function herbertKills(victims: readonly string[], more: SceneSetup = {}): Scene {
  const scene = new Scene({
    ...more,
    York: { Middlesex: ['Herbert'], ...more.York },
    Lancaster: { Leicester: victims.map((name) => `${name} 1`), ...more.Lancaster },
  })
    .cards(yorkFirst)
    .acts('York', 'march Herbert to Leicester')
    .acts('Lancaster')
  while (scene.asked[0] === 'Lancaster') scene.play('Lancaster', `pass ${scene.targets('Lancaster', 'pass')[0]}`)
  scene.throws('York', 'fire Herbert', ...[1, 1, 1].map((die, i) => (i < victims.length ? die : 6)))
  while (scene.step === 'take-hits') scene.play('Lancaster', scene.moves('Lancaster')[0])
  return scene
}

const noMinors = { dead: ['Prince Edward', 'Richmond'] }

describe('6.81 the death of the King', () => {
  it('leaves the house without a King until the next supply phase; then the senior heir is crowned where he is', () => {
    const scene = herbertKills(['Henry VI'], { Lancaster: { ...noMinors, Dorset: ['Somerset 2'], Essex: ['Exeter'] } })
    expect(title(scene, 'Lancaster')).toBeNull()
    expect(scene.told('log.crowned')).toEqual([])
    scene.play('York', 'end regrouping')
    expect(title(scene, 'Lancaster')).toBe('Exeter')
    expect(scene.told('log.crowned')).toEqual([{ block: 'block.Exeter', area: 'area.Essex' }])
  })

  it.each([
    ['France', 'area.France'],
    ['pool', 'place.pool'],
  ])('crowns him even in %s, at his current strength, and announces where', (place, key) => {
    const scene = herbertKills(['Henry VI'], {
      Lancaster: {
        [place]: [place === 'pool' ? 'Somerset' : 'Somerset 2'],
        dead: ['Exeter', 'Prince Edward', 'Richmond'],
      },
    })
    const shown = scene.reveals
    scene.play('York', 'end regrouping')
    expect(scene.told('log.crowned')).toEqual([{ block: 'block.Somerset', area: key }])
    expect(scene.reveals).toBeGreaterThan(shown)
    expect(scene.stepsOf('Lancaster', 'Somerset')).toBe(place === 'pool' ? 3 : 2)
    expect(scene.view().sightings.find(({ block }) => block === 'Somerset')).toMatchObject({
      place,
      turn: 1,
      steps: null,
    })
  })

  it("(R) leaves the throne to his house, which keeps its crown bonuses, but nobody can use the King's treachery", () => {
    const scene = new Scene({
      York: { Middlesex: ['Herbert'], Derby: ['Stanley'] },
      Lancaster: { Leicester: ['Henry VI 1'], Chester: ['Prince Edward'], dead: ['Richmond'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Herbert to Leicester', 'march Stanley to Chester')
      .acts('Lancaster')
      .play('York', 'fight in Leicester')
      .throws('York', 'fire Herbert', 1, 6, 6)
      .play('York', 'end regrouping')
    expect(scene.view()).toMatchObject({ throne: 'Lancaster', battle: { area: 'Chester' } })
    expect(scene.front).toEqual(['Prince Edward B2', 'Stanley B2'])
    expect(scene.targets('Lancaster', 'tempt Prince Edward at')).toEqual([])
  })

  it('a minor who is next in line comes of age first and is crowned', () => {
    const scene = herbertKills(['Henry VI'], { Lancaster: { Dorset: ['Somerset'], dead: ['Exeter'] } })
    scene.play('York', 'end regrouping')
    expect(scene.asked).toEqual(['Lancaster'])
    expect(title(scene, 'Lancaster')).toBeNull()
    scene.play('Lancaster', 'enter Prince Edward to Pembroke')
    expect(title(scene, 'Lancaster')).toBe('Prince Edward')
    expect(scene.told('log.crowned')).toEqual([{ block: 'block.Prince Edward', area: 'area.Pembroke' }])
  })
})

describe('6.8 the death of the Pretender', () => {
  /** York and March attack Stanley, Somerset and a rose in Leicester; Somerset will charge York. */
  const pretender = () =>
    new Scene({
      York: { Middlesex: ['York 1', 'March'] },
      Lancaster: { Leicester: ['Somerset', 'Stanley', 'Wiltshire'], dead: ['Henry VI', 'Prince Edward', 'Exeter'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march York to Leicester', 'march March to Leicester')
      .acts('Lancaster')

  it('(R) makes the senior heir in play Pretender at once, in the middle of a battle', () => {
    const scene = pretender().throws('Lancaster', 'charge Somerset at York', 1, 6, 6)
    expect(title(scene, 'York')).toBe('March')
    expect(scene.targets('York', 'tempt March at')).toEqual(['Stanley'])
  })

  it('(R) gives the title no second roll in that battle', () => {
    const scene = pretender().play('Lancaster', 'pass Somerset').play('York', 'pass March')
    scene.play('Lancaster', 'pass Stanley', 'pass Wiltshire').throws('York', 'tempt York at Stanley', 1)
    scene.throws('Lancaster', 'charge Somerset at York', 1, 6, 6)
    expect(title(scene, 'York')).toBe('March')
    expect(scene.targets('York', 'tempt March at')).toEqual([])
  })

  it('(R) leaves no Pretender where no heir is in play, until a minor comes', () => {
    const scene = herbertKills(['Somerset'], {
      throne: 'York',
      Lancaster: { dead: ['Henry VI', 'Prince Edward', 'Exeter'] },
    })
    expect(title(scene, 'Lancaster')).toBeNull()
    scene.play('York', 'end regrouping').play('Lancaster', 'enter Richmond to France')
    expect(title(scene, 'Lancaster')).toBe('Richmond')
  })
})

describe('6.82 minors', () => {
  it('the eldest enters for a royal heir who died: in a friendly or vacant crown area', () => {
    const scene = herbertKills(['Exeter'], {
      York: { Sussex: ['Norfolk'], Cornwall: ['Suffolk'] },
      Lancaster: { Gloucester: ['Henry VI'], dead: ['Somerset'] },
    }).play('York', 'end regrouping')
    expect(scene.targets('Lancaster', 'enter Prince Edward to')).toEqual([
      'Caernarvon',
      'Chester',
      'Cumbria',
      'Derby',
      'Gloucester',
      'Middlesex',
      'Pembroke',
      'South Yorks',
      'Warwick',
    ])
    scene.play('Lancaster', 'enter Prince Edward to Gloucester')
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('Gloucester')
    expect(scene.placeOf('Lancaster', 'Richmond')).toBe('minor')
    expect(title(scene, 'Lancaster')).toBe('Henry VI')
  })

  it("the Pretender's enter in one of his exile areas", () => {
    const scene = herbertKills(['Exeter'], { throne: 'York', Lancaster: { France: ['Henry VI'], dead: ['Somerset'] } })
    scene.play('York', 'end regrouping')
    expect(scene.targets('Lancaster', 'enter Prince Edward to')).toEqual(['France', 'Scotland'])
  })

  it('one comes for each heir that died, the eldest first', () => {
    const scene = herbertKills(['Exeter', 'Somerset'], { throne: 'York', Lancaster: { France: ['Henry VI'] } })
    scene.play('York', 'end regrouping').play('Lancaster', 'enter Prince Edward to Scotland')
    expect(scene.moves('Lancaster')).toEqual(['enter Richmond to France', 'enter Richmond to Scotland'])
    scene.play('Lancaster', 'enter Richmond to France')
    expect(scene.state.turn).toBe(2)
  })

  it('nobody comes if there is no minor left', () => {
    const scene = herbertKills(['Somerset'], {
      Lancaster: { Dorset: ['Exeter'], dead: ['Henry VI', 'Prince Edward', 'Richmond'] },
    })
    scene.play('York', 'end regrouping')
    expect(scene.told('log.minorEnters')).toEqual([])
    expect(scene.state.turn).toBe(2)
  })

  it('come before supply is checked', () => {
    const scene = herbertKills(['Somerset'], {
      Lancaster: { Gloucester: ['Henry VI', 'Oxford', 'Clifford', 'Devon'], dead: ['Exeter', 'Richmond'] },
    })
    scene.play('York', 'end regrouping').play('Lancaster', 'enter Prince Edward to Gloucester')
    expect(scene.step).toBe('forage')
    expect(scene.targets('Lancaster', 'reduce')).toContain('Prince Edward')
  })

  it('(R) a royal minor waits while the enemy holds every crown area, and comes when one is open', () => {
    const guards: Record<string, string[]> = {
      Caernarvon: ['Norfolk'],
      Chester: ['Suffolk'],
      Cornwall: ['Arundel'],
      Cumbria: ['Essex'],
      Derby: ['Worcester'],
      Gloucester: ['Hastings'],
      Pembroke: ['March'],
      'South Yorks': ['York'],
      Sussex: ['Rutland'],
      Warwick: ['London levy'],
    }
    const scene = herbertKills(['Somerset'], {
      York: { ...guards, Middlesex: ['Herbert', 'Bombard'] },
      Lancaster: { Dorset: ['Henry VI'], dead: ['Exeter', 'Richmond'] },
    }).play('York', 'end regrouping')
    expect(scene.state.turn).toBe(2)
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('minor')
    scene.cards(yorkFirst).acts('York', 'march Hastings to Wilts').acts('Lancaster')
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('Gloucester')
    expect(scene.told('log.minorEnters')).toHaveLength(1)
  })

  it('a dead heir is out for good and public', () => {
    const scene = herbertKills(['Somerset'], { Lancaster: { Dorset: ['Henry VI'], dead: ['Exeter'] } })
    expect(scene.view('York').houses[0].dead).toEqual(expect.arrayContaining(['Exeter', 'Somerset']))
  })
})

describe('6.8, 9.1 an heir who returns', () => {
  it.each(['York', 'Lancaster'] as const)(
    '(R) takes the title in the next supply phase if he is senior (%s on the throne)',
    (throne) => {
      const scene = new Scene({
        throne,
        York: { Middlesex: ['Gloucester'], dead: ['York', 'March', 'Rutland'] },
        Lancaster: { Leicester: ['Clarence', 'Oxford'] },
      })
        .cards(yorkFirst)
        .acts('York', 'march Gloucester to Leicester')
        .acts('Lancaster')
        .play('Lancaster', 'pass Oxford', 'pass Clarence')
        .throws('York', 'tempt Gloucester at Clarence', 6)
      expect(scene.placeOf('York', 'Clarence')).toBe('Leicester')
      expect(title(scene, 'York')).toBe('Gloucester')
      scene.passToRound(2).play('Lancaster', 'retreat Oxford to Derby').play('York', 'end regrouping')
      expect(title(scene, 'York')).toBe('Clarence')
    },
  )
})
