/** Step types of Lancaster, bound to its state and events (see the table's `step-machine.ts`). */
import type * as table from '@tudor-rose/table'
import type { LancasterEvent } from './events.ts'
import type { State } from './state.ts'

export type StepContext = table.StepContext<LancasterEvent>
export type Decision = table.Decision<State, LancasterEvent>
export type AutomaticStep = table.AutomaticStep<State, LancasterEvent>
