/** How a byte is written in an exported position. */
export interface Codec {
  /** The value that is left out of an export. */
  readonly usual: number
  toJson(byte: number): unknown
  /** `undefined` where the value is not one of this field's. */
  fromJson(value: unknown): number | undefined
  /** What may stand here, for an error message. */
  readonly expected: string
}

export const count = (most = 255, usual = 0): Codec => ({
  usual,
  toJson: (byte) => byte,
  fromJson: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined,
  expected: `a whole number from 0 to ${most}`,
})

export const flag: Codec = {
  usual: 0,
  toJson: (byte) => byte !== 0,
  fromJson: (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  expected: 'true or false',
}

/** Any of up to eight marks, one bit each. */
export const marks = (names: readonly string[]): Codec => ({
  usual: 0,
  toJson: (byte) => names.filter((_, bit) => byte & (1 << bit)),
  fromJson: (value) => {
    if (!Array.isArray(value)) return undefined
    const bits = value.map((name) => names.indexOf(name))
    return bits.includes(-1) ? undefined : bits.reduce((byte, bit) => byte | (1 << bit), 0)
  },
  expected: `a list of any of ${names.join(', ')}`,
})

/** One of a list of names, the byte being its place in the list. Where it usually names nothing, null stands for that. */
export const oneOf = (names: readonly string[], usual = 0): Codec => ({
  usual,
  toJson: (byte) => names[byte] ?? null,
  fromJson: (value) => {
    if (value === null && usual === NOTHING) return NOTHING
    const index = typeof value === 'string' ? names.indexOf(value) : -1
    return index < 0 ? undefined : index
  },
  expected: names.length <= 12 ? `one of ${names.join(', ')}` : `a name such as ${names[0]}`,
})

/** The byte for "no block", "no area", "no card". */
export const NOTHING = 255

/** As `oneOf`, for a field that usually names nothing. */
export const oneOfOrNothing = (names: readonly string[]): Codec => oneOf(names, NOTHING)

export interface Field {
  readonly name: string
  readonly offset: number
  readonly codec: Codec
}

/** Fields that every member of a set has: every block, every area. */
export interface FieldGroup {
  readonly name: string
  readonly members: readonly string[]
  readonly fields: Field[]
}

export interface PositionLayout {
  readonly size: number
  /**
   * Where the tracks begin, if there are any: bytes at the end that keep account of what everybody has seen and that no rule asks for.
   * They are no part of what records are compared by, so that a game can keep better account and its old records still hold.
   */
  readonly tracksFrom?: number | undefined
  readonly scalars: readonly Field[]
  readonly groups: readonly FieldGroup[]
}

/** Lays fields out one after the other in a buffer and remembers how each is written in JSON. */
export class LayoutBuilder implements PositionLayout {
  size = 0
  tracksFrom: number | undefined
  readonly scalars: Field[] = []
  readonly groups: FieldGroup[] = []

  /** One byte; returns its offset. */
  scalar(name: string, codec: Codec): number {
    this.scalars.push({ name, offset: this.size, codec })
    return this.size++
  }

  /** A set of members that fields can be given to. */
  group(name: string, members: readonly string[]): FieldGroup {
    const group = { name, members, fields: [] }
    this.groups.push(group)
    return group
  }

  /** One byte for each member of a group; returns the offset of the first. */
  perMember(group: FieldGroup, name: string, codec: Codec): number {
    const offset = this.size
    group.fields.push({ name, offset, codec })
    this.size += group.members.length
    return offset
  }

  /** All that is laid out from here on is tracks. */
  beginTracks(): void {
    this.tracksFrom = this.size
  }

  /** Bytes that follow from the others and are filled in by `Game.settle`. */
  derived(length: number): number {
    const offset = this.size
    this.size += length
    return offset
  }
}

/** A buffer in which every field has its usual value. */
export function usualBytes({ size, scalars, groups }: PositionLayout): Uint8Array {
  const bytes = new Uint8Array(size)
  for (const { offset, codec } of scalars) bytes[offset] = codec.usual
  for (const { fields, members } of groups)
    for (const { offset, codec } of fields) bytes.fill(codec.usual, offset, offset + members.length)
  return bytes
}

/** Makes bytes of a state's buffer its properties: `state.round` reads and writes the byte at `offsets.round`. */
export function defineScalars(
  prototype: { readonly bytes: Uint8Array },
  offsets: Readonly<Record<string, number>>,
): void {
  for (const [name, offset] of Object.entries(offsets)) {
    Object.defineProperty(prototype, name, {
      get(this: { readonly bytes: Uint8Array }) {
        return this.bytes[offset]
      },
      set(this: { readonly bytes: Uint8Array }, value: number) {
        this.bytes[offset] = value
      },
    })
  }
}
