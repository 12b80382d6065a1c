import type { KeyRing } from '../../platform/secrets/key-ring';
import { withConnection } from './connections/database-connection';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';

const RING = 'Set REGISTER_KEYS to id:key, with the key from `openssl rand -base64 32` (docs/register.md)';

/** How many entries of the register a key has sealed. */
interface SealedRows {
  keyId: string;
  rows: number;
}

const SEALED = `
  SELECT key_id AS "keyId", count(*)::int AS rows FROM register_entries GROUP BY key_id ORDER BY key_id`;

const HAS_REGISTER = "SELECT to_regclass('register_entries') IS NOT NULL AS known";

const counted = ({ keyId, rows }: SealedRows): string => `${rows} of ${keyId}`;

/** The names of the keys. `hasSampleKey` is true when a key comes from the local run. */
function keysFinding(ring: KeyRing, sealed: readonly SealedRows[], hasSampleKey: boolean): Finding {
  const { currentId, earlierIds } = ring;
  const known = new Set([...(currentId === null ? [] : [currentId]), ...earlierIds]);
  const lost = sealed.filter(({ keyId }) => !known.has(keyId));
  if (lost.length > 0)
    return wrong(
      `REGISTER_KEYS lacks the key of entries of the register: ${lost.map(counted).join(', ')}`,
      'Add the key from the password manager behind the others. Without it nobody can read these entries',
    );
  if (currentId === null)
    return wrong('REGISTER_KEYS is not set, so the desk cannot keep the register of guests', RING);
  if (hasSampleKey)
    return wrong('REGISTER_KEYS has a key of the local run, which is in the data of that machine', RING);
  const earlier = sealed.filter(({ keyId }) => keyId !== currentId);
  const count = sealed.find(({ keyId }) => keyId === currentId)?.rows ?? 0;
  if (earlier.length > 0)
    return warning(
      `earlier keys still have entries of the register: ${earlier.map(counted).join(', ')}`,
      'Keep these keys. The servers seal the entries again within minutes; ask again before you remove a key',
    );
  if (earlierIds.length > 0)
    return ok(
      `${currentId} has all ${count} entries of the register; ${earlierIds.join(', ')} can be removed`,
    );
  return ok(`${currentId} has all ${count} entries of the register`);
}

/** Whether the servers can read every entry of the register, and seal new entries. */
export function checkRegisterKeys(
  {
    database,
    ring,
    hasSampleKey,
  }: { database: { url: string; setting: string }; ring: KeyRing; hasSampleKey: boolean },
  signal: AbortSignal,
): Promise<Finding> {
  return withConnection(database, signal, async (client) => {
    const { rows: tables } = await client.query<{ known: boolean }>(HAS_REGISTER);
    if (!tables[0]?.known) return skipped('the database has no register yet');
    const { rows } = await client.query<SealedRows>(SEALED);
    return keysFinding(ring, rows, hasSampleKey);
  });
}
