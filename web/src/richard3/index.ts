import type { ScenarioFile } from '@tudor-rose/richard3'
import { loadTexts } from '@tudor-rose/richard3/texts/loading'
import type { GameManifest } from '../games/manifest.ts'

export const manifest: GameManifest = {
  order: 1,
  loadTexts: (language, components) => loadTexts(language, components as ScenarioFile | undefined),
  newWorker: () => new Worker(new URL('./worker/index.ts', import.meta.url), { type: 'module' }),
  loadBoard: () => import('./kit.ts'),
  parts: ['rulebook', 'diagrams', 'editor', 'lesson', 'practice', 'reference'],
}
