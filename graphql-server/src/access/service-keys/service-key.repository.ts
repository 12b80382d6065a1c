import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../audit/staff-name';
import { ServiceKey } from './service-key.entity';

/** A key as the desk lists it. */
export interface ListedServiceKey extends Omit<ServiceKey, 'tokenHash'> {
  hasExpired: boolean;
  /** The name of the person who made the key; null when the account never acted. */
  createdByName: string | null;
}

/** A key that works now. */
export type OpenServiceKey = Pick<
  ServiceKey,
  'id' | 'name' | 'permissions' | 'networks' | 'lastUsedAt' | 'createdAt'
>;

const OPEN = 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > (SELECT hotel_now()))';
const COLUMNS = 'id, name, permissions, networks, created_at AS "createdAt", last_used_at AS "lastUsedAt"';

/** Statements about the keys of programs. */
export class ServiceKeyRepository {
  constructor(private readonly database: DataSource) {}

  /** Working keys first, then the newest first. */
  list(): Promise<ListedServiceKey[]> {
    return this.database.query(
      `SELECT ${COLUMNS}, last_characters AS "lastCharacters", created_by AS "createdBy", expires_at AS "expiresAt",
              revoked_at AS "revokedAt", coalesce(expires_at <= (SELECT hotel_now()), false) AS "hasExpired",
              ${staffName('created_by')} AS "createdByName"
       FROM service_keys ORDER BY ${OPEN} DESC, created_at DESC, id`,
    );
  }

  /** The key of a token that works at this moment; null for every other token. */
  async openOfToken(tokenHash: string): Promise<OpenServiceKey | null> {
    return this.open('token_hash', tokenHash, this.database.manager);
  }

  /** The key, if it works at this moment. */
  async openOfId(id: string, manager: EntityManager = this.database.manager): Promise<OpenServiceKey | null> {
    return this.open('id', id, manager);
  }

  private async open(
    column: 'id' | 'token_hash',
    value: string,
    manager: EntityManager,
  ): Promise<OpenServiceKey | null> {
    const [row]: OpenServiceKey[] = await manager.query(
      `SELECT ${COLUMNS} FROM service_keys WHERE ${column} = $1 AND ${OPEN}`,
      [value],
    );
    return row ?? null;
  }

  /** Notes a use, at most once a minute. */
  async noteUse(id: string): Promise<void> {
    await this.database.query(
      `UPDATE service_keys SET last_used_at = hotel_now()
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < (SELECT hotel_now()) - interval '1 minute')`,
      [id],
    );
  }

  /** The key, locked; null when it does not exist. */
  lockById(manager: EntityManager, id: string): Promise<ServiceKey | null> {
    return manager.findOne(ServiceKey, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}
