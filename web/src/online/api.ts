import { Refusal } from '../play/refusal.ts'

/** Sends a request to the server. A refusal says why, also if no server responds. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    // A guest account created by this request gets mails and push messages in the page language.
    const headers = { 'accept-language': document.documentElement.lang }
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    response = await fetch(path, { method, headers: { ...headers, ...json }, body: JSON.stringify(body) })
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

/** Requests text that is not JSON, such as a record. */
export async function askText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => undefined)
  if (response === undefined) throw new Refusal('offline', 'the server does not answer')
  if (response.ok) return response.text()
  const answer = await response.json().catch(() => ({}))
  throw new Refusal(answer.error?.code ?? 'unavailable', answer.error?.text ?? '')
}
