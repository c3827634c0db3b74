import { Refusal } from '../play/refusal.ts'

/** Asks the server; a refusal says why, also where no server answers. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('offline', 'the server does not answer')
  }
  let answer: { error?: { code: string; text: string } }
  try {
    answer = await response.json()
  } catch {
    throw new Refusal('offline', 'the server does not answer')
  }
  if (!response.ok) throw new Refusal(answer.error?.code ?? 'unavailable', answer.error?.text ?? '')
  return answer as T
}

/** The text of something that is no JSON, such as a record. */
export async function askText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => undefined)
  if (response === undefined) throw new Refusal('offline', 'the server does not answer')
  if (response.ok) return response.text()
  const answer = await response.json().catch(() => ({}))
  throw new Refusal(answer.error?.code ?? 'unavailable', answer.error?.text ?? '')
}
