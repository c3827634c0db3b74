import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rollDie } from '../chance.ts'
import { duel } from '../fixture/duel.ts'
import { CHOOSE_WEAPON, LOOK, READY } from '../fixture/duel-notation.ts'
import { AIM, CHOSEN, type Duel, HAND, LIVES, newDuel, SCOUTED, SEEN, WEAPONS } from '../fixture/duel-state.ts'
import { texts } from '../fixture/duel-texts.ts'
import type { Game } from '../game.ts'
import type { GameEvent } from '../log.ts'
import { type BatterySettings, batteryFor } from './index.ts'

const golden = ['short', 'long'].map((name) => ({
  name,
  text: readFileSync(new URL(`../fixture/golden/${name}.record`, import.meta.url), 'utf8'),
}))

const perft = [
  { seed: 'Ludlow', depth: 8, lines: 2436 },
  { options: { length: 'long', scouting: 'no' }, seed: 'Ludlow', depth: 8, lines: 954 },
]

describe('a valid game passes', () => {
  for (const { name, run } of batteryFor(duel, { golden, perft })) it(name, run)
})

it('the battery tries every combination of options, and thousands of games', () => {
  let setups = 0
  const played = new Set<string>()
  const counted: Game<Duel> = {
    ...duel,
    setup(...args) {
      setups++
      played.add(Object.values(args[0]).join())
      return duel.setup(...args)
    },
  }
  for (const { run } of batteryFor(counted).filter(({ name }) => name.startsWith('random games end'))) run()
  expect(setups).toBeGreaterThanOrEqual(2000)
  expect([...played]).toEqual(['short,no', 'short,yes', 'long,no', 'long,yes'])
})

/** The failures of the battery, or of the checks given by `about`, as lines `check: error`. */
function faultsOf(changes: Partial<Game<Duel>>, settings: BatterySettings = {}, about = ''): string {
  const combinations = [{ length: 'long', scouting: 'yes' }]
  const checks = batteryFor({ ...duel, ...changes } as Game<Duel>, {
    combinations,
    games: 60,
    fewGames: 20,
    golden,
    ...settings,
  })
  const faults = checks
    .filter(({ name }) => name.startsWith(about))
    .flatMap(({ name, run }) => {
      try {
        run()
        return []
      } catch (error) {
        return [`${name.replace(/ \(.*/, '')}: ${error instanceof Error ? error.message : error}`]
      }
    })
  return faults.join('\n')
}

type View = ReturnType<typeof duel.view>
const withView = (spoil: (state: Duel, viewer: number) => object): Partial<Game<Duel>> => ({
  view: (state, viewer): View => ({ ...duel.view(state, viewer), ...spoil(state, viewer) }),
})

let calls = 0
const remembered = new WeakMap<Duel, number>()

