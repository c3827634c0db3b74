export type { Outcome } from '@tudor-rose/table'
