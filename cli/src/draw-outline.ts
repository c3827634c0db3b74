import type { DrawBoard } from './draw-board.ts'

/** Shows any view as an indented outline, for games without their own board. */
export const drawOutline: DrawBoard = (view, { paint }) => outline(view, '', (name) => paint.strong(name))

function outline(value: unknown, indent: string, emphasise: (name: string) => string): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${word(value)}`]
  return Object.entries(value).flatMap(([name, part]) => {
    const inline = inOneLine(part)
    const title = Array.isArray(value) ? '-' : `${emphasise(name)}:`
    return inline === undefined
      ? [`${indent}${title}`, ...outline(part, `${indent}  `, emphasise)]
      : [`${indent}${title} ${inline}`]
  })
}

/** Plain values and lists of them fit on a line; nested ones do not. */
function inOneLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return word(value)
  if (!Array.isArray(value) || value.some((part) => typeof part === 'object' && part !== null)) return undefined
  return value.length === 0 ? 'none' : value.map(word).join(', ')
}

function word(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
