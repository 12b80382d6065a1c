import type { DataSource, EntityManager } from 'typeorm';
import { withdrawMarketingConsents } from '../../guests/records/marketing-consents';
import { endSubscriptionAgain } from '../../mails/newsletter/ended-subscription';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { erase } from './eraser';
import { ErasedKind, type ErasureList, type ReadList } from './erasure-list';

// A booking has its id for ever. An address and an account may come back after their erasure.
const BOOKINGS =
  'SELECT id AS value, NULL AS "writtenAt" FROM bookings WHERE guest_erased_at IS NULL AND created_at <= $1';

const ADDRESSES = `
  SELECT value, min(written) AS "writtenAt" FROM (
    SELECT email_key AS value, consent_at AS written FROM subscribers
    UNION ALL SELECT email_key, sent_at FROM newsletter_codes
    UNION ALL SELECT lower(email), created_at FROM contact_messages
    UNION ALL SELECT lower(guest_email), created_at FROM feedback WHERE guest_email IS NOT NULL
    UNION ALL SELECT lower(email), made_at FROM guests, unnest(emails) email
    UNION ALL SELECT lower(address), created_at FROM booking_mails WHERE address <> ''
    UNION ALL SELECT email_key, sent_at FROM address_proofs) stored
  WHERE written <= $1 GROUP BY value`;

const ACCOUNTS = `
  SELECT value, min(written) AS "writtenAt" FROM (
    SELECT guest_uid AS value, created_at AS written FROM feedback WHERE guest_uid IS NOT NULL
    UNION ALL SELECT uid, sent_at FROM address_proofs) stored
  WHERE written <= $1 GROUP BY value`;

const SUBSCRIBED = `
  SELECT email_key AS value, consent_at AS "writtenAt" FROM subscribers
  WHERE unsubscribed_at IS NULL AND consent_at <= $1`;

const CONSENTED = `
  SELECT lower(email) AS value, min(consent.at) AS "writtenAt"
  FROM guest_consents consent JOIN guests record ON record.id = consent.guest_id
  JOIN guests same ON same.root_id = record.root_id, unnest(same.emails) email
  WHERE consent.is_given AND consent.at <= $1 GROUP BY lower(email)`;

/** A stored value that was erased, and the time of the erasure. */
interface Again {
  value: string;
  at: Date;
}

/** Applies erasures and ended consents again that a restored database has lost. Without a restore it finds nothing. */
export class ReplayService {
  constructor(
    private readonly database: DataSource,
    private readonly list: ErasureList,
    private readonly log: Logger,
  ) {}

  /** How many values were erased again. */
  async run(): Promise<number> {
    const list = await this.list.read();
    if (list.foreign > 0)
      this.log.error(
        { alert: 'erasures of another secret', entries: list.foreign },
        'Erasures were listed under another APP_SECRET: they cannot be applied again',
      );
    if (list.newest === null) return 0;
    const { newest } = list;
    const again = await inTransaction(this.database, async (manager) => [
      ...(await this.bookings(manager, list, newest)),
      ...(await this.addresses(manager, list, newest)),
      ...(await this.accounts(manager, list, newest)),
      ...(await this.subscriptions(manager, list, newest)),
      ...(await this.marketing(manager, list, newest)),
    ]);
    if (again.length > 0)
      this.log.warn({ erased: again.length }, 'Erasures were applied again after a restore');
    return again.length;
  }

  private async bookings(manager: EntityManager, list: ReadList, newest: Date): Promise<Again[]> {
    const found = await this.matching(manager, list, { kind: ErasedKind.BOOKING, sql: BOOKINGS, newest });
    const bookings = found.map(({ value }) => value);
    if (bookings.length > 0) await erase(manager, { bookings, addresses: [], accounts: [] });
    return found;
  }

  private async addresses(manager: EntityManager, list: ReadList, newest: Date): Promise<Again[]> {
    const found = await this.matching(manager, list, { kind: ErasedKind.ADDRESS, sql: ADDRESSES, newest });
    for (const { value, at } of found)
      await erase(manager, { bookings: [], addresses: [value], accounts: [], until: at });
    return found;
  }

  private async accounts(manager: EntityManager, list: ReadList, newest: Date): Promise<Again[]> {
    const found = await this.matching(manager, list, { kind: ErasedKind.ACCOUNT, sql: ACCOUNTS, newest });
    for (const { value, at } of found)
      await erase(manager, { bookings: [], addresses: [], accounts: [value], until: at });
    return found;
  }

  private async subscriptions(manager: EntityManager, list: ReadList, newest: Date): Promise<Again[]> {
    const found = await this.matching(manager, list, {
      kind: ErasedKind.SUBSCRIPTION,
      sql: SUBSCRIBED,
      newest,
    });
    for (const { value, at } of found) await endSubscriptionAgain(manager, value, at);
    return found;
  }

  private async marketing(manager: EntityManager, list: ReadList, newest: Date): Promise<Again[]> {
    const found = await this.matching(manager, list, { kind: ErasedKind.MARKETING, sql: CONSENTED, newest });
    const ended: Again[] = [];
    for (const again of found)
      if ((await withdrawMarketingConsents(manager, again.value, again.at)) > 0) ended.push(again);
    return ended;
  }

  private async matching(
    manager: EntityManager,
    list: ReadList,
    { kind, sql, newest }: { kind: ErasedKind; sql: string; newest: Date },
  ): Promise<Again[]> {
    const erased = list.of(kind);
    if (erased.size === 0) return [];
    const rows: { value: string; writtenAt: Date | null }[] = await manager.query(sql, [newest]);
    return rows.flatMap(({ value, writtenAt }) => {
      const at = erased.get(this.list.hashOf({ kind, value }));
      // What was written after the erasure was not restored: the guest came back.
      return at && (writtenAt === null || writtenAt <= at) ? [{ value, at }] : [];
    });
  }
}
