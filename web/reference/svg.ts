/** A card as a printable drawing: black on white and without a style sheet, so that it looks the same everywhere. */
import { readTheme } from '../build/theme-colours.ts'
import type { Card } from './card.ts'
import { layOut, type PlacedBox, type Run, SHEET } from './layout.ts'

const colours = readTheme(new URL('../src/styles/theme.css', import.meta.url), 'light')
const INK = colours['ink-print']
const RED = colours['crimson-maroon']
const PAPER = colours.page
const LINE = colours['sheet-line']
const SHEET_PAPER = colours['sheet-paper']
const SANS = "'Source Sans 3', Helvetica, Arial, 'Liberation Sans', sans-serif"
const SERIF = "'Crimson Pro', Georgia, 'Times New Roman', serif"

const LOOKS: Readonly<Record<Run['look'], string>> = {
  body: `fill="${INK}"`,
  head: `fill="${INK}" font-weight="600"`,
  title: `fill="${PAPER}" font-weight="600"`,
  section: `fill="${PAPER}"`,
  mark: `fill="${RED}" font-weight="600"`,
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const round = (value: number): number => Math.round(value * 100) / 100

function runSvg({ x, y, lines, leading, size, room, look }: Run): string {
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${round(x)}" y="${round(y + index * leading)}" data-fits="${round(room)}">${escaped(line)}</tspan>`,
  )
  return `<text font-size="${round(size)}" ${LOOKS[look]}>${spans.join(' ')}</text>`
}

function boxSvg({ x, y, width, height, bar, runs, rules }: PlacedBox): string {
  const at = `x="${round(x)}" y="${round(y)}" width="${round(width)}"`
  return [
    '<g data-box="">',
    `<rect ${at} height="${round(height)}" rx="3" fill="${SHEET_PAPER}" stroke="${LINE}" stroke-width="0.7"/>`,
    `<rect ${at} height="${round(bar)}" rx="3" fill="${RED}"/>`,
    ...rules.map(
      (rule) =>
        `<path d="M${round(rule.x)} ${round(rule.y)}h${round(rule.width)}" stroke="${LINE}" stroke-width="0.4" fill="none"/>`,
    ),
    ...runs.map(runSvg),
    '</g>',
  ].join('\n')
}

export function svgOf(card: Card): string {
  const { width, height } = SHEET
  const title = escaped(card.title)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 ${width} ${height}" lang="${card.language}" data-card="" font-family="${SANS}">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="${SHEET_PAPER}"/>
<text x="24" y="38" font-family="${SERIF}" font-size="24" font-weight="600" fill="${RED}">${title}</text>
<text x="24" y="53" font-size="8.5" fill="${INK}">${escaped(card.about)}</text>
${layOut(card).map(boxSvg).join('\n')}
</svg>
`
}
