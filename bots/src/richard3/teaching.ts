import type { Teaching } from '../teaching.ts'
import { richard3Guide } from './guide.ts'
import { richard3Judge } from './judge.ts'

export const teaching: Teaching = { judges: { richard3: richard3Judge }, guides: { richard3: richard3Guide } }
