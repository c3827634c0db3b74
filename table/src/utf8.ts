/** The UTF-8 bytes of a text. A lone surrogate is written as U+FFFD, as `TextEncoder` does. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0)!
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return Uint8Array.from(bytes)
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)
