import { describe, expect, it } from 'vitest'
import { roundWith, Scene, type SceneSetup } from '../testing/scene.ts'

const offer = (setup: SceneSetup): Scene => new Scene({ at: 'offer', ...setup })

describe('set-up and phase 1: the deal', () => {
  it('puts one troop of each house into every region and two into each reserve', () => {
    const scene = Scene.start({}, 'set-up')
    for (const house of ['Lancaster', 'York'] as const)
      expect(scene.of(house)).toMatchObject({ regions: [1, 1, 1], reserve: 2, supply: 7, field: 0, french: 0 })
    expect(scene.view()).toMatchObject({ round: 1, frenchSupply: 2, twist: null, step: 'exchange' })
  })

  it('deals six cards each and sets the rest aside', () => {
    const scene = Scene.start({}, 'deal')
    expect([scene.of('Lancaster').handSize, scene.of('York').handSize, scene.view().aside]).toEqual([6, 6, 5])
  })

  it('with the expansion reveals a twist', () => {
    expect(Scene.start({ twists: 'true' }, 'twist').view().twist).not.toBeNull()
  })
})

describe('phase 2: the exchange', () => {
  const exchange = (): Scene =>
    new Scene({
      at: 'exchange',
      Lancaster: { hand: ['wakefield', 'devon'] },
      York: { hand: ['barnet', 'array'] },
    })

  it('asks both at once, each once', () => {
    const scene = exchange()
    expect(scene.asked).toEqual(['Lancaster', 'York'])
    scene.play('York', 'give array')
    expect(scene.asked).toEqual(['Lancaster'])
  })

  it('gives each the card of the other', () => {
    const scene = exchange().play('York', 'give array').play('Lancaster', 'give wakefield')
    expect(scene.of('Lancaster').hand).toEqual(['devon', 'array'])
    expect(scene.of('York').hand).toEqual(['wakefield', 'barnet'])
    expect(scene.step).toBe('choose-battlefield')
  })

  it('lets the giver of a card remember it, and does not show it to observers', () => {
    const scene = exchange().play('York', 'give array').play('Lancaster', 'give wakefield')
    expect(scene.view('York').houses[0].hand).toEqual(['array'])
    expect(scene.view().houses.map(({ hand }) => hand)).toEqual([[], []])
    expect(scene.told('log.gives')).toEqual([
      { house: 'seat.Lancaster', card: 'card.hidden' },
      { house: 'seat.York', card: 'card.hidden' },
    ])
    expect(scene.told('log.gives', 'York')[1].card).toBe('card.array')
    expect(scene.told('log.gives', 'York')[0].card).toBe('card.hidden')
    expect(scene.told('log.receives', 'York')[0].card).toBe('card.wakefield')
  })

  it('does not show the choice of the other before both have chosen', () => {
    const scene = exchange().play('York', 'give array')
    expect(scene.view('Lancaster').houses[1]).toMatchObject({ chosen: 'hidden', hand: [] })
    expect(scene.view('York').houses[1].chosen).toBe('array')
  })
})

describe('phase 3: choosing the battlefield', () => {
  it('example: Wakefield is fought before Mortimer’s Cross, and one red troop enters it from the supply', () => {
    const scene = offer({ Lancaster: { hand: ['wakefield'] }, York: { hand: ['mortimers-cross'] } })
      .play('Lancaster', 'offer wakefield')
      .play('York', 'offer mortimers-cross')
      .play('Lancaster', 'take one from the supply')
    expect(scene.view()).toMatchObject({ battlefield: 'wakefield', owner: 'Lancaster', discarded: ['mortimers-cross'] })
    expect(scene.of('Lancaster')).toMatchObject({ field: 1, supply: 6, reserve: 2 })
    expect(scene.of('York').field).toBe(0)
    expect(scene.asked).toEqual(['Lancaster'])
  })

  it.each([
    ['Lancaster', 'barnet', 'tewkesbury'],
    ['York', 'tewkesbury', 'barnet'],
  ] as const)('compares days within a year: Barnet is before Tewkesbury, here for %s', (owner, lancaster, york) => {
    const scene = offer({ Lancaster: { hand: [lancaster] }, York: { hand: [york] } })
      .play('Lancaster', `offer ${lancaster}`)
      .play('York', `offer ${york}`)
    expect(scene.view()).toMatchObject({ battlefield: 'barnet', owner })
    expect(scene.asked).toEqual([owner])
  })

  it('offers only battlefields to a house that holds one', () => {
    const scene = offer({ Lancaster: { hand: ['wakefield', 'hexham', 'array', 'devon'] } })
    expect(scene.moves('Lancaster')).toEqual(['offer wakefield', 'offer hexham'])
  })

  it('offers events without rose or box for this round to a house without a battlefield', () => {
    const hand = ['array', 'devon', 'french-aid']
    const marked = (round: number) => offer({ round, Lancaster: { hand } }).moves('Lancaster')
    expect(marked(roundWith('array', 'white'))).not.toContain('offer array')
    expect(marked(roundWith('array', 'box'))).not.toContain('offer array')
    expect(marked(roundWith('array', '-'))).toContain('offer array')
  })

  it('fights the only battlefield, and triggers nothing for the event', () => {
    const round = roundWith('array', '-')
    const scene = offer({ round, Lancaster: { hand: ['array'] }, York: { hand: ['barnet', 'devon'] } })
      .play('Lancaster', 'offer array')
      .play('York', 'offer barnet')
    expect(scene.view()).toMatchObject({ battlefield: 'barnet', owner: 'York', discarded: ['array'] })
    expect(scene.step).toBe('play-card')
  })

  const chooseBosworth = (reserve: number, regions: readonly [number, number, number]): Scene =>
    offer({ Lancaster: { reserve, regions, hand: ['array'] }, York: { hand: ['bosworth'] }, round: 2 })
      .play('York', 'offer bosworth')
      .play('Lancaster', 'offer array')

  it('lets a house take each troop from supply or reserve', () => {
    const scene = chooseBosworth(2, [1, 1, 1])
    expect(scene.moves('Lancaster')).toEqual(['take one from the supply', 'take one from the reserve'])
    scene.play('Lancaster', 'take one from the supply', 'take one from the reserve')
    expect(scene.of('Lancaster')).toMatchObject({ field: 2, supply: 6, reserve: 1 })
  })

  it('takes them without asking if there is no choice, as far as there are enough', () => {
    expect(chooseBosworth(0, [4, 4, 1]).of('Lancaster')).toMatchObject({ field: 2, supply: 1 })
    expect(chooseBosworth(1, [4, 4, 3]).of('Lancaster')).toMatchObject({ field: 1, reserve: 0, supply: 0 })
    expect(chooseBosworth(0, [4, 4, 4]).of('Lancaster').field).toBe(0)
  })
})

