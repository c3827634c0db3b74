import { Refusal } from '../refusal.ts'

/** Parses JSON from outside. Refuses JSON that is nested too deeply or that contains invalid text. */
export function parseJson(source: string, deepest: number): unknown {
  if (isDeeperThan(source, deepest)) throw new Refusal('bad-message', 'the message is nested too deeply')
  try {
    return JSON.parse(source)
  } catch {
    throw new Refusal('bad-message', 'the message is not JSON')
  }
}

function isDeeperThan(source: string, deepest: number): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < source.length; i++) {
    const sign = source.charCodeAt(i)
    if (inText) {
      if (sign === BACKSLASH) i++
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) {
      if (++depth > deepest) return true
    } else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [...'"\\{}[]'].map((sign) =>
  sign.charCodeAt(0),
)
