import { sha256, toHex } from './sha256.ts'

const FINGERPRINT_BYTES = 8

/** How many hexadecimal digits a fingerprint has. */
export const FINGERPRINT_DIGITS = FINGERPRINT_BYTES * 2

/** The start of the hash of a state's bytes: enough to tell two states of a game apart, short enough to read out. */
export const fingerprint = (bytes: Uint8Array): string => toHex(sha256(bytes).subarray(0, FINGERPRINT_BYTES))
