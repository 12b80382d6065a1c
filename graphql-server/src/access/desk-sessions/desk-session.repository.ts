import type { DataSource, EntityManager } from 'typeorm';
import type { SessionFacts } from './desk-session.policy';
import { DeskSecurity, StoredDeskSession } from './desk-session.entity';

/** The key of a session: the account, and the time of its sign-in. */
export interface SessionKey {
  uid: string;
  signedInAt: Date;
}

/** A session as its person sees it. */
export type ListedSession = Pick<StoredDeskSession, 'signedInAt' | 'lastUsedAt' | 'isSharedComputer'>;

/** Statements about the sessions of the staff. */
export class DeskSessionRepository {
  constructor(private readonly database: DataSource) {}

  /** What is stored about each of these sessions, in the order of `keys`. One statement. */
  async facts(keys: readonly SessionKey[]): Promise<SessionFacts[]> {
    if (keys.length === 0) return [];
    return this.database.query(
      `SELECT session.last_used_at AS "lastUsedAt", session.code_entered_at AS "codeEnteredAt",
              coalesce(session.is_shared_computer, false) AS "isSharedComputer",
              factor.uid IS NOT NULL AS "hasFactor", security.requires_second_factor AS "requiresSecondFactor",
              security.shared_computer_minutes AS "sharedComputerMinutes"
       FROM unnest($1::text[], $2::timestamptz[]) WITH ORDINALITY AS asked (uid, signed_in_at, place)
       CROSS JOIN desk_security security
       LEFT JOIN desk_sessions session ON session.uid = asked.uid AND session.signed_in_at = asked.signed_in_at
       LEFT JOIN second_factors factor ON factor.uid = asked.uid AND factor.confirmed_at IS NOT NULL
       ORDER BY asked.place`,
      [keys.map(({ uid }) => uid), keys.map(({ signedInAt }) => signedInAt)],
    );
  }

  /** Notes that the session is used. A session that another request has noted later keeps the later time. */
  async noteUse({ uid, signedInAt }: SessionKey, now: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO desk_sessions AS stored (uid, signed_in_at, last_used_at) VALUES ($1, $2, $3)
       ON CONFLICT (uid, signed_in_at) DO UPDATE SET last_used_at = greatest(stored.last_used_at, excluded.last_used_at)`,
      [uid, signedInAt, now],
    );
  }

  /** Notes that the code of the second factor was entered. */
  async noteCode(manager: EntityManager, { uid, signedInAt }: SessionKey, now: Date): Promise<void> {
    await manager.query(
      `INSERT INTO desk_sessions (uid, signed_in_at, last_used_at, code_entered_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (uid, signed_in_at) DO UPDATE SET code_entered_at = excluded.code_entered_at`,
      [uid, signedInAt, now],
    );
  }

  /** Notes that several people use the computer. It stays so until the session ends. */
  async noteShared({ uid, signedInAt }: SessionKey, now: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO desk_sessions (uid, signed_in_at, last_used_at, is_shared_computer) VALUES ($1, $2, $3, true)
       ON CONFLICT (uid, signed_in_at) DO UPDATE SET is_shared_computer = true`,
      [uid, signedInAt, now],
    );
  }

  /** The sessions of an account that signed in since the moment, the newest first. */
  list(uid: string, since: Date): Promise<ListedSession[]> {
    return this.database.query(
      `SELECT signed_in_at AS "signedInAt", last_used_at AS "lastUsedAt", is_shared_computer AS "isSharedComputer"
       FROM desk_sessions WHERE uid = $1 AND signed_in_at >= $2 ORDER BY signed_in_at DESC LIMIT 20`,
      [uid, since],
    );
  }

  security(manager: EntityManager = this.database.manager): Promise<DeskSecurity> {
    return manager.getRepository(DeskSecurity).findOneByOrFail({ singleton: true });
  }
}
