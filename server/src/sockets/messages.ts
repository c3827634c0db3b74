import { ClientMessage } from '@tudor-rose/protocol'
import { parseJson } from '../input/json.ts'
import { validator } from '../input/validation.ts'

const LIMITS = { depth: 4, entries: 100 }

const validate = validator(ClientMessage)

/** A message as received: with its id, if that is valid, but not yet checked. */
export interface ReceivedMessage {
  readonly id: number | undefined
  /** Throws a `Refusal` if it is not a valid message. */
  check(): ClientMessage
}

export function readMessage(source: string): ReceivedMessage {
  try {
    const given = parseJson(source, LIMITS)
    return { id: usableId(given), check: () => validate(given) }
  } catch (error) {
    return {
      id: undefined,
      check: () => {
        throw error
      },
    }
  }
}

function usableId(given: unknown): number | undefined {
  const isObject = typeof given === 'object' && given !== null && Object.hasOwn(given, 'id')
  const asked = isObject ? (given as { readonly id: unknown }).id : undefined
  return typeof asked === 'number' && Number.isSafeInteger(asked) && asked >= 0 ? asked : undefined
}
