import type { Texts } from '@tudor-rose/table'
import type { FileProblem } from '../worker/messages.ts'

/** A complaint of the rules about a file, in the words of the page; what has none is told in English. */
export function complaintWords(texts: Texts, { complaint, text }: FileProblem): string {
  if (complaint === undefined) return text
  const params = Object.entries(complaint.params).map(([name, value]) => [name, paramWords(texts, name, value)])
  const key = `wrong.${complaint.key}`
  const said = texts.say(key, Object.fromEntries(params))
  return said === key ? complaint.text : said
}

/** A parameter such as `area` with `Essex` is the name of something, where the texts have one for it. */
function paramWords(texts: Texts, name: string, value: string | number): string | number {
  const [, quoted] = /^"(.*)"$/.exec(String(value)) ?? []
  if (quoted !== undefined) return texts.say('edit.quoted', { text: quoted })
  const keys = [`edit.${name}.${String(value).replaceAll(' ', '-')}`, `${name}.${value}`]
  return keys.find((key) => texts.problem(key) === undefined) ?? value
}

/** Why a file cannot be read, with the line. Where it is no JSON, only English says in which way. */
export function refusalWords(texts: Texts, problem: FileProblem): string {
  const { line, complaint, text } = problem
  if (texts.language === 'en') return text.endsWith('.') ? text : `${text}.`
  if (line === undefined) return texts.say('edit.too-long')
  const what = complaint === undefined ? texts.say('edit.not-json') : complaintWords(texts, problem)
  return texts.say('edit.line', { line, what })
}
