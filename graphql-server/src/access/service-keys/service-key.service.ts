import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import { isPermission } from '../accounts/permissions';
import { covers, type StaffRights } from '../accounts/staff-rights';
import type { AuditService } from '../audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import { readInput } from '../../platform/text/input-faults';
import { addDays, startOfDay } from '../../platform/time/dates';
import { ServiceKey } from './service-key.entity';
import { isFromNetworks, serviceKeyRules } from './service-key.policy';
import type { ListedServiceKey, ServiceKeyRepository } from './service-key.repository';
import { rightsOfKey, type ServiceRights } from './service-rights';

/** The new key with its token, all keys after a change, or the reason why the change was refused. */
export type ServiceKeyOutcome =
  | { kind: 'ServiceKeyMade'; id: string; token: string; keys: ListedServiceKey[] }
  | { kind: 'ServiceKeysSaved'; keys: ListedServiceKey[] }
  | { kind: 'ServiceKeyRefused'; obstacle: 'STAFF_MORE_RIGHTS' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** Reads the rights of accounts, in the transaction that depends on these rights. */
interface RightsOfAccounts {
  actorRights(
    manager: EntityManager,
    uid: string,
  ): Promise<Pick<StaffRights, 'permissions' | 'boundPaise'> | null>;
}

/** The beginning of each token, by which people and scanners of leaked secrets recognise it. */
export const TOKEN_BEGINS = 'sck_';
const TOKEN_BYTES = 32;
const SHOWN_CHARACTERS = 4;

/**
 * Makes, revokes and recognises the keys of programs. Each request reads the key from the database, so that a
 * revocation takes effect at once on every server.
 */
export class ServiceKeyService {
  constructor(
    private readonly repository: ServiceKeyRepository,
    private readonly directory: RightsOfAccounts,
    private readonly audit: AuditService,
    private readonly hotel: { timeZone(): string },
  ) {}

  /** Working keys first. */
  list(): Promise<ListedServiceKey[]> {
    return this.repository.list();
  }

  /** Makes a key. Only the outcome contains its token; the token is not stored. */
  async make(who: Staff, input: object, now: Date): Promise<ServiceKeyOutcome> {
    const form = readInput(serviceKeyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { lastDay, ...rest } = form.value;
    const expiresAt = lastDay === null ? null : startOfDay(addDays(lastDay, 1), this.hotel.timeZone());
    if (expiresAt !== null && expiresAt <= now)
      return { kind: 'InvalidInput', faults: [fieldFault('lastDay', 'LAST_DAY_PASSED')] };
    const token = `${TOKEN_BEGINS}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const id = randomUUID();
    const audited = { who, action: 'makeServiceKey', details: { id, ...form.value } } as const;
    const refused = await this.audit.performUnlessRefused<ServiceKeyOutcome>(audited, async (manager) => {
      const own = await this.directory.actorRights(manager, who.uid);
      const given = { permissions: new Set(rest.permissions.filter(isPermission)), boundPaise: 0 };
      if (!own || !covers(own, given))
        return { refused: { kind: 'ServiceKeyRefused', obstacle: 'STAFF_MORE_RIGHTS' } };
      await manager.insert(ServiceKey, {
        ...rest,
        id,
        tokenHash: hashOfToken(token),
        lastCharacters: token.slice(-SHOWN_CHARACTERS),
        createdAt: now,
        createdBy: who.uid,
        expiresAt,
      });
      return { after: { id, ...rest, expiresAt } };
    });
    return refused ?? { kind: 'ServiceKeyMade', id, token, keys: await this.list() };
  }

  /** Revokes a key for ever. A key that was revoked before does not change. */
  async revoke(who: Staff, id: string, now: Date): Promise<ServiceKeyOutcome> {
    const audited = { who, action: 'revokeServiceKey', details: { id } } as const;
    const refused = await this.audit.performUnlessRefused<ServiceKeyOutcome>(audited, async (manager) => {
      const key = await this.repository.lockById(manager, id);
      if (!key) return { refused: { kind: 'RecordNotFound' } };
      const revokedAt = key.revokedAt ?? now;
      await manager.update(ServiceKey, { id }, { revokedAt });
      return { before: { name: key.name, revokedAt: key.revokedAt }, after: { name: key.name, revokedAt } };
    });
    return refused ?? { kind: 'ServiceKeysSaved', keys: await this.list() };
  }

  /**
   * The rights of the program with this token, which calls from this address; null for a token that does not work
   * from there.
   */
  async rightsOfToken(token: string, caller: string): Promise<ServiceRights | null> {
    const key = await this.repository.openOfToken(hashOfToken(token));
    if (!key || !isFromNetworks(caller, key.networks)) return null;
    await this.repository.noteUse(key.id);
    return rightsOfKey(key);
  }
}
