import type { Texts } from '@tudor-rose/table'
import type { FileProblem } from '../worker/messages.ts'

/** A complaint of the rules about a file, in the words of the page; what has none is told in English. */
export function complaintWords(texts: Texts, { complaint, text }: FileProblem): string {
  if (complaint === undefined) return text
  // A parameter such as `area` with `Essex` is the name of something, where the texts have one for it.
  const params = Object.entries(complaint.params).map(([name, value]) => {
    const keys = [`edit.${name}.${String(value).replaceAll(' ', '-')}`, `${name}.${value}`]
    return [name, keys.find((key) => texts.problem(key) === undefined) ?? value]
  })
  const key = `wrong.${complaint.key}`
  const said = texts.say(key, Object.fromEntries(params))
  return said === key ? complaint.text : said
}
