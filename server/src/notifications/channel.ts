import type { Channel } from '../storage/schema.ts'
import type { Digest } from './digest.ts'

/** Sends messages to people in one way: mail, push or webhook. */
export interface NotificationChannel {
  readonly name: Channel
  /** Resolves when the message is sent, or when there is nowhere left to send it; rejects if a retry could succeed. */
  send(digest: Digest): Promise<void>
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300
