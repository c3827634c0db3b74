import { gameTitle } from '../games/game-card.ts'
import type { GameName } from '../games/registry.ts'
import { i18n } from '../texts/i18n.svelte.ts'
import type { Route } from './route.ts'

/** The title of the browser tab; a dot shows that it is the user's turn. */
class Titles {
  #table = $state.raw<{ readonly game: GameName; readonly isAsked: boolean }>()

  /** Shows a table in the title until the returned function is called. */
  onTable(game: GameName, isAsked: boolean): () => void {
    this.#table = { game, isAsked }
    return () => {
      this.#table = undefined
    }
  }

  of(route: Route): string {
    const name = i18n.say('app.name')
    const page = this.#pageName(route)
    return page === undefined ? name : `${this.#table?.isAsked ? '● ' : ''}${page} – ${name}`
  }

  #pageName(route: Route): string | undefined {
    if (this.#table !== undefined) return gameTitle(this.#table.game)
    if (route.page === 'game' || route.page === 'reference') return gameTitle(route.game)
    if (route.page === 'person') return route.name
    return route.page === 'home' ? undefined : i18n.maySay(`nav.${route.page}`)
  }
}

export const titles = new Titles()
