import { ROUTES } from '@tudor-rose/protocol'
import type { FastifyInstance } from 'fastify'
import { isSignedId } from '../input/ids.ts'
import type { Limits } from '../limits/rate-limits.ts'
import { addressKey, type Contacts } from '../notifications/contacts.ts'
import type { PasswordReset } from '../notifications/password-reset.ts'
import { say } from '../notifications/texts/texts.ts'
import { nameKey } from '../people/names.ts'
import { Refusal } from '../refusal.ts'
import { apiRoute } from './api-route.ts'
import { clientNetwork } from './client-network.ts'
import { pageLanguage, paragraph, sendPage, unsubscribeForm } from './mail-link-pages.ts'

export interface MailLinkRoutesSettings {
  readonly contacts: Contacts
  readonly passwordReset: PasswordReset
  readonly limits: Limits
}

type ByToken = { Querystring: { token?: unknown } }

/** What the pages behind links in mails call. The links work for anybody who has the mail, logged in or not. */
export function mailLinkRoutes(
  app: FastifyInstance,
  { contacts, passwordReset, limits }: MailLinkRoutesSettings,
): void {
  const links = limits('mail links', 20, 10 * 60)
  const resets = limits('password resets', 4, 40 * 60)

  const checkLinks = async (address: string): Promise<void> => {
    if (!(await links.allows(address)))
      throw new Refusal('too-many-requests', 'too many attempts; please try again later')
  }

  apiRoute(app, ROUTES.confirmMailAddress, async (request) => {
    const { token } = request.body
    await checkLinks(clientNetwork(request))
    await contacts.confirm(token)
    return {}
  })

  apiRoute(app, ROUTES.forgotPassword, async (request) => {
    const { name } = request.body
    const email = request.body.email?.trim()
    if ((name === undefined) === (email === undefined))
      throw new Refusal('bad-message', 'the message must have either a name or an email')
    await checkLinks(clientNetwork(request))
    // Counted whether there is such an account or not, so that it reveals nothing.
    if (!(await resets.allows(name === undefined ? `email ${addressKey(email!)}` : `name ${nameKey(name)}`)))
      throw new Refusal('too-many-requests', 'too many mails; please try again later')
    passwordReset.request({ ...(name !== undefined && { name }), ...(email !== undefined && { email }) })
    return {}
  })

  apiRoute(app, ROUTES.resetPassword, async (request) => {
    const { token, password } = request.body
    await checkLinks(clientNetwork(request))
    await passwordReset.reset(token, password)
    return {}
  })

  app.register(async (scope) => {
    // Mail programs post a form of their own; only the query matters.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, async () => undefined)

    // Programs that scan mails open every link, so opening it must not change anything.
    scope.get<ByToken>('/unsubscribe', async (request, reply) => {
      const language = pageLanguage(request)
      return sendPage(reply, language, unsubscribeForm(language))
    })

    scope.post<ByToken>('/unsubscribe', async (request, reply) => {
      const { token } = request.query
      const isDone = isSignedId(token) && (await contacts.unsubscribe(token))
      const language = pageLanguage(request)
      const text = say(language, isDone ? 'page.unsubscribe.done' : 'page.unsubscribe.invalid')
      return sendPage(reply.code(isDone ? 200 : 410), language, paragraph(text))
    })
  })
}

const MAX_FORM_BYTES = 4096
