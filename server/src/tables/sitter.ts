/** Who sits down in place of another, as the log writes it. */
export type Sitter =
  | { readonly kind: 'person'; readonly person_id: string; readonly bot: null }
  | { readonly kind: 'bot'; readonly person_id: null; readonly bot: string }

export const personSits = (id: string): Sitter => ({ kind: 'person', person_id: id, bot: null })
export const botSits = (name: string): Sitter => ({ kind: 'bot', person_id: null, bot: name })

export const formatSitter = (sitter: Sitter): string =>
  sitter.kind === 'bot' ? `bot ${sitter.bot}` : `person ${sitter.person_id}`

export function parseSitter(text: string): Sitter {
  const [kind, ...rest] = text.split(' ')
  if (kind === 'person') return personSits(rest.join(' '))
  if (kind === 'bot') return botSits(rest.join(' '))
  throw new Error(`"${text}" names nobody who could sit down`)
}
