/** Milliseconds of a monotonic clock that all threads of a process share; `performance.now` starts at zero in each thread. */
export const threadClock = (): number => Number(process.hrtime.bigint()) / 1e6
