import type { FastifyInstance, FastifyReply } from 'fastify'
import { isSignedId } from '../input/ids.ts'
import type { Limits } from '../input/rate.ts'
import { maybe, object, text } from '../input/shape.ts'
import { UNSUBSCRIBE } from '../notices/texts.ts'
import { addressKey, type Contacts } from '../people/contacts.ts'
import { nameKey } from '../people/names.ts'
import type { PasswordReset } from '../people/password-reset.ts'
import { Refusal } from '../refusal.ts'
import { callerOf } from './caller.ts'
import { mailAddress } from './notification-routes.ts'
import { PASSWORD } from './people-routes.ts'

export interface LetterRoutesSettings {
  readonly contacts: Contacts
  readonly passwordReset: PasswordReset
  readonly limits: Limits
}

const TOKEN = text(200, 1)
const link = object({ token: TOKEN })
const newPassword = object({ token: TOKEN, password: PASSWORD })
const forgotten = object({ name: maybe(text(30, 1)), email: maybe(mailAddress) })

type ByToken = { Querystring: { token?: unknown } }

/** What the links in mails lead to. They are for whoever reads the mail, logged in or not. */
export function letterRoutes(app: FastifyInstance, { contacts, passwordReset, limits }: LetterRoutesSettings): void {
  const links = limits(20, 1 / 30)
  const resets = limits(4, 1 / 600)

  const checkLinks = (address: string): void => {
    if (!links.allows(address)) throw new Refusal('too-many-requests', 'too many attempts; please wait a while')
  }

  app.post('/api/email/confirm', async (request) => {
    const { token } = link(request.body, '')
    checkLinks(callerOf(request))
    await contacts.confirm(token)
    return {}
  })

  app.post('/api/password/forgotten', async (request) => {
    const { name, email } = forgotten(request.body, '')
    if ((name === undefined) === (email === undefined))
      throw new Refusal('bad-message', 'the message should have a name or an email')
    checkLinks(callerOf(request))
    // Counted whether there is such an account or not, so that it tells nothing.
    if (!resets.allows(name === undefined ? `email ${addressKey(email!)}` : `name ${nameKey(name)}`))
      throw new Refusal('too-many-requests', 'too many mails; please wait a while')
    passwordReset.ask({ ...(name !== undefined && { name }), ...(email !== undefined && { email }) })
    return {}
  })

  app.post('/api/password/reset', async (request) => {
    const { token, password } = newPassword(request.body, '')
    checkLinks(callerOf(request))
    await passwordReset.reset(token, password)
    return {}
  })

  app.register(async (scope) => {
    // Mail programs post a form of their own making; all that counts stands in the address.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_FORM }, async () => undefined)

    // Programs that look at mails before people do open every link, so opening it changes nothing.
    scope.get<ByToken>('/unsubscribe', async (_request, reply) => page(reply, 200, ASKING))

    scope.post<ByToken>('/unsubscribe', async (request, reply) => {
      const { token } = request.query
      const isDone = isSignedId(token) && (await contacts.unsubscribe(token))
      return isDone ? page(reply, 200, paragraph(UNSUBSCRIBE.done)) : page(reply, 410, paragraph(UNSUBSCRIBE.unknown))
    })
  })
}

const LARGEST_FORM = 4096

const paragraph = (sentence: string): string => `<p>${sentence}</p>`

const ASKING = `${paragraph(UNSUBSCRIBE.question)}
    <form method="post"><button type="submit">${UNSUBSCRIBE.button}</button></form>`

function page(reply: FastifyReply, status: number, content: string): string {
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${UNSUBSCRIBE.title}</title>
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <h1>Tudor Rose</h1>
    ${content}
  </body>
</html>
`
}
