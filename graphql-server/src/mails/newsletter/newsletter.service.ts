import { randomInt, randomUUID } from 'node:crypto';
import { ILike, IsNull, type DataSource, type EntityManager } from 'typeorm';
import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import type { QueuedMailOf } from '../notifications/queued-mail';
import type { Clock, RequestClock } from '../../platform/time/clock';
import { inTransaction, lockByName } from '../../platform/database/database';
import { hashOfToken, sameInConstantTime, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { MAILBOX_LIMITS, OVERALL_LIMITS, RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { InvalidInputOutcome, RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import { emailKey } from '../../platform/text/text-rules';
import { containing } from '../../platform/text/search-pattern';
import { NewsletterCode } from './newsletter-code.entity';
import {
  addressRules,
  CODE_MINUTES,
  codeRules,
  NEWSLETTER_CONSENT,
  RESEND_SECONDS,
  TRIES,
  TRIES_SECONDS,
} from './newsletter.policy';
import { Subscriber } from './subscriber.entity';

export type StatusOutcome =
  { kind: 'NewsletterStatus'; exists: boolean } | InvalidInputOutcome | RateLimitedOutcome;

export type SendCodeOutcome =
  | { kind: 'NewsletterCodeSent' }
  | { kind: 'AlreadySubscribed' }
  | { kind: 'CodeTooSoon'; retryAfterSeconds: number }
  | InvalidInputOutcome
  | RateLimitedOutcome;

export type VerifyOutcome =
  | { kind: 'NewsletterVerified' }
  | { kind: 'CodeRefused'; code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED_UP' }
  | InvalidInputOutcome;

export type UnsubscribeOutcome = { kind: 'Unsubscribed' } | { kind: 'UnsubscribeLinkUnknown' };

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

/** Subscribes addresses to the newsletter, after a code has proved that their owners requested it. */
export class NewsletterService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly secrets: KeyedSecrets,
    private readonly siteUrl: string,
    private readonly rateLimits: RateLimits,
    /** Notes the end of a subscription outside the database, so that a restored dump does not revive it. */
    private readonly noteWithdrawal: (emailKey: string, at: Date) => Promise<void>,
  ) {}

  async status(form: { email: string }, caller: string): Promise<StatusOutcome> {
    const input = readInput(addressRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const wait = await this.rateLimits.secondsToWaitForAll(OVERALL_LIMITS.newsletterChecks, caller);
    if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait, limit: 'codes' };
    const exists = await this.isSubscribed(this.database.manager, emailKey(input.value.email));
    return { kind: 'NewsletterStatus', exists };
  }

  /**
   * Mails a new code. The limit of a caller counts requests with a valid address. The limits of a mailbox and of all
   * callers count only mailed codes: otherwise anybody could lock out a reader without a mail.
   */
  async sendCode(form: { email: string }, caller: string, clock: RequestClock): Promise<SendCodeOutcome> {
    const input = readInput(addressRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.newsletterCodes, caller);
    if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait };
    return this.mailCode(input.value.email, caller, await clock.now());
  }

  /** Subscribes the address when the code is its newest code. Each wrong try is counted. */
  async verify(form: { email: string; otp: string }, clock: RequestClock): Promise<VerifyOutcome> {
    const input = readInput(codeRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const { email, otp } = input.value;
    const key = emailKey(email);
    const now = await clock.now();
    return inTransaction(this.database, async (manager): Promise<VerifyOutcome> => {
      await lockByName(manager, `newsletter ${key}`);
      const sent = await manager.findOneBy(NewsletterCode, { emailKey: key });
      const tries = this.triesOf(sent, now);
      if (tries.wrongTries >= TRIES) return refused('CODE_USED_UP');
      if (!sent?.codeHash || sent.expiresAt <= now) return refused('CODE_EXPIRED');
      if (!sameInConstantTime(sent.codeHash, this.hashOf(key, otp))) {
        const wrongTries = tries.wrongTries + 1;
        const isUsedUp = wrongTries >= TRIES;
        const codeHash = isUsedUp ? null : sent.codeHash;
        await manager.update(NewsletterCode, { emailKey: key }, { ...tries, wrongTries, codeHash });
        return refused(isUsedUp ? 'CODE_USED_UP' : 'CODE_WRONG');
      }
      await manager.update(NewsletterCode, { emailKey: key }, { codeHash: null, wrongTries: 0 });
      await this.subscribe(manager, email, now);
      return { kind: 'NewsletterVerified' };
    });
  }

  /** Ends the subscription of that token. Ending it again has no further effect. */
  async unsubscribe(token: string, clock: RequestClock): Promise<UnsubscribeOutcome> {
    const tokenHash = hashOfToken(token);
    const now = await clock.now();
    const found = await this.database.getRepository(Subscriber).findOneBy({ tokenHash });
    if (!found) return { kind: 'UnsubscribeLinkUnknown' };
    await this.end(found.emailKey, now);
    return { kind: 'Unsubscribed' };
  }

  /** The consent of the owner of the address, and its time; null for an address without a consent. */
  async consentOf(key: string): Promise<{ agreedAt: Date; agreedTo: string; endedAt: Date | null } | null> {
    const found = await this.database.getRepository(Subscriber).findOneBy({ emailKey: key });
    if (!found) return null;
    return { agreedAt: found.consentAt, agreedTo: found.consentText, endedAt: found.unsubscribedAt };
  }

  /** Ends the subscription of the address, because its owner asks. Ending it again has no further effect. */
  async withdraw(key: string): Promise<void> {
    await this.end(key, await this.clock.now());
  }

  private async end(key: string, now: Date): Promise<void> {
    const subscribers = this.database.getRepository(Subscriber);
    if (!(await subscribers.existsBy({ emailKey: key, unsubscribedAt: IsNull() }))) return;
    await this.noteWithdrawal(key, now);
    await subscribers.update({ emailKey: key, unsubscribedAt: IsNull() }, { unsubscribedAt: now });
  }

  /** The mail with the code; null when the code was used or replaced, or has expired. */
  async codeToSend(mail: QueuedMailOf<'newsletter code'>): Promise<MailData | null> {
    const key = emailKey(mail.email);
    const newest = await this.database.getRepository(NewsletterCode).findOneBy({ emailKey: key });
    const code = this.secrets.unseal('newsletter mail', mail.sealedCode);
    const isOpen = newest?.codeHash === this.hashOf(key, code) && newest.expiresAt > (await this.clock.now());
    return isOpen ? { ...mail, validMinutes: CODE_MINUTES } : null;
  }

  /** The data of the welcome mail, with the link that ends the subscription. */
  async welcome({ messageId, email }: QueuedMailOf<'newsletter welcome'>): Promise<MailData> {
    const subscriber = await this.database
      .getRepository(Subscriber)
      .findOneByOrFail({ emailKey: emailKey(email) });
    const unsubscribeUrl = `${this.siteUrl}/unsubscribe?token=${this.unsubscribeToken(subscriber.id)}`;
    return { kind: 'newsletter welcome', messageId, email, unsubscribeUrl };
  }

  /** Subscribers whose address contains the search, including those who have unsubscribed; newest first. */
  async find(
    search: string,
    page: { skip: number; take: number },
  ): Promise<{ subscribers: Subscriber[]; totalCount: number }> {
    const [subscribers, totalCount] = await this.database.getRepository(Subscriber).findAndCount({
      ...page,
      where: { email: ILike(containing(search)) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { subscribers, totalCount };
  }

  /** Counts a code that is about to be mailed. */
  private async limitReached(
    manager: EntityManager,
    email: string,
    caller: string,
  ): Promise<RateLimitedOutcome | null> {
    for (const limit of MAILBOX_LIMITS.newsletterCodes) {
      const wait = await this.rateLimits.secondsToWaitForMailbox(limit, email, manager);
      if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait };
    }
    const wait = await this.rateLimits.secondsToWaitForAll(OVERALL_LIMITS.newsletterCodes, caller, manager);
    return wait === null ? null : { kind: 'RateLimited', retryAfterSeconds: wait, limit: 'codes' };
  }

  private isSubscribed(manager: EntityManager, key: string): Promise<boolean> {
    return manager.existsBy(Subscriber, { emailKey: key, unsubscribedAt: IsNull() });
  }

  /** Replaces the old code by a new one and mails it. Wrong tries of the old code still count, unless they ended it. */
  private mailCode(email: string, caller: string, now: Date): Promise<SendCodeOutcome> {
    const key = emailKey(email);
    return inTransaction(this.database, async (manager): Promise<SendCodeOutcome> => {
      await lockByName(manager, `newsletter ${key}`);
      if (await this.isSubscribed(manager, key)) return { kind: 'AlreadySubscribed' };
      const before = await manager.findOneBy(NewsletterCode, { emailKey: key });
      const known = this.triesOf(before, now);
      // Wrong tries of a stranger must not lock out the reader.
      const tries = known.wrongTries >= TRIES ? { wrongTries: 0, triesCountedFrom: now } : known;
      if (before && secondsBetween(before.sentAt, now) < RESEND_SECONDS) {
        return { kind: 'CodeTooSoon', retryAfterSeconds: secondsLeft(before.sentAt, RESEND_SECONDS, now) };
      }
      const refusal = await this.limitReached(manager, email, caller);
      if (refusal) return refusal;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await manager.upsert(
        NewsletterCode,
        {
          emailKey: key,
          codeHash: this.hashOf(key, code),
          sentAt: now,
          expiresAt: later(now, CODE_MINUTES * 60),
          ...tries,
        },
        ['emailKey'],
      );
      const sealedCode = this.secrets.seal('newsletter mail', code);
      await queueMail(manager, { kind: 'newsletter code', messageId: randomUUID(), email, sealedCode });
      return { kind: 'NewsletterCodeSent' };
    });
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

const refused = (code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED_UP') =>
  ({ kind: 'CodeRefused', code }) as const;

function secondsLeft(from: Date, seconds: number, now: Date): number {
  return Math.max(1, Math.ceil(seconds - secondsBetween(from, now)));
}
