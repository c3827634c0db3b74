import type { Plugin } from 'vite'

/**
 * Puts a script at the top of the page so that it runs as soon as it arrives. Vite would bundle it with the app and make it
 * wait for the styles. The development server does without it; the module is then loaded where it is imported.
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
