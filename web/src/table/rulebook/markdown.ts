/** The Markdown subset of the rulebooks (docs/rules/README.md), parsed into data that components render. */
export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  /** A link to another section of the same rulebook. */
  | { readonly kind: 'link'; readonly section: string }

export type Line = readonly Inline[]

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly section: string | undefined; readonly text: Line }
  | { readonly kind: 'paragraph' | 'quote'; readonly text: Line }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  /** A diagram drawn by the client. */
  | { readonly kind: 'diagram'; readonly name: string }

const INLINE = /\*\*(.+?)\*\*|\[\[([^\]]+)\]\]/g

export function readLine(source: string): Line {
  const parts: Inline[] = []
  let from = 0
  for (const found of source.matchAll(INLINE)) {
    const [whole, strong, section] = found
    if (found.index > from) parts.push({ kind: 'text', text: source.slice(from, found.index) })
    parts.push(section === undefined ? { kind: 'strong', text: strong } : { kind: 'link', section })
    from = found.index + whole.length
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) })
  return parts
}

const HEADING = /^(#{1,3}) (.+?)(?:\s*\{([^}]+)\})?$/
const ITEM = /^(?:-|(\d+)\.) (.*)$/
const DIAGRAM = /^!\[([^\]]+)\]$/
const BELOW_HEAD = /^[|\s:-]+$/

export function readMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = source.split(/\r?\n/).map((line) => line.trim())
  for (let at = 0; at < lines.length; ) {
    /** The consecutive lines from here that match. */
    const takeWhile = (fits: (line: string) => boolean): readonly string[] => {
      const start = at
      while (at < lines.length && fits(lines[at])) at++
      return lines.slice(start, at)
    }
    const line = lines[at]
    const item = ITEM.exec(line)
    if (line === '') at++
    else if (line.startsWith('|')) {
      const [head, ...rows] = takeWhile((each) => each.startsWith('|')).filter((each) => !BELOW_HEAD.test(each))
      blocks.push({ kind: 'table', head: cellsOf(head ?? ''), rows: rows.map(cellsOf) })
    } else if (item !== null) {
      const isNumbered = item[1] !== undefined
      const items = takeWhile((each) => ITEM.test(each) && (ITEM.exec(each)?.[1] !== undefined) === isNumbered)
      blocks.push({ kind: 'list', isNumbered, items: items.map((each) => readLine(ITEM.exec(each)?.[2] ?? '')) })
    } else {
      at++
      blocks.push(readBlock(line))
    }
  }
  return blocks
}

function readBlock(line: string): Block {
  const heading = HEADING.exec(line)
  if (heading !== null) {
    const [, marks, text, section] = heading
    return { kind: 'heading', level: marks.length, section, text: readLine(text) }
  }
  const diagram = DIAGRAM.exec(line)
  if (diagram !== null) return { kind: 'diagram', name: diagram[1] }
  if (line.startsWith('>')) return { kind: 'quote', text: readLine(line.slice(1).trim()) }
  return { kind: 'paragraph', text: readLine(line) }
}

const cellsOf = (row: string): Line[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => readLine(cell.trim()))

/** The text of a link to each section: its number if it has one, otherwise its title. */
export function linkNames(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const block of blocks)
    if (block.kind === 'heading' && block.section !== undefined)
      names.set(block.section, /^\d/.test(block.section) ? block.section : plainText(block.text))
  return names
}

const plainText = (line: Line): string => line.map((part) => (part.kind === 'link' ? part.section : part.text)).join('')
