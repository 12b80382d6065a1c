import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import type { AuditService } from '../audit/audit.service';
import type { DeskSessionService } from '../desk-sessions/desk-session.service';
import type { SessionKey } from '../desk-sessions/desk-session.repository';
import { covers } from '../accounts/staff-rights';
import { rightsOfRole, type StaffDirectory } from '../staff/staff-directory';
import type { StaffRepository } from '../staff/staff.repository';
import { inTransaction } from '../../platform/database/database';
import type { RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { makeReference, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { base32, stepOfCode } from '../../platform/secrets/one-time-code';
import { RecoveryCode, SecondFactor } from './second-factor.entity';

/** What an authenticator needs. The secret is shown once, while the factor is set up. */
export interface StartedFactor {
  /** In base 32, for people who type it. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  address: string;
}

/** The outcome of entering a code. */
export type CodeOutcome =
  | { kind: 'IdentityProved'; isRecoveryCode: boolean }
  | { kind: 'SecondFactorRefused'; code: 'FACTOR_CODE_WRONG' | 'FACTOR_NOT_STARTED' }
  | RateLimitedOutcome;

type Refused = Exclude<CodeOutcome, { kind: 'IdentityProved' }>;

/** The outcome of the first code: the factor counts from now. */
export type ConfirmOutcome = { kind: 'SecondFactorSetUp'; recoveryCodes: string[] } | Refused;

/** Whose factor was removed, or why it was not. */
export type ResetOutcome =
  | { kind: 'SecondFactorRemoved' }
  | { kind: 'SecondFactorRefused'; code: 'FACTOR_NOT_STARTED' | 'STAFF_PINNED_OWNER' | 'STAFF_MORE_RIGHTS' }
  | { kind: 'RecordNotFound' };

const SECRET_PURPOSE = 'second factor';
const RECOVERY_PURPOSE = 'recovery code';
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** After this number of wrong codes, the account waits for `WAIT_MINUTES` before the next try. */
export const WRONG_TRIES = 5;
export const WAIT_MINUTES = 15;
const MINUTE = 60_000;

interface Dependencies {
  database: DataSource;
  secrets: KeyedSecrets;
  audit: AuditService;
  sessions: DeskSessionService;
  directory: StaffDirectory;
  staff: StaffRepository;
  /** The hotel's name, which authenticators show. */
  hotelName(): string;
}

/** A session of a member of the staff, with the verified address. */
export type StaffSession = Staff & SessionKey;

/** Sets up, checks and removes the second factors of the staff. */
export class SecondFactorService {
  constructor(private readonly dependencies: Dependencies) {}

  /** Begins to set up a factor, in place of one whose set-up was not finished. Null for an account that has a factor. */
  async start({ uid, address }: Staff): Promise<StartedFactor | null> {
    const { database, secrets, sessions } = this.dependencies;
    const bytes = randomBytes(SECRET_BYTES);
    const started: unknown[] = await database.query(
      `INSERT INTO second_factors (uid, sealed_secret, started_at) VALUES ($1, $2, $3)
       ON CONFLICT (uid) DO UPDATE SET sealed_secret = excluded.sealed_secret, started_at = excluded.started_at
       WHERE second_factors.confirmed_at IS NULL
       RETURNING uid`,
      [uid, secrets.seal(SECRET_PURPOSE, bytes.toString('base64url')), sessions.now()],
    );
    if (started.length === 0) return null;
    const secret = base32(bytes);
    return { secret, address: this.addressOf(secret, address) };
  }

  /**
   * Finishes the set-up with the first code of the new factor. From now on each session must enter a code; this session has
   * done so.
   */
  async confirm(session: StaffSession, code: string): Promise<ConfirmOutcome> {
    const { audit } = this.dependencies;
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const audited = { who: session, action: 'confirmSecondFactor', details: {} } as const;
    const refused = await audit.performUnlessRefused<Refused>(audited, async (manager) => {
      const factor = await this.locked(manager, session.uid);
      if (!factor || factor.confirmedAt)
        return { refused: { kind: 'SecondFactorRefused', code: 'FACTOR_NOT_STARTED' } };
      const outcome = await this.tried(manager, factor, (now) =>
        this.hasUsedStep(manager, factor, code, now),
      );
      if (outcome.kind !== 'IdentityProved') return { refused: outcome };
      await this.keep(manager, session, codes);
      return { after: {} };
    });
    if (refused) return refused;
    return { kind: 'SecondFactorSetUp', recoveryCodes: codes };
  }

  /**
   * Checks a code of the authenticator or a recovery code, at the sign-in or when the desk asks again. A code works once.
   */
  async prove(session: StaffSession, code: string): Promise<CodeOutcome> {
    const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
    const isRecoveryCode = typed.length > CODE_LENGTH;
    const outcome = await inTransaction<CodeOutcome>(this.dependencies.database, async (manager) => {
      const factor = await this.locked(manager, session.uid);
      if (!factor?.confirmedAt) return { kind: 'SecondFactorRefused', code: 'FACTOR_NOT_STARTED' };
      const tried = await this.tried(manager, factor, (now) =>
        isRecoveryCode
          ? this.hasUsedRecoveryCode(manager, session.uid, typed, now)
          : this.hasUsedStep(manager, factor, typed, now),
      );
      if (tried.kind === 'IdentityProved') await this.dependencies.sessions.noteCode(manager, session);
      return tried.kind === 'IdentityProved' ? { ...tried, isRecoveryCode } : tried;
    });
    // Each entered code would fill the log. A recovery code may be stolen, so its person must be able to find its use.
    if (outcome.kind === 'IdentityProved' && isRecoveryCode)
      await this.dependencies.audit.perform(
        { who: session, action: 'proveIdentity', details: { isRecoveryCode } },
        () => Promise.resolve({ done: true, recordId: null }),
      );
    return outcome;
  }

  /** Removes the person's own factor. False for an account without one. */
  async remove(who: Staff): Promise<boolean> {
    const done = await this.dependencies.audit.perform(
      { who, action: 'removeSecondFactor' },
      async (manager) => ((await this.delete(manager, who.uid)) ? { done: true, recordId: null } : null),
    );
    return done === true;
  }

  /** An owner removes the factor of a member who has lost the authenticator. */
  async reset(who: Staff, id: string): Promise<ResetOutcome> {
    const { audit, directory, staff } = this.dependencies;
    const audited = { who, action: 'resetSecondFactor', details: { id } } as const;
    const refused = await audit.performUnlessRefused<ResetOutcome>(audited, async (manager) => {
      await staff.lock(manager);
      const member = await staff.member(manager, id);
      if (!member || member.removedAt) return { refused: { kind: 'RecordNotFound' } };
      if (await directory.isPinned(manager, member.uid))
        return { refused: { kind: 'SecondFactorRefused', code: 'STAFF_PINNED_OWNER' } };
      const own = await directory.actorRights(manager, who.uid);
      if (!own?.permissions.has('staff.write') || !covers(own, rightsOfRole(member.role)))
        return { refused: { kind: 'SecondFactorRefused', code: 'STAFF_MORE_RIGHTS' } };
      if (await this.delete(manager, member.uid)) return { after: {} };
      return { refused: { kind: 'SecondFactorRefused', code: 'FACTOR_NOT_STARTED' } };
    });
    return refused ?? { kind: 'SecondFactorRemoved' };
  }

  /** Removes the factor of an account in the transaction of the caller. */
  async delete(manager: EntityManager, uid: string): Promise<boolean> {
    await manager.delete(RecoveryCode, { uid });
    const { affected } = await manager.delete(SecondFactor, { uid });
    return affected === 1;
  }

  private async keep(manager: EntityManager, session: StaffSession, codes: readonly string[]): Promise<void> {
    const { uid } = session;
    await manager.update(SecondFactor, { uid }, { confirmedAt: this.dependencies.sessions.now() });
    await manager.delete(RecoveryCode, { uid });
    await manager.insert(
      RecoveryCode,
      codes.map((text) => ({ uid, codeHash: this.hashOf(uid, text) })),
    );
    await this.dependencies.sessions.noteCode(manager, session);
  }

  /** How many recovery codes are left; null for an account without a factor. */
  async codesLeft(uid: string): Promise<number | null> {
    const [row]: { left: number }[] = await this.dependencies.database.query(
      `SELECT (SELECT count(*)::int FROM recovery_codes WHERE uid = factor.uid AND used_at IS NULL) AS left
       FROM second_factors factor WHERE uid = $1 AND confirmed_at IS NOT NULL`,
      [uid],
    );
    return row?.left ?? null;
  }

  /** Locks the factor on all servers, so that the second of two requests with one code is refused. */
  private locked(manager: EntityManager, uid: string): Promise<SecondFactor | null> {
    return manager
      .getRepository(SecondFactor)
      .findOne({ where: { uid }, lock: { mode: 'pessimistic_write' } });
  }

  /** Checks a code. A wrong code is counted. */
  private async tried(
    manager: EntityManager,
    { uid, waitsUntil, wrongTries }: SecondFactor,
    isRight: (now: Date) => Promise<boolean>,
  ): Promise<CodeOutcome> {
    const now = this.dependencies.sessions.now();
    const wait = waitsUntil ? waitsUntil.getTime() - now.getTime() : 0;
    if (wait > 0) return { kind: 'RateLimited', retryAfterSeconds: Math.ceil(wait / 1000) };
    if (await isRight(now)) {
      await manager.update(SecondFactor, { uid }, { wrongTries: 0, waitsUntil: null });
      return { kind: 'IdentityProved', isRecoveryCode: false };
    }
    const isLast = wrongTries + 1 >= WRONG_TRIES;
    await manager.update(
      SecondFactor,
      { uid },
      isLast
        ? { wrongTries: 0, waitsUntil: new Date(now.getTime() + WAIT_MINUTES * MINUTE) }
        : { wrongTries: wrongTries + 1 },
    );
    return { kind: 'SecondFactorRefused', code: 'FACTOR_CODE_WRONG' };
  }

  private async hasUsedStep(
    manager: EntityManager,
    { uid, sealedSecret, lastUsedStep }: SecondFactor,
    code: string,
    now: Date,
  ): Promise<boolean> {
    const secret = Buffer.from(this.dependencies.secrets.unseal(SECRET_PURPOSE, sealedSecret), 'base64url');
    const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), now);
    if (step === null || (lastUsedStep !== null && step <= Number(lastUsedStep))) return false;
    await manager.update(SecondFactor, { uid }, { lastUsedStep: String(step) });
    return true;
  }

  private async hasUsedRecoveryCode(
    manager: EntityManager,
    uid: string,
    typed: string,
    now: Date,
  ): Promise<boolean> {
    const [, used]: [unknown[], number] = await manager.query(
      'UPDATE recovery_codes SET used_at = $3 WHERE uid = $1 AND code_hash = $2 AND used_at IS NULL',
      [uid, this.hashOf(uid, typed), now],
    );
    return used === 1;
  }

  private hashOf(uid: string, code: string): string {
    return this.dependencies.secrets.keyedHash(RECOVERY_PURPOSE, `${uid} ${code.replaceAll('-', '')}`);
  }

  private addressOf(secret: string, account: string): string {
    const issuer = encodeURIComponent(this.dependencies.hotelName());
    return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`;
  }
}

const CODE_LENGTH = 6;

/** Two groups of eight letters and digits, such as '7K3M9Q2X-AB4CD5EF'. */
const newRecoveryCode = (): string => makeReference(makeReference('').slice(1));
