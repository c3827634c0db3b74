import { type GameEvent, type Log, replay as rebuild, type Seat, Texts } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { inFile } from '../files.ts'
import { AT_FLAG, moveAsked } from '../move-asked.ts'
import { paintFor, widthFor } from '../paint.ts'
import { readRecordFile } from '../record-file.ts'
import { seatTitle, viewerNamed, viewerTitle } from '../seat-names.ts'
import { print } from '../surroundings.ts'
import { tellEverything, tellResult, tellTo } from '../tell.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'Show the log and the board of a recorded game at any move.',
  details: [
    'Shows what an observer may see, or one seat with --seat. A game that is over hides nothing any more:',
    'its end is shown with every secret and as each seat sees it, unless --seat asks for one view.',
  ],
  operands: [{ name: 'FILE', about: 'a record' }],
  flags: [AT_FLAG, { name: 'seat', value: 'X', about: 'see it as this seat, such as York' }],
  examples: [
    ['tudor replay game.record', 'the whole game and how it ended'],
    ['tudor replay game.record --at 40 --seat York', 'what York knew after move 40'],
  ],

  run(given, around) {
    const path = given.operand(0)!
    const { offer, record } = readRecordFile(path, around.offers)
    const { game, draw, colours } = offer
    // The whole record first: half of a record that does not hold is not worth looking at.
    inFile(path, () => rebuild(game, record))
    const upTo = moveAsked(given, path, record)
    const viewer = viewerNamed(game, record.options, given.text('seat'))
    const events: GameEvent[] = []
    const log: Log = { tell: (event) => events.push(event), reveal: () => {} }
    const state = rebuild(game, record, { upTo, log })

    const texts = new Texts(game, 'en')
    const paint = paintFor(around, colours)
    const result = game.result(state)
    const hidesNothing = result !== undefined && !given.has('seat')
    for (const event of events)
      print(around, hidesNothing ? tellEverything(event, texts) : tellTo(event, viewer, texts))
    const viewers = hidesNothing ? game.seats(record.options).map((_, seat) => seat) : [viewer]
    for (const each of viewers) {
      print(around, '')
      const title = viewerTitle(game, record.options, each, texts)
      print(around, paint.heading(`After move ${upTo} of ${record.moves.length}, ${title}`))
      const easel = { viewer: each, texts, paint, width: widthFor(around) }
      for (const line of draw(game.view(state, each), easel)) print(around, line)
    }
    const nameOf = (seat: Seat) => paint.seat(seat, seatTitle(game, record.options, seat, texts))
    if (result !== undefined) print(around, `\n${tellResult(result, nameOf, texts)}`)
  },
}
