import type { GameManifest } from './manifest.ts'

/**
 * The games without a manifest of their own, by name. The build writes this module (build/plain-games.ts): it knows which
 * games there are. Tests of the page do without them.
 */
export const PLAIN_GAMES: Readonly<Record<string, GameManifest>> = {}
