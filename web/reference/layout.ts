/** The layout of a card, in points on an A4 sheet. */
import type { Box, Card, Table } from './card.ts'
import { textWidth, wrapped } from './text-width.ts'

export const SHEET = { width: 595, height: 842 }
const MARGIN = 24
const GAP = 10
const TOP = 62
const COLUMN = (SHEET.width - 2 * MARGIN - GAP) / 2
const PAD = 5

/** Text in lines, each at most `room` wide. */
export interface Run {
  readonly x: number
  /** The baseline of the first line. */
  readonly y: number
  readonly lines: readonly string[]
  readonly leading: number
  readonly size: number
  readonly room: number
  readonly look: 'body' | 'head' | 'title' | 'mark' | 'section'
}

export interface PlacedBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly bar: number
  readonly runs: readonly Run[]
  /** Rules between the rows of a table. */
  readonly rules: readonly { readonly x: number; readonly y: number; readonly width: number }[]
}

interface Measures {
  readonly size: number
  readonly leading: number
}

const LARGEST = 9.6
const SMALLEST = 6.6
const STEP = 0.1

/** The boxes of a card, at the largest size at which they fit on the sheet. */
export function layOut(card: Card): readonly PlacedBox[] {
  const room = SHEET.height - TOP - MARGIN
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const tried = card.boxes.map((box) => place(box, { size, leading: size * 1.2 }))
    const boxes = tried.filter((box) => box !== undefined)
    if (boxes.length < tried.length) continue
    const split = bestSplit(boxes.map(({ height }) => height + GAP))
    const columns = [boxes.slice(0, split), boxes.slice(split)]
    if (columns.some((column) => column.reduce((sum, { height }) => sum + height + GAP, -GAP) > room)) continue
    return columns.flatMap((column, index) => stacked(column, MARGIN + index * (COLUMN + GAP), room))
  }
  throw new Error(`the card of ${card.title} in ${card.language} says more than a sheet has room for`)
}

/** After how many boxes to start the second column so that the longer column is as short as possible. */
function bestSplit(heights: readonly number[]): number {
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)
  const longest = (split: number): number => Math.max(sum(heights.slice(0, split)), sum(heights.slice(split)))
  return heights.map((_, index) => index + 1).reduce((best, split) => (longest(split) < longest(best) ? split : best))
}

/** Stacks boxes and spreads the remaining height between them, up to a limit. */
function stacked(column: readonly PlacedBox[], x: number, room: number): readonly PlacedBox[] {
  const free = room - column.reduce((sum, { height }) => sum + height, 0)
  const air = Math.min(free / Math.max(1, column.length - 1), GAP * 1.8)
  let y = TOP
  return column.map((box) => {
    const placed = moved(box, x, y)
    y += box.height + air
    return placed
  })
}

const moved = (box: PlacedBox, dx: number, dy: number): PlacedBox => ({
  ...box,
  x: box.x + dx,
  y: box.y + dy,
  runs: box.runs.map((run) => ({ ...run, x: run.x + dx, y: run.y + dy })),
  rules: box.rules.map((rule) => ({ ...rule, x: rule.x + dx, y: rule.y + dy })),
})

/** Undefined if a table is too wide at this size. */
function place(box: Box, { size, leading }: Measures): PlacedBox | undefined {
  const runs: Run[] = []
  const titleSize = size * 1.12
  const sectionRoom = box.section === undefined ? 0 : textWidth(box.section, size, true) + PAD
  const titleRoom = COLUMN - 2 * PAD - sectionRoom
  const titleLines = wrapped(box.title, titleRoom, titleSize, true)
  const bar = titleLines.length * titleSize * 1.15 + 4
  const titleAt = { y: titleSize + 1.5, leading: titleSize * 1.15 }
  runs.push({ x: PAD, ...titleAt, lines: titleLines, size: titleSize, room: titleRoom, look: 'title' })
  if (box.section !== undefined)
    runs.push({
      x: COLUMN - PAD - sectionRoom + PAD,
      ...titleAt,
      lines: [box.section],
      size,
      room: sectionRoom,
      look: 'section',
    })
  let y = bar + PAD
  for (const [index, line] of box.lines.entries()) {
    const indent = size * 1.25
    const room = COLUMN - 2 * PAD - indent
    const lines = wrapped(line, room, size)
    const mark = box.isNumbered ? `${index + 1}` : '•'
    runs.push({ x: PAD, y: y + size * 0.85, lines: [mark], leading, size, room: indent, look: 'mark' })
    runs.push({ x: PAD + indent, y: y + size * 0.85, lines, leading, size, room, look: 'body' })
    y += lines.length * leading + size * 0.22
  }
  const rules: { x: number; y: number; width: number }[] = []
  if (box.table !== undefined) {
    const table = placeTable(box.table, y, { size: size * 0.96, leading: leading * 0.96 })
    if (table === undefined) return undefined
    runs.push(...table.runs)
    rules.push(...table.rules)
    y = table.bottom
  }
  return { x: 0, y: 0, width: COLUMN, height: y + PAD * 0.6, bar, runs, rules }
}

const CELL_GAP = 6

/** Column widths: that of the longest cell if all columns fit; otherwise the widest columns wrap. */
function columnWidths({ head, rows }: Table, size: number): readonly number[] | undefined {
  const room = COLUMN - 2 * PAD - CELL_GAP * (head.length - 1)
  const widest = (column: number, parts: (cell: string) => readonly string[]): number =>
    Math.max(
      ...parts(head[column]).map((part) => textWidth(part, size, true)),
      ...rows.flatMap((row) => parts(row[column]).map((part) => textWidth(part, size))),
    )
  const least = head.map((_, column) => widest(column, (cell) => cell.split(' ')))
  const widths = head.map((_, column) => widest(column, (cell) => [cell]))
  for (;;) {
    if (widths.reduce((sum, each) => sum + each, 0) <= room) return widths
    const yielding = widths.map((width, column) => (width - 1 >= least[column] ? width : 0))
    const column = yielding.indexOf(Math.max(...yielding))
    if (yielding[column] === 0) return undefined
    widths[column] -= 1
  }
}

function placeTable(table: Table, top: number, { size, leading }: Measures) {
  const widths = columnWidths(table, size)
  if (widths === undefined) return undefined
  const runs: Run[] = []
  const rules: { x: number; y: number; width: number }[] = []
  let y = top
  for (const [index, row] of [table.head, ...table.rows].entries()) {
    const isHead = index === 0
    if (!isHead) rules.push({ x: PAD, y, width: COLUMN - 2 * PAD })
    let x = PAD
    let height = 0
    for (const [column, cell] of row.entries()) {
      const lines = wrapped(cell, widths[column] + 0.01, size, isHead)
      runs.push({ x, y: y + size * 0.95, lines, leading, size, room: widths[column], look: isHead ? 'head' : 'body' })
      x += widths[column] + CELL_GAP
      height = Math.max(height, lines.length * leading)
    }
    y += height + size * 0.18
  }
  return { runs, rules, bottom: y }
}
