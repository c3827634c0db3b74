/** A problem in translatable form: a key, its parameters, and the English sentence. */
export interface Problem {
  readonly key: string
  readonly params: ProblemParams
  readonly text: string
}

export type ProblemParams = Readonly<Record<string, string | number>>

/** Creates problems from sentences in which `{name}` stands for a parameter. */
export const defineProblems =
  <K extends string>(english: Readonly<Record<K, string>>) =>
  (key: K, params: ProblemParams = {}): Problem => ({
    key,
    params,
    text: english[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
  })
