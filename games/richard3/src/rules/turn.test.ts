import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

/** A real game after the mulligan, in which both houses hold a card of three points. */
function realGame(): Scene {
  for (let seed = 0; seed < 100; seed++) {
    const scene = Scene.start({ scenario: 'wars-of-the-roses' }, `turn ${seed}`)
    scene.play('Lancaster', 'keep the hand').play('York', 'keep the hand')
    if (scene.may('Lancaster', 'play AP3') && scene.may('York', 'play AP3')) return scene
  }
  throw new Error('no seed deals both houses a card of three points')
}

describe('1.0 the first turn, as in the rulebook’s example of play', () => {
  const scene = realGame()

  it('York begins: both played three points, and he is the Pretender', () => {
    scene.play('York', 'play AP3').play('Lancaster', 'play AP3')
    expect(scene.view()).toMatchObject({ campaign: 1, turn: 1, playerOne: 'York', actionPoints: 3 })
    expect(scene.asked).toEqual(['York'])
  })

  it('moves Warwick and Salisbury from Calais to East Anglia, port to port, for one point', () => {
    scene.play('York', 'sail Warwick to East Anglia', 'sail Salisbury to East Anglia')
    expect(scene.state.actionPoints).toBe(2)
  })

  it('recruits Norfolk and the Norwich levy there, which uses up the three points', () => {
    scene.play('York', 'recruit Norfolk to East Anglia', 'recruit Norwich levy to East Anglia')
    expect(scene.blocksIn('York', 'East Anglia')).toEqual(['Norfolk', 'Warwick', 'Salisbury', 'Norwich levy'])
    expect(scene.state.actionPoints).toBe(0)
    expect(scene.moves('York')).toEqual(['end actions'])
    scene.play('York', 'end actions')
  })

  it('moves Oxford and Beaumont to Middlesex for Lancaster, and recruits the Bombard there', () => {
    expect(scene.asked).toEqual(['Lancaster'])
    scene.play('Lancaster', 'march Oxford to Middlesex', 'march Beaumont to Leicester', 'on to Middlesex')
    scene.play('Lancaster', 'recruit Bombard to Middlesex')
    expect(scene.state.actionPoints).toBe(0)
    expect([...scene.blocksIn('Lancaster', 'Middlesex')].sort()).toEqual(['Beaumont', 'Bombard', 'Henry VI', 'Oxford'])
    scene.play('Lancaster', 'end actions')
  })

  it('has no battle and no hunger, so new cards are played', () => {
    expect(scene.view()).toMatchObject({ turn: 2, step: 'choose-card', playerOne: null })
    expect(scene.asked).toEqual(['Lancaster', 'York'])
    expect(scene.view().houses.map(({ handSize }) => handSize)).toEqual([6, 6])
  })
})

describe('1.0 campaigns', () => {
  it('have seven turns; then a political turn leads to the next, with seven new cards each', () => {
    const scene = new Scene({
      turn: 7,
      York: { Ireland: ['York'] },
      Lancaster: { Scotland: ['Henry VI'], Lincoln: ['Beaumont'] },
    }).cards({ York: 'AP4', Lancaster: 'AP2' })
    scene.play('York', 'end actions').play('Lancaster', 'end actions')
    expect(scene.view()).toMatchObject({ campaign: 2, turn: 1, step: 'mulligan' })
    expect(scene.view().houses.map(({ handSize }) => handSize)).toEqual([7, 7])
  })

  it('end the game after the third', () => {
    const scene = new Scene({
      turn: 7,
      campaign: 3,
      York: { Ireland: ['York'] },
      Lancaster: { Scotland: ['Henry VI'], Lincoln: ['Beaumont'] },
    }).cards({ York: 'AP4', Lancaster: 'AP2' })
    scene.play('York', 'end actions').play('Lancaster', 'end actions')
    expect(scene.view()).toMatchObject({ winner: 'Lancaster', victory: 'victory.throne' })
  })
})
