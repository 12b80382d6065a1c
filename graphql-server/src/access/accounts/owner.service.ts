import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import { AdministratorIdentity } from './administrator-identity.entity';

const TOKEN_BYTES = 32;

/** How long an owner link can be used, in minutes. */
export const OWNER_LINK_MINUTES = 60;

/** An account of the identity provider. */
export interface Account {
  uid: string;
  /** Its verified address. */
  address: string;
  /** When the session that opens the link signed in. */
  signedInAt?: Date;
}

/**
 * Knows the administrator's account. An address alone gives no right: a stranger could register it and wait until the
 * owner verifies it. So an operator's one-time link pins the account.
 */
export class OwnerService {
  constructor(private readonly database: DataSource) {}

  /** The pinned account; null while nobody is administrator. */
  find(): Promise<AdministratorIdentity | null> {
    return this.database.getRepository(AdministratorIdentity).findOneBy({ singleton: true });
  }

  /** Creates the token of a new link and deletes earlier links. */
  async createLink(): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.database.transaction(async (manager) => {
      await manager.query('DELETE FROM owner_links');
      await manager.query(
        `INSERT INTO owner_links (id, token_hash, expires_at)
         VALUES ($1, $2, hotel_now() + make_interval(mins => $3))`,
        [randomUUID(), hashOfToken(token), OWNER_LINK_MINUTES],
      );
    });
    return token;
  }

  /** Uses up the link and pins the account in place of an earlier one. Null for an unknown or expired link. */
  async pinByLink(manager: EntityManager, token: string, account: Account): Promise<{ id: string } | null> {
    const [used]: [{ id: string }[], number] = await manager.query(
      'DELETE FROM owner_links WHERE token_hash = $1 AND expires_at > hotel_now() RETURNING id',
      [hashOfToken(token)],
    );
    const [link] = used;
    if (!link) return null;
    await this.pin(account, manager);
    return link;
  }

  /**
   * Pins the account without a link: for an operator who knows its id, and for local runs. False when the account was
   * pinned already.
   */
  async pin(
    { uid, address, signedInAt }: Account,
    manager: EntityManager = this.database.manager,
  ): Promise<boolean> {
    const changed: unknown[] = await manager.query(
      `INSERT INTO administrator_identity AS pinned (uid, address, signed_in_at) VALUES ($1, $2, $3)
       ON CONFLICT (singleton) DO UPDATE SET uid = excluded.uid, address = excluded.address,
         signed_in_at = excluded.signed_in_at, pinned_at = clock_timestamp()
       WHERE (pinned.uid, pinned.address) IS DISTINCT FROM (excluded.uid, excluded.address)
         OR excluded.signed_in_at IS NOT NULL
       RETURNING uid`,
      [uid, address, signedInAt ?? null],
    );
    return changed.length > 0;
  }
}
