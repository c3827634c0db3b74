/** The steps of Richard III, with its state and its events (see the table's `step-machine.ts`). */
import type * as table from '@tudor-rose/table'
import type { RichardEvent } from './events.ts'
import type { State } from './state.ts'

export type StepContext = table.StepContext<RichardEvent>
export type Decision = table.Decision<State, RichardEvent>
export type AutomaticStep = table.AutomaticStep<State, RichardEvent>
