import { Mailer, type MailSettings } from '../mail/mailer.ts'
import type { Reach } from '../outgoing/post.ts'
import { Contacts } from '../people/contacts.ts'
import { PasswordReset } from '../people/password-reset.ts'
import type { Courier } from './courier.ts'
import { Herald, type HeraldSettings } from './herald.ts'
import { Links } from './links.ts'
import { MailCourier } from './mail-courier.ts'
import { PushCourier } from './push-courier.ts'
import { drawEphemeral } from './push-encryption.ts'
import type { Subscribers } from './subscribers.ts'
import { VapidKey } from './vapid.ts'
import { WebhookCourier } from './webhook-courier.ts'

export interface NotifyingSettings extends Omit<HeraldSettings, 'couriers' | 'links'> {
  readonly subscribers: Subscribers
  readonly mail: MailSettings | undefined
  readonly publicUrl: string | undefined
  readonly reach: Reach
  readonly secret: (bytes: number) => string
  readonly onFault: (error: unknown) => void
  /** Told when sessions of a person have ended. */
  readonly onLoggedOut: (personId: string) => Promise<void>
}

/** All that reaches people who look elsewhere, put together. */
export interface Notifying {
  readonly links: Links
  readonly herald: Herald
  readonly contacts: Contacts
  readonly passwordReset: PasswordReset
}

/** Keys are drawn at the first start and kept in the database: subscriptions and links in old mails hang on them. */
export async function openNotifying(settings: NotifyingSettings): Promise<Notifying> {
  const { storage, subscribers, mail, publicUrl, reach, now, secret, onFault, onLoggedOut } = settings
  const vapid = new VapidKey(await storage.sharedSetting('vapid-key', VapidKey.draw()))
  const links = new Links(publicUrl, await storage.sharedSetting('unsubscribe-key', secret(32)))
  const mailer = mail && new Mailer(mail)
  const couriers: Courier[] = [
    new PushCourier({ contacts: storage.contacts, reach, vapid, contact: publicUrl, ephemeral: drawEphemeral }),
    new WebhookCourier(storage.contacts, reach),
    ...(mailer === undefined ? [] : [new MailCourier(mailer, storage.contacts, links)]),
  ]
  return {
    links,
    herald: new Herald({ ...settings, couriers, links }),
    contacts: new Contacts({ storage, subscribers, mailer, links, reach, pushKey: vapid.publicKey, now, secret }),
    passwordReset: new PasswordReset({ storage, mailer, links, now, secret, onFault, onLoggedOut }),
  }
}
