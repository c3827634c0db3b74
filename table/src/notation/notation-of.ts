import type { Move, Notation, ParsedMove, Seat } from '../game.ts'
import type { MoveTexts } from './define-moves.ts'
import type { ListField, MoveField } from './fields.ts'
import { type Fields, partsOf, slotOf, type ValueOf } from './template.ts'

/** How a verb and the numbers of its fields form one integer. */
export interface Packing {
  pack(verb: number, ...numbers: readonly number[]): Move
  verbOf(move: Move): number
  /** Extracts the first number of a move, the second ... */
  readonly numbersOf: readonly ((move: Move) => number)[]
  /** Verbs whose numbers are packed differently. */
  readonly special?: Readonly<Record<string, VerbPacking>>
}

/** The integer of one verb. Numbers are in the order of the template. */
export interface VerbPacking {
  pack(...numbers: readonly number[]): Move
  readonly numbersOf: readonly ((move: Move) => number)[]
}

/** A value as a number inside a move. Some numbers depend on the seat that moves. */
export interface NumberCode<T> {
  /** -1 for a value without a number. */
  encode(value: T, seat: Seat): number
  decode(number: number, seat: Seat): T | undefined
}

/** Lists number their values and numbers are used directly, unless another code is given. All other fields need one. */
type Codes<F extends Fields> = {
  readonly [K in keyof F as NeedsCode<F[K]> extends true ? K : never]: NumberCode<ValueOf<F[K]>>
} & { readonly [K in keyof F]?: NumberCode<ValueOf<F[K]>> }
// biome-ignore lint/suspicious/noExplicitAny: fields of every type of value
type NeedsCode<F> = F extends ListField<any> | { read(text: string): number | undefined } ? false : true

/** Numbers words by their index in a list. */
export function numberedWords(words: readonly string[]): NumberCode<string> {
  return { encode: (word) => words.indexOf(word), decode: (number) => words[number] }
}

interface Slot {
  readonly name: string
  readonly field: MoveField<unknown>
  readonly code: NumberCode<unknown>
  /** The literal text after it. */
  readonly after: string
}

interface Form extends VerbPacking {
  readonly verb: string
  readonly start: string
  readonly slots: readonly Slot[]
}

/** Connects the texts of moves with their integers. */
export function notationOf<M extends ParsedMove, F extends Fields>(
  texts: MoveTexts<M, F>,
  packing: Packing,
  codes: Codes<F>,
): Notation<M> {
  const { verbOf, special } = packing
  const verbs = Object.keys(texts.templates) as M['verb'][]
  const codeOf = (field: string): NumberCode<unknown> =>
    (codes as Readonly<Record<string, NumberCode<unknown>>>)[field] ?? usualCode(texts.fields[field])

  const forms = verbs.map((verb, number): Form => {
    const [start, ...parts] = partsOf(texts.templates[verb])
    const slots = parts.flatMap((part, i) => {
      if (i % 2 === 1) return []
      const [name, field] = slotOf(part)
      return [{ name, field: texts.fields[field], code: codeOf(field), after: parts[i + 1] }]
    })
    const pack = (...numbers: readonly number[]): Move => packing.pack(number, ...numbers)
    return { verb, start, slots, ...(special?.[verb] ?? { pack, numbersOf: packing.numbersOf }) }
  })
  const formOfVerb = new Map(forms.map((form) => [form.verb, form]))

  function format(move: Move, seat: Seat): string {
    const form = forms[verbOf(move)]
    if (form === undefined) return unknown(move)
    const { start, slots, numbersOf } = form
    let line = start
    for (let i = 0; i < slots.length; i++) {
      const { field, code, after } = slots[i]
      const value = code.decode(numbersOf[i](move), seat)
      if (value === undefined) return unknown(move)
      line += field.write(value) + after
    }
    return line
  }

  function write(parsed: M): string {
    const { start, slots } = formOfVerb.get(parsed.verb)!
    return slots.reduce((line, { name, field, after }) => line + field.write(valueIn(parsed, name)) + after, start)
  }

  function decode(move: Move, seat: Seat): M {
    const form = forms[verbOf(move)]
    const parsed: Record<string, unknown> = { verb: form?.verb }
    form?.slots.forEach(({ name, code }, i) => {
      parsed[name] = code.decode(form.numbersOf[i](move), seat)
    })
    if (Object.values(parsed).includes(undefined)) throw new RangeError(`${move} is not a move of this game`)
    return parsed as unknown as M
  }

  function encode(parsed: M, seat: Seat): Move | undefined {
    const form = formOfVerb.get(parsed.verb)
    const numbers = form?.slots.map(({ name, code }) => code.encode(valueIn(parsed, name), seat))
    return form === undefined || numbers?.some((number) => number < 0) ? undefined : form.pack(...numbers!)
  }

  function parse(line: string, seat: Seat): Move | undefined {
    const parsed = texts.read(line)
    return parsed === undefined ? undefined : encode(parsed, seat)
  }

  return { verbs, format, parse, read: texts.read, write, decode, encode }
}

const valueIn = (parsed: ParsedMove, name: string): unknown => (parsed as unknown as Record<string, unknown>)[name]

const unknown = (move: Move): string => `move ${move}`

const isList = <T>(field: MoveField<T>): field is ListField<T> => 'values' in field

function usualCode<T>(field: MoveField<T>): NumberCode<T> {
  if (!isList(field)) return { encode: (value) => value as number, decode: (number) => number as T }
  const { values, write } = field
  const numbers = new Map(values.map((value, number) => [write(value), number]))
  return { encode: (value) => numbers.get(write(value)) ?? -1, decode: (number) => values[number] }
}
