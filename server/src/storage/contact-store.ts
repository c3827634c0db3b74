import type { Kysely, Transaction } from 'kysely'
import type {
  Channel,
  ChannelsRow,
  MailAddressesRow,
  MailTokensRow,
  Pace,
  PushSubscriptionsRow,
  Schema,
  TokenPurpose,
  WebhooksRow,
} from './schema.ts'

export type ChannelSetting = Pick<ChannelsRow, 'channel' | 'is_on' | 'pace'>

/** How people can be reached outside of the page: the channels they chose, and their addresses. */
export class ContactStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  channels(personId: string): Promise<ChannelSetting[]> {
    return this.#db
      .selectFrom('channels')
      .select(['channel', 'is_on', 'pace'])
      .where('person_id', '=', personId)
      .execute()
  }

  async setChannel(personId: string, channel: Channel, isOn: boolean, pace: Pace): Promise<void> {
    const is_on = isOn ? 1 : 0
    await this.#db
      .insertInto('channels')
      .values({ person_id: personId, channel, is_on, pace })
      .onConflict((conflict) => conflict.columns(['person_id', 'channel']).doUpdateSet({ is_on, pace }))
      .execute()
  }

  async switchOff(personId: string, channel: Channel): Promise<void> {
    await this.#db
      .updateTable('channels')
      .set({ is_on: 0 })
      .where('person_id', '=', personId)
      .where('channel', '=', channel)
      .execute()
  }

  subscriptions(personId: string): Promise<PushSubscriptionsRow[]> {
    return this.#db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute()
  }

  async addSubscription(row: PushSubscriptionsRow): Promise<void> {
    const { key: _key, ...rest } = row
    await this.#db
      .insertInto('push_subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(rest))
      .execute()
  }

  async removeSubscription(personId: string, key: string): Promise<void> {
    await this.#db.deleteFrom('push_subscriptions').where('key', '=', key).where('person_id', '=', personId).execute()
  }

  address(personId: string): Promise<MailAddressesRow | undefined> {
    return this.#db.selectFrom('mail_addresses').selectAll().where('person_id', '=', personId).executeTakeFirst()
  }

  /** The people who have confirmed this address. */
  async confirmedAt(addressKey: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('mail_addresses')
      .select('person_id')
      .where('address_key', '=', addressKey)
      .where('is_confirmed', '=', 1)
      .limit(most)
      .execute()
    return rows.map((row) => row.person_id)
  }

  /**
   * Replaces the address by a new, unconfirmed one, and stores the token that confirms it. Links sent to the old address
   * become invalid.
   */
  async setAddress(personId: string, address: string, addressKey: string, token: MailTokensRow): Promise<void> {
    const row = { address, address_key: addressKey, is_confirmed: 0 }
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('mail_tokens').where('person_id', '=', personId).execute()
      await transaction
        .insertInto('mail_addresses')
        .values({ person_id: personId, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute()
      await transaction.insertInto('mail_tokens').values(token).execute()
    })
  }

  async removeAddress(personId: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('mail_tokens').where('person_id', '=', personId).execute()
      await transaction.deleteFrom('mail_addresses').where('person_id', '=', personId).execute()
    })
  }

  async addToken(token: MailTokensRow): Promise<void> {
    await this.#db.insertInto('mail_tokens').values(token).execute()
  }

  /** Uses up the link that confirms an address. Returns the person it belonged to, if it was valid. */
  confirm(key: string, now: number): Promise<string | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const personId = await useUp(transaction, key, 'confirm', now)
      if (personId === undefined) return undefined
      await transaction
        .updateTable('mail_addresses')
        .set({ is_confirmed: 1 })
        .where('person_id', '=', personId)
        .execute()
      return personId
    })
  }

  /**
   * Uses up the link that resets a password, and logs the person out everywhere. Returns the person it belonged to, if it
   * was valid.
   */
  resetPassword(key: string, passwordHash: string, now: number): Promise<string | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const personId = await useUp(transaction, key, 'reset', now)
      if (personId === undefined) return undefined
      await transaction
        .updateTable('people')
        .set({ password_hash: passwordHash })
        .where('id', '=', personId)
        .where('name_key', 'is not', null)
        .execute()
      await transaction.deleteFrom('sessions').where('person_id', '=', personId).execute()
      await endResets(transaction, personId)
      return personId
    })
  }

  /** Invalidates all links that would reset the person's password. */
  endResets(personId: string): Promise<void> {
    return endResets(this.#db, personId)
  }

  async endOldTokens(now: number): Promise<void> {
    await this.#db.deleteFrom('mail_tokens').where('expires_at', '<=', now).execute()
  }

  webhook(personId: string): Promise<WebhooksRow | undefined> {
    return this.#db.selectFrom('webhooks').selectAll().where('person_id', '=', personId).executeTakeFirst()
  }

  async setWebhook({ person_id, url, secret }: WebhooksRow): Promise<void> {
    await this.#db
      .insertInto('webhooks')
      .values({ person_id, url, secret })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ url, secret }))
      .execute()
  }

  async removeWebhook(personId: string): Promise<void> {
    await this.#db.deleteFrom('webhooks').where('person_id', '=', personId).execute()
  }

  /** For the export of a person's data: everything except secrets that grant access. */
  async allOf(personId: string): Promise<object> {
    const subscriptions = await this.subscriptions(personId)
    const webhook = await this.webhook(personId)
    return {
      channels: await this.channels(personId),
      push: subscriptions.map(({ endpoint, created_at }) => ({ endpoint, created_at })),
      email: (await this.address(personId)) ?? null,
      links: await this.#db
        .selectFrom('mail_tokens')
        .select(['purpose', 'expires_at'])
        .where('person_id', '=', personId)
        .execute(),
      webhook: webhook === undefined ? null : { url: webhook.url },
      notices: await this.#db.selectFrom('notices').selectAll().where('person_id', '=', personId).execute(),
    }
  }
}

async function useUp(
  transaction: Transaction<Schema>,
  key: string,
  purpose: TokenPurpose,
  now: number,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('mail_tokens')
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

async function endResets(db: Kysely<Schema>, personId: string): Promise<void> {
  await db.deleteFrom('mail_tokens').where('person_id', '=', personId).where('purpose', '=', 'reset').execute()
}

/** Deletes a person's channels, addresses, subscriptions, tokens and notices. */
export async function forgetContacts(transaction: Transaction<Schema>, personId: string): Promise<void> {
  for (const table of ['channels', 'push_subscriptions', 'mail_addresses', 'mail_tokens', 'webhooks'] as const)
    await transaction.deleteFrom(table).where('person_id', '=', personId).execute()
  const notices = await transaction.selectFrom('notices').selectAll().where('person_id', '=', personId).execute()
  // In the order in which the log writer inserts notices, which prevents deadlocks.
  for (const { channel, table_id } of notices.toSorted((a, b) => (a.table_id < b.table_id ? -1 : 1)))
    await transaction
      .deleteFrom('notices')
      .where('person_id', '=', personId)
      .where('channel', '=', channel)
      .where('table_id', '=', table_id)
      .execute()
}
