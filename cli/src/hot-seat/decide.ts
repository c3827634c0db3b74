import { setImmediate as rest } from 'node:timers/promises'
import type { IncrementalTask } from '@tudor-rose/bots'
import type { Move } from '@tudor-rose/table'

/** How long a bot thinks before the keyboard is checked again, in milliseconds. */
const TURN = 40

/**
 * Lets a bot think in slices. readline delivers Ctrl-C like any other key, so it is noticed only in between. Returns
 * the move, or undefined if the player has left meanwhile.
 */
export async function decide(task: IncrementalTask<Move>, hasLeft: () => boolean): Promise<Move | undefined> {
  for (;;) {
    // Before the first slice too: bots that decide at once may have many moves in a row.
    await rest()
    if (hasLeft()) return undefined
    const end = performance.now() + TURN
    if (task.run(() => performance.now() < end)) return task.result()
  }
}
