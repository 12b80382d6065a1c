import { randomInt, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../../access/accounts/viewer';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { inTransaction, lockByName } from '../../platform/database/database';
import { MAILBOX_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { InvalidInputOutcome, RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { sameInConstantTime, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { readInput } from '../../platform/text/input-faults';
import { emailKey } from '../../platform/text/text-rules';
import type { RequestClock } from '../../platform/time/clock';
import { AddressProof } from './address-proof.entity';
import { PROOF_CODE_MINUTES, PROOF_RESEND_SECONDS, PROOF_TRIES, proofRules } from './address-proof.policy';

type AddressCodeOutcome =
  | { kind: 'AddressCodeSent'; address: string }
  | { kind: 'CodeTooSoon'; retryAfterSeconds: number }
  | { kind: 'AddressNotVerified' }
  | RateLimitedOutcome;

type ProveAddressOutcome =
  | { kind: 'AddressProven' }
  | { kind: 'CodeRefused'; code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED_UP' }
  | { kind: 'AddressNotVerified' }
  | InvalidInputOutcome;

type Account = Pick<Viewer, 'uid' | 'verifiedEmail' | 'isAddressVouched' | 'signedInAt'>;

const PURPOSE = 'address proof';
const SECOND = 1000;

/**
 * Proofs that the owner of an account reads the mails at its address. A verified address alone does not prove this: a
 * stranger may have registered the address with a password, and the owner of the address may have pressed the link in
 * the mail.
 */
export class AddressProofs {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: KeyedSecrets,
    private readonly rateLimits: RateLimits,
  ) {}

  /** The address whose bookings the account may see, however they were made; null until it is proven. */
  async provenAddressOf(account: Account): Promise<string | null> {
    const { uid, verifiedEmail, isAddressVouched, signedInAt } = account;
    if (verifiedEmail === null) return null;
    if (isAddressVouched) return verifiedEmail;
    const proof = await this.find(this.database.manager, uid, verifiedEmail);
    const isProven = proof?.provenSession ? signedInAt >= proof.provenSession : false;
    return isProven ? verifiedEmail : null;
  }

  /** Mails a code to the account's verified address. It is typed where the account is signed in. */
  async sendCode({ uid, verifiedEmail }: Account, clock: RequestClock): Promise<AddressCodeOutcome> {
    if (verifiedEmail === null) return { kind: 'AddressNotVerified' };
    const now = await clock.now();
    return inTransaction(this.database, async (manager): Promise<AddressCodeOutcome> => {
      const key = await this.lock(manager, uid, verifiedEmail);
      const before = await this.find(manager, uid, verifiedEmail);
      const pause = before ? PROOF_RESEND_SECONDS - (now.getTime() - before.sentAt.getTime()) / SECOND : 0;
      if (pause > 0) return { kind: 'CodeTooSoon', retryAfterSeconds: Math.ceil(pause) };
      for (const limit of MAILBOX_LIMITS.addressCodes) {
        const wait = await this.rateLimits.secondsToWaitForMailbox(limit, verifiedEmail, manager);
        if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait };
      }
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(now.getTime() + PROOF_CODE_MINUTES * 60 * SECOND);
      const codeHash = this.hashOf(uid, key, code);
      const fresh = { uid, emailKey: key, codeHash, sentAt: now, expiresAt, wrongTries: 0 };
      await manager.upsert(AddressProof, fresh, ['uid', 'emailKey']);
      const sealedCode = this.secrets.seal('address code', code);
      const messageId = randomUUID();
      await queueMail(manager, { kind: 'address code', messageId, email: verifiedEmail, sealedCode });
      return { kind: 'AddressCodeSent', address: verifiedEmail };
    });
  }

  /** Notes the proof when the code is the newest one. Each wrong try is counted. */
  async prove(account: Account, form: { otp: string }, clock: RequestClock): Promise<ProveAddressOutcome> {
    const { uid, verifiedEmail, signedInAt } = account;
    if (verifiedEmail === null) return { kind: 'AddressNotVerified' };
    const input = readInput(proofRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const now = await clock.now();
    return inTransaction(this.database, async (manager): Promise<ProveAddressOutcome> => {
      const key = await this.lock(manager, uid, verifiedEmail);
      const sent = await this.find(manager, uid, verifiedEmail);
      if (sent && sent.wrongTries >= PROOF_TRIES) return { kind: 'CodeRefused', code: 'CODE_USED_UP' };
      if (!sent?.codeHash || sent.expiresAt <= now) return { kind: 'CodeRefused', code: 'CODE_EXPIRED' };
      const of = { uid, emailKey: key };
      if (!sameInConstantTime(sent.codeHash, this.hashOf(uid, key, input.value.otp))) {
        const wrongTries = sent.wrongTries + 1;
        await manager.update(AddressProof, of, { wrongTries });
        return { kind: 'CodeRefused', code: wrongTries >= PROOF_TRIES ? 'CODE_USED_UP' : 'CODE_WRONG' };
      }
      await manager.update(AddressProof, of, { codeHash: null, provenAt: now, provenSession: signedInAt });
      return { kind: 'AddressProven' };
    });
  }

  /** The mail with the code. */
  mailOf(mail: QueuedMailOf<'address code'>): Promise<MailData> {
    return Promise.resolve({ ...mail, validMinutes: PROOF_CODE_MINUTES });
  }

  private async lock(manager: EntityManager, uid: string, email: string): Promise<string> {
    const key = emailKey(email);
    await lockByName(manager, `address proof ${uid} ${key}`);
    return key;
  }

  private find(manager: EntityManager, uid: string, email: string): Promise<AddressProof | null> {
    return manager.findOneBy(AddressProof, { uid, emailKey: emailKey(email) });
  }

  private hashOf(uid: string, key: string, code: string): string {
    return this.secrets.keyedHash(PURPOSE, `${uid} ${key} ${code}`);
  }
}
