import type { Readable } from 'node:stream'
import { type Data, RefusalAnswer, type ROUTES } from '@tudor-rose/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { validator } from '../input/validation.ts'
import { Refusal } from '../refusal.ts'

/** The most bytes of a body, and of one with a component file: that can have 100,000 characters. */
export const MAX_BODY_BYTES = 8 * 1024
const MAX_FILE_BYTES = 512 * 1024

type ApiRoute = (typeof ROUTES)[keyof typeof ROUTES]

type PartOf<R, Part extends string> = R extends { readonly [P in Part]: infer S extends TSchema } ? Data<S> : unknown

export type ApiRequest<R> = FastifyRequest<{
  Body: PartOf<R, 'body'>
  Querystring: PartOf<R, 'querystring'>
  Params: PartOf<R, 'params'>
}>

/** The response, or its JSON or text if that is already written, or is written in pieces. */
type ApiAnswer<R extends ApiRoute> = Data<R['answer']> | string | Readable

/** Handles one of the routes of the protocol. Requests that do not match the schema do not reach the handler. */
export function apiRoute<R extends ApiRoute>(
  app: FastifyInstance,
  route: R,
  handler: (request: ApiRequest<R>, reply: FastifyReply) => Promise<ApiAnswer<R>>,
): void {
  const {
    method,
    url,
    answer,
    hasFile,
    refusals: _refusals,
    ...described
  } = route as ApiRoute & { hasFile?: true; refusals?: unknown }
  app.route({
    method,
    url,
    schema: { ...described, response: { 200: answer, '4xx': RefusalAnswer, '5xx': RefusalAnswer } },
    ...(hasFile && { bodyLimit: MAX_FILE_BYTES }),
    handler: handler as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  })
}

/** Creates functions that write responses as JSON, by the schemas of the responses. */
export type SerializerFor = (schema: TSchema) => (answer: unknown) => string

/** A serializer compiled from a schema would drop fields that the schema does not name, and is not faster. */
export const plainSerializer: SerializerFor = () => JSON.stringify

/** Lets Fastify check requests with our schemas, and refuse them with our messages. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validate = validator(schema)
  return (value: unknown) => {
    try {
      return { value: validate(value) }
    } catch (error) {
      if (error instanceof Refusal) return { error }
      throw error
    }
  }
}
