import type { DeckProblemKey } from '@tudor-rose/cousins-war'
import type { ComponentProblemKey } from '@tudor-rose/lancaster'
import type { ScenarioProblemKey } from '@tudor-rose/richard3'
import type { READER_PROBLEMS } from '@tudor-rose/table'

/** The problems reported by file readers, each with a message in the page language. */
export type ProblemTexts<K extends string> = Readonly<Record<`wrong.${K}`, string>>
export type ReaderProblemTexts = ProblemTexts<keyof typeof READER_PROBLEMS>
export type ScenarioProblemTexts = ProblemTexts<ScenarioProblemKey>
export type DeckProblemTexts = ProblemTexts<DeckProblemKey>
export type ComponentProblemTexts = ProblemTexts<ComponentProblemKey>
