import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const names = (blocks: readonly { readonly name: string }[]) => blocks.map(({ name }) => name).sort()
const frontOf = (scene: Scene, house: HouseName) =>
  names((scene.view().battle?.front ?? []).filter((block) => block.house === house))
const reserveOf = (scene: Scene, house: HouseName) => names(inReserve(scene, house))
const inReserve = (scene: Scene, house: HouseName) =>
  scene.view(house).battle?.reserves.find((reserve) => reserve.house === house)?.blocks ?? []

/** Everybody passes until the round is over. */
function passRound(scene: Scene): void {
  const round = scene.view().battle?.round
  while (scene.view().battle?.round === round && scene.step === 'battle-turn') {
    const [house] = scene.asked
    const [line] = scene.moves(house).filter((move) => move.startsWith('pass '))
    scene.play(house, line)
  }
}

describe('6.2 turns in a battle: the worked example', () => {
  it('lets Herbert (A2) act, then Rivers (B2), whom they attack, then Clarence (B2), in every round', () => {
    const scene = new Scene({ York: { Middlesex: ['Herbert', 'Clarence'] }, Lancaster: { Oxford: ['Rivers'] } })
    scene.cards({ York: 'AP4', Lancaster: 'AP2' })
    scene.play('York', 'march Herbert to Oxford', 'march Clarence to Oxford', 'end actions')
    scene.play('Lancaster', 'end actions')
    for (const round of [1, 2, 3]) {
      expect(scene.view().battle?.round).toBe(round)
      expect(scene.front).toEqual(['Herbert A2', 'Rivers B2', 'Clarence B2'])
      for (const [house, name] of [
        ['York', 'Herbert'],
        ['Lancaster', 'Rivers'],
        ['York', 'Clarence'],
      ] as const) {
        expect(scene.asked).toEqual([house])
        const acting = new Set(scene.moves(house).map((line) => line.split(' ')[1]))
        expect([...acting]).toEqual([name])
        scene.play(house, `pass ${name}`)
      }
    }
    expect(scene.view().battle?.round).toBe(4)
  })
})

describe('6.3 reserves: the worked example of Essex', () => {
  const essex: SceneSetup = {
    York: { Rutland: ['Norfolk', 'Worcester', 'March'], Middlesex: ['Hastings', 'Herbert'] },
    Lancaster: { Essex: ['Oxford', 'Beaumont'], 'East Anglia': ['Devon', 'Clifford', 'Pembroke'] },
  }
  const battle = () => {
    const scene = new Scene(essex).cards({ York: 'AP4', Lancaster: 'AP2' })
    for (const name of ['Norfolk', 'Worcester', 'March', 'Hastings', 'Herbert'])
      scene.play('York', `march ${name} to Essex`)
    scene.play('York', 'end actions', 'main attack by Essex - Rutland')
    for (const name of ['Devon', 'Clifford', 'Pembroke']) scene.play('Lancaster', `march ${name} to Essex`)
    return scene.play('Lancaster', 'end actions')
  }

  it('opens with three from Rutland against the two of Essex', () => {
    const scene = battle()
    expect(scene.view().battle).toMatchObject({ area: 'Essex', round: 1, attacker: 'York' })
    expect(frontOf(scene, 'York')).toEqual(['March', 'Norfolk', 'Worcester'])
    expect(frontOf(scene, 'Lancaster')).toEqual(['Beaumont', 'Oxford'])
    expect(reserveOf(scene, 'York')).toEqual(['Hastings', 'Herbert'])
    expect(reserveOf(scene, 'Lancaster')).toEqual(['Clifford', 'Devon', 'Pembroke'])
  })

  it('brings those from Middlesex and East Anglia in at the start of round 2', () => {
    const scene = battle()
    passRound(scene)
    expect(scene.view().battle?.round).toBe(2)
    expect(frontOf(scene, 'York')).toEqual(['Hastings', 'Herbert', 'March', 'Norfolk', 'Worcester'])
    expect(frontOf(scene, 'Lancaster')).toEqual(['Beaumont', 'Clifford', 'Devon', 'Oxford', 'Pembroke'])
    expect([...reserveOf(scene, 'York'), ...reserveOf(scene, 'Lancaster')]).toEqual([])
  })
})

