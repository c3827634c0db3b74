import type { Viewer } from '@tudor-rose/table'
import type { ServerMessage } from './types.ts'

/** What is said about the game, and who sits where, asks nobody anything else. */
const TALK: readonly string[] = ['propose', 'decline', 'offer', 'substitute']

/**
 * Whether a viewer is asked the same as before. Whoever has moved is asked anew, even if in the same words, and so is
 * everybody when something has been taken back; what others choose in secret leaves a question as it was.
 */
export function keepsQuestion(
  { by, changes }: Pick<Extract<ServerMessage, { type: 'update' }>, 'by' | 'changes'>,
  viewer: Viewer,
): boolean {
  const isOthers = TALK.includes(by.kind) || (by.kind === 'move' && by.seat !== viewer)
  return isOthers && changes.every(([path]) => path.length > 0 && path[0] !== 'prompt')
}
