import type { DataSource, EntityManager } from 'typeorm';

/** What the guests of an address said to the desk about marketing. */
export interface MarketingConsent {
  agreedAt: Date;
  /** When the last of the consents ended; null while one is in force. */
  endedAt: Date | null;
}

/** How the record of a guest names a withdrawal without the staff. */
const WITHDRAWN_BY_GUEST = 'The page “Your data”';

// Records that are joined are one guest, whose newest word counts.
const SAID = `
  WITH meant AS (
    SELECT DISTINCT record.root_id FROM guests record, unnest(record.emails) email WHERE lower(email) = $1)
  SELECT meant.root_id AS guest, newest.is_given AS "isGiven", newest.at AS "saidAt",
    (SELECT max(consent.at) FROM guest_consents consent JOIN guests record ON record.id = consent.guest_id
     WHERE record.root_id = meant.root_id AND consent.is_given) AS "agreedAt"
  FROM meant CROSS JOIN LATERAL (
    SELECT consent.is_given, consent.at FROM guest_consents consent JOIN guests record ON record.id = consent.guest_id
    WHERE record.root_id = meant.root_id ORDER BY consent.at DESC, consent.id LIMIT 1) newest`;

// Each record of a guest counts, so that a consent does not come back when records are separated.
const SAID_ON_RECORDS = `
  SELECT DISTINCT ON (consent.guest_id) consent.guest_id, consent.is_given, consent.at
  FROM guest_consents consent JOIN guests record ON record.id = consent.guest_id
  WHERE record.root_id IN (
    SELECT other.root_id FROM guests other, unnest(other.emails) email WHERE lower(email) = $1)
  ORDER BY consent.guest_id, consent.at DESC, consent.id`;

interface Said {
  guest: string;
  isGiven: boolean;
  saidAt: Date;
  agreedAt: Date | null;
}

const saidBy = (manager: EntityManager, address: string): Promise<Said[]> => manager.query(SAID, [address]);

const newestOf = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));

/** The consents to marketing that the desk noted for the guests of an address; null when no guest consented. */
export async function marketingConsentOf(
  { manager }: Pick<DataSource, 'manager'>,
  address: string,
): Promise<MarketingConsent | null> {
  const all = await saidBy(manager, address);
  const agreedAt = newestOf(all.flatMap((said) => said.agreedAt ?? []));
  if (agreedAt === null) return null;
  const isInForce = all.some(({ isGiven }) => isGiven);
  return { agreedAt, endedAt: isInForce ? null : newestOf(all.map(({ saidAt }) => saidAt)) };
}

/**
 * Ends the consents of all guests of the address: whoever reads its mails may refuse them. Returns how many it ended. A
 * consent of a later moment than `until` stays.
 */
export async function withdrawMarketingConsents(
  manager: EntityManager,
  address: string,
  until: Date | null = null,
): Promise<number> {
  const ended: unknown[] = await manager.query(
    `INSERT INTO guest_consents (id, guest_id, is_given, source)
     SELECT gen_random_uuid(), said.guest_id, false, $2 FROM (${SAID_ON_RECORDS}) said
     WHERE said.is_given AND ($3::timestamptz IS NULL OR said.at <= $3) RETURNING id`,
    [address, WITHDRAWN_BY_GUEST, until],
  );
  return ended.length;
}