describe('6.4 hits: the worked example of Stanley at strength 3', () => {
  const stanley = (...dice: readonly number[]) => {
    const scene = new Scene({ Lancaster: { Derby: ['Stanley 3'] }, York: { Leicester: ['Norfolk'] } })
    scene.cards({ Lancaster: 'AP4', York: 'AP2' })
    scene.play('Lancaster', 'march Stanley to Leicester', 'end actions').play('York', 'end actions', 'pass Norfolk')
    scene.dice(...dice).play('Lancaster', 'fire Stanley')
    return scene
  }

  it('rolls three dice and hits with every 1 and 2, and with nothing else', () => {
    for (const [dice, hits] of [
      [[1, 2, 1], 3],
      [[1, 2, 3], 2],
      [[2, 4, 5], 1],
      [[3, 6, 4], 0],
    ] as const) {
      const scene = stanley(...dice)
      expect(scene.diceLeft).toBe(0)
      expect(scene.stepsOf('York', 'Norfolk')).toBe(4 - hits)
      expect(scene.told('log.fires')).toMatchObject([{ dice, hits, most: 2 }])
    }
  })
})

describe('6.9 treachery: the worked example of Northumberland', () => {
  const tempted = (...dice: readonly number[]) => {
    const scene = new Scene({
      throne: 'York',
      York: { 'South Yorks': ['March'] },
      Lancaster: { Derby: ['Northumberland 3', 'Devon'] },
    }).cards({ York: 'AP4', Lancaster: 'AP2' })
    scene.play('York', 'march March to Derby', 'end actions').play('Lancaster', 'end actions')
    return scene.dice(...dice).play('York', 'tempt March at Northumberland')
  }

  it('takes two dice, for his loyalty of 2, and wins him with two even ones', () => {
    for (const dice of [
      [2, 4],
      [6, 6],
      [4, 2],
    ]) {
      const scene = tempted(...dice)
      expect(scene.diceLeft).toBe(0)
      expect(scene.blocksIn('York', 'Derby')).toEqual(['March', 'Northumberland'])
      expect(scene.stepsOf('York', 'Northumberland')).toBe(3)
      expect(scene.placeOf('Lancaster', 'Northumberland')).toBe('aside')
      expect(reserveOf(scene, 'York')).toEqual(['Northumberland'])
    }
  })

  it('leaves him loyal if either is odd; an even sum is not enough', () => {
    for (const dice of [
      [2, 3],
      [5, 4],
      [1, 3],
      [5, 5],
    ]) {
      const scene = tempted(...dice)
      expect(scene.diceLeft).toBe(0)
      expect(scene.blocksIn('Lancaster', 'Derby')).toEqual(['Northumberland', 'Devon'])
      expect(scene.placeOf('York', 'Northumberland')).toBe('aside')
    }
  })
})

describe('7.2 exile limits: the worked example of three York blocks in Ireland', () => {
  const exiles = (mercenary: readonly string[], turn = 1): Scene =>
    new Scene({
      turn,
      York: { Ireland: ['York', 'March', 'Rutland', ...mercenary] },
      Lancaster: { Lincoln: ['Beaumont'], Scotland: ['Henry VI'] },
    })
  const endTurn = (scene: Scene) =>
    scene.cards({ York: 'AP4', Lancaster: 'AP2' }).play('York', 'end actions').play('Lancaster', 'end actions')

  it.each([[[]], [['Irish Mercenary']]])(
    'costs one of them a step in each supply phase, of the owner’s choice (%s)',
    (mercenary) => {
      const scene = endTurn(exiles(mercenary))
      expect(scene.asked).toEqual(['York'])
      expect(scene.moves('York')).toEqual(['reduce York', 'reduce March', 'reduce Rutland'])
      scene.play('York', 'reduce March')
      expect(scene.stepsOf('York', 'March')).toBe(2)
      expect(scene.view().turn).toBe(2)
      endTurn(scene)
      expect(scene.moves('York')).toEqual(['reduce York', 'reduce March', 'reduce Rutland'])
      scene.play('York', 'reduce York')
      expect(['York', 'March', 'Rutland'].map((name) => scene.stepsOf('York', name))).toEqual([3, 2, 3])
      expect(scene.view().turn).toBe(3)
    },
  )

  it('sends one of them to the pool at the reset after the campaign', () => {
    const scene = endTurn(exiles([], 7)).play('York', 'reduce York')
    expect(scene.step).toBe('leave-exile')
    expect(scene.moves('York')).toEqual(['recall York', 'recall March', 'recall Rutland'])
    scene.play('York', 'recall Rutland')
    expect(scene.placeOf('York', 'Rutland')).toBe('pool')
    expect(scene.blocksIn('York', 'Ireland')).toEqual(['York', 'March'])
    expect(scene.stepsOf('York', 'York')).toBe(4)
    expect(scene.view().campaign).toBe(2)
  })
})
