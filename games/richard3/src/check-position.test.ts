import { BadInput, formatPosition, parsePosition } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from './game.ts'
import { Scene, type SceneSetup } from './testing/scene.ts'

/** A real game after its first cards: York is about to act. */
function atActions(scenario = 'wars-of-the-roses'): string {
  const scene = Scene.start({ scenario }, 'settle')
  for (const house of ['Lancaster', 'York'] as const)
    if (scene.asked.includes(house)) scene.play(house, 'keep the hand')
  for (const house of ['Lancaster', 'York'] as const) scene.play(house, scene.moves(house)[0])
  return formatPosition(game, scene.state)
}

const atStart = () => formatPosition(game, Scene.start({}, 'settle').state)

/** Changes one line of a position; returns the text and the number of that line. */
function edit(text: string, line: RegExp, change: (line: string) => string): { text: string; line: number } {
  const lines = text.split('\n')
  const index = lines.findIndex((candidate) => line.test(candidate))
  if (index < 0) throw new Error(`no line like ${line} in\n${text}`)
  lines[index] = change(lines[index])
  return { text: lines.join('\n'), line: index + 1 }
}

/** Replaces the fields of one block. */
const block = (text: string, title: string, fields: string) =>
  edit(text, new RegExp(`^ {4}"${title}": `), (line) => line.replace(/\{.*\}/, `{ ${fields} }`))

