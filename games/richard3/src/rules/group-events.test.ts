import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const EDITIONS = ['1.02', '1.0'] as const
const SIX = ['Norfolk', 'Suffolk', 'Hastings', 'Herbert', 'Essex', 'Worcester']

const plays = (card: string, setup: SceneSetup): Scene => new Scene(setup).cards({ York: card, Lancaster: 'AP2' })
const verbs = (scene: Scene, house: HouseName = 'York') =>
  [...new Set(scene.moves(house).map((line) => line.split(' ')[0]))].sort()

const HOLDINGS: SceneSetup = {
  York: { Oxford: ['Norfolk', 'Suffolk'], Kent: ['Arundel', 'Herbert'], Leicester: ['Hastings'], pool: ['Worcester'] },
}

describe.each(['Surprise', 'Force March', 'Treason'])('5.1 %s moves one group', (card) => {
  it('1.02: and nothing else; the point buys neither another group nor a recruit', () => {
    const scene = plays(card, { ...HOLDINGS, edition: '1.02' })
    expect(scene.targets('York', 'move the group in')).toEqual(['Kent', 'Leicester', 'Oxford'])
    expect(verbs(scene)).not.toContain('recruit')
    expect(verbs(scene)).not.toContain('march')
    scene.play('York', 'move the group in Oxford')
    expect(scene.targets('York', 'march Norfolk to')).toHaveLength(6)
    expect(scene.targets('York', 'march Suffolk to')).toHaveLength(6)
    expect(scene.targets('York', 'march Hastings to')).toEqual([])
    expect(verbs(scene)).toEqual(['end', 'march'])
    scene.play('York', 'march Norfolk to Wilts', 'on to Dorset', 'march Suffolk to Gloucester')
    expect(scene.moves('York').every((line) => line === 'end actions' || line.startsWith('on to '))).toBe(true)
  })

  it('1.0: and one ordinary point comes on top, for a march, a sea move or a recruit', () => {
    const scene = () => plays(card, { ...HOLDINGS, edition: '1.0' }).play('York', 'move the group in Oxford')
    expect(scene().state.actionPoints).toBe(1)
    scene().play('York', 'march Hastings to Lincoln', 'march Norfolk to Wilts')
    scene().play('York', 'recruit Worcester to Rutland', 'march Norfolk to Wilts')
    const sailed = scene().play('York', 'sail Arundel to Essex', 'march Norfolk to Wilts', 'march Suffolk to Wilts')
    expect(sailed.state.actionPoints).toBe(0)
    expect(sailed.targets('York', 'march Hastings to')).toEqual([])
    expect(sailed.targets('York', 'sail Herbert to')).toEqual([])
  })

  it('may be left unused', () => {
    for (const edition of EDITIONS) {
      const scene = plays(card, { ...HOLDINGS, edition }).play('York', 'end actions')
      expect(scene.asked).toEqual(['Lancaster'])
    }
  })

  it('is not available to the other player, whose card has no event', () => {
    const scene = plays(card, HOLDINGS)
    expect(scene.view()).toMatchObject({ eventOpen: true, eventArea: null })
    scene.play('York', 'move the group in Oxford')
    expect(scene.view()).toMatchObject({ eventOpen: false, eventArea: 'Oxford' })
    scene.play('York', 'end actions')
    expect(scene.view()).toMatchObject({ eventOpen: false, eventArea: null, active: 'Lancaster' })
  })

  it('names no group overseas or on an island', () => {
    const scene = plays(card, { York: { Calais: ['Warwick'], 'Isle of Man': ['Stanley'], Kent: ['Arundel'] } })
    expect(scene.targets('York', 'move the group in')).toEqual(['Kent'])
  })
})

