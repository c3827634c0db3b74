import type { Language } from '@tudor-rose/protocol'
import Negotiator from 'negotiator'

/** The languages that messages to people are written in. */
export const LANGUAGES: readonly Language[] = ['en', 'de', 'pl']

/** A stored language, or one from a link; English if it is missing or unknown. */
export const knownLanguage = (given: unknown): Language => LANGUAGES.find((language) => language === given) ?? 'en'

/** The language that a browser prefers, by its `Accept-Language` header. */
export const preferredLanguage = (header: string | undefined): Language =>
  knownLanguage(new Negotiator({ headers: { 'accept-language': header } }).language([...LANGUAGES]))
