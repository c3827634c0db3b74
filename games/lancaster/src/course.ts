/** The steps of Lancaster are written as every game's are (see the table's `course.ts`). */
import type { Decision as DecisionOf, Passage as PassageOf } from '@tudor-rose/table'
import type { State } from './state.ts'

export type { Table } from '@tudor-rose/table'
export type Decision = DecisionOf<State>
export type Passage = PassageOf<State>
