import type { Teaching } from '../teaching.ts'
import { lancasterGuide } from './guide.ts'
import { lancasterJudge } from './judge.ts'

export const teaching: Teaching = { judges: { lancaster: lancasterJudge }, guides: { lancaster: lancasterGuide } }