describe('5.1 Surprise', () => {
  it.each([
    ['Middlesex', 'Oxford', 5],
    ['Middlesex', 'Kent', 4],
    ['Lancaster', 'Derby', 3],
  ])('lets one more over the border from %s to %s: %i', (from, to, most) => {
    for (const edition of EDITIONS) {
      const scene = plays('Surprise', { edition, York: { [from]: SIX } }).play('York', `move the group in ${from}`)
      for (const [index, name] of SIX.entries()) {
        expect(scene.may('York', `march ${name} to ${to}`)).toBe(index < most)
        if (index < most) scene.play('York', `march ${name} to ${to}`)
      }
    }
  })

  it('does so on the second border as well', () => {
    const scene = plays('Surprise', { York: { 'East Anglia': SIX } }).play('York', 'move the group in East Anglia')
    for (const name of SIX.slice(0, 4)) scene.play('York', `march ${name} to Essex`, 'on to Rutland')
    scene.play('York', 'march Essex to Essex')
    expect(scene.targets('York', 'on to')).toEqual(['Leicester', 'Middlesex'])
    expect(scene.blocksIn('York', 'Rutland')).toHaveLength(4)
  })

  it('still stops at red borders', () => {
    const scene = plays('Surprise', { York: { Lancaster: ['Stanley'] } })
    scene.play('York', 'move the group in Lancaster', 'march Stanley to Derby')
    expect(scene.targets('York', 'on to')).toEqual([])
  })

  it('1.0: gives the bonus to its own group only, not to the one that the ordinary point moves', () => {
    const setup: SceneSetup = { edition: '1.0', York: { Kent: SIX, Sussex: ['Arundel'] } }
    const scene = plays('Surprise', setup).play('York', 'move the group in Kent')
    for (const name of SIX.slice(0, 3)) scene.play('York', `march ${name} to Middlesex`)
    scene.play('York', 'march Arundel to Kent')
    expect(scene.targets('York', 'on to')).toEqual([])
    expect(scene.may('York', 'march Herbert to Middlesex')).toBe(true)
  })

  it('1.02: may be a normal sea move instead, of one block or of two between the same ports', () => {
    const setup: SceneSetup = { York: { Kent: ['Arundel', 'Herbert', 'Essex'], Oxford: ['Norfolk'] } }
    const scene = plays('Surprise', setup).play('York', 'sail Arundel to Dorset')
    expect(scene.moves('York')).toEqual(['end actions'])
    const ports = plays('Surprise', setup).play('York', 'sail Arundel to East Anglia')
    expect([...ports.moves('York')].sort()).toEqual([
      'end actions',
      'sail Essex to East Anglia',
      'sail Herbert to East Anglia',
    ])
    ports.play('York', 'sail Herbert to East Anglia')
    expect(ports.moves('York')).toEqual(['end actions'])
    const marched = plays('Surprise', setup).play('York', 'move the group in Kent')
    expect(marched.targets('York', 'sail Arundel to')).toEqual([])
  })

  it('1.02: does not let that sea move attack', () => {
    const scene = plays('Surprise', { York: { Kent: ['Arundel'] }, Lancaster: { Dorset: ['Somerset'] } })
    expect(scene.targets('York', 'sail Arundel to')).not.toContain('Dorset')
    expect(verbs(scene)).not.toContain('raid')
  })

  it('1.0: has no sea move except that of the ordinary point', () => {
    const scene = plays('Surprise', { edition: '1.0', York: { Kent: ['Arundel', 'Herbert'], Oxford: ['Norfolk'] } })
    scene.play('York', 'sail Arundel to Dorset')
    expect(scene.targets('York', 'sail Herbert to')).toEqual([])
    expect(scene.targets('York', 'move the group in')).toEqual(['Kent', 'Oxford'])
  })
})

describe('5.1 Force March', () => {
  const march = (edition: '1.02' | '1.0', setup: SceneSetup, from: string) =>
    plays('Force March', { ...setup, edition }).play('York', `move the group in ${from}`)

  it.each(EDITIONS)('goes three areas and may attack there, in edition %s', (edition) => {
    const scene = march(edition, { York: { Glamorgan: ['Herbert'] }, Lancaster: { Somerset: ['Devon'] } }, 'Glamorgan')
    scene.play('York', 'march Herbert to Hereford', 'on to Gloucester')
    expect(scene.targets('York', 'on to')).toContain('Somerset')
    scene.play('York', 'on to Somerset')
    expect(scene.targets('York', 'on to')).toEqual([])
    expect(scene.view().areas.find(({ name }) => name === 'Somerset')?.attackedBy).toBe('York')
  })

  it.each(EDITIONS)('never four, in edition %s', (edition) => {
    const scene = march(edition, { York: { Glamorgan: ['Herbert'] } }, 'Glamorgan')
    scene.play('York', 'march Herbert to Hereford', 'on to Gloucester', 'on to Oxford')
    expect(scene.targets('York', 'on to')).toEqual([])
  })

  it.each(EDITIONS)('respects border limits, and stops at red borders and at the enemy, in edition %s', (edition) => {
    const scene = march(edition, { York: { Middlesex: SIX } }, 'Middlesex')
    for (const name of SIX.slice(0, 3)) scene.play('York', `march ${name} to Kent`)
    expect(scene.may('York', 'march Herbert to Kent')).toBe(false)
    const attack = march(edition, { York: { Middlesex: SIX }, Lancaster: { Oxford: ['Devon'] } }, 'Middlesex')
    attack.play('York', 'march Norfolk to Oxford')
    expect(attack.targets('York', 'on to')).toEqual([])
    const red = march(edition, { York: { Derby: ['Norfolk'] } }, 'Derby').play('York', 'march Norfolk to Lancaster')
    expect(red.targets('York', 'on to')).toEqual([])
  })

  it('1.02: has no sea move', () => {
    expect(verbs(plays('Force March', HOLDINGS))).toEqual(['end', 'move'])
  })

  it('1.0: the group of its ordinary point goes only two areas', () => {
    const scene = march('1.0', { York: { Glamorgan: ['Herbert'], Kent: ['Arundel'] } }, 'Glamorgan')
    scene.play('York', 'march Arundel to Middlesex', 'on to Leicester')
    expect(scene.targets('York', 'on to')).toEqual([])
  })
})

