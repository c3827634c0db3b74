import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { startScript } from './build/start-script.ts'
import { withoutTexts } from './build/without-texts.ts'

// The other rooms are built from their TypeScript, as everywhere.
const conditions = ['source', 'module', 'browser', 'development|production']

/**
 * A few larger files instead of many small ones, each of which would be waited for: what starts the page, what every page
 * needs, and what every table needs. The first group that fits takes a module with all that it imports.
 */
const groups = [
  {
    name: 'start',
    test: /web\/src\/(start|local\/(indexed-shelf|saved-games)|shell\/stored-settings|texts\/(other-)?languages)\.ts$|vite\/preload-helper/,
    priority: 3,
  },
  {
    name: 'shell',
    test: /node_modules\/svelte\/|web\/src\/(main\.ts|App\.svelte|shell\/|local\/|boards\/(game-texts|keep-focus|control)|texts\/(?!de|pl))/,
    priority: 2,
  },
  {
    name: 'table',
    test: /web\/src\/(pages\/LocalTable|table\/(?!rulebook)|play\/|drawing\/Die|boards\/[^/]+\.ts)/,
    priority: 1,
  },
  // Editors and diagrams need parts of a board, which would be cut to pieces for them.
  { name: 'richard3-board', test: /web\/src\/richard3\// },
  { name: 'cousins-war-board', test: /web\/src\/cousins-war\// },
  { name: 'lancaster-board', test: /web\/src\/lancaster\// },
  // The board and the sentences both need it.
  { name: 'richard3-data', test: /games\/richard3\/src\/data\// },
]

export default defineConfig({
  plugins: [svelte(), startScript('src/start.ts')],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [withoutTexts()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '^/play$': { target: 'ws://localhost:8080', ws: true } } },
})
