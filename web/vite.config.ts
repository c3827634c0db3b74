import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { inlineColours } from './build/inline-colours.ts'
import { plainGames } from './build/plain-games.ts'
import { startScript } from './build/start-script.ts'
import { withoutDeclarations } from './build/without-declarations.ts'
import { withoutSkeletons } from './build/without-skeletons.ts'

const src = fileURLToPath(new URL('src', import.meta.url))

// Build the other rooms from their TypeScript, as everywhere.
const conditions = ['source', 'module', 'browser', 'development|production']

/** The modules of a board, with the folder of its game; other parts of the game are loaded separately. */
const BOARD = /\/web\/src\/([\w-]+)\/(?!(editor|diagrams|lesson|worker|card)\/|(index|credits)\.ts)/
/** The data of a game, which its board and its sentences may both need. */
const DATA = /\/games\/([\w-]+)\/src\/data\//
const isGame = (folder: string | undefined): boolean =>
  folder !== undefined && existsSync(new URL(`src/${folder}/index.ts`, import.meta.url))

/**
 * A few larger files instead of many small ones, which would load one after another: what starts the page, what every page
 * needs, and what every table needs. The first group that matches a module takes it with everything it imports.
 */
const groups = [
  {
    name: 'start',
    test: /web\/src\/(start|games\/registry|[\w-]+\/index|local\/(early-worker|indexed-db-storage|saved-games)|shell\/stored-settings|texts\/(other-)?languages)\.ts$|vite\/preload-helper/,
    priority: 3,
  },
  {
    name: 'shell',
    test: /node_modules\/svelte\/|web\/src\/(main\.ts|App\.svelte|shell\/|local\/(?!local-table-client)|drawing\/Rose|boards\/(keep-focus|control)|games\/game-texts|play\/event-keys|texts\/(?!de|pl))|\/table\/src\/notation\//,
    priority: 2,
  },
  {
    name: 'table',
    test: /web\/src\/(pages\/LocalTable|local\/local-table-client|table\/(?!rulebook)|play\/|drawing\/Die|boards\/[^/]+\.ts)/,
    priority: 1,
  },
  // Editors and diagrams use parts of a board, which would otherwise be split up for them.
  { name: (id: string) => (isGame(BOARD.exec(id)?.[1]) ? `${BOARD.exec(id)![1]}-board` : null), test: BOARD },
  { name: (id: string) => `${DATA.exec(id)?.[1]}-data`, test: DATA },
]

/** The rules of a game are named after its folder. */
const workerName = (module: string | null): string =>
  /\/src\/([\w-]+)\/worker\/index\.ts/.exec(module ?? '')?.[1] ?? 'worker'

export default defineConfig({
  plugins: [
    inlineColours(src, `${src}/styles/theme.css`),
    svelte(),
    plainGames(),
    withoutSkeletons(),
    startScript('src/start.ts'),
  ],
  resolve: { conditions },
  worker: {
    format: 'es',
    plugins: () => [withoutDeclarations(), plainGames()],
    rolldownOptions: {
      output: { entryFileNames: ({ facadeModuleId }) => `assets/${workerName(facadeModuleId)}-[hash].js` },
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '^/play$': { target: 'ws://localhost:8080', ws: true } } },
})
