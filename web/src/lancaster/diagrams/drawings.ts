import type { Drawings } from '../../diagrams/diagrams.ts'
import Castle from './Castle.svelte'
import Conflict from './Conflict.svelte'
import County from './County.svelte'
import Offices from './Offices.svelte'
import Parliament from './Parliament.svelte'

export const DRAWINGS: Drawings<'lancaster'> = {
  county: County,
  conflict: Conflict,
  parliament: Parliament,
  castle: Castle,
  offices: Offices,
}
