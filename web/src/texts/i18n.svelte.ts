import { IntlMessageFormat } from 'intl-messageformat'
import { en } from './en.ts'
import { type Language, preferredLanguage, type Sentences, type TextKey } from './languages.ts'
import { loadOtherLanguage } from './other-languages.ts'

type Params = Readonly<Record<string, string | number>>

interface Spoken {
  readonly language: Language
  readonly sentences: Sentences
  readonly compiled: Map<TextKey, IntlMessageFormat>
}

const spoken = (language: Language, sentences: Sentences): Spoken => ({ language, sentences, compiled: new Map() })

/** The texts of the app itself, in the current language. */
class Speech {
  #spoken = $state.raw<Spoken>(spoken('en', en))

  get language(): Language {
    return this.#spoken.language
  }

  /** Switches to this language, or to one that the browser prefers, once its messages are loaded. */
  async use(chosen: Language | 'auto'): Promise<void> {
    const language = preferredLanguage(chosen, navigator.languages)
    try {
      const sentences = language === 'en' ? en : await loadOtherLanguage(language)
      this.#spoken = spoken(language, sentences)
      document.documentElement.lang = language
    } catch {
      // Without a network, keep the current language.
    }
  }

  say(key: TextKey, params: Params = {}): string {
    const { language, sentences, compiled } = this.#spoken
    // Most messages have no parameters and no quotes, so they need no parsing.
    if (!/[{}]|''/.test(sentences[key])) return sentences[key]
    let message = compiled.get(key)
    if (message === undefined) {
      message = new IntlMessageFormat(sentences[key], language, undefined, { ignoreTag: true })
      compiled.set(key, message)
    }
    return String(message.format(params))
  }

  /** The message of a composed key, such as `refusal.` and a code; `undefined` if there is none. */
  maySay(key: string, params: Params = {}): string | undefined {
    return Object.hasOwn(this.#spoken.sentences, key) ? this.say(key as TextKey, params) : undefined
  }

  /** A date and time in the format of this language. */
  date(time: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  }

  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(words)
  }
}

export const i18n = new Speech()

/** A message in the current language; in a template it is reactive. */
export const t = (key: TextKey, params?: Params): string => i18n.say(key, params)
