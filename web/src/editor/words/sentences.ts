import type { DeckComplaint } from '@tudor-rose/cousins-war'
import type { LancasterComplaint } from '@tudor-rose/lancaster'
import type { ScenarioComplaint } from '@tudor-rose/richard3'
import type { READING_COMPLAINTS } from '@tudor-rose/table'

/** What the readers of files complain of, each with a sentence in the page's language. */
export type Complaints<K extends string> = Readonly<Record<`wrong.${K}`, string>>
export type ReadingComplaints = Complaints<keyof typeof READING_COMPLAINTS>
export type ScenarioComplaints = Complaints<ScenarioComplaint>
export type DeckComplaints = Complaints<DeckComplaint>
export type LancasterComplaints = Complaints<LancasterComplaint>
