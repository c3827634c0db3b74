/** How soon somebody is told; what comes to wait meanwhile goes along. */
export const PACES = ['at-once', 'soon', 'hourly', 'daily'] as const
export type Pace = (typeof PACES)[number]
export type Channel = 'push' | 'email' | 'webhook'

interface Choice {
  readonly on: boolean
  readonly pace: Pace
}

/** Where somebody is told of their turns; see docs/protocol.md. */
export interface Notifications {
  readonly push: Choice & { readonly browsers: number; readonly key: string }
  readonly email: Choice & {
    readonly available: boolean
    readonly address: string | null
    readonly confirmed: boolean
  }
  readonly webhook: Choice & { readonly url: string | null }
}
