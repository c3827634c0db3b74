import { describe, expect, it } from 'vitest'
import { type HouseSetup, Scene, type SceneSetup } from '../testing/scene.ts'

/** Lancaster owns the battlefield in the South and attacks first: both houses have one troop there. */
const fight = (lancaster: HouseSetup, york: HouseSetup, rest: SceneSetup = {}): Scene =>
  new Scene({ round: 2, ...rest, Lancaster: lancaster, York: york })

const fieldsOf = (scene: Scene): readonly number[] => [scene.of('Lancaster').field, scene.of('York').field]

describe('phase 5: the rulebook’s battle', () => {
  it('example: a doubted pair of 5s corrected by a card, and a triple of 2s that costs two French', () => {
    const scene = fight(
      { field: 2, french: 2, hand: ['devon'] },
      { field: 3, hand: ['combined-forces'] },
      { field: 'wakefield' },
    )
    scene.battle(2, 4, 5).play('Lancaster', 'announce pair of 5').play('York', 'doubt')
    expect(scene.view().battle?.attackDice).toEqual([2, 4, 5])
    expect(scene.asked).toEqual(['Lancaster'])
    scene.throws('Lancaster', 'turn the dice to 2 5 5', 1, 3, 3)
    expect(scene.of('Lancaster')).toMatchObject({ field: 2, french: 2 })
    expect(scene.of('York').field).toBe(3)
    expect(scene.may('York', 'turn the dice to 3 3 3')).toBe(false)
    scene.throws('York', 'turn the dice to 2 2 2', 1, 1, 1)
    expect(scene.of('Lancaster')).toMatchObject({ field: 2, french: 0, lastCardUsed: true })
    expect(scene.of('York')).toMatchObject({ field: 3, lastCardUsed: true })
    expect(scene.view()).toMatchObject({ frenchSupply: 2, step: 'announce' })
    expect(scene.asked).toEqual(['York'])
  })
})

describe('phase 5: who attacks first', () => {
  const first = (lancaster: number, york: number, owner: 'Lancaster' | 'York', french = 0) =>
    fight({ field: 1, french, regions: [0, 0, lancaster] }, { field: 1, regions: [3, 0, york] }, { owner }).battle(
      1,
      1,
      1,
    ).asked[0]

  it('is the house with more troops in the region of the battlefield', () => {
    expect(first(2, 1, 'York')).toBe('Lancaster')
    expect(first(1, 2, 'Lancaster')).toBe('York')
  })

  it('is the owner of the battlefield on a tie', () => {
    expect(first(1, 1, 'York')).toBe('York')
    expect(first(0, 0, 'Lancaster')).toBe('Lancaster')
  })

  it('(R) does not depend on French', () => {
    expect(first(1, 1, 'York', 2)).toBe('York')
  })
})

describe('phase 5: a battle without fighting', () => {
  it('goes to the owner of the battlefield if nobody is there', () => {
    const scene = fight({}, {}, { owner: 'York' }).battle()
    expect(scene.of('York').trophies).toEqual(['barnet'])
  })

  it('goes to the only side that has troops, whichever house owns it', () => {
    const scene = fight({}, { field: 1 }).battle()
    expect(scene.of('York').trophies).toEqual(['barnet'])
    expect([scene.step, ...scene.asked]).toEqual(['survivors', 'York'])
  })

  it('counts French as troops of their half, and returns them afterwards', () => {
    const scene = fight({}, { french: 2 }).battle()
    expect(scene.of('York')).toMatchObject({ trophies: ['barnet'], french: 0 })
    expect(scene.view().frenchSupply).toBe(2)
  })
})

