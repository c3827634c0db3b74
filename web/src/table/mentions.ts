import type { Target } from '../play/picking.ts'

/** A part of a sentence; with a target if it names something on the board. */
export interface SentencePart {
  readonly text: string
  readonly target: Target | undefined
}

export interface NamedTarget {
  readonly target: Target
  readonly name: string
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/**
 * Splits a sentence at the names that occur in it as whole words. If two names start at the same place, the longer one
 * wins. An inflected name is not found; its target is highlighted by the row as a whole.
 */
export function splitAtNames(sentence: string, named: readonly NamedTarget[]): readonly SentencePart[] {
  const longestFirst = named.filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length)
  const parts: SentencePart[] = []
  let plainFrom = 0
  for (let i = 0; i < sentence.length; ) {
    const found = isLetter(sentence[i - 1])
      ? undefined
      : longestFirst.find(({ name }) => sentence.startsWith(name, i) && !isLetter(sentence[i + name.length]))
    if (found === undefined) {
      i++
      continue
    }
    if (i > plainFrom) parts.push({ text: sentence.slice(plainFrom, i), target: undefined })
    parts.push({ text: found.name, target: found.target })
    i += found.name.length
    plainFrom = i
  }
  if (plainFrom < sentence.length) parts.push({ text: sentence.slice(plainFrom), target: undefined })
  return parts
}
