/**
 * The text of a move as a template, such as `march {block} to {area}`. A slot names a field; if its name in the parsed
 * move differs, that name comes first: `{from:place}`.
 */
import type { MoveField } from './fields.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of every type of value
export type Fields = Readonly<Record<string, MoveField<any>>>
export type Templates = Readonly<Record<string, string>>

type Slots<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never
type NameOfSlot<Slot> = Slot extends `${infer Name}:${string}` ? Name : Slot
type FieldOfSlot<Slot> = Slot extends `${string}:${infer Field}` ? Field : Slot
export type ValueOf<Field> = Field extends MoveField<infer Value> ? Value : never

/** The moves that these templates describe: a union with the verb as its tag. */
export type MovesOf<F extends Fields, T extends Templates> = {
  readonly [Verb in keyof T]: {
    readonly [Key in 'verb' | (NameOfSlot<Slots<T[Verb]>> & string)]: Key extends 'verb'
      ? Verb
      : ValueOf<F[SlotField<Slots<T[Verb]>, Key> & keyof F]>
  }
}[keyof T]

type SlotField<Slot, Name> = Slot extends unknown ? (NameOfSlot<Slot> extends Name ? FieldOfSlot<Slot> : never) : never

/** The templates themselves if all their slots name a field; otherwise the missing fields. */
export type KnownSlots<F extends Fields, T extends Templates> = {
  readonly [Verb in keyof T]: FieldOfSlot<Slots<T[Verb]>> extends keyof F
    ? T[Verb]
    : { readonly 'there is no field for': Exclude<FieldOfSlot<Slots<T[Verb]>>, keyof F> }
}

/** Alternates literal text and slots. The first and last parts are literal. */
export const partsOf = (template: string): string[] => template.split(/[{}]/)

/** The name of a slot in the parsed move, and the name of its field. */
export function slotOf(part: string): readonly [name: string, field: string] {
  const [name, field = name] = part.split(':')
  return [name, field]
}
