import { IntlMessageFormat } from 'intl-messageformat'
import type { Game } from './game.ts'

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** The parameters that a sentence uses. */
function parametersOf(ast: Ast): string[] {
  return ast.flatMap((element) => {
    const { type, value, options } = element as {
      type: number
      value?: unknown
      options?: Record<string, { value: Ast }>
    }
    const nested = Object.values(options ?? {}).flatMap((option) => parametersOf(option.value))
    return type === LITERAL || typeof value !== 'string' ? nested : [value, ...nested]
  })
}

/** Node type of the ICU message parser. */
const LITERAL = 0

/** `{area_in}` is a form of the parameter `area`. */
const baseOf = (parameter: string): string => parameter.replace(/_\w+$/, '')

/** Events without a sentence in some language, and sentences with parameters that their event does not declare. */
export function eventTextProblems({ events, texts }: Pick<Game<never>, 'events' | 'texts'>): string[] {
  return Object.entries(texts).flatMap(([language, sentences]) =>
    Object.entries(events).flatMap(([key, params]) => {
      if (!Object.hasOwn(sentences, key)) return [`${language}: the event "${key}" has no sentence`]
      const ast = new IntlMessageFormat(sentences[key], language, undefined, { ignoreTag: true }).getAst()
      return parametersOf(ast)
        .filter((parameter) => !Object.hasOwn(params, parameter) && !Object.hasOwn(params, baseOf(parameter)))
        .map((parameter) => `${language}: the sentence "${key}" asks for "${parameter}", which is not declared`)
    }),
  )
}
