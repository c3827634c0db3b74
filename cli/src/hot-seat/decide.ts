import { setImmediate as rest } from 'node:timers/promises'
import type { Pondering } from '@tudor-rose/bots'
import type { Move } from '@tudor-rose/table'

/** How long a bot thinks between two looks at the keyboard, in milliseconds. */
const TURN = 40

/**
 * Lets a bot think a little at a time. A terminal that readline reads hands over Ctrl-C like any other key, so it is heard only
 * in between. Answers the move, or nothing where somebody has left meanwhile.
 */
export async function decide(pondering: Pondering, hasLeft: () => boolean): Promise<Move | undefined> {
  for (;;) {
    // Before the first thought too: bots that decide at once may have many moves in a row.
    await rest()
    if (hasLeft()) return undefined
    const end = performance.now() + TURN
    if (pondering.goOn(() => performance.now() < end)) return pondering.move()
  }
}
