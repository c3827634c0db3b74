import type { Refusal } from '@tudor-rose/client'

const LINE = /\bline (\d+)/

/**
 * The details of a refusal beyond its code, for a reader of this language: its message, or only the line of an English one.
 */
export function refusalDetails({ message, language }: Refusal, reader: string): { text?: string; line?: string } {
  if (message === '') return {}
  if (language === reader) return { text: message }
  const line = LINE.exec(message)?.[1]
  return line === undefined ? {} : { line }
}
