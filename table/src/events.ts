/**
 * A game declares its events once: the message key of each, and the kinds of its parameters. From the declaration come the
 * types of what rules may log and of what viewers may read, and the checks of texts and logs in the battery.
 *
 *     export const EVENTS = defineEvents({
 *       'log.marches': { house: 'seat', block: secret('block'), from: 'area', to: 'area' },
 *       'log.fires': { block: 'block', dice: 'numbers', hits: 'number' },
 *     })
 */
import type { Seat } from './game.ts'
import type { EventParams, GameEvent } from './log.ts'

/**
 * `number`, `numbers` (a list, such as dice), or the prefix of message keys: `area` stands for `area.Essex`, and
 * `area|sea` for either kind.
 */
export type ParamKind = string

/** A parameter known to one seat only. All others get a value of the kind `shown`, such as `block.hidden`. */
export interface SecretParam<Kind extends ParamKind = ParamKind, Shown extends ParamKind = ParamKind> {
  readonly secret: Kind
  readonly shown: Shown
}

export type EventDeclarations = Readonly<Record<string, Readonly<Record<string, ParamKind | SecretParam>>>>

export const defineEvents = <const D extends EventDeclarations>(events: D): D => events

export function secret<const Kind extends ParamKind>(kind: Kind): SecretParam<Kind, Kind>
export function secret<const Kind extends ParamKind, const Shown extends ParamKind>(
  kind: Kind,
  shown: Shown,
): SecretParam<Kind, Shown>
export function secret(kind: ParamKind, shown = kind): SecretParam {
  return { secret: kind, shown }
}

/** The names that keys of a kind can have, if they are known: `{ seat: 'Lancaster' | 'York' }`. */
type KindNames = Partial<Record<string, string>>

type Value<Kind, Names extends KindNames> = Kind extends `${infer One}|${infer Rest}`
  ? Value<One, Names> | Value<Rest, Names>
  : Kind extends 'number'
    ? number
    : Kind extends 'numbers'
      ? readonly number[]
      : Kind extends string
        ? `${Kind}.${Kind extends keyof Names ? Names[Kind] & string : string}`
        : never

type PublicValue<Param, Names extends KindNames> =
  Param extends SecretParam<infer Kind, infer Shown> ? Value<Kind | Shown, Names> : Value<Param, Names>

type SecretNames<Params> = { [P in keyof Params]: Params[P] extends SecretParam ? P : never }[keyof Params]

type Secrets<Params, Names extends KindNames> = [SecretNames<Params>] extends [never]
  ? { readonly secret?: never }
  : {
      readonly secret?: {
        readonly seat: Seat
        readonly params: { readonly [P in SecretNames<Params>]: PublicValue<Params[P], Names> }
      }
    }

/** The events that rules may log. */
export type EventOf<D extends EventDeclarations, Names extends KindNames = Record<never, never>> = {
  [K in keyof D & string]: VisibleEventOf<Pick<D, K>, Names> & Secrets<D[K], Names>
}[keyof D & string]

/** The events as a viewer may see them. */
export type VisibleEventOf<D extends EventDeclarations, Names extends KindNames = Record<never, never>> = {
  [K in keyof D & string]: {
    readonly key: K
    readonly params: { readonly [P in keyof D[K]]: PublicValue<D[K][P], Names> }
  }
}[keyof D & string]

const kindOf = (value: EventParams[string]): string =>
  typeof value === 'number' ? 'number' : typeof value === 'string' ? value.slice(0, value.indexOf('.')) : 'numbers'

const isOfKind = (value: EventParams[string], kinds: ParamKind): boolean => kinds.split('|').includes(kindOf(value))

/** Why an event does not match its declaration; `undefined` if it does. */
export function eventProblem(declared: EventDeclarations, { key, params, secret }: GameEvent): string | undefined {
  if (!Object.hasOwn(declared, key)) return `the event "${key}" is not declared`
  const kinds = declared[key]
  const unknown = Object.keys({ ...params, ...secret?.params }).find((name) => !Object.hasOwn(kinds, name))
  if (unknown !== undefined) return `"${key}" has a parameter "${unknown}" that is not declared`
  for (const [name, kind] of Object.entries(kinds)) {
    const value = params[name]
    if (value === undefined) return `"${key}" lacks its parameter "${name}"`
    const shown = typeof kind === 'string' ? kind : `${kind.secret}|${kind.shown}`
    if (!isOfKind(value, shown)) return `"${key}": "${name}" should be ${shown}, not ${kindOf(value)}`
    const known = secret?.params[name]
    if (known === undefined) continue
    if (typeof kind === 'string') return `"${key}": "${name}" is declared as known to all, but one seat is told more`
    if (!isOfKind(known, kind.secret)) return `"${key}": "${name}" should be ${kind.secret}, not ${kindOf(known)}`
  }
  return undefined
}
