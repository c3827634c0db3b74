import { crossfade } from 'svelte/transition'

export type Glide = ReturnType<typeof crossfade>

/** The duration of motion in milliseconds, from the styles; 0 if the user prefers no motion. */
export const motion = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion')) || 0

/** Moves pieces smoothly from their old place to the new one. */
export const makeGlide = (): Glide => crossfade({ duration: () => motion() * 2.5 })
