/**
 * An upper bound for the width of a text, without a browser. The widths are those of Helvetica in thousandths of the font
 * size, with enough slack for the widest common typefaces, because the reader may have none of the requested fonts.
 */
const WIDTHS: Readonly<Record<number, string>> = {
  222: "ijl'’",
  278: ' ftI.,:;/![]|\\"·',
  333: 'r-()„“”*`',
  500: 'ckvxszyJ',
  556: 'abdeghnopquL0123456789_?–„ł€$#',
  584: '+=<>×',
  611: 'FTZß',
  667: 'ABEKPSVXY&',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'mM',
  944: 'W',
  1000: '—→…%@',
}
const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width)])),
)
const BOLD = 1.16
const SLACK = 1.165

/** The base letter of an accented character. */
const bare = (sign: string): string => sign.normalize('NFD')[0]

export function textWidth(text: string, size: number, isBold = false): number {
  const sum = [...text].reduce((total, sign) => total + (WIDTH_OF.get(sign) ?? WIDTH_OF.get(bare(sign)) ?? 722), 0)
  return (sum / 1000) * size * (isBold ? BOLD : 1) * SLACK
}

/** The text in lines no wider than this. */
export function wrapped(text: string, width: number, size: number, isBold = false): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size, isBold) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
