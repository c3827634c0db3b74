import { readFileSync } from 'node:fs'
import type { Language } from '@tudor-rose/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, preferredLanguage } from '../languages.ts'
import { say, type TextKey } from '../notifications/texts/texts.ts'

const FILES = [
  { path: '/mail-link.js', file: 'mail-link.js', type: 'text/javascript; charset=utf-8' },
  { path: '/mail-link.css', file: 'mail-link.css', type: 'text/css; charset=utf-8' },
]

const PAGES = [
  { kind: 'confirm', api: '/api/email/confirm' },
  { kind: 'reset', api: '/api/password/reset' },
] as const

/** The pages that mails link to. They work without the web client. */
export function mailLinkPageRoutes(app: FastifyInstance): void {
  for (const { path, file, type } of FILES) {
    // The same relative path from src/ and from dist/.
    const content = readFileSync(new URL(`../../page/${file}`, import.meta.url))
    app.get(path, async (_request, reply) => {
      reply.type(type).header('cache-control', 'no-cache')
      return content
    })
  }
  for (const { kind, api } of PAGES)
    app.get(`/${kind}`, async (request, reply) => {
      const language = pageLanguage(request)
      return sendPage(reply, language, formWithScript(language, kind, api), 'no-cache')
    })
}

/** Links say in which language their mail was written; older ones do not. */
export function pageLanguage(request: FastifyRequest): Language {
  const { language } = request.query as { language?: unknown }
  return LANGUAGES.find((known) => known === language) ?? preferredLanguage(request.headers['accept-language'])
}

function formWithScript(language: Language, kind: 'confirm' | 'reset', api: string): string {
  const text = (key: TextKey): string => escapeHtml(say(language, key))
  const question =
    kind === 'confirm'
      ? `<p>${text('page.confirm')}</p>`
      : `<label>${text('page.reset')} <input type="password" name="password" minlength="8" maxlength="200" required autocomplete="new-password" /></label>`
  return `<p id="error" role="alert" hidden data-link-expired="${text('page.error.link-expired')}" data-too-many-requests="${text('page.error.too-many-requests')}" data-other="${text('page.error')}"></p>
    <form id="form" data-api="${api}">
      ${question}
      <button type="submit">${text(`page.${kind}.button`)}</button>
    </form>
    <p id="done" hidden>${text(`page.${kind}.done`)} <a href="/">${text('page.home')}</a></p>
    <script type="module" src="/mail-link.js"></script>`
}

export function unsubscribeForm(language: Language): string {
  return `<p>${escapeHtml(say(language, 'page.unsubscribe'))}</p>
    <form method="post"><button type="submit">${escapeHtml(say(language, 'page.unsubscribe.button'))}</button></form>`
}

export const paragraph = (sentence: string): string => `<p>${escapeHtml(sentence)}</p>`

export function sendPage(reply: FastifyReply, language: Language, content: string, caching = 'no-store'): string {
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': caching, vary: 'accept-language' })
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Tudor Rose</title>
    <link rel="stylesheet" href="/mail-link.css" />
  </head>
  <body>
    <h1>Tudor Rose</h1>
    ${content}
  </body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])
