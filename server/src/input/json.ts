import { Refusal } from '../refusal.ts'

export interface JsonLimits {
  readonly depth: number
  /** The most entries of all objects and lists together. */
  readonly entries: number
}

/** Parses JSON from outside. Refuses JSON that is nested too deeply, has too many entries, or is not valid. */
export function parseJson(source: string, limits: JsonLimits): unknown {
  const excess = findExcess(source, limits)
  if (excess !== undefined) throw new Refusal('bad-message', excess)
  try {
    return JSON.parse(source)
  } catch {
    throw new Refusal('bad-message', 'the message is not JSON')
  }
}

function findExcess(source: string, { depth, entries }: JsonLimits): string | undefined {
  let deep = 0
  let commas = 0
  let inText = false
  for (let i = 0; i < source.length; i++) {
    const sign = source.charCodeAt(i)
    if (inText) {
      if (sign === BACKSLASH) i++
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === COMMA) {
      if (++commas >= entries) return 'the message has too many entries'
    } else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) {
      if (++deep > depth) return 'the message is nested too deeply'
    } else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) deep--
  }
  return undefined
}

const [QUOTE, BACKSLASH, COMMA, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [...'"\\,{}[]'].map((sign) =>
  sign.charCodeAt(0),
)
