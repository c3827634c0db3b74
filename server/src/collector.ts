import { setFlagsFromString } from 'node:v8'

/**
 * Who plays waits for whatever else runs on the same cores. Left to itself V8 marks the heap with up to four threads beside
 * the one that serves, which on a machine of two cores is as good as standing still for a few hundred milliseconds; and it
 * waits for threads that have no core to help it with the little that every small collection has to do.
 */
const ONE_BESIDE = ['--concurrent-marking-max-worker-num=1', '--no-parallel-scavenge']

/** Keeps the garbage collector of this process from taking the cores away from those who play. */
export function restrainCollector(): void {
  for (const flag of ONE_BESIDE) setFlagsFromString(flag)
}
