import type { Drawings } from '../../diagrams/diagrams.ts'
import Castle from './Castle.svelte'
import Conflict from './Conflict.svelte'
import County from './County.svelte'
import Offices from './Offices.svelte'
import Parliament from './Parliament.svelte'
import type { en } from './texts/en.ts'

export const DRAWINGS: Drawings<keyof typeof en> = {
  county: County,
  conflict: Conflict,
  parliament: Parliament,
  castle: Castle,
  offices: Offices,
}
