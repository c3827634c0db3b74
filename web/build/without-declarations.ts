import type { Plugin } from 'vite'

/** Replacements for modules that a worker would load but never use. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  // The worker sends keys with parameters; the page has the sentences.
  [/\/games\/[^/]+\/src\/texts\/texts-for\.ts$/, 'export const textsFor = () => ({})'],
  // The compiler reads the declarations of events, and the battery.
  [/\/games\/[^/]+\/src\/events\.ts$/, 'export const EVENTS = {}'],
]

/** Leaves texts and declarations of events out of the worker. */
export const withoutDeclarations = (): Plugin => ({
  name: 'without-declarations',
  enforce: 'pre',
  load: (id) => UNUSED.find(([module]) => module.test(id))?.[1],
})