describe('phase 7: clean-up', () => {
  // The battlefield is empty, so its owner has won it and the round is over.
  const afterBattle = (setup: SceneSetup = {}): Scene =>
    new Scene({ round: 2, Lancaster: { hand: ['devon'] }, York: { hand: ['stanley'] }, ...setup }).battle()

  it('asks both about their last cards at once, in secret', () => {
    const scene = afterBattle()
    expect(scene.asked).toEqual(['Lancaster', 'York'])
    const before = scene.view('York')
    scene.play('Lancaster', 'keep the card')
    expect(scene.view('York')).toEqual(before)
    expect(scene.asked).toEqual(['York'])
  })

  it('includes a kept card in the next six', () => {
    const scene = afterBattle().play('Lancaster', 'keep the card').play('York', 'keep the card')
    expect(scene.view()).toMatchObject({ round: 3, step: 'exchange', battlefield: null })
    for (const [house, card] of [
      ['Lancaster', 'devon'],
      ['York', 'stanley'],
    ] as const) {
      expect(scene.of(house).hand).toContain(card)
      expect(scene.of(house).handSize).toBe(6)
    }
  })

  it('shuffles discards and dropped cards back in, but not the battlefield of the round', () => {
    const scene = afterBattle().play('Lancaster', 'drop the card').play('York', 'keep the card')
    expect(scene.of('Lancaster').trophies).toEqual(['barnet'])
    expect(scene.view().discarded).toEqual([])
    expect(scene.view().aside).toBe(17 - 1 - 12)
    // The scene deals cards in deck order, so Lancaster has the first six.
    expect(scene.of('Lancaster').hand).not.toContain('devon')
  })

  it('does not ask a house that has used its last card', () => {
    expect(afterBattle({ Lancaster: {} }).asked).toEqual(['York'])
    const scene = afterBattle({ Lancaster: {}, York: {} })
    expect(scene.view()).toMatchObject({ round: 3, step: 'exchange' })
  })

  it('removes the twist of the round from the game', () => {
    const scene = afterBattle({ twist: 'fog', Lancaster: {}, York: {} })
    expect(scene.view().twist).not.toBe('fog')
  })

  it('keeps a card known to its giver for as long as it is kept', () => {
    const scene = new Scene({
      at: 'exchange',
      Lancaster: { hand: ['devon', 'barnet'] },
      York: { hand: ['stanley', 'wakefield'] },
    })
      .play('Lancaster', 'give devon')
      .play('York', 'give stanley', 'offer wakefield')
      .play('Lancaster', 'offer barnet', 'take one from the supply')
      .battle()
      .play('Lancaster', 'withdraw to the reserve', 'keep the card')
      .play('York', 'keep the card')
    expect(scene.view('Lancaster').houses[1].hand).toEqual(['devon'])
    expect(scene.view('York').houses[0].hand).toEqual(['stanley'])
    expect(scene.view().houses[0].hand).toEqual([])
  })

  it('makes a dropped card unknown again', () => {
    const scene = new Scene({
      at: 'exchange',
      Lancaster: { hand: ['devon', 'barnet'] },
      York: { hand: ['stanley', 'wakefield'] },
    })
      .play('Lancaster', 'give devon')
      .play('York', 'give stanley', 'offer wakefield')
      .play('Lancaster', 'offer barnet', 'take one from the supply')
      .battle()
      .play('Lancaster', 'withdraw to the reserve', 'drop the card')
      .play('York', 'drop the card')
    expect(scene.of('York').hand).toContain('devon')
    expect(scene.view('Lancaster').houses[1].hand).toEqual([])
    expect(scene.view('York').houses[0].hand).toEqual([])
  })
})
