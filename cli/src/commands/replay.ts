import { type GameEvent, type Log, replay as rebuild, type Seat, Texts } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { describeEvent, describeFully, describeResult } from '../describe.ts'
import { print } from '../environment.ts'
import { withFileName } from '../files.ts'
import { AT_FLAG, moveNumber } from '../move-number.ts'
import { paintFor, widthFor } from '../paint.ts'
import { readRecordFile } from '../record-file.ts'
import { seatTitle, viewerNamed, viewerTitle } from '../seat-names.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'Show the log and the board of a recorded game after any move.',
  details: [
    'Shows what an observer may see, or a seat with --seat. A finished game is shown with all secrets,',
    'as each seat sees it, unless --seat is given.',
  ],
  operands: [{ name: 'FILE', about: 'a record' }],
  flags: [AT_FLAG, { name: 'seat', value: 'X', about: 'show it as this seat, such as York, sees it' }],
  examples: [
    ['tudor replay game.record', 'the whole game and how it ended'],
    ['tudor replay game.record --at 40 --seat York', 'what York knew after move 40'],
  ],

  run(args, environment) {
    const path = args.operand(0)!
    const { entry, record } = readRecordFile(path, environment.games)
    const { game, draw, colours } = entry
    // The whole record first: a part of an invalid record is not worth showing.
    withFileName(path, () => rebuild(game, record))
    const upTo = moveNumber(args, path, record)
    const viewer = viewerNamed(game, record.options, args.text('seat'))
    const events: GameEvent[] = []
    const log: Log = { tell: (event) => events.push(event), reveal: () => {} }
    const state = rebuild(game, record, { upTo, log })

    const texts = new Texts(game, 'en')
    const paint = paintFor(environment, colours)
    const result = game.result(state)
    const hidesNothing = result !== undefined && !args.has('seat')
    for (const event of events)
      print(environment, hidesNothing ? describeFully(event, texts) : describeEvent(event, viewer, texts))
    const viewers = hidesNothing ? game.seats(record.options).map((_, seat) => seat) : [viewer]
    for (const each of viewers) {
      print(environment, '')
      const title = viewerTitle(game, record.options, each, texts)
      print(environment, paint.heading(`After move ${upTo} of ${record.moves.length}, ${title}`))
      const context = { viewer: each, texts, paint, width: widthFor(environment) }
      for (const line of draw(game.view(state, each), context)) print(environment, line)
    }
    const nameOf = (seat: Seat) => paint.seat(seat, seatTitle(game, record.options, seat, texts))
    if (result !== undefined) print(environment, `\n${describeResult(result, nameOf, texts)}`)
  },
}
