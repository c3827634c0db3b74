import type { Plugin } from 'vite'

const TEXTS = /\/games\/[^/]+\/src\/texts\/texts-for\.ts$/

/** Leaves the games' messages out of the worker. The worker sends keys with parameters; the page has the texts. */
export const withoutTexts = (): Plugin => ({
  name: 'without-texts',
  enforce: 'pre',
  load: (id) => (TEXTS.test(id) ? 'export const textsFor = () => ({})' : undefined),
})
