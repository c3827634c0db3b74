import { type Route, routeOf } from './route.ts'

const here = (): Route => routeOf(location.pathname, location.hash)

/** The current page. Links within the app change it without a page load. */
class Router {
  #route = $state.raw<Route>(here())

  get route(): Route {
    return this.#route
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#route = here()
    scrollTo(0, 0)
  }

  replace(address: string): void {
    history.replaceState(null, '', address)
    this.#route = here()
  }

  /** Handles clicks on internal links, and the browser's back button. */
  listen(): void {
    addEventListener('popstate', () => {
      this.#route = here()
    })
    document.addEventListener('click', (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const link = (event.target as Element).closest?.('a')
      if (event.defaultPrevented || !isPlain || !link || link.target !== '' || link.hasAttribute('download')) return
      const { origin, pathname, hash } = link
      const isWithinPage = pathname === location.pathname && hash !== ''
      if (origin !== location.origin || pathname.startsWith('/api/') || isWithinPage) return
      event.preventDefault()
      this.go(pathname + hash)
    })
  }
}

export const router = new Router()
