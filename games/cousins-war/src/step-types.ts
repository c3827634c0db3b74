/** Step types of The Cousins' War, bound to its state and events (see the table's `step-machine.ts`). */
import type * as table from '@tudor-rose/table'
import type { CousinsEvent } from './events.ts'
import type { State } from './state.ts'

export type StepContext = table.StepContext<CousinsEvent>
export type Decision = table.Decision<State, CousinsEvent>
export type AutomaticStep = table.AutomaticStep<State, CousinsEvent>
