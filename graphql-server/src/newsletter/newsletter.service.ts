import { randomInt, randomUUID } from 'node:crypto';
import { ILike, IsNull, type DataSource, type EntityManager } from 'typeorm';
import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import type { QueuedMailOf } from '../notifications/queued-mail';
import type { Clock } from '../platform/time/clock';
import { inTransaction, lockByName } from '../platform/database/database';
import { hashOfToken, sameInConstantTime, type KeyedSecrets } from '../platform/secrets/keyed-secrets';
import { emailKey } from '../platform/text/text-rules';
import { containing } from '../platform/text/search-pattern';
import { NewsletterCode } from './newsletter-code.entity';
import { CODE_SECONDS, NEWSLETTER_CONSENT, RESEND_SECONDS, TRIES, TRIES_SECONDS } from './newsletter.policy';
import { Subscriber } from './subscriber.entity';

export type SendCodeOutcome =
  { kind: 'sent' } | { kind: 'already subscribed' } | { kind: 'too soon'; retryAfterSeconds: number };

export type VerifyOutcome = 'verified' | 'wrong' | 'expired' | 'used up';

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

/** Who reads the newsletter, and how an address proves to be its reader's. */
export class NewsletterService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly secrets: KeyedSecrets,
    private readonly siteUrl: string,
  ) {}

  async isSubscribed(email: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    return manager.existsBy(Subscriber, { emailKey: emailKey(email), unsubscribedAt: IsNull() });
  }

  /** Mails a new code, which replaces the one before; wrong tries of the one before still count, unless they ended it. */
  sendCode(email: string): Promise<SendCodeOutcome> {
    const key = emailKey(email);
    return inTransaction(this.database, async (manager): Promise<SendCodeOutcome> => {
      await lockByName(manager, `newsletter ${key}`);
      if (await this.isSubscribed(email, manager)) return { kind: 'already subscribed' };
      const now = await this.clock.now(manager);
      const before = await manager.findOneBy(NewsletterCode, { emailKey: key });
      const known = this.triesOf(before, now);
      // Whoever used up a code with wrong tries must not lock its reader out.
      const tries = known.wrongTries >= TRIES ? { wrongTries: 0, triesCountedFrom: now } : known;
      if (before && secondsBetween(before.sentAt, now) < RESEND_SECONDS) {
        return { kind: 'too soon', retryAfterSeconds: secondsLeft(before.sentAt, RESEND_SECONDS, now) };
      }
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await manager.upsert(
        NewsletterCode,
        {
          emailKey: key,
          codeHash: this.hashOf(key, code),
          sentAt: now,
          expiresAt: later(now, CODE_SECONDS),
          ...tries,
        },
        ['emailKey'],
      );
      const sealedCode = this.secrets.seal('newsletter mail', code);
      await queueMail(manager, { kind: 'newsletter code', messageId: randomUUID(), email, sealedCode });
      return { kind: 'sent' };
    });
  }

  /** Subscribes the address when the code is its newest one. A wrong try is counted whatever comes after. */
  verify(email: string, code: string): Promise<VerifyOutcome> {
    const key = emailKey(email);
    return inTransaction(this.database, async (manager): Promise<VerifyOutcome> => {
      await lockByName(manager, `newsletter ${key}`);
      const sent = await manager.findOneBy(NewsletterCode, { emailKey: key });
      const now = await this.clock.now(manager);
      const tries = this.triesOf(sent, now);
      if (tries.wrongTries >= TRIES) return 'used up';
      if (!sent?.codeHash || sent.expiresAt <= now) return 'expired';
      if (!sameInConstantTime(sent.codeHash, this.hashOf(key, code))) {
        const wrongTries = tries.wrongTries + 1;
        const isDead = wrongTries >= TRIES;
        const codeHash = isDead ? null : sent.codeHash;
        await manager.update(NewsletterCode, { emailKey: key }, { ...tries, wrongTries, codeHash });
        return isDead ? 'used up' : 'wrong';
      }
      await manager.update(NewsletterCode, { emailKey: key }, { codeHash: null, wrongTries: 0 });
      await this.subscribe(manager, email, now);
      return 'verified';
    });
  }

  /** Ends the subscription of that token; again is no fault. False when the token belongs to none. */
  async unsubscribe(token: string): Promise<boolean> {
    const tokenHash = hashOfToken(token);
    const now = await this.clock.now();
    await this.database
      .getRepository(Subscriber)
      .update({ tokenHash, unsubscribedAt: IsNull() }, { unsubscribedAt: now });
    return this.database.getRepository(Subscriber).existsBy({ tokenHash });
  }

  /** The mail that welcomes a reader, with the link that ends the subscription. */
  async welcome({ messageId, email }: QueuedMailOf<'newsletter welcome'>): Promise<MailData> {
    const subscriber = await this.database
      .getRepository(Subscriber)
      .findOneByOrFail({ emailKey: emailKey(email) });
    const unsubscribeUrl = `${this.siteUrl}/unsubscribe?token=${this.unsubscribeToken(subscriber.id)}`;
    return { kind: 'newsletter welcome', messageId, email, unsubscribeUrl };
  }

  /** Those whose address contains the search, ended subscriptions among them; newest first. */
  async find(
    search: string,
    part: { skip: number; take: number },
  ): Promise<{ subscribers: Subscriber[]; totalCount: number }> {
    const [subscribers, totalCount] = await this.database.getRepository(Subscriber).findAndCount({
      ...part,
      where: { email: ILike(containing(search)) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { subscribers, totalCount };
  }

  private async subscribe(manager: EntityManager, email: string, now: Date): Promise<void> {
    const key = emailKey(email);
    const before = await manager.findOneBy(Subscriber, { emailKey: key });
    const id = before?.id ?? randomUUID();
    await manager.upsert(
      Subscriber,
      {
        id,
        email,
        emailKey: key,
        tokenHash: hashOfToken(this.unsubscribeToken(id)),
        consentText: NEWSLETTER_CONSENT,
        consentAt: now,
        unsubscribedAt: null,
      },
      ['emailKey'],
    );
    await queueMail(manager, { kind: 'newsletter welcome', messageId: randomUUID(), email });
  }

  private unsubscribeToken(subscriberId: string): string {
    return this.secrets.token('unsubscribe', subscriberId);
  }

  private triesOf(code: NewsletterCode | null, now: Date) {
    const counts = code && secondsBetween(code.triesCountedFrom, now) < TRIES_SECONDS;
    return counts
      ? { wrongTries: code.wrongTries, triesCountedFrom: code.triesCountedFrom }
      : { wrongTries: 0, triesCountedFrom: now };
  }

  private hashOf(key: string, code: string): string {
    return this.secrets.keyedHash('newsletter code', `${key} ${code}`);
  }
}

function secondsLeft(from: Date, seconds: number, now: Date): number {
  return Math.max(1, Math.ceil(seconds - secondsBetween(from, now)));
}
