import type { Deck } from '@tudor-rose/cousins-war'
import { loadTexts } from '@tudor-rose/cousins-war/texts/loading'
import type { GameManifest } from '../games/manifest.ts'

export const manifest: GameManifest = {
  order: 2,
  loadTexts: (language, components) => loadTexts(language, components as Deck | undefined),
  newWorker: () => new Worker(new URL('./worker/index.ts', import.meta.url), { type: 'module' }),
  loadBoard: () => import('./kit.ts'),
  parts: ['rulebook', 'diagrams', 'editor', 'lesson', 'practice', 'reference'],
}
