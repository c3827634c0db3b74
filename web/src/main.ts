import './styles/fonts.css'
import './styles/theme.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './shell/router.svelte.ts'
import { settings } from './shell/settings.svelte.ts'
import { isFetched } from './start.ts'
import { i18n } from './texts/i18n.svelte.ts'

// No top-level await: other modules would wait for this one.
settings.apply()
router.listen()
void i18n.use(settings.current.language).then(() => mount(App, { target: document.getElementById('app')! }))
void isAtRest().then(() => {
  document.documentElement.dataset.typefaces = 'own'
  // The service worker fetches all games, which must not delay what this page is waiting for. If registration is refused,
  // the app still works, but not offline.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {})
})

/** Resolves once nothing the user waits for is loading or being drawn, and the page has been painted. */
async function isAtRest(): Promise<void> {
  await isFetched
  do await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
  while (document.querySelector('[data-loading]') !== null)
}
