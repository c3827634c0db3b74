import { IntlMessageFormat } from 'intl-messageformat'
import { BadInput } from './errors.ts'
import type { Game } from './game.ts'
import type { EventParams } from './log.ts'

type Sentences = Readonly<Record<string, string>>

/**
 * The sentences of a game in one language. A string parameter is itself a message key: `{area}` given `area.Essex`
 * becomes the text of `area.Essex`. Texts below that key are available as forms of it: a language file with
 * `area.Essex.in` ("w Essex") or `seat.York.gender` ("m") may use `{area_in}` and `{seat_gender, select, f {...} other
 * {...}}`.
 */
export class Texts {
  readonly language: string
  readonly #sentences: Sentences
  readonly #compiled = new Map<string, IntlMessageFormat>()
  /** A cache, mostly of names, which are used often. */
  readonly #withoutParams = new Map<string, string>()
  readonly #forms: ReadonlyMap<string, readonly Form[]>

  constructor(game: Pick<Game<never>, 'name' | 'texts'>, language: string) {
    if (!Object.hasOwn(game.texts, language)) {
      const known = Object.keys(game.texts).join(', ')
      throw new BadInput('unknown-language', `${game.name} has no texts in "${language}"; it has ${known}`)
    }
    this.language = language
    this.#sentences = game.texts[language]
    this.#forms = formsByKey(this.#sentences)
  }

  /** The same with more sentences of this language, such as those loaded on demand. */
  with(sentences: Sentences): Texts {
    return new Texts({ name: '', texts: { [this.language]: { ...this.#sentences, ...sentences } } }, this.language)
  }

  /**
   * The sentence. If it is missing or cannot be formatted, its key, so that the game can continue; `problem` gives the
   * reason.
   */
  say(key: string, params: EventParams = {}): string {
    try {
      return this.#form(key, params)
    } catch {
      return key
    }
  }

  /** Why a sentence cannot be formatted properly; `undefined` if it can. */
  problem(key: string, params: EventParams = {}): string | undefined {
    const asked = [key, ...Object.values(params).filter((value) => typeof value === 'string')]
    const missing = asked.find((name) => !Object.hasOwn(this.#sentences, name))
    if (missing !== undefined) return `${this.language}: there is no text "${missing}"`
    try {
      this.#form(key, params)
      return undefined
    } catch (error) {
      return `${this.language}: the text "${key}" fails: ${error instanceof Error ? error.message : error}`
    }
  }

  /** Texts of this language that are not valid ICU messages. */
  malformed(): string[] {
    return Object.keys(this.#sentences).flatMap((key) => {
      try {
        this.#message(key)
        return []
      } catch (error) {
        return [`${this.language}: the text "${key}" is malformed: ${error instanceof Error ? error.message : error}`]
      }
    })
  }

  #form(key: string, params: EventParams): string {
    const entries = Object.entries(params)
    const known = entries.length === 0 ? this.#withoutParams.get(key) : undefined
    if (known !== undefined) return known
    const values: Record<string, string | number> = {}
    for (const [name, value] of entries) {
      if (typeof value === 'string') {
        values[name] = this.say(value)
        for (const { form, key } of this.#forms.get(value) ?? []) values[`${name}_${form}`] = this.say(key)
      } else values[name] = typeof value === 'number' ? value : value.join(' ')
    }
    const sentence = this.#plain(key) ?? String(this.#message(key).format(values))
    if (entries.length === 0) this.#withoutParams.set(key, sentence)
    return sentence
  }

  /** A text without parameters and quotes is used as it is. That is true of most names, and parsing them takes time. */
  #plain(key: string): string | undefined {
    const text = Object.hasOwn(this.#sentences, key) ? this.#sentences[key] : undefined
    return text === undefined || /[{}]|''/.test(text) ? undefined : text
  }

  #message(key: string): IntlMessageFormat {
    const known = this.#compiled.get(key)
    if (known !== undefined) return known
    if (!Object.hasOwn(this.#sentences, key)) throw new Error(`there is no text "${key}"`)
    const message = new IntlMessageFormat(this.#sentences[key], this.language, undefined, { ignoreTag: true })
    this.#compiled.set(key, message)
    return message
  }
}

/** A text one step below another key, such as `in` below `area.Essex`. */
interface Form {
  readonly form: string
  readonly key: string
}

function formsByKey(sentences: Sentences): Map<string, Form[]> {
  const forms = new Map<string, Form[]>()
  for (const key of Object.keys(sentences)) {
    const dot = key.lastIndexOf('.')
    const base = key.slice(0, dot)
    if (dot < 0 || !Object.hasOwn(sentences, base)) continue
    const known = forms.get(base) ?? []
    forms.set(base, known)
    known.push({ form: key.slice(dot + 1), key })
  }
  return forms
}

/** A message of a game. */
export interface Message {
  readonly key: string
  readonly params: EventParams
}

/**
 * Problems of the texts for these messages, in any language of the game: missing keys, faulty sentences, missing
 * parameters.
 */
export function missingKeys(game: Pick<Game<never>, 'name' | 'texts'>, said: Iterable<Message>): string[] {
  const languages = Object.keys(game.texts).map((language) => new Texts(game, language))
  const problems = new Set<string>()
  for (const { key, params } of said) {
    for (const texts of languages) {
      const problem = texts.problem(key, params)
      if (problem !== undefined) problems.add(problem)
    }
  }
  return [...problems]
}

/** Texts that one language has and another lacks, and texts that are not valid ICU messages. */
export function textProblems(game: Pick<Game<never>, 'name' | 'texts'>): string[] {
  const every = new Set(
    Object.values(game.texts).flatMap((sentences) => Object.keys(sentences).filter(isNoForm(sentences))),
  )
  return Object.keys(game.texts).flatMap((language) => {
    const texts = new Texts(game, language)
    const missing = [...every].filter((key) => !Object.hasOwn(game.texts[language], key))
    return [...missing.map((key) => `${language}: there is no text "${key}"`), ...texts.malformed()]
  })
}

/** Forms differ between languages: German needs articles where Polish needs cases. */
const isNoForm =
  (sentences: Sentences) =>
  (key: string): boolean =>
    !Object.hasOwn(sentences, key.slice(0, Math.max(0, key.lastIndexOf('.'))))
