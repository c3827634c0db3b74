/** All sentences of the game, with those for its components. */
import type { LancasterComponents } from '../components.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

type Sentences = Readonly<Record<string, string>>

export const textsFor = (components: LancasterComponents): Readonly<Record<string, Sentences>> => ({
  en: en(components),
  de: de(components),
  pl: pl(components),
})