describe('5.1 Treason', () => {
  it('1.02: may be a sea move as Surprise may (R); 1.0: only that of the ordinary point', () => {
    const setup: SceneSetup = { York: { Kent: ['Arundel', 'Herbert'] } }
    const scene = plays('Treason', setup).play('York', 'sail Arundel to Dorset')
    expect(scene.moves('York')).toEqual(['end actions'])
    const first = plays('Treason', { ...setup, edition: '1.0' }).play('York', 'sail Arundel to Dorset')
    expect(verbs(first)).toEqual(['end', 'move'])
  })

  const twoBattles: SceneSetup = {
    throne: 'York',
    York: { Oxford: ['Norfolk'], Derby: ['Buckingham'] },
    Lancaster: { Leicester: ['Rivers'], Chester: ['Oxford'] },
  }
  /** York attacks Leicester by the card, Lancaster attacks Derby; there are no leaders. */
  const battles = () =>
    plays('Treason', twoBattles)
      .play('York', 'move the group in Oxford', 'march Norfolk to Leicester', 'end actions')
      .play('Lancaster', 'march Oxford to Derby', 'end actions')

  it('rolls before one battle, without any leader, against a block that can change sides', () => {
    const scene = battles().play('York', 'fight in Leicester')
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York')).toEqual(['treason Rivers', 'keep the treason'])
    scene.dice(2).play('York', 'treason Rivers')
    expect(scene.blocksIn('York', 'Leicester')).toEqual(['Norfolk', 'Rivers'])
    expect(scene.diceLeft).toBe(0)
  })

  it('also rolls in a battle that the enemy began', () => {
    const setup: SceneSetup = { ...twoBattles, Lancaster: { Chester: ['Rivers'] } }
    const scene = plays('Treason', setup)
      .play('York', 'end actions')
      .play('Lancaster', 'march Rivers to Derby', 'end actions')
    expect(scene.moves('York')).toEqual(['treason Rivers', 'keep the treason'])
    scene.dice(3).play('York', 'treason Rivers')
    expect(scene.blocksIn('Lancaster', 'Derby')).toEqual(['Rivers'])
    expect(scene.step).toBe('battle-turn')
  })

  it('rolls once per turn, but may be kept for the next battle', () => {
    const setup: SceneSetup = { ...twoBattles, Lancaster: { Leicester: ['Rivers 1'], Chester: ['Stanley'] } }
    const kept = () =>
      plays('Treason', setup)
        .play('York', 'move the group in Oxford', 'march Norfolk to Leicester', 'end actions')
        .play('Lancaster', 'march Stanley to Derby', 'end actions')
        .play('York', 'fight in Leicester')
    const scene = kept().play('York', 'keep the treason').play('Lancaster', 'pass Rivers')
    scene.dice(1, 6, 6, 6).play('York', 'fire Norfolk', 'end regrouping')
    expect(scene.moves('York')).toEqual(['treason Stanley', 'keep the treason'])

    const used = kept().dice(1).play('York', 'treason Rivers').play('Lancaster', 'pass Rivers')
    used.dice(1, 6, 6, 6).play('York', 'fire Norfolk', 'end regrouping')
    expect(used.step).toBe('battle-turn')
    expect(used.view().battle?.area).toBe('Derby')
  })

  it('expires with the turn if no battle used it', () => {
    const scene = plays('Treason', twoBattles).play('York', 'end actions').play('Lancaster', 'end actions')
    scene.cards({ York: 'AP4', Lancaster: 'AP2' }).play('York', 'march Norfolk to Leicester', 'end actions')
    scene.play('Lancaster', 'end actions')
    expect(scene.view()).toMatchObject({ step: 'battle-turn', treason: null })
  })
})
