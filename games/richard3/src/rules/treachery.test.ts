import { describe, expect, it } from 'vitest'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP2' } as const
const nameOf = (text: string): string => text.replace(/ \d$/, '')

/** York attacks Leicester from Middlesex. */
const leicester = (york: string[], lancaster: string[], more: SceneSetup = {}) =>
  new Scene({
    ...more,
    York: { Middlesex: york, ...more.York },
    Lancaster: { Leicester: lancaster, ...more.Lancaster },
  })
    .cards(yorkFirst)
    .acts('York', ...york.map((text) => `march ${nameOf(text)} to Leicester`))
    .acts('Lancaster')

/** Passes until this block may act. */
function untilTurnOf(scene: Scene, house: 'York' | 'Lancaster', name: string): Scene {
  while (!scene.may(house, `pass ${name}`))
    scene.play(scene.asked[0], `pass ${scene.targets(scene.asked[0], 'pass')[0]}`)
  return scene
}

describe('6.9 who may try treachery', () => {
  it('the King, the Pretender and Warwick, and nobody else', () => {
    const scene = leicester(['York', 'March', 'Warwick', 'Norfolk'], ['Henry VI', 'Somerset', 'Stanley', 'Oxford'], {
      York: { Essex: ['Kent'] },
    })
    const tempters = new Set<string>()
    while (scene.state.round === 1) {
      const [house] = scene.asked
      for (const line of scene.moves(house)) if (line.startsWith('tempt ')) tempters.add(line.split(' at ')[0])
      scene.play(house, `pass ${scene.targets(house, 'pass')[0]}`)
    }
    expect([...tempters].sort()).toEqual(['tempt Henry VI', 'tempt Warwick', 'tempt York'])
  })

  it('the King and the Pretender are those who hold the title now, in either house', () => {
    const scene = leicester(['March'], ['Exeter', 'Stanley'], {
      throne: 'York',
      Lancaster: { dead: ['Henry VI', 'Prince Edward'] },
    })
    expect(scene.targets('Lancaster', 'tempt Exeter at')).toEqual([])
    untilTurnOf(scene, 'York', 'March')
    expect(scene.targets('York', 'tempt March at')).toEqual(['Stanley'])
  })

  it('each once per battle, instead of any other action', () => {
    const scene = untilTurnOf(leicester(['York'], ['Stanley', 'Buckingham']), 'York', 'York')
    scene.throws('York', 'tempt York at Stanley', 3)
    expect(scene.state.round).toBe(2)
    untilTurnOf(scene, 'York', 'York')
    expect(scene.targets('York', 'tempt York at')).toEqual([])
    expect(scene.may('York', 'fire York')).toBe(true)
  })

  it('the King and the Pretender may both try in one battle', () => {
    const scene = leicester(['York', 'Stanley'], ['Henry VI', 'Buckingham'])
    scene.throws('Lancaster', 'tempt Henry VI at Stanley', 1).play('Lancaster', 'pass Buckingham')
    expect(scene.targets('York', 'tempt York at')).toEqual(['Buckingham'])
  })

  it('the same man again in the next battle', () => {
    const scene = untilTurnOf(leicester(['York'], ['Stanley', 'Buckingham']), 'York', 'York')
    scene.throws('York', 'tempt York at Stanley', 3).passToRound(2)
    scene.play('Lancaster', 'retreat Stanley to Derby', 'retreat Buckingham to Derby').play('York', 'end regrouping')
    scene.cards(yorkFirst).acts('York', 'march York to Derby').acts('Lancaster')
    untilTurnOf(scene, 'York', 'York')
    expect(scene.targets('York', 'tempt York at')).toEqual(['Buckingham', 'Stanley'])
  })

  it('again in another battle of the turn', () => {
    const scene = new Scene({
      York: { Middlesex: ['York'], Rutland: ['Warwick'] },
      Lancaster: { Leicester: ['Stanley'], Lincoln: ['Buckingham'], dead: ['Henry VI'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march York to Leicester', 'march Warwick to Lincoln')
      .acts('Lancaster')
      .play('York', 'fight in Leicester')
    untilTurnOf(scene, 'York', 'York').throws('York', 'tempt York at Stanley', 6).play('York', 'end regrouping')
    untilTurnOf(scene, 'York', 'Warwick')
    expect(scene.targets('York', 'tempt Warwick at')).toEqual(['Buckingham'])
  })
})

describe('6.9 who may be targeted', () => {
  it('a block on the field with a loyalty: no rose, no true heir, no levy, mercenary, Bombard or Rebel', () => {
    const scene = new Scene({
      throne: 'York',
      York: { Middlesex: ['York'] },
      Lancaster: {
        Leicester: [
          'Oxford',
          'Somerset',
          'Coventry levy',
          'French Mercenary',
          'Bombard',
          'Rebel',
          'York church',
          'Rivers',
        ],
        France: ['Henry VI'],
      },
    })
      .cards(yorkFirst)
      .acts('York', 'march York to Leicester')
      .acts('Lancaster')
    untilTurnOf(scene, 'York', 'York')
    expect(scene.targets('York', 'tempt York at')).toEqual(['Rivers', 'York church'])
  })

  it('9.1 Exeter and Clarence, but never while King or Pretender', () => {
    const exeter = (more: SceneSetup) => untilTurnOf(leicester(['York'], ['Exeter'], more), 'York', 'York')
    expect(exeter({ Lancaster: { France: ['Prince Edward'] } }).targets('York', 'tempt York at')).toEqual(['Exeter'])
    expect(exeter({}).targets('York', 'tempt York at')).toEqual([])
    expect(exeter({ throne: 'York' }).targets('York', 'tempt York at')).toEqual([])
    const clarence = (elder: string) =>
      leicester(['Clarence'], ['Henry VI'], { York: { [elder]: ['March'] } }).targets('Lancaster', 'tempt Henry VI at')
    expect(clarence('Calais')).toEqual(['Clarence'])
    expect(clarence('dead')).toEqual([])
  })

  it('6.91 neither Northumberland nor Westmoreland by Warwick, of either colour', () => {
    const lords = ['Northumberland', 'Westmoreland', 'Stanley']
    const york = untilTurnOf(leicester(['Warwick'], lords), 'York', 'Warwick')
    expect(york.targets('York', 'tempt Warwick at')).toEqual(['Stanley'])
    const lancaster = untilTurnOf(leicester(lords, ['Warwick']), 'Lancaster', 'Warwick')
    expect(lancaster.targets('Lancaster', 'tempt Warwick at')).toEqual(['Stanley'])
    const king = untilTurnOf(leicester(lords, ['Henry VI']), 'Lancaster', 'Henry VI')
    expect(king.targets('Lancaster', 'tempt Henry VI at')).toEqual(['Northumberland', 'Stanley', 'Westmoreland'])
  })
})

describe('6.9 the roll', () => {
  it.each([
    ['Stanley', 1],
    ['Rivers', 1],
    ['Northumberland', 2],
    ['Westmoreland', 2],
    ['Exeter', 2],
    ['Kent', 2],
    ['Salisbury', 2],
    ['Warwick', 3],
    ['Canterbury church', 1],
    ['York church', 2],
  ])('%s of Lancaster takes %i dice for the Pretender, all even', (name, dice) => {
    const scene = () =>
      untilTurnOf(leicester(['York'], [name, 'Oxford'], { Lancaster: { France: ['Henry VI'] } }), 'York', 'York')
    const evens = Array<number>(dice).fill(4)
    expect(
      scene()
        .throws('York', `tempt York at ${name}`, ...evens)
        .placeOf('York', name),
    ).toBe('Leicester')
    for (let odd = 0; odd < dice; odd++) {
      const thrown = evens.map((die, i) => (i === odd ? 3 : die))
      expect(
        scene()
          .throws('York', `tempt York at ${name}`, ...thrown)
          .placeOf('York', name),
      ).toBe('aside')
    }
  })

  it.each([
    ['Rivers', 2],
    ['Northumberland', 1],
    ['Exeter', 1],
    ['Canterbury church', 2],
    ['York church', 1],
    ['Clarence', 1],
  ])('%s of York takes %i dice for the King', (name, dice) => {
    const scene = untilTurnOf(
      leicester([name, 'Norfolk'], ['Henry VI'], { York: { Calais: ['March'] } }),
      'Lancaster',
      'Henry VI',
    )
    scene.throws('Lancaster', `tempt Henry VI at ${name}`, ...Array<number>(dice).fill(2))
    expect(scene.placeOf('Lancaster', name)).toBe('Leicester')
  })

  it.each(['Kent', 'Salisbury'])('6.91 %s takes one die if it is Warwick who asks', (name) => {
    const scene = untilTurnOf(leicester(['Warwick'], [name, 'Oxford']), 'York', 'Warwick')
    expect(scene.throws('York', `tempt Warwick at ${name}`, 2).placeOf('York', name)).toBe('Leicester')
  })
})

describe('6.9 a block that has changed sides', () => {
  const turned = () => {
    const scene = leicester(['York', 'Norfolk'], ['Henry VI', 'Rivers 1', 'Oxford'])
    return untilTurnOf(scene, 'York', 'York').throws('York', 'tempt York at Rivers', 6)
  }

  it.each(['1.02', '1.0'] as const)('comes over at its present strength, into the reserve (%s)', (edition) => {
    const scene = leicester(['York'], ['Stanley 2', 'Oxford'], { edition })
    untilTurnOf(scene, 'York', 'York').throws('York', 'tempt York at Stanley', 6)
    expect(scene.placeOf('Lancaster', 'Stanley')).toBe('aside')
    expect(scene.stepsOf('York', 'Stanley')).toBe(2)
  })

  it('neither acts nor is hit in this round, but fights from the next one on', () => {
    const scene = turned()
    expect(scene.view().battle?.reserves[0].blocks.map(({ name }) => name)).toEqual(['Rivers'])
    expect(scene.targets('York', 'fire')).toEqual(['Norfolk'])
    scene.passToRound(2)
    untilTurnOf(scene, 'York', 'Rivers')
    expect(scene.targets('York', 'fire')).toEqual(['Norfolk', 'Rivers', 'York'])
  })

  it('is never won back in the same battle', () => {
    const scene = turned().passToRound(2)
    untilTurnOf(scene, 'Lancaster', 'Henry VI')
    expect(scene.targets('Lancaster', 'tempt Henry VI at')).toEqual([])
  })

  it('may be won back in a later battle', () => {
    const scene = turned().passToRound(2)
    scene.play('Lancaster', 'retreat Oxford to Oxford', 'retreat Henry VI to Oxford').play('York', 'end regrouping')
    scene.cards(yorkFirst).acts('York').acts('Lancaster', 'march Henry VI to Leicester')
    untilTurnOf(scene, 'Lancaster', 'Henry VI')
    expect(scene.targets('Lancaster', 'tempt Henry VI at')).toEqual(['Rivers'])
  })

  it('(R) has the role and the bonuses of its new side', () => {
    // Rivers attacks at his own shield with York; won over, he defends it.
    const scene = leicester(['Rivers', 'Norfolk'], ['Henry VI'])
    expect(scene.front).toContain('Rivers B2')
    scene.throws('Lancaster', 'tempt Henry VI at Rivers', 2, 4).passToRound(2)
    expect(scene.front).toContain('Rivers B3')
    expect(scene.targets('Lancaster', 'pass')).toEqual(['Henry VI', 'Rivers'])
  })

  it('(R) is barred from the same borders as its new side', () => {
    const scene = turned().passToRound(2)
    untilTurnOf(scene, 'York', 'Rivers')
    expect(scene.targets('York', 'retreat Rivers to')).toContain('Middlesex')
    const back = leicester(['Rivers', 'Norfolk'], ['Henry VI'])
    back.throws('Lancaster', 'tempt Henry VI at Rivers', 2, 4).passToRound(2)
    expect(back.targets('Lancaster', 'retreat Rivers to')).not.toContain('Middlesex')
  })

  it('may have been the last of its side, which ends the battle', () => {
    const scene = untilTurnOf(leicester(['York'], ['Stanley']), 'York', 'York')
    scene.throws('York', 'tempt York at Stanley', 4)
    expect(scene.step).toBe('regroup')
    expect(scene.blocksIn('York', 'Leicester')).toEqual(['York', 'Stanley'])
  })

  it('9.1 Exeter is an ordinary noble of York: no heir, no charge, his own shield but no crown', () => {
    const scene = new Scene({
      York: { Dorset: ['York'] },
      Lancaster: { Cornwall: ['Exeter', 'Devon'], France: ['Henry VI'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march York to Cornwall')
      .acts('Lancaster')
    expect(scene.front[0]).toBe('Exeter A3')
    untilTurnOf(scene, 'York', 'York').throws('York', 'tempt York at Exeter', 2, 2)
    expect(scene.view().houses[0].title).toBe('Henry VI')
    scene.passToRound(2)
    expect(scene.front[0]).toBe('Exeter A1')
    expect(scene.targets('York', 'charge Exeter at')).toEqual([])
  })

  it('can be attempted three times on one block in a battle: by the card, the leader and Warwick', () => {
    const scene = new Scene({
      York: { Middlesex: ['York', 'Warwick'] },
      Lancaster: { Leicester: ['Stanley'], France: ['Henry VI'] },
    })
      .cards({ York: 'Treason', Lancaster: 'AP2' })
      .acts('York', 'move the group in Middlesex', 'march York to Leicester', 'march Warwick to Leicester')
      .acts('Lancaster')
      .throws('York', 'treason Stanley', 1)
      .play('Lancaster', 'pass Stanley')
      .throws('York', 'tempt York at Stanley', 3)
      .throws('York', 'tempt Warwick at Stanley', 2)
    expect(scene.placeOf('York', 'Stanley')).toBe('Leicester')
  })
})