describe('the battery catches a game', () => {
  it('passes the unchanged game, of which the others are variants', () => {
    expect(faultsOf({})).toBe('')
  })

  it.each<[string, Partial<Game<Duel>>, RegExp]>([
    [
      'that does not end in time',
      { moveBound: 9 },
      /random games end.*: seed "duel.*#\d+", after 9 moves: the game is not over/,
    ],
    [
      'that ends without a result',
      { result: () => undefined },
      /random games end.*: nobody is asked any more, but there is no result/,
    ],
    [
      'in which nobody at the table wins',
      { result: (state) => duel.result(state) && { winners: [2], reason: 'result.lives' } },
      /random games end.*: the winner 2 is not a seat/,
    ],
    [
      'that offers moves when it is over',
      {
        moves(state, seat, out) {
          if (duel.result(state) === undefined) duel.moves(state, seat, out)
          else out.push(LOOK)
        },
      },
      /random games end.*: the game is over but seat 0 still has moves/,
    ],
    [
      'that fails on an illegal move',
      {
        notation: {
          ...duel.notation,
          format(move, seat) {
            if (move === READY) throw new Error('a fault')
            return duel.notation.format(move, seat)
          },
        },
      },
      /illegal moves are refused.*, which is not legal, throws Error: a fault/,
    ],
    [
      'that offers moves to a seat that is not asked',
      {
        moves(state, seat, out) {
          duel.moves(state, seat, out)
          if (out.length === 0) out.push(AIM)
        },
      },
      /only seats that are asked.*: seat -?\d+ is not asked but has moves/,
    ],
    [
      'that offers a move twice',
      {
        moves(state, seat, out) {
          duel.moves(state, seat, out)
          if (out.length > 0) out.push(out.at(0))
        },
      },
      /only seats that are asked.*: a move is offered twice/,
    ],
    [
      'that remembers legal moves for too long',
      {
        moves(state, seat, out) {
          const first = remembered.get(state) ?? seat
          remembered.set(state, first)
          if (seat === first) duel.moves(state, seat, out)
          else if (duel.actors(state).includes(seat)) out.push(CHOOSE_WEAPON)
        },
      },
      /only seats that are asked.*: the legal moves of seat \d do not follow from the bytes/,
    ],
    [
      'that accepts an illegal move now and then',
      {
        moves(state, seat, out) {
          duel.moves(state, seat, out)
          if (out.length > 0 && calls++ % 3 === 0) out.push(15)
        },
      },
      /illegal moves are refused.*: number 15 of seat number \d, which is not legal, is accepted/,
    ],
    [
      'that changes when asked for moves',
      {
        moves(state, seat, out) {
          duel.moves(state, seat, out)
          if (out.length > 0) state.set(LIVES, Math.max(1, (state.get(LIVES) + 1) % 4))
        },
      },
      /illegal moves are refused.*is refused but changes the state: seats.Red.lives is \d instead of \d/,
    ],
    [
      'that changes when it is viewed',
      {
        prompt(state, seat) {
          state.set(AIM, 2 - state.get(AIM))
          return duel.prompt(state, seat)
        },
      },
      /only seats that are asked.*: the prompt of seat 0 has changed the state: aim is \d instead of \d/,
    ],
    [
      'that forgets its options',
      { optionsOf: () => ({ length: 'short', scouting: 'yes' }) },
      /only seats that are asked.*: the options have changed: length is short instead of long/,
    ],
    [
      'in which a player who resigns wins',
      { resign: (state, seat) => duel.resign(state, 1 - seat) },
      /a seat may resign.*: seat 0 has resigned and wins/,
    ],
    [
      'whose copies share memory',
      { copy: (state) => duel.fromBytes(state.bytes) },
      /a copy and its original.*: playing on with a copy has changed the original: /,
    ],
    [
      'that does not write its copy where it should',
      { copy: (state) => duel.copy(state) },
      /a copy and its original.*: copy\(state, into\) does not return the state/,
    ],
    [
      'that writes only half of its copy',
      {
        copy(state, into = newDuel()) {
          into.bytes.set(state.bytes.subarray(0, LIVES))
          return into
        },
      },
      /a copy and its original.*: a copy is not equal: seats.Red.lives is 0 instead of 3/,
    ],
    [
      'that keeps part of its state elsewhere',
      {
        apply(state, seat, move, chance, log) {
          const moves = remembered.get(state) ?? 0
          remembered.set(state, moves + 1)
          duel.apply(state, seat, move, chance, log)
          if (moves === 5) state.set(LIVES + seat, 1)
        },
      },
      /a copy and its original.*plays out differently/,
    ],
    [
      'that has its own source of chance',
      {
        apply(state, seat, move, chance, log) {
          duel.apply(state, seat, move, { below: (n) => (chance.below(n) + calls++) % n }, log)
        },
      },
      /records replay.*: (seed ".*", replayed: the end of the game is not the same: |line \d+: the record says |move \d+: )/,
    ],
    [
      'that plays differently with a log',
      {
        apply(state, seat, move, chance, log) {
          if (log !== undefined) rollDie(chance)
          duel.apply(state, seat, move, chance, log)
        },
      },
      /records replay/,
    ],
    [
      'with one line for two moves',
      {
        notation: {
          ...duel.notation,
          format: (move) => (move < CHOOSE_WEAPON ? duel.notation.format(move, 0) : 'choose'),
        },
      },
      /notation is exact.*: move \d+ is written "choose", which is read as undefined/,
    ],
    [
      'in which two moves have the same line',
      {
        notation: {
          ...duel.notation,
          format: (move) => duel.notation.format(move & ~1, 0),
          parse: (text) => {
            const move = duel.notation.parse(text, 0)
            return move === undefined ? undefined : move + (calls++ % 2)
          },
        },
      },
      /notation is exact/,
    ],
    [
      'that fails on a text that is no move',
      {
        notation: {
          ...duel.notation,
          parse: (text) => duel.notation.parse(text.split(' ')[1] ? text : text.trim(), 0) ?? JSON.parse(text),
        },
      },
      /notation is exact.*: reading ".*" throws SyntaxError/,
    ],
    [
      'with a move that reads like a resignation',
      {
        notation: {
          ...duel.notation,
          format: (move) => (move === LOOK ? 'resigns' : duel.notation.format(move, 0)),
          parse: (text) => (text === 'resigns' ? LOOK : duel.notation.parse(text, 0)),
        },
      },
      /notation is exact.*: move 1 is written "resigns", which records use/,
    ],
    [
      'whose moves take two lines',
      {
        notation: {
          ...duel.notation,
          format: (move) => `${duel.notation.format(move, 0)}\n`,
          parse: (text) => duel.notation.parse(text.trim(), 0),
        },
      },
      /notation is exact.*which is not one clean line/,
    ],
    [
      'whose moves have spaces around them',
      {
        notation: {
          ...duel.notation,
          format: (move) => ` ${duel.notation.format(move, 0)}`,
          parse: (text) => duel.notation.parse(text.trim(), 0),
        },
      },
      /notation is exact.*which is not one clean line/,
    ],
    [
      'with an empty move line',
      { notation: { ...duel.notation, format: () => '', parse: () => undefined } },
      /notation is exact.*is written "", which is not one clean line/,
    ],
    [
      'whose lines cannot be parsed',
      { notation: { ...duel.notation, read: () => undefined } },
      /notation is exact.*: "\w+" cannot be parsed/,
    ],
    [
      'with a verb that is not declared',
      { notation: { ...duel.notation, verbs: ['aim', 'look', 'ready'] } },
      /notation is exact.*: "choose \w+" has the verb choose, which is not declared/,
    ],
    [
      'that writes a parsed move differently',
      { notation: { ...duel.notation, write: (parsed) => `${duel.notation.write(parsed)} now` } },
      /notation is exact.*: "(\w+)" is parsed and then written "\1 now"/,
    ],
    [
      'that encodes a parsed move as another',
      { notation: { ...duel.notation, encode: () => LOOK } },
      /notation is exact.*: "aim" is parsed and then encoded as 1, not 0/,
    ],
    [
      'that decodes a move as another',
      { notation: { ...duel.notation, decode: () => ({ verb: 'aim' }) } },
      /notation is exact.*: move 1 is decoded as "aim", not "look"/,
    ],
    [
      'that parses lines carelessly',
      {
        notation: {
          ...duel.notation,
          read: (line) => duel.notation.read(line.toLowerCase()) ?? duel.notation.read(line),
        },
      },
      /notation is exact.*: "[A-Z]+" is parsed as "[a-z]+"/,
    ],
    ['whose view is not JSON', withView(() => ({ used: undefined })), /views are plain data.*: after JSON /],
    ['whose view holds a map', withView(() => ({ used: new Map() })), /views are plain data.*: after JSON used is /],
    [
      'whose view holds a typed array',
      withView((state) => ({ lives: state.bytes.slice(LIVES, LIVES + 2) })),
      /views are plain data.*: after JSON lives is /,
    ],
    [
      'whose view shares something with the state',
      {
        view: (state, viewer): View =>
          Object.defineProperty(duel.view(state, viewer), 'aim', { enumerable: true, get: () => state.get(AIM) }),
      },
      /views are plain data.*: the view has changed while the game went on/,
    ],
    [
      "whose view shows the other's hand",
      withView((state, viewer) => ({ used: [...state.weaponsIn(HAND + 1 - Math.max(0, viewer)).map(String)] })),
      /secrets are kept.*: seed ".*", move \d+: (the|the observer's) view tells seat \d what it may not know: used.*in an imagined world/,
    ],
    [
      'that shows an observer what was chosen in secret',
      withView((state, viewer) => (viewer < 0 ? { chosen: WEAPONS[state.get(CHOSEN)] ?? null } : {})),
      /secrets are kept.*: the observer's view tells seat 1 what it may not know: chosen is/,
    ],
    [
      'whose order of moves reveals a secret',
      {
        moves(state, seat, out) {
          duel.moves(state, seat, out)
          const moves = out.toArray()
          if (moves.length > 0 && state.weaponsIn(HAND + 1 - seat).includes(7)) {
            out.clear()
            for (const move of moves.reverse()) out.push(move)
          }
        },
      },
      /secrets are kept.*: the list of legal moves tells seat \d what it may not know/,
    ],
    [
      'whose prompt reveals a secret',
      {
        prompt: (state, seat) => ({ ...duel.prompt(state, seat), section: String(state.weaponsIn(HAND + 1 - seat)) }),
      },
      /secrets are kept.*: the prompt tells seat \d what it may not know: section is/,
    ],
    [
      'that imagines nothing',
      { imagine: (state) => duel.copy(state) },
      /secrets are kept.*: imagine never differs from the real state/,
    ],
    [
      'that imagines within the real state',
      {
        imagine(state, seat, chance) {
          const world = duel.imagine(state, seat, chance)
          duel.copy(world, state)
          return world
        },
      },
      /secrets are kept.*: imagine for seat \d has changed the real state/,
    ],
    [
      'that sometimes imagines the real hand',
      {
        imagine(state, seat, chance) {
          const isTrue = chance.below(8) === 0
          return isTrue ? duel.copy(state) : duel.imagine(state, seat, chance)
        },
      },
      /worlds that a seat cannot tell apart are imagined alike.*: what seat \d imagines tells it what it may not know: .* if the real world differ/,
    ],
    [
      'that draws more from chance depending on hidden information',
      {
        imagine(state, seat, chance) {
          const world = duel.imagine(state, seat, chance)
          if (state.weaponsIn(HAND + 1 - seat).includes(7)) chance.below(2)
          return world
        },
      },
      /worlds that a seat cannot tell apart are imagined alike.*: how much chance seat \d needs to imagine a world depends on what it may not know/,
    ],
    [
      'that records secret choices',
      {
        apply(state, seat, move, chance, log) {
          duel.apply(state, seat, move, chance, log)
          if (move >= CHOOSE_WEAPON) state.bytes[SCOUTED] |= (move & 1) << 1
        },
      },
      /so are worlds after moves that a seat cannot tell apart.*: "choose \w+" and "choose \w+" look the same to seat \d, but it imagines another world: done/,
    ],
    [
      'that imagines invalid worlds',
      {
        imagine(state, seat, chance) {
          const world = duel.imagine(state, seat, chance)
          world.bytes[SEEN] = 7
          return world
        },
        apply(state, seat, move, chance, log) {
          if (state.bytes[SEEN] === 7) throw new Error('no such world')
          duel.apply(state, seat, move, chance, log)
        },
      },
      /secrets are kept.*: the game cannot continue: Error: no such world/,
    ],
    [
      'that logs a secret choice for all',
      {
        apply(state, seat, move, chance, log) {
          const tell = log && ((event: GameEvent) => log.tell({ ...event, ...event.secret }))
          duel.apply(state, seat, move, chance, log && { reveal: log.reveal, tell: tell! })
        },
      },
      /events keep secrets.*: "choose \w+" and "choose \w+" look the same to an observer, but the events tell: 0.params.weapon is/,
    ],
    [
      'that reveals something to the player who moves and lets the move be undone',
      {
        apply(state, seat, move, chance, log) {
          duel.apply(state, seat, move, chance, log)
          if (move < LOOK) log?.tell({ key: 'event.start', params: { lives: state.weaponsIn(HAND + 1 - seat)[0] } })
        },
      },
      /a move that may be undone reveals nothing.*: "aim" may be taken back but shows seat \d something hidden \(\d.params.lives/,
    ],
    [
      'that reveals something and lets the move be undone',
      {
        apply(state, seat, move, chance, log) {
          duel.apply(state, seat, move, chance, log && { tell: log.tell, reveal() {} })
        },
      },
      /a move that may be undone reveals nothing.*: "look" may be taken back but shows seat \d something hidden \(seen.*call log.reveal/,
    ],
    [
      'whose bytes are only a copy of its state, so that undo fails',
      { bytes: (state) => duel.bytes(state).slice() },
      /undo restores exactly.*: taken back: the state is not the same: /,
    ],
    [
      'that does not fill in derived fields',
      { checkPosition: () => [] },
      /positions survive.*is not the same: byte \d+ is 0 instead of 3/,
    ],
    [
      'whose positions are not JSON',
      {
        layout: {
          ...duel.layout,
          size: duel.layout.size,
          scalars: duel.layout.scalars.map((field) => ({
            ...field,
            codec: { ...field.codec, toJson: () => [undefined] },
          })),
        },
      },
      /positions survive.*: the exported text is not the exported position: length.0 is null instead of undefined/,
    ],
    [
      'that rejects its own positions',
      { checkPosition: (state) => [...duel.checkPosition(state), { path: ['aim'], reason: 'odd' }] },
      /positions survive.*: the exported position is refused: BadInput: line \d+: aim: odd/,
    ],
    [
      'that fails on a damaged position',
      {
        checkPosition(state) {
          const problems = duel.checkPosition(state)
          if (problems.length > 0) throw new Error('help')
          return problems
        },
      },
      /positions survive.*: this damaged position is not refused with a line but throws Error: help/,
    ],
    [
      'without a sentence for an event in one language',
      { texts: { ...texts, pl: { ...texts.pl, 'event.fight': '{red} {nobody}' } } },
      /every message has a text.*pl: the text "event.fight" fails: .*nobody/s,
    ],
    [
      'that logs an undeclared event',
      { events: { ...duel.events, 'event.fight': { red: 'weapon', white: 'weapon' } } },
      /every message has a text.*"event.fight" has a parameter "dice" that is not declared/s,
    ],
    [
      'that declares an event without a sentence',
      { events: { ...duel.events, 'event.draw': {} } },
      /every message has a text.*pl: the event "event.draw" has no sentence/s,
    ],
    [
      'with a message without a text',
      { texts: { en: { x: 'y' } } },
      /every message has a text.*en: there is no text "prompt.prepare"/s,
    ],
    [
      'whose seat names cannot be written in a record',
      { seats: () => ['Red: the', 'White'] },
      /names are usable.*: "Red: the" is not made of plain words/,
    ],
    ['whose seats have one name', { seats: () => ['Red', 'Red'] }, /names are usable.*: "Red" is used twice/],
    [
      'whose positions need a name that is taken',
      { layout: { ...duel.layout, groups: [], scalars: [{ ...duel.layout.scalars[0], name: 'rules' }] } },
      /names are usable.*: "rules" is used twice/,
    ],
    [
      'whose default option does not exist',
      { options: [{ ...duel.options[0], standard: 'medium' }, duel.options[1]] },
      /names are usable.*: the standard of the option length, "medium", is not one of its values/,
    ],
    [
      'whose rules have changed',
      {
        apply(state, seat, move, chance, log) {
          duel.apply(state, seat, move, { below: (n) => (n === 6 ? 5 - chance.below(n) : chance.below(n)) }, log)
        },
      },
      /golden record short replays: line \d+: /,
    ],
  ])('%s', (_, changes, fault) => {
    calls = 0
    const about = /^[\w ,]+/.exec(fault.source)![0]
    expect(faultsOf(changes, {}, about)).toMatch(fault)
  })
})

describe('the battery catches', () => {
  it('a perft count that differs', () => {
    const faults = faultsOf({}, { perft: [{ seed: 'Ludlow', depth: 1, lines: 4 }] })
    expect(faults).toContain('perft 1, seed "Ludlow": 3 lines instead of 4: a rule has changed')
  })

  it('option values without a golden record', () => {
    expect(faultsOf({}, { golden: golden.slice(1) })).toContain('golden records: there is none with length=short')
  })

  it('golden records that do not end as stated', () => {
    const [{ name, text }] = golden
    const changed = text.replace(/position ..../, 'position 0000')
    expect(faultsOf({}, { golden: [{ name, text: changed }, golden[1]] })).toMatch(
      /^golden record short replays: line \d+: the record says/,
    )
  })

  it('no leak if a game lists a public choice as announced', () => {
    const loud: Partial<Game<Duel>> = {
      apply(state, seat, move, chance, log) {
        log?.tell({ key: 'event.loud', params: { lives: move } })
        duel.apply(state, seat, move, chance, log)
      },
    }
    const about = 'events keep secrets'
    expect(faultsOf(loud, {}, about)).toContain('look the same to an observer')
    expect(faultsOf(loud, { announced: ['event.loud'] }, about)).toBe('')
  })

  it('nothing if a game says that it hides nothing', () => {
    const open: Partial<Game<Duel>> = { imagine: (state) => duel.copy(state) }
    expect(faultsOf(open, { nothingHidden: true })).toBe('')
  })
})
