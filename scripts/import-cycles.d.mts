export interface KnownCycles {
  readonly values: readonly string[]
  readonly types: readonly string[]
}

export function findImportCycles(root: string, known?: KnownCycles): string[]
