import type { TSchema } from 'typebox'
import * as schemas from './schemas/index.ts'
import { REFUSALS, type RefusalCode } from './schemas/refusal.ts'
import { ROUTES } from './schemas/routes.ts'

/** Part of an OpenAPI 3.1 document: plain JSON. */
export type Json = { readonly [name: string]: Json } | readonly Json[] | string | number | boolean | null

interface Route {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly summary: string
  readonly description?: string
  readonly params?: TSchema
  readonly querystring?: TSchema
  readonly body?: TSchema
  readonly answer: TSchema
  readonly refusals?: readonly RefusalCode[]
}

/** The refusals that any request can get; `WHERE_CHANGING` is for requests that change something. */
const ALWAYS: readonly RefusalCode[] = ['bad-message', 'too-many-requests', 'unavailable']
const WHERE_CHANGING: readonly RefusalCode[] = ['wrong-origin', 'too-large']

const INTRODUCTION = `Everything is JSON. Over HTTP you log in or become a guest and find a table; over a WebSocket at \`/play\` you play at it.

Requests that change something are \`POST\` with \`content-type: application/json\`. The session is in a cookie.
Clients should ignore fields that they do not know. docs/protocol.md says how sockets, numbers and notifications work.`

/** The schemas that have their own entry in the document, with their names. */
const NAMES = new Map<unknown, string>(
  Object.entries(schemas).flatMap(([name, schema]) => (isSchema(schema) ? [[schema, name] as const] : [])),
)

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('~kind' in value || '~unsafe' in value)
}

/** Every route and every socket message as an OpenAPI 3.1 document, generated from the schemas. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [operationId, route] of Object.entries(ROUTES) as [string, Route][]) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(operationId, route) }
  }
  const named = [...NAMES].map(([schema, name]) => [name, written(schema, true)] as const)
  return {
    openapi: '3.1.0',
    info: { title: 'Tudor Rose', version: '1', description: INTRODUCTION, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    'x-websocket': {
      path: '/play',
      description: 'One socket is for one table and one viewer. The first message is the hello.',
      client: reference('ClientMessage'),
      server: reference('ServerMessage'),
    },
    components: {
      schemas: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tudor' } },
    },
  }
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

function operation(operationId: string, route: Route): Json {
  const { method, summary, description, params, querystring, body, answer, refusals = [] } = route
  const codes = [...new Set([...refusals, ...ALWAYS, ...(method === 'POST' ? WHERE_CHANGING : [])])]
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    parameters: [...parameters('path', params), ...parameters('query', querystring)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: written(body) } } } }),
    responses: {
      200: { description: 'Success', content: { [mediaType(answer)]: { schema: written(answer) } } },
      ...refusalsByStatus(codes),
    },
    ...(refusals.includes('not-logged-in') && { security: [{ session: [] }] }),
  }
}

const mediaType = (answer: TSchema): string => String(Reflect.get(answer, 'x-type') ?? 'application/json')

function parameters(where: 'path' | 'query', schema: TSchema | undefined): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: written(field),
  }))
}

function refusalsByStatus(codes: readonly RefusalCode[]): Record<string, Json> {
  const content = { 'application/json': { schema: reference('RefusalAnswer') } }
  const responses: Record<string, Json> = {}
  for (const status of [...new Set(codes.map((code) => REFUSALS[code][0]))].sort()) {
    const here = codes.filter((code) => REFUSALS[code][0] === status)
    const description = here.map((code) => `\`${code}\`: ${REFUSALS[code][1]}`).join('\n\n')
    responses[status] = { description, content, 'x-codes': here }
  }
  return responses
}

/** A schema as JSON, with references to named schemas. */
function written(schema: unknown, isRoot = false): Json {
  const name = NAMES.get(schema)
  if (name !== undefined && !isRoot) return reference(name)
  if (Array.isArray(schema)) return schema.map((each) => written(each))
  if (typeof schema !== 'object' || schema === null) return schema as Json
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (key.startsWith('~') ? [] : [[key, written(value)]])),
  )
}