describe('phase 5: announcing', () => {
  it('offers all eighteen announcements for any roll and any number of troops', () => {
    const scene = fight({ field: 1 }, { field: 3 }).battle(1, 1, 1)
    expect(scene.moves('Lancaster')).toHaveLength(18)
    expect(scene.may('Lancaster', 'announce triple of 6')).toBe(true)
  })

  it('asks the defender to believe or to doubt', () => {
    const scene = fight({ field: 1 }, { field: 3 }).battle(1, 1, 1).play('Lancaster', 'announce single 4')
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York')).toEqual(['believe', 'doubt'])
  })

  it('makes a believed lie the result', () => {
    const scene = fight({ field: 3 }, { field: 5 }).battle(1, 2, 3).play('Lancaster', 'announce triple of 6')
    scene.throws('York', 'believe', 1, 2, 4, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([3, 2])
  })

  it('makes a believed understatement the result even if the dice were better', () => {
    const scene = fight({ field: 3 }, { field: 5 }).battle(6, 6, 6).play('Lancaster', 'announce single 1')
    scene.throws('York', 'believe', 1, 2, 4, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([2, 5])
  })
})

describe('phase 5: doubting', () => {
  it('costs the defender a troop if the announcement was true', () => {
    const scene = fight({ field: 3 }, { field: 3 }).battle(5, 5, 2).play('Lancaster', 'announce pair of 5')
    scene.throws('York', 'doubt', 5, 5, 1, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([3, 2])
    expect(scene.of('York').supply).toBe(5)
  })

  it('(R) considers an announcement true if the dice contain it, and then uses their best result', () => {
    const scene = fight({ field: 3 }, { field: 4 }).battle(5, 5, 5).play('Lancaster', 'announce single 5')
    scene.throws('York', 'doubt', 6, 6, 1, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([3, 1])
  })

  it('does not let a truthful attacker improve his dice', () => {
    const scene = fight({ field: 3, hand: ['devon'] }, { field: 4 }).battle(5, 5, 4)
    scene.play('Lancaster', 'announce pair of 5').throws('York', 'doubt', 5, 5, 1, 1, 1, 1)
    expect(scene.of('Lancaster')).toMatchObject({ hand: ['devon'], lastCardUsed: false })
  })

  it('costs a lying attacker without a card one troop, and his dice are the result', () => {
    const scene = fight({ field: 3 }, { field: 3 }).battle(6, 2, 1).play('Lancaster', 'announce pair of 6')
    scene.throws('York', 'doubt', 5, 4, 1, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([2, 2])
  })

  it('costs a lying attacker a troop if he does not play his card, which he keeps', () => {
    const scene = fight({ field: 3, hand: ['devon'] }, { field: 3 }).battle(6, 2, 1)
    scene.play('Lancaster', 'announce pair of 6').play('York', 'doubt')
    scene.throws('Lancaster', 'leave the dice', 6, 1, 2, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([2, 3])
    expect(scene.of('Lancaster').hand).toEqual(['devon'])
  })

  it('lets a lying attacker turn dice just to improve them: he loses a troop, but they count', () => {
    const scene = fight({ field: 3, hand: ['hexham'] }, { field: 3 }).battle(3, 4, 1)
    scene.play('Lancaster', 'announce triple of 6').play('York', 'doubt')
    scene.throws('Lancaster', 'turn the dice to 4 4 1', 6, 1, 2, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([2, 1])
  })

  it('ends the battle at once when it takes the last troop', () => {
    const scene = fight({ field: 2 }, { field: 1 }).battle(5, 1, 2).play('Lancaster', 'announce single 5')
    scene.throws('York', 'doubt')
    expect([scene.step, ...scene.asked]).toEqual(['survivors', 'Lancaster'])
    const lied = fight({ field: 1 }, { field: 2 }).battle(5, 1, 2).play('Lancaster', 'announce single 6')
    lied.throws('York', 'doubt')
    expect([lied.step, ...lied.asked]).toEqual(['survivors', 'York'])
  })
})

describe('phase 5: the last card', () => {
  const lie = (card: string, ...dice: readonly number[]): Scene =>
    fight({ field: 4, hand: [card] }, { field: 4 })
      .battle(...dice)
      .play('Lancaster', 'announce triple of 6')
      .play('York', 'doubt')

  it('turns as many dice by one as it has points, each once, within 1 to 6', () => {
    expect(lie('devon', 1, 3, 6).moves('Lancaster')).toEqual([
      'turn the dice to 1 2 6',
      'turn the dice to 1 3 5',
      'turn the dice to 1 4 6',
      'turn the dice to 2 3 6',
      'leave the dice',
    ])
    const two = lie('hexham', 1, 3, 6)
    expect(two.may('Lancaster', 'turn the dice to 2 4 6')).toBe(true)
    expect(two.may('Lancaster', 'turn the dice to 2 4 5')).toBe(false)
    expect(two.may('Lancaster', 'turn the dice to 3 3 6')).toBe(false)
    expect(lie('kingmaker', 1, 3, 6).may('Lancaster', 'turn the dice to 2 4 5')).toBe(true)
  })

  it('works once per battle, in either role, and triggers no side event', () => {
    const scene = fight({ field: 5 }, { field: 5, hand: ['devon'] }, { round: 3 }).battle(1, 2, 3)
    scene.play('Lancaster', 'announce single 3').throws('York', 'believe', 2, 3, 5)
    scene.throws('York', 'turn the dice to 3 3 5', 1, 2, 3)
    expect(fieldsOf(scene)).toEqual([3, 5])
    expect(scene.of('York')).toMatchObject({ hand: [], lastCardUsed: true })
    expect(scene.view().discarded).toContain('devon')
    scene.play('York', 'announce triple of 6').throws('Lancaster', 'doubt', 1, 2, 3, 1, 1, 1)
    expect(fieldsOf(scene)).toEqual([3, 4])
    expect(scene.asked).toEqual(['Lancaster'])
  })

  it('may be left for later', () => {
    const scene = fight({ field: 5 }, { field: 5, hand: ['devon'] }).battle(1, 2, 3)
    scene.play('Lancaster', 'announce single 3').throws('York', 'believe', 1, 2, 3)
    scene.throws('York', 'leave the dice', 5, 5, 6)
    scene.play('York', 'announce triple of 5').play('Lancaster', 'doubt')
    expect(scene.may('York', 'turn the dice to 5 5 5')).toBe(true)
  })
})

describe('phase 5: comparing', () => {
  /** Losses of attacker and defender after a believed announcement and this answer. */
  const losses = (announced: string, answer: readonly number[]): readonly number[] => {
    const scene = fight({ field: 4 }, { field: 4 }).battle(1, 1, 1).play('Lancaster', `announce ${announced}`)
    scene.throws('York', 'believe', ...answer, 1, 1, 1)
    return fieldsOf(scene).map((left) => 4 - left)
  }

  it.each([
    ['triple of 1', [6, 5, 4], [0, 3]],
    ['triple of 1', [6, 6, 4], [0, 2]],
    ['pair of 1', [6, 5, 4], [0, 2]],
    ['triple of 2', [1, 1, 1], [0, 1]],
    ['pair of 4', [3, 3, 6], [0, 1]],
    ['single 6', [5, 4, 3], [0, 1]],
    ['single 6', [1, 1, 1], [3, 0]],
    ['pair of 6', [1, 1, 1], [2, 0]],
    ['single 6', [1, 1, 2], [2, 0]],
    ['single 2', [3, 2, 1], [1, 0]],
    ['pair of 2', [3, 3, 1], [1, 0]],
    ['triple of 5', [6, 6, 6], [1, 0]],
    ['single 6', [6, 5, 4], [0, 0]],
    ['pair of 3', [3, 3, 6], [0, 0]],
    ['triple of 3', [3, 3, 3], [0, 0]],
  ] as const)('%s against %j costs attacker and defender %j', (announced, answer, lost) => {
    expect(losses(announced, answer)).toEqual(lost)
  })

  it('swaps the roles when both are still there', () => {
    const scene = fight({ field: 2 }, { field: 2 }).battle(1, 2, 3).play('Lancaster', 'announce single 3')
    scene.throws('York', 'believe', 3, 2, 1, 4, 5, 6)
    expect([scene.step, ...scene.asked]).toEqual(['announce', 'York'])
    expect(scene.view('York').battle).toMatchObject({ attacker: 'York', attackDice: [4, 5, 6], announced: 0 })
  })

  it('takes French first and house troops to the supply', () => {
    const scene = fight({ field: 3 }, { field: 3, french: 1 }).battle(1, 2, 3).play('Lancaster', 'announce triple of 3')
    scene.throws('York', 'believe', 3, 2, 1, 4, 5, 6)
    expect(scene.of('York')).toMatchObject({ french: 0, field: 1, supply: 6, reserve: 2 })
    expect(scene.view().frenchSupply).toBe(2)
  })

  it('takes no more than there are', () => {
    const scene = fight({ field: 2 }, { field: 1 }).battle(1, 2, 3).play('Lancaster', 'announce triple of 3')
    scene.throws('York', 'believe', 3, 2, 1)
    expect(scene.of('York')).toMatchObject({ field: 0, supply: 7 })
    expect(scene.told('log.loses')).toEqual([{ house: 'seat.York', count: 1 }])
    expect([scene.step, ...scene.asked]).toEqual(['survivors', 'Lancaster'])
  })
})

describe('phase 5: the survivors', () => {
  const won = (field: string, rest: HouseSetup = {}): Scene =>
    fight({ field: 2, hand: ['devon'], ...rest }, { hand: ['array'] }, { field }).battle()

  it('go to the region of the battlefield, a region next to it, or the reserve, in any combination', () => {
    expect(won('barnet').moves('Lancaster')).toEqual([
      'withdraw to the reserve',
      'settle 1 in the Centre',
      'settle 2 in the Centre',
      'settle 1 in the South',
      'settle 2 in the South',
    ])
    expect(won('tewkesbury').moves('Lancaster')).toHaveLength(7)
    const scene = won('barnet').play('Lancaster', 'settle 1 in the Centre')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 2, 1], reserve: 3, field: 0 })
  })

  it('may all go to the reserve', () => {
    const scene = won('wakefield').play('Lancaster', 'withdraw to the reserve')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 1, 1], reserve: 4, field: 0 })
  })

  it('do not include the French, who go to the supply', () => {
    const scene = won('barnet', { french: 1 })
    expect(scene.may('Lancaster', 'settle 3 in the South')).toBe(false)
    expect(scene.view().frenchSupply).toBe(2)
  })
})
