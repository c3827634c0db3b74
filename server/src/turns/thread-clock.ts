/** Milliseconds by a clock that all threads of a process share and nobody sets; `performance.now` begins anew in each thread. */
export const threadClock = (): number => Number(process.hrtime.bigint()) / 1e6
