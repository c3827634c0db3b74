import { type AnyGame, BadComponents, BadInput } from '@tudor-rose/table'
import type { CheckedFile } from './messages.ts'

/** Lets the rules read a file of components, and tells all that they find wrong. */
export function checkFile({ components }: AnyGame, text: string): CheckedFile {
  try {
    return { problems: [], components: components?.with(text).components?.text }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const problems =
      error instanceof BadComponents
        ? error.problems.map(({ path, name, line, complaint }) => ({
            path,
            line,
            complaint,
            text: `line ${line}: ${name}: ${complaint.text}`,
          }))
        : [{ path: [], line: error.line, complaint: undefined, text: error.message }]
    return { problems, components: undefined }
  }
}
