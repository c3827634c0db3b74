import { sha256, toHex } from './sha256.ts'

const FINGERPRINT_BYTES = 8

export const FINGERPRINT_DIGITS = FINGERPRINT_BYTES * 2

/** The start of the hash of a state's bytes: enough to distinguish states of a game, short enough to read aloud. */
export const fingerprint = (bytes: Uint8Array): string => toHex(sha256(bytes).subarray(0, FINGERPRINT_BYTES))
