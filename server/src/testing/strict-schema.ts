import { checker, ServerMessage } from '@tudor-rose/protocol'
import type { TSchema } from 'typebox'
import type { SerializerFor } from '../http/api-route.ts'

/** The same schema without additional fields, so that the server sends nothing that is not documented. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, strict(value)]))
  return 'properties' in copy ? { additionalProperties: false, ...copy } : copy
}

/** Fails for data that do not match the schema or have additional fields. */
function strictCheck(schema: TSchema): (sent: unknown) => void {
  const check = checker(strict(schema) as TSchema)
  return (sent) => {
    const { problem } = check(JSON.parse(JSON.stringify(sent)))
    if (problem !== undefined) throw new Error(`not as documented: ${problem.text}\n${JSON.stringify(sent)}`)
  }
}

/** Serializes responses as the server does, after checking them against their schemas. */
export const strictSerializer: SerializerFor = (schema) => {
  const check = strictCheck(schema)
  return (answer) => {
    check(answer)
    return JSON.stringify(answer)
  }
}

export const checkServerMessage = strictCheck(ServerMessage)
