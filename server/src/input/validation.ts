import { checker, type Data } from '@tudor-rose/protocol'
import type { TSchema } from 'typebox'
import { Refusal } from '../refusal.ts'

/** Reads data from outside by their schema; throws a `Refusal` that says where they do not match. */
export function validator<S extends TSchema>(schema: S): (value: unknown) => Data<S> {
  const check = checker(schema)
  return (value) => {
    const checked = check(value)
    if (checked.problem !== undefined) throw new Refusal(checked.problem.code, checked.problem.text)
    return checked.value
  }
}
