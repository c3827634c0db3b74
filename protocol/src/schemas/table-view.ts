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
    playing: 'The game is under way.',
    finished: 'The game is over, with a result or because it was stopped.',
    abandoned: 'All agreed to end the game without a result.',
  },
  'How far a table is.',
)
export type TableStatus = Data<typeof TableStatus>

export const Seeds = outputObject(
  { seed: Type.String(), seatSeeds: Type.Array(Type.String()) },
  'Where the dice and cards came from. `commitment` of the table is the SHA-256 of `seed`.',
)
export type Seeds = Data<typeof Seeds>

const visible = {
  status: TableStatus,
  view: Type.Unknown({
    description: 'The game as this viewer may see it; its form is the game’s own. Null before the game begins.',
  }),
  awaited: Type.Array(Seat, { description: 'The seats that owe a decision.' }),
  prompt: orNull(Question, 'What this viewer is asked; null for everybody who is not asked.'),
  askedSince: orNull(
    Type.Integer(),
    'The number of the row since which this viewer has been asked what `prompt` says. While it stays the same, the question is the same, whatever others do, and an answer that was prepared still fits. Null for everybody who is not asked.',
  ),
  mayUndo: Type.Boolean({ description: 'Whether this viewer may take the last move back.' }),
  proposal: orNull(Proposal, 'What is proposed, if anything.'),
  outcome: orNull(Outcome, 'How the table ended; null until then.'),
  vacant: Type.Array(Seat, { description: 'Seats that somebody else may take over.' }),
  clocks: orNull(Type.Array(Clock), 'One for every seat; null where no clock runs.'),
  seeds: orNull(Seeds, 'Shown once the game is over.'),
}

export const VisibleState = outputObject(
  visible,
  'What one viewer may know of a table that changes. It is sent whole at first, and then as changes.',
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
    'A path into the data, and the value that stands there now; without a value, what stood there is gone. A list of another length comes whole.',
})
type Path = readonly (string | number)[]
export type Change = Data<typeof Change>
