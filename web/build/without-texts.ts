import type { Plugin } from 'vite'

const EMPTY = [
  { module: /\/games\/[^/]+\/src\/texts\/index\.ts$/, code: 'export const texts = {}' },
  { module: /\/games\/[^/]+\/src\/texts\/texts-for\.ts$/, code: 'export const textsFor = () => ({})' },
]

/** Leaves the sentences of the games out of the worker. It tells keys with parameters; the page has the words for them. */
export const withoutTexts = (): Plugin => ({
  name: 'without-texts',
  enforce: 'pre',
  load: (id) => EMPTY.find(({ module }) => module.test(id))?.code,
})
