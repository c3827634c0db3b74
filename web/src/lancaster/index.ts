import type { LancasterComponents } from '@tudor-rose/lancaster'
import { loadTexts } from '@tudor-rose/lancaster/texts/loading'
import type { GameManifest } from '../games/manifest.ts'

export const manifest: GameManifest = {
  order: 3,
  loadTexts: (language, components) => loadTexts(language, components as LancasterComponents | undefined),
  newWorker: () => new Worker(new URL('./worker/index.ts', import.meta.url), { type: 'module' }),
  loadBoard: () => import('./kit.ts'),
  parts: ['rulebook', 'diagrams', 'editor', 'lesson', 'practice', 'reference'],
}
