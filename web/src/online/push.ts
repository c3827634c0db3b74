import { Refusal } from '../play/refusal.ts'
import { ask } from './api.ts'
import type { Notifications } from './notifications.ts'

/** Browsers take pushes only over a safe connection, and some not at all. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The worker that a push wakes up; there is none in a browser that keeps nothing. */
const registered = async (): Promise<ServiceWorkerRegistration> => {
  const registration = canBePushed() ? await navigator.serviceWorker.getRegistration() : undefined
  if (registration === undefined) throw new Refusal('no-push', 'this browser cannot be told')
  return registration
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await registered()).pushManager.getSubscription().catch(() => null)

/** Where pushes to this browser go, if it takes any. */
export const subscribedEndpoint = async (): Promise<string | undefined> =>
  canBePushed() ? (await subscription().catch(() => null))?.endpoint : undefined

/** Asks the person and the browser, and tells the server where to push to. */
export async function startPushes(key: string): Promise<Notifications> {
  const { pushManager } = await registered()
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refusal('push-forbidden', 'notifications are forbidden in the settings of this browser')
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscribed = await pushManager.subscribe(options).catch((): never => {
    throw new Refusal('no-push', 'this browser cannot be told')
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
