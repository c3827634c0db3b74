import type { READER_PROBLEMS } from '@tudor-rose/table'

/** The problems reported by file readers, each with a message in the page language. */
export type ProblemTexts<K extends string> = Readonly<Record<`wrong.${K}`, string>>
export type ReaderProblemTexts = ProblemTexts<keyof typeof READER_PROBLEMS>
