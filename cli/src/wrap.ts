import { stripVTControlCharacters } from 'node:util'

/** How many columns a text takes on a terminal, colours not counted. */
export const columnsOf = (text: string): number => stripVTControlCharacters(text).length

export const padTo = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)))

/** Pieces one after the other in lines of at most `width`; the lines after the first begin with `indent`. */
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

/** Two columns of lines next to each other. */
export function sideBySide(left: readonly string[], right: readonly string[], leftWidth: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padTo(left[row] ?? '', leftWidth)}${right[row] ?? ''}`.trimEnd(),
  )
}

/** Items with commas between them, each a piece of its own. */
export const listed = (items: readonly string[]): string[] =>
  items.map((item, index) => (index < items.length - 1 ? `${item},` : item))
