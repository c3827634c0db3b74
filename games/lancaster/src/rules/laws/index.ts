/** All laws, by number. */

import { LAW_IDS } from '../../law-ids.ts'
import { BASE_LAWS } from './base.ts'
import { KING_LAWS } from './king.ts'
import type { Law } from './law.ts'
import { NEW_LAWS } from './new.ts'

const UNITS: readonly Law[] = [...BASE_LAWS, ...NEW_LAWS, ...KING_LAWS]

export const LAWS: readonly Law[] = LAW_IDS.map((id) => UNITS.find((law) => law.id === id) as Law)
