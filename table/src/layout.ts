/** How an exported position writes a byte. */
export interface Codec {
  /** The default value, which exports omit. */
  readonly defaultValue: number
  toJson(byte: number): unknown
  /** `undefined` if the value is not valid for this field. */
  fromJson(value: unknown): number | undefined
  /** Describes the valid values, for error messages. */
  readonly expected: string
}

export const count = (most = 255, defaultValue = 0): Codec => ({
  defaultValue,
  toJson: (byte) => byte,
  fromJson: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined,
  expected: `a whole number from 0 to ${most}`,
})

export const flag: Codec = {
  defaultValue: 0,
  toJson: (byte) => byte !== 0,
  fromJson: (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  expected: 'true or false',
}

/** Any combination of up to eight marks, one bit each. */
export const marks = (names: readonly string[]): Codec => ({
  defaultValue: 0,
  toJson: (byte) => names.filter((_, bit) => byte & (1 << bit)),
  fromJson: (value) => {
    if (!Array.isArray(value)) return undefined
    const bits = value.map((name) => names.indexOf(name))
    return bits.includes(-1) ? undefined : bits.reduce((byte, bit) => byte | (1 << bit), 0)
  },
  expected: `a list of any of ${names.join(', ')}`,
})

/** One of a list of names; the byte is its index. If the default is nothing, null stands for that. */
export const oneOf = (names: readonly string[], defaultValue = 0): Codec => ({
  defaultValue,
  toJson: (byte) => names[byte] ?? null,
  fromJson: (value) => {
    if (value === null && defaultValue === NONE) return NONE
    const index = typeof value === 'string' ? names.indexOf(value) : -1
    return index < 0 ? undefined : index
  },
  expected: names.length <= 12 ? `one of ${names.join(', ')}` : `a name such as ${names[0]}`,
})

/** The byte for "no block", "no area", "no card". */
export const NONE = 255

/** Like `oneOf`, for a field whose default is nothing. */
export const oneOfOrNone = (names: readonly string[]): Codec => oneOf(names, NONE)

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
   * The start of the tracks, if there are any: bytes at the end that record what everybody has seen and that no rule
   * uses. Record comparison ignores them, so that a game can improve its tracking and old records stay valid.
   */
  readonly inferencesStart?: number | undefined
  readonly scalars: readonly Field[]
  readonly groups: readonly FieldGroup[]
}

/** Assigns consecutive offsets to fields, with their JSON codecs. */
export class LayoutBuilder implements PositionLayout {
  size = 0
  inferencesStart: number | undefined
  readonly scalars: Field[] = []
  readonly groups: FieldGroup[] = []

  /** One byte. Returns its offset. */
  scalar(name: string, codec: Codec): number {
    this.scalars.push({ name, offset: this.size, codec })
    return this.size++
  }

  /** A set of members that fields can be added to. */
  group(name: string, members: readonly string[]): FieldGroup {
    const group = { name, members, fields: [] }
    this.groups.push(group)
    return group
  }

  /** One byte for each member of a group. Returns the offset of the first. */
  perMember(group: FieldGroup, name: string, codec: Codec): number {
    const offset = this.size
    group.fields.push({ name, offset, codec })
    this.size += group.members.length
    return offset
  }

  /** All fields added from here on are tracks. */
  beginInferences(): void {
    this.inferencesStart = this.size
  }

  /** Bytes derived from the others, filled in by `Game.checkPosition`. */
  derived(length: number): number {
    const offset = this.size
    this.size += length
    return offset
  }
}

/** A buffer in which every field has its default value. */
export function defaultBytes({ size, scalars, groups }: PositionLayout): Uint8Array {
  const bytes = new Uint8Array(size)
  for (const { offset, codec } of scalars) bytes[offset] = codec.defaultValue
  for (const { fields, members } of groups)
    for (const { offset, codec } of fields) bytes.fill(codec.defaultValue, offset, offset + members.length)
  return bytes
}

/** Exposes bytes of a state's buffer as properties: `state.round` reads and writes the byte at `offsets.round`. */
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
