export type { Clock, Proposal, Question, TableView, VisibleEvent } from '@tudor-rose/protocol'
