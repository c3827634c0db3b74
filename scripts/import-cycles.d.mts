export function findImportCycles(root: string): string[]