function refusal(text: string): BadInput {
  try {
    parsePosition(game, text)
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('the position was taken')
}

function expectRefused({ text, line }: { text: string; line: number }, path: string, reason: RegExp): void {
  const error = refusal(text)
  expect(error.kind).toBe('bad-position')
  expect(error.message).toContain(`line ${line}: ${path}: `)
  expect(error.message).toMatch(reason)
  expect(error.line).toBe(line)
}

describe('a position is rejected if its progress is impossible', () => {
  it.each(['throne', 'asked', 'playerOne', 'active', 'attacker', 'scenario', 'edition', 'mulligan'])(
    'a required entry is missing: %s',
    (name) => {
      const without = atActions().replace(new RegExp(`\\n {2}"${name}": .*`), '')
      const open = edit(without, /^ {2}"step": /, (line) => `${line}\n  "${name}": null,`)
      expectRefused({ text: open.text, line: open.line + 1 }, name, /cannot be null/)
    },
  )

  const scalar = (name: string, value: string, from = atActions()) =>
    edit(from, new RegExp(`^ {2}"${name}": `), (line) => line.replace(/: .*?(,?)$/, `: ${value}$1`))

  it('1.0 a campaign that the scenario does not have', () => {
    expectRefused(scalar('campaign', '3', atActions('kingmaker')), 'campaign', /campaigns 2 to 2/)
  })

  it('1.0 a turn that no campaign has', () => {
    expectRefused(scalar('turn', '0'), 'turn', /turns 1 to 7/)
  })

  it('a step at which nobody decides', () => {
    expectRefused(scalar('step', '"supply"'), 'step', /nobody/)
  })

  it('9.0 an end without a winner, or a winner before the end', () => {
    expectRefused({ ...scalar('step', '"game-over"'), line: 1 }, 'winner', /winner/)
    const won = edit(atActions(), /^ {2}"step": /, (line) => `${line}\n  "winner": "York",`)
    expectRefused({ text: won.text, line: won.line + 1 }, 'winner', /winner/)
  })

  it('9.0 an end that does not say how', () => {
    const won = edit(scalar('step', '"game-over"').text, /^ {2}"step": /, (line) => `${line}\n  "winner": "York",`)
    expectRefused({ text: won.text, line: 1 }, 'victory', /won/)
  })

  it('8.0 a homecoming in the middle of a campaign, or in the last one', () => {
    expectRefused(scalar('step', '"go-home"'), 'step', /turn 7/)
    expectRefused(scalar('step', '"leave-exile"', atActions('kingmaker')), 'step', /turn 7/)
  })

  it('5.2 a march by somebody who is not marching', () => {
    for (const mover of ['York Norfolk', 'Lancaster Henry VI', 'York March']) {
      const marching = edit(atActions(), /^ {2}"step": /, (line) => `${line}\n  "mover": "${mover}",`)
      const active = /"active": "Lancaster"/.test(marching.text) ? 'Lancaster' : 'York'
      if (mover === `${active} Henry VI`) continue
      expectRefused({ text: marching.text, line: marching.line + 1 }, 'mover', /actions/)
    }
  })

  it('a step at which the seat that is asked has no move', () => {
    expectRefused(scalar('step', '"choose-battle"'), 'step', /has no move/)
    expectRefused(scalar('step', '"mulligan"'), 'step', /has no move/)
  })

  it('7.1 hunger with too few blocks to lose steps', () => {
    const five = ['Norfolk', 'Suffolk', 'Hastings', 'Herbert', 'Arundel']
    const hungry = formatPosition(game, new Scene({ turn: 7, York: { Powys: five } }).quietTurn().state)
    expect(() => parsePosition(game, hungry)).not.toThrow()
    expectRefused(scalar('due', '6', hungry), 'due', /too many/)
  })

  it('6.0 a battle without a place', () => {
    expectRefused({ ...scalar('step', '"battle-turn"'), line: 1 }, 'field', /where/)
  })

  it('1.1 actions without a card', () => {
    const noCard = edit(atActions(), /^ {4}"York": .*"card"/, (line) =>
      line.replace(/"card": "[^"]+"/, '"mulliganUsed": false'),
    )
    expectRefused(noCard, 'houses.York.card', /card/)
  })

  it('a decision about nobody, or about nowhere', () => {
    expectRefused({ ...scalar('step', '"execution"'), line: 1 }, 'subject', /block/)
    expectRefused({ ...scalar('step', '"forage"'), line: 1 }, 'place', /area/)
  })
})

describe('a position is rejected if the fields of a block are impossible', () => {
  it.each([
    ['it is nowhere', 'Lancaster Oxford', '"at": null, "steps": 3', 'at', /cannot be null/],
    [
      '5.4 a mercenary with a home lies in the pool',
      'York Irish Mercenary',
      '"at": "pool", "steps": 4',
      'at',
      /mercenary/,
    ],
    ['6.83 a rose lies face down', 'Lancaster Oxford', '"at": "face down", "steps": 3', 'at', /never returns/],
    ['6.83 a Neville lies face down', 'York Warwick', '"at": "face down", "steps": 4', 'at', /never returns/],
    ['6.82 an heir lies face down', 'York March', '"at": "face down", "steps": 3', 'at', /never returns/],
    ['4.5 a noble is a minor', 'Lancaster Oxford', '"at": "minor", "steps": 3', 'at', /heirs/],
    ['somebody else than Henry VI is captive', 'Lancaster Oxford', '"at": "captive", "steps": 3', 'at', /Henry VI/],
    ['4.6 it stands aside and has no twin', 'Lancaster Oxford', '"at": "aside", "steps": 3', 'at', /twin/],
    ['3.26 the Rebel is dead', 'Rebel', '"at": "dead", "steps": 4', 'at', /Rebel/],
    ['2.7 it stands in the exile of the enemy', 'Lancaster Oxford', '"at": "Calais", "steps": 3', 'at', /exile/],
    ['5.3 a levy has gone to sea', 'York London levy', '"at": "Calais", "steps": 4', 'at', /sea/],
    ['5.3 the Scots have gone to sea', 'Lancaster Scots Mercenary', '"at": "Isle of Man", "steps": 4', 'at', /sea/],
    ['3.11 it has too many steps', 'Lancaster Oxford', '"at": "Essex", "steps": 4', 'steps', /1 to 3/],
    ['3.11 it has none', 'Lancaster Oxford', '"at": "Essex", "steps": 0', 'steps', /1 to 3/],
    ['3.11 it is weakened and not on the map', 'York Norfolk', '"at": "pool", "steps": 2', 'steps', /off the map/],
    [
      'it was seen later than now',
      'Lancaster Oxford',
      '"at": "Essex", "steps": 3, "seenAt": "Essex", "seenWhen": 14',
      'seenWhen',
      /later than now/,
    ],
    ['3.22 it is in play in both colours', 'Lancaster Warwick', '"at": "pool", "steps": 4', 'at', /Warwick/],
    ['3.22 it is dead in one colour only', 'Lancaster Warwick', '"steps": 4', 'at', /Warwick/],
  ] as const)('%s', (_, title, fields, field, reason) => {
    const edited = block(atStart(), title, fields)
    const error = refusal(edited.text)
    // Twins are reported at the red one.
    expect(error.message).toContain(`blocks.${title}.${field}: `)
    expect(error.message).toMatch(reason)
    expect(error.line).toBe(edited.line)
  })

  it.each([
    ['Lancaster Clarence', 'York Clarence'],
    ['York Exeter', 'Lancaster Exeter'],
  ])('9.1 %s is face down, although he never returns', (defector, heir) => {
    const { text } = block(atStart(), heir, '"at": "aside", "steps": 3')
    const edited = block(text, defector, '"at": "face down", "steps": 3')
    expectRefused(edited, `blocks.${defector}.at`, /never returns/)
  })

  it('5.3 but the Rebel may have risen on the Isle of Man', () => {
    const { text } = block(atStart(), 'Rebel', '"at": "Isle of Man", "steps": 4')
    expect(() => parsePosition(game, text)).not.toThrow()
  })

  it('3.21 a house is headed by somebody who cannot head it', () => {
    const titled = (title: string) =>
      edit(atStart(), /^ {4}"York": .*"title"/, (line) => line.replace(/"title": "[^"]+"/, `"title": "${title}"`))
    for (const title of ['York Clarence', 'York Norfolk', 'Lancaster Henry VI'])
      expectRefused(titled(title), 'houses.York.title', /heir/)
  })
})

describe('a position is rejected if its cards do not add up', () => {
  it('5.1 there are more of one kind than the deck has', () => {
    const edited = edit(atStart(), /^ {4}"AP4": /, (line) =>
      line.replace(/\{.*\}/, '{ "withLancaster": 4, "withYork": 3 }'),
    )
    expectRefused(edited, 'cards.AP4', /6/)
  })

  it('1.0 a hand does not fit the turn', () => {
    const edited = edit(atStart(), /^ {2}"turn": /, (line) => line.replace('1', '2'))
    const error = refusal(edited.text)
    expect(error.message).toMatch(/houses\.Lancaster: .*7 cards in turn 2, not 6/)
  })
})

describe('a position is rejected if both houses are in one area', () => {
  /** York attacks Essex over two borders. The hands are empty, as in the last turn. */
  const setup: SceneSetup = {
    turn: 7,
    York: { Rutland: ['Norfolk'], Middlesex: ['Suffolk'] },
    Lancaster: { Essex: ['Oxford'] },
  }
  const attack = () =>
    formatPosition(
      game,
      new Scene(setup)
        .cards({ York: 'AP4', Lancaster: 'AP2' })
        .play('York', 'march Norfolk to Essex', 'march Suffolk to Essex').state,
    )

  it('and is accepted if it is a proper attack', () => {
    expect(() => parsePosition(game, attack())).not.toThrow()
  })

  it('2.1 when no battle can be pending', () => {
    const { text } = block(atStart(), 'York March', '"at": "Essex", "steps": 3')
    const error = refusal(text)
    expect(error.message).toMatch(/areas\.Essex: .*battle/)
  })

  it('6.3 and neither attacked, or both', () => {
    for (const marks of ['[]', '["attacked by York", "attacked by Lancaster"]']) {
      const edited = edit(attack(), /^ {4}"Essex": .*"marks"/, (line) =>
        line.replace(/"marks": \[[^\]]*\]/, `"marks": ${marks}`),
      )
      expectRefused(edited, 'areas.Essex.marks', /attacked/)
    }
  })

  it('6.3 and the attack has no main entry, or one that nobody used', () => {
    for (const entry of ['null', '"East Anglia - Essex"']) {
      const edited = edit(attack(), /^ {4}"Essex": .*"mainEntry"/, (line) =>
        line.replace(/"mainEntry": "[^"]+"/, `"mainEntry": ${entry}`),
      )
      expectRefused(edited, 'areas.Essex.mainEntry', /main/)
    }
  })
})
