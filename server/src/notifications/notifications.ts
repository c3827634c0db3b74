import { Mailer, type MailSettings } from '../mail/mailer.ts'
import type { OutgoingPolicy } from '../outgoing/post.ts'
import type { NotificationChannel } from './channel.ts'
import { Contacts } from './contacts.ts'
import { Links } from './links.ts'
import { MailChannel } from './mail-channel.ts'
import { PasswordReset } from './password-reset.ts'
import { PushChannel } from './push-channel.ts'
import type { Subscribers } from './subscribers.ts'
import { TurnNotifier, type TurnNotifierSettings } from './turn-notifier.ts'
import { generateVapidKey, readVapidKey } from './web-push.ts'
import { WebhookChannel } from './webhook-channel.ts'

export interface NotificationsSettings extends Omit<TurnNotifierSettings, 'channels' | 'links'> {
  readonly subscribers: Subscribers
  readonly mail: MailSettings | undefined
  readonly publicUrl: string | undefined
  readonly outgoing: OutgoingPolicy
  readonly secret: (bytes: number) => string
  readonly onFault: (error: unknown) => void
  /** Called when sessions of a person have ended. */
  readonly onLoggedOut: (personId: string) => Promise<void>
}

/** Everything that reaches people outside of the page. */
export interface Notifications {
  readonly links: Links
  readonly turnNotifier: TurnNotifier
  readonly contacts: Contacts
  readonly passwordReset: PasswordReset
}

/** Keys are generated at the first start and stored in the database: push subscriptions and links in old mails depend on them. */
export async function openNotifications(settings: NotificationsSettings): Promise<Notifications> {
  const { storage, subscribers, mail, publicUrl, outgoing, now, secret, onFault, onLoggedOut } = settings
  const vapidKey = readVapidKey(await storage.sharedSetting('vapid-key', generateVapidKey()))
  const links = new Links(publicUrl, await storage.sharedSetting('unsubscribe-key', secret(32)))
  const mailer = mail && new Mailer(mail)
  const channels: NotificationChannel[] = [
    new PushChannel({ contacts: storage.contacts, outgoing, vapidKey, publicUrl }),
    new WebhookChannel(storage.contacts, outgoing),
    ...(mailer === undefined ? [] : [new MailChannel(mailer, storage.contacts, links)]),
  ]
  return {
    links,
    turnNotifier: new TurnNotifier({ ...settings, channels, links }),
    contacts: new Contacts({ storage, subscribers, mailer, links, outgoing, pushKey: vapidKey.publicKey, now, secret }),
    passwordReset: new PasswordReset({ storage, mailer, links, now, secret, onFault, onLoggedOut }),
  }
}
