import type { Language } from '@tudor-rose/protocol'
import { type EventParams, Texts } from '@tudor-rose/table'
import { LANGUAGES } from '../../languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

export type TextKey = keyof typeof en
/** All sentences in one language; the compiler finds missing ones. */
export type Sentences = Readonly<Record<TextKey, string>>

export const TEXTS: Readonly<Record<Language, Sentences>> = { en, de, pl }

const byLanguage = new Map(
  LANGUAGES.map((language) => [language, new Texts({ name: 'mails', texts: TEXTS }, language)]),
)

/** A sentence of a mail, a push message or a page that mails link to. */
export const say = (language: Language, key: TextKey, params?: EventParams): string =>
  byLanguage.get(language)!.say(key, params)
