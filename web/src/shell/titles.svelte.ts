import type { GameName } from '../boards/games.ts'
import { speech } from '../texts/speech.svelte.ts'
import type { Route } from './route.ts'

/** What the tab of the browser says; a dot calls back who is awaited at a table. */
class Titles {
  #table = $state.raw<{ readonly game: GameName; readonly isAsked: boolean }>()

  /** A table is shown, until the answer is called. */
  onTable(game: GameName, isAsked: boolean): () => void {
    this.#table = { game, isAsked }
    return () => {
      this.#table = undefined
    }
  }

  of(route: Route): string {
    const name = speech.say('app.name')
    const page = this.#pageName(route)
    return page === undefined ? name : `${this.#table?.isAsked ? '● ' : ''}${page} – ${name}`
  }

  #pageName(route: Route): string | undefined {
    if (this.#table !== undefined) return speech.say(`game.${this.#table.game}`)
    if (route.page === 'game' || route.page === 'reference') return speech.say(`game.${route.game}`)
    if (route.page === 'person') return route.name
    return route.page === 'home' ? undefined : speech.maySay(`nav.${route.page}`)
  }
}

export const titles = new Titles()
