import { descriptionHtml, escapeHtml } from './html.ts'

/** The parts of JSON Schema that our documents use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** A schema as HTML: its type in a few words, then its fields. */
export function schemaHtml(schema: Schema): string {
  const fields = fieldsHtml(schema)
  const description = schema.description === undefined ? '' : ` ${descriptionHtml(schema.description)}`
  return `<span class="type">${typeHtml(schema)}</span>${description}${fields}`
}

function typeHtml(schema: Schema): string {
  const { $ref, anyOf, items, patternProperties } = schema
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`
  }
  if ('const' in schema) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (anyOf?.every((branch) => isShort(branch))) return anyOf.map(typeHtml).join(' or ')
  if (anyOf !== undefined) return 'one of'
  if (items !== undefined) return `list of ${isShort(items) ? typeHtml(items) : 'objects'}`
  const values = Object.values(patternProperties ?? {})
  if (values.length > 0) return `object of ${values.map(typeHtml).join(' or ')}`
  return escapeHtml([[schema.type ?? 'anything'].flat().join(' or '), limits(schema)].filter(Boolean).join(' '))
}

/** What can be said without listing fields. */
const isShort = (schema: Schema): boolean =>
  schema.properties === undefined && schema.anyOf === undefined && (schema.items === undefined || isShort(schema.items))

function limits({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (minimum !== undefined) return `${minimum} to ${maximum}`
  if (maxLength !== undefined) return `of ${minLength ?? 0} to ${maxLength} characters`
  return ''
}

function fieldsHtml({ properties, required = [], items, anyOf }: Schema): string {
  if (items !== undefined) return isShort(items) ? '' : fieldsHtml(items)
  if (anyOf !== undefined) {
    const isPlain = anyOf.every((branch) => isShort(branch) && branch.description === undefined)
    return isPlain ? '' : `<ul>${anyOf.map((branch) => `<li>${schemaHtml(branch)}</li>`).join('')}</ul>`
  }
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const optional = required.includes(name) ? '' : '<span class="optional">?</span>'
    return `<dt><code>${escapeHtml(name)}</code>${optional}</dt><dd>${schemaHtml(field)}</dd>`
  })
  return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`
}
