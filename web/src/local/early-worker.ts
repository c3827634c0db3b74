import { type GameName, manifestOf } from '../games/registry.ts'

let early: { readonly game: GameName; readonly worker: Worker } | undefined

/** Starts the worker of a game before anything asks for it, so that it loads its rules meanwhile. */
export function startWorker(game: GameName): void {
  const worker = manifestOf(game).newWorker()
  early = { game, worker }
  // An error that has already occurred would not be reported to a later user of the worker.
  worker.addEventListener('error', () => {
    if (early?.worker === worker) early = undefined
  })
}

/** A worker with the rules of a game: the one started early, if it has not been taken yet. */
export function takeWorker(game: GameName): Worker {
  if (early?.game !== game) return manifestOf(game).newWorker()
  const { worker } = early
  early = undefined
  return worker
}
