import { IntlMessageFormat } from 'intl-messageformat'
import { settings } from '../shell/settings.svelte.ts'
import { en } from './en.ts'
import { type Key, type Language, type Sentences, spokenLanguage } from './languages.ts'
import { loadOtherLanguage } from './other-languages.ts'

type Params = Readonly<Record<string, string | number>>

interface Spoken {
  readonly language: Language
  readonly sentences: Sentences
  readonly compiled: Map<Key, IntlMessageFormat>
}

const spoken = (language: Language, sentences: Sentences): Spoken => ({ language, sentences, compiled: new Map() })

/** What the app itself says, in the language that is chosen now. */
class Speech {
  #spoken = $state.raw<Spoken>(spoken('en', en))

  get language(): Language {
    return this.#spoken.language
  }

  /** Changes to the language of the settings, once its sentences are there. */
  async follow(): Promise<void> {
    const language = spokenLanguage(settings.current.language, navigator.languages)
    try {
      const sentences = language === 'en' ? en : await loadOtherLanguage(language)
      this.#spoken = spoken(language, sentences)
      document.documentElement.lang = language
    } catch {
      // Without a network the language that is here will do.
    }
  }

  say(key: Key, params: Params = {}): string {
    const { language, sentences, compiled } = this.#spoken
    // Nothing to fill in and nothing quoted: most sentences need not be read first.
    if (!/[{}]|''/.test(sentences[key])) return sentences[key]
    let message = compiled.get(key)
    if (message === undefined) {
      message = new IntlMessageFormat(sentences[key], language, undefined, { ignoreTag: true })
      compiled.set(key, message)
    }
    return String(message.format(params))
  }

  /** The sentence of a key that is put together, such as `refusal.` and a code; `undefined` where there is none. */
  maySay(key: string, params: Params = {}): string | undefined {
    return Object.hasOwn(this.#spoken.sentences, key) ? this.say(key as Key, params) : undefined
  }

  /** A moment as people of this language write it. */
  date(time: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  }

  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(words)
  }
}

export const speech = new Speech()

/** Says something in the current language; in a template it follows when the language changes. */
export const t = (key: Key, params?: Params): string => speech.say(key, params)
