import { stripVTControlCharacters } from 'node:util'

/** The width of a text on a terminal, without colour codes. */
export const columnsOf = (text: string): number => stripVTControlCharacters(text).length

export const padTo = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)))

/** Wraps pieces into lines of at most `width`; lines after the first begin with `indent`. */
export function wrap(start: string, pieces: readonly string[], width: number, indent: string, gap = ' '): string[] {
  const lines: string[] = []
  let line = start
  let isEmpty = start.trim() === ''
  for (const piece of pieces) {
    if (!isEmpty && columnsOf(line) + gap.length + columnsOf(piece) > width) {
      lines.push(line.trimEnd())
      line = indent
      isEmpty = true
    }
    line += isEmpty ? piece : gap + piece
    isEmpty = false
  }
  return [...lines, line.trimEnd()]
}

/** Two blocks of lines side by side. */
export function sideBySide(left: readonly string[], right: readonly string[], leftWidth: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padTo(left[row] ?? '', leftWidth)}${right[row] ?? ''}`.trimEnd(),
  )
}

/** Items with commas, each as a separate piece. */
export const listed = (items: readonly string[]): string[] =>
  items.map((item, index) => (index < items.length - 1 ? `${item},` : item))
