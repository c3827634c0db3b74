import { OBSERVER } from '../game.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData } from './differences.ts'
import { seatsOf, walk } from './random-walk.ts'

/** A view is plain data, because it is sent as JSON, and does not change when the game goes on. */
export function viewsArePlainData<S>(trial: Trial<S>): void {
  const { game } = trial
  const viewers = [OBSERVER, ...seatsOf(trial)]
  for (const seed of seedsOf(trial, trial.fewGames)) {
    let earlier: { view: unknown; json: string; where: string } | undefined
    walk(trial, seed, 20, ({ state, picks, where }) => {
      if (earlier !== undefined && JSON.stringify(earlier.view) !== earlier.json) {
        fail(earlier.where, 'the view has changed while the game went on; it shares something with the state')
      }
      for (const viewer of viewers) {
        const view = game.view(state, viewer)
        const json = JSON.stringify(view)
        const difference = json === undefined ? 'it is not JSON' : differentData(view, JSON.parse(json))
        if (difference !== undefined) fail(where, `the view of ${viewer} is not plain data: after JSON ${difference}`)
      }
      const view = game.view(state, viewers[picks.below(viewers.length)])
      earlier = { view, json: JSON.stringify(view), where }
    })
  }
}
