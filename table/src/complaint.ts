/** What is wrong, as a sentence that any language can have its own form of: a key, what is filled in, and the English. */
export interface Complaint {
  readonly key: string
  readonly params: ComplaintParams
  readonly text: string
}

export type ComplaintParams = Readonly<Record<string, string | number>>

/** Makes complaints of sentences in which `{name}` stands for a parameter. */
export const complaintsOf =
  <K extends string>(english: Readonly<Record<K, string>>) =>
  (key: K, params: ComplaintParams = {}): Complaint => ({
    key,
    params,
    text: english[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
  })
