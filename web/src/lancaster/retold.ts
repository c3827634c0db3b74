/** What the log tells: that somebody has voted is told no more once it is told how. */
import type { Told } from '../play/sight.ts'

export function retold(events: readonly Told[]): readonly Told[] {
  const opened = events.findLastIndex(({ key }) => key.startsWith('log.ballot.'))
  return events.filter(({ key }, index) => key !== 'log.voted' || index > opened)
}
