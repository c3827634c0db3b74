import type { Credits } from '../games/credits.ts'

/** The German edition, whose rules and terms we follow, has its own title and publisher. */
export const credits: Credits = {
  designers: ['David J. Mortimer'],
  publishers: ['Surprised Stare Games'],
  german: { title: 'Vetternkrieg', publisher: 'Frosted Games' },
}
