import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './shell/router.svelte.ts'
import { settings } from './shell/settings.svelte.ts'
import { isFetched } from './start.ts'
import { speech } from './texts/speech.svelte.ts'

// Nothing is awaited in the module itself: other files wait until this one has run.
settings.apply()
router.listen()
void speech.follow().then(() => mount(App, { target: document.getElementById('app')! }))
void isAtRest().then(() => {
  document.documentElement.dataset.typefaces = 'own'
  // It fetches all games, which must not come before what this page is waiting for. Where it is refused, the app works all
  // the same, only not without a network.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {})
})

/** When nothing is on its way or being drawn that somebody waits for, and what there is has been seen. */
async function isAtRest(): Promise<void> {
  await isFetched
  do await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
  while (document.querySelector('[data-loading]') !== null)
}
