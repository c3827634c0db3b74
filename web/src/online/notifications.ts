/** How soon a notification is sent; it includes everything that is due by then. */
export const PACES = ['at-once', 'soon', 'hourly', 'daily'] as const
export type Pace = (typeof PACES)[number]
export type Channel = 'push' | 'email' | 'webhook'

interface Choice {
  readonly on: boolean
  readonly pace: Pace
}

/** How a user is notified of their turns; see docs/protocol.md. */
export interface Notifications {
  readonly push: Choice & { readonly browsers: number; readonly key: string }
  readonly email: Choice & {
    readonly available: boolean
    readonly address: string | null
    readonly confirmed: boolean
  }
  readonly webhook: Choice & { readonly url: string | null }
}
