/** All laws by their number. Sets that are not written yet cannot be chosen (see the options in `setup.ts`). */
import { BASE_LAWS } from './base.ts'
import { LAW_IDS } from './ids.ts'
import type { Law } from './law.ts'
import { NEW_LAWS } from './new.ts'

const UNITS: readonly Law[] = [...BASE_LAWS, ...NEW_LAWS]

export const LAWS: readonly Law[] = LAW_IDS.map((id) => UNITS.find((law) => law.id === id) as Law)
