import { crossfade } from 'svelte/transition'

export type Glide = ReturnType<typeof crossfade>

/** How long styles let things move, in milliseconds; none where people want no motion. */
export const motion = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion')) || 0

/** Pieces that leave one place and come to another glide from there to here. */
export const makeGlide = (): Glide => crossfade({ duration: () => motion() * 2.5 })
