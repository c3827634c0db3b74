import { randomBytes } from 'node:crypto'
import type { Flag } from './command.ts'

export const SEED_FLAG: Flag = {
  name: 'seed',
  value: 'S',
  about: 'seed of dice and cards: the same seed gives the same game (default: random)',
}

export const randomSeed = (): string => randomBytes(16).toString('hex')
