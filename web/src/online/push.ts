import { Refusal } from '../play/refusal.ts'
import { ask } from './api.ts'
import type { Notifications } from './notifications.ts'

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
export async function startPushes(key: string): Promise<Notifications> {
  const { pushManager } = await registered()
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refusal('push-forbidden', 'notifications are blocked in the settings of this browser')
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscribed = await pushManager.subscribe(options).catch((): never => {
    throw new Refusal('no-push', 'this browser cannot receive notifications')
  })
  const { endpoint, keys } = subscribed.toJSON()
  return ask('POST', '/api/me/push', { endpoint, keys })
}

export async function endPushes(): Promise<Notifications> {
  const subscribed = await subscription()
  if (subscribed === null) return ask('GET', '/api/me/notifications')
  const left = await ask<Notifications>('POST', '/api/me/push/remove', { endpoint: subscribed.endpoint })
  await subscribed.unsubscribe()
  return left
}
