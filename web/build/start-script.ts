import type { Plugin } from 'vite'

/**
 * Puts a script at the very top of the page, to run as soon as it is here: Vite would make one file of it and the app, and
 * have it wait for the styles. A server for development goes without; the module is then loaded where it is imported.
 */
export const startScript = (path: string): Plugin => ({
  name: 'start-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const script = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(path)),
      )
      if (script === undefined) throw new Error(`${path} is not among what has been built`)
      const attrs = { type: 'module', async: true, crossorigin: true, src: `/${script.fileName}` }
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
    },
  },
})
