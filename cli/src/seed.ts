import { randomBytes } from 'node:crypto'
import type { Flag } from './command.ts'

export const SEED_FLAG: Flag = {
  name: 'seed',
  value: 'S',
  about: 'where dice and cards come from: the same seed, the same luck; drawn at random if not given',
}

export const randomSeed = (): string => randomBytes(16).toString('hex')
