/** Randomness comes from the browser and is passed to everything that needs it. */
const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const freshSeed = (): string => hex(16)
export const freshId = (): string => hex(6)
export const freshNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]
