import Type from 'typebox'
import { Clock } from './clock.ts'
import { Outcome } from './outcome.ts'
import { Proposal } from './proposal.ts'
import { Question, VisibleEvent } from './question.ts'
import { type Data, oneOf, orNull, outputObject } from './schema.ts'
import { Seat, Viewer } from './seat.ts'

export const TableStatus = oneOf(
  {
    open: 'Seats are still free.',
    playing: 'The game is in play.',
    finished: 'The game is over, with a result or because it was stopped.',
    abandoned: 'All agreed to end the game without a result.',
  },
  'The status of a table.',
)
export type TableStatus = Data<typeof TableStatus>

export const Seeds = outputObject(
  { seed: Type.String(), seatSeeds: Type.Array(Type.String()) },
  'The seeds of dice and cards. `commitment` of the table is the SHA-256 of `seed`.',
)
export type Seeds = Data<typeof Seeds>

const visible = {
  status: TableStatus,
  view: Type.Unknown({
    description: 'The game as this viewer may see it; its format depends on the game. Null before the game begins.',
  }),
  awaited: Type.Array(Seat, { description: 'The seats that must decide.' }),
  prompt: orNull(Question, 'What this viewer is asked; null if this viewer is not asked.'),
  askedSince: orNull(
    Type.Integer(),
    'The number of the row since which this viewer has been asked this question. While it stays the same, the question is the same, whatever others do, and a prepared answer is still valid. Null if this viewer is not asked.',
  ),
  mayUndo: Type.Boolean({ description: 'Whether this viewer may take back the last move.' }),
  proposal: orNull(Proposal, 'What is proposed, if anything.'),
  outcome: orNull(Outcome, 'How the table ended; null until then.'),
  vacant: Type.Array(Seat, { description: 'Seats that somebody else may take over.' }),
  clocks: orNull(Type.Array(Clock), 'One for every seat; null if no clock runs.'),
  seeds: orNull(Seeds, 'Shown once the game is over.'),
}

export const VisibleState = outputObject(
  visible,
  'Everything about a table that changes, as far as this viewer may know it. It is sent as a whole first, then as changes.',
)
/** `View` is the game's own view type. */
export type VisibleState<View = unknown> = Omit<Data<typeof VisibleState>, 'view'> & { readonly view: View }

export const TableView = outputObject(
  {
    number: Type.Integer({ description: 'The number of the last row.' }),
    viewer: Viewer,
    ...visible,
    events: Type.Array(VisibleEvent),
  },
  'The table as one viewer sees it.',
)
/** `View` is the game's own view type, and `Event` the type of its log events. */
export type TableView<View = unknown, Event = VisibleEvent> = Omit<Data<typeof TableView>, 'view' | 'events'> & {
  readonly view: View
  readonly events: readonly Event[]
}

export const Change = Type.Unsafe<readonly [Path, unknown] | readonly [Path]>({
  type: 'array',
  minItems: 1,
  maxItems: 2,
  prefixItems: [{ type: 'array', items: { type: ['string', 'number'] } }, {}],
  description:
    'A path into the data, and the new value; without a value, the old one is removed. A list of another length is sent as a whole.',
})
type Path = readonly (string | number)[]
export type Change = Data<typeof Change>
