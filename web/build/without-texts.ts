import type { Plugin } from 'vite'

const TEXTS = /\/games\/[^/]+\/src\/texts\/texts-for\.ts$/

/** Leaves the sentences of the games out of the worker. It tells keys with parameters; the page has the words for them. */
export const withoutTexts = (): Plugin => ({
  name: 'without-texts',
  enforce: 'pre',
  load: (id) => (TEXTS.test(id) ? 'export const textsFor = () => ({})' : undefined),
})
