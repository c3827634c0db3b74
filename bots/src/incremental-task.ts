/** Work that runs in slices, so that the caller can do other things in between. */
export interface IncrementalTask<T> {
  /**
   * Works until it is done or `mayContinue`, which is called after every small step, returns false. Returns whether it is
   * done.
   */
  run(mayContinue: () => boolean): boolean
  /** The result so far; the final one once `run` has returned true. */
  result(): T
}

/** Runs a task to its end. */
export function finish<T>(task: IncrementalTask<T>): T {
  while (!task.run(() => true));
  return task.result()
}
