import type { Texts } from '@tudor-rose/table'
import type { FileProblem } from '../worker/messages.ts'

/** A problem found by the rules, in the page language, or in English if there is no translation. */
export function problemText(texts: Texts, { problem, text }: FileProblem): string {
  if (problem === undefined) return text
  const params = Object.entries(problem.params).map(([name, value]) => [name, paramWords(texts, name, value)])
  const key = `wrong.${problem.key}`
  const said = texts.say(key, Object.fromEntries(params))
  return said === key ? problem.text : said
}

/** The name of a parameter such as `area` with `Essex`, if the texts have one. */
function paramWords(texts: Texts, name: string, value: string | number): string | number {
  const [, quoted] = /^"(.*)"$/.exec(String(value)) ?? []
  if (quoted !== undefined) return texts.say('edit.quoted', { text: quoted })
  const keys = [`edit.${name}.${String(value).replaceAll(' ', '-')}`, `${name}.${value}`]
  return keys.find((key) => texts.problem(key) === undefined) ?? value
}

/** Why a file cannot be read, with the line. If it is not JSON, the details are in English only. */
export function refusalText(texts: Texts, found: FileProblem): string {
  const { line, problem, text } = found
  if (texts.language === 'en') return text.endsWith('.') ? text : `${text}.`
  if (line === undefined) return texts.say('edit.too-long')
  const what = problem === undefined ? texts.say('edit.not-json') : problemText(texts, found)
  return texts.say('edit.line', { line, what })
}
