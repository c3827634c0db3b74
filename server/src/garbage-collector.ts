import { setFlagsFromString } from 'node:v8'

/**
 * By default V8 marks the heap with up to four threads beside the main one. On a machine with two cores, that stops players
 * for a few hundred milliseconds. Small collections wait for helper threads that have no core to run on.
 */
const FLAGS = ['--concurrent-marking-max-worker-num=1', '--no-parallel-scavenge']

/** Keeps the garbage collector from using the cores that serve players. */
export function limitGarbageCollector(): void {
  for (const flag of FLAGS) setFlagsFromString(flag)
}
