import type { Channel } from '../storage/schema.ts'
import type { Digest } from './digest.ts'

/** Carries messages on one channel. */
export interface Courier {
  readonly channel: Channel
  /** Comes when it is told, or there is nobody to tell any more; throws where another attempt may do better. */
  tell(digest: Digest): Promise<void>
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300
