import { randomInt, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { MAILBOX_LIMITS, OVERALL_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { sameInConstantTime, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import {
  PROOF_CODE_MINUTES,
  PROOF_RESEND_SECONDS,
  PROOF_TRIES,
} from '../address-proofs/address-proof.policy';
import type { Booking } from '../core/booking.entity';
import { BookingCode } from './booking-code.entity';

export type CodeRefusal = { kind: 'CodeRefused'; code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED_UP' };

type Sent = { kind: 'Sent' } | { kind: 'CodeTooSoon'; retryAfterSeconds: number } | RateLimitedOutcome;

type CodedBooking = Pick<Booking, 'id' | 'reference' | 'email'>;

const PURPOSE = 'booking code';
const SECOND = 1000;

/**
 * The codes that prove that a guest reads the mails at the address of a hold. Each belongs to one hold. A proof by phone is
 * not offered, because the server sends no text messages.
 */
export class BookingCodes {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: KeyedSecrets,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Mails a code to the address of the locked hold. An earlier code is no longer valid. `caller` is the address of
   * the person who asks.
   */
  async send(manager: EntityManager, booking: CodedBooking, caller: string, now: Date): Promise<Sent> {
    const { id: bookingId, reference, email } = booking;
    if (email === null) throw new Error('Every hold of the site has an address.');
    const pause = await this.secondsToResend(bookingId, now, manager);
    if (pause > 0) return { kind: 'CodeTooSoon', retryAfterSeconds: pause };
    const wait = await this.secondsToWait(manager, email, caller);
    if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now.getTime() + PROOF_CODE_MINUTES * 60 * SECOND);
    const fresh = {
      bookingId,
      codeHash: this.hashOf(bookingId, code),
      sentAt: now,
      expiresAt,
      wrongTries: 0,
    };
    await manager.upsert(BookingCode, fresh, ['bookingId']);
    const sealedCode = this.secrets.seal(PURPOSE, code);
    await queueMail(manager, { kind: PURPOSE, messageId: randomUUID(), email, reference, sealedCode });
    return { kind: 'Sent' };
  }

  /** Whole seconds until another code can be sent; 0 when it can be sent now. */
  async secondsToResend(
    bookingId: string,
    now: Date,
    manager: EntityManager = this.database.manager,
  ): Promise<number> {
    const sent = await manager.findOneBy(BookingCode, { bookingId });
    const pause = sent ? PROOF_RESEND_SECONDS - (now.getTime() - sent.sentAt.getTime()) / SECOND : 0;
    return Math.max(0, Math.ceil(pause));
  }

  /** Why the code is refused; null when it is the newest one of the locked hold. Each wrong try is counted. */
  async refusalOf(
    manager: EntityManager,
    bookingId: string,
    otp: string,
    now: Date,
  ): Promise<CodeRefusal | null> {
    const sent = await manager.findOneBy(BookingCode, { bookingId });
    if (sent && sent.wrongTries >= PROOF_TRIES) return { kind: 'CodeRefused', code: 'CODE_USED_UP' };
    if (!sent?.codeHash || sent.expiresAt <= now) return { kind: 'CodeRefused', code: 'CODE_EXPIRED' };
    if (sameInConstantTime(sent.codeHash, this.hashOf(bookingId, otp))) return null;
    const wrongTries = sent.wrongTries + 1;
    await manager.update(BookingCode, { bookingId }, { wrongTries });
    return { kind: 'CodeRefused', code: wrongTries >= PROOF_TRIES ? 'CODE_USED_UP' : 'CODE_WRONG' };
  }

  /** Ends a code after it has confirmed its booking. */
  async use(manager: EntityManager, bookingId: string): Promise<void> {
    await manager.update(BookingCode, { bookingId }, { codeHash: null });
  }

  /** The mail with the code. */
  mailOf(mail: QueuedMailOf<'booking code'>): Promise<MailData> {
    return Promise.resolve({ ...mail, validMinutes: PROOF_CODE_MINUTES });
  }

  private async secondsToWait(manager: EntityManager, email: string, caller: string): Promise<number | null> {
    for (const limit of MAILBOX_LIMITS.bookingCodes) {
      const wait = await this.rateLimits.secondsToWaitForMailbox(limit, email, manager);
      if (wait !== null) return wait;
    }
    return this.rateLimits.secondsToWaitForAll(OVERALL_LIMITS.bookingCodes, caller, manager);
  }

  private hashOf(bookingId: string, code: string): string {
    return this.secrets.keyedHash(PURPOSE, `${bookingId} ${code}`);
  }
}
