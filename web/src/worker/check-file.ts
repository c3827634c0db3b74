import { type AnyGame, BadComponents, BadInput } from '@tudor-rose/table'
import type { CheckedFile } from './messages.ts'

/** Lets the rules read a component file, and returns all problems they find. */
export function checkFile({ components }: AnyGame, text: string): CheckedFile {
  try {
    return { problems: [], components: components?.with(text).components?.text }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const problems =
      error instanceof BadComponents
        ? error.problems.map(({ path, name, line, problem }) => ({
            path,
            line,
            problem,
            text: `line ${line}: ${name}: ${problem.text}`,
          }))
        : [{ path: [], line: error.line, problem: undefined, text: error.message }]
    return { problems, components: undefined }
  }
}
