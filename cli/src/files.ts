import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadInput } from '@tudor-rose/table'
import { UsageError } from './usage-error.ts'

/** No record, position or deck is this large; a film or a disk image is a mistake. */
const MAX_BYTES = 16 * 1024 * 1024

export function readTextFile(path: string): string {
  const bytes = readBytes(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${path} is not a text file in UTF-8`)
  }
}

export function readBytes(path: string): Uint8Array {
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) throw new UsageError(`${path} is a folder, not a file`)
    if (stats.size > MAX_BYTES) throw new UsageError(`${path} is too large`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`)
  }
}

/** Reports early that a file cannot be written, not after hours of play. */
export function checkWritable(path: string): void {
  const target = statSync(path, { throwIfNoEntry: false })
  if (target?.isDirectory()) throw new UsageError(`${path} is a folder; give a file name`)
  const folder = statSync(dirname(path), { throwIfNoEntry: false })
  if (!folder?.isDirectory()) throw new UsageError(`cannot write ${path}: there is no folder ${dirname(path)}`)
}

/** Writes a temporary file and renames it, so that the old file stays intact whatever happens. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  checkWritable(path)
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`
  try {
    writeFileSync(temporary, content, { flag: 'wx' })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? String(code || error)
}

/** Adds the name of the file to errors about its content. */
export function withFileName<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof BadInput ? new UsageError(`${path}: ${error.message}`) : error
  }
}
