import { Refusal } from '@tudor-rose/client'
import type { NotificationSettings, PushSubscription as PushSubscriptionData } from '@tudor-rose/protocol'
import { api } from './api.ts'

/** Browsers accept push messages only over a secure connection, and some not at all. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The service worker that receives push messages; there is none in a browser without storage. */
const registered = async (): Promise<ServiceWorkerRegistration> => {
  const registration = canBePushed() ? await navigator.serviceWorker.getRegistration() : undefined
  if (registration === undefined) throw new Refusal('no-push', 'this browser cannot receive notifications')
  return registration
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await registered()).pushManager.getSubscription().catch(() => null)

/** The push endpoint of this browser, if it is subscribed. */
export const subscribedEndpoint = async (): Promise<string | undefined> =>
  canBePushed() ? (await subscription().catch(() => null))?.endpoint : undefined

/** Asks the user for permission, subscribes, and sends the endpoint to the server. */
export async function startPushes(key: string): Promise<NotificationSettings> {
  const { pushManager } = await registered()
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refusal('push-forbidden', 'notifications are blocked in the settings of this browser')
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscribed = await pushManager.subscribe(options).catch((): never => {
    throw new Refusal('no-push', 'this browser cannot receive notifications')
  })
  return api.post('/api/me/push', { body: subscriptionOf(subscribed) })
}

/** Browsers also say when it expires, which the server does not ask. */
function subscriptionOf(subscribed: PushSubscription): PushSubscriptionData {
  const { endpoint, keys } = subscribed.toJSON() as PushSubscriptionData
  return { endpoint, keys }
}

export async function endPushes(): Promise<NotificationSettings> {
  const subscribed = await subscription()
  if (subscribed === null) return api.get('/api/me/notifications')
  const left = await api.post('/api/me/push/remove', { body: { endpoint: subscribed.endpoint } })
  await subscribed.unsubscribe()
  return left
}
