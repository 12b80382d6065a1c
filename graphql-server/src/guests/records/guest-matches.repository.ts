import type { DataSource, EntityManager } from 'typeorm';
import { findRecords } from '../../platform/database/plain-statements';
import type { PropertySource } from '../../selling/property/property.service';
import { comparedGuest, matchKeysOf, type GuestFacts } from './guest-keys';
import { GuestRecord } from './guest-record.entity';
import { agreementOf, type Agreement } from './likeness';

/** A record, and how well a guest matches it. */
export interface GuestMatch {
  /** The record that matches: the kept record, or a record that is joined with it. */
  record: GuestRecord;
  agreement: Agreement;
}

/** Two records that look like one guest. */
export interface GuestPair {
  first: GuestRecord;
  second: GuestRecord;
  agreement: Agreement;
}

/** The most records that are compared with one guest. */
const COMPARED = 200;
/** The most records that share only an address or a number with the guest. */
const SHARING = 20;
/** The most pairs that one search compares. */
const COMPARED_PAIRS = 20_000;
/** A contact that this many guests share belongs to an agent; its other guests are not listed. */
const AGENT = 6;

const CANDIDATES = `
  WHERE id = ANY (ARRAY(
    (SELECT likely.id FROM guests likely WHERE likely.match_keys && $1::text[] AND likely.root_id <> ALL ($3::uuid[])
      LIMIT ${COMPARED})
    UNION (SELECT sharing.id FROM guests sharing
      WHERE sharing.contact_keys && $2::text[] AND sharing.root_id <> ALL ($3::uuid[]) LIMIT ${SHARING})))`;

const BANNED = `
  WHERE match_keys && $1::text[] AND EXISTS (
    SELECT 1 FROM guests banned WHERE banned.root_id = guests.root_id AND banned.do_not_rent_reason IS NOT NULL)
  LIMIT ${COMPARED}`;

const SHARED = `
  SELECT key, count(DISTINCT guest.root_id)::int AS guests
  FROM guests guest CROSS JOIN LATERAL unnest(guest.contact_keys) key
  WHERE guest.contact_keys && $1::text[] AND key = ANY ($1) GROUP BY key`;

// Each key combines a word of the name with a fact, so that guests of one agent do not become pairs.
const PAIRS = `
  WITH keyed AS MATERIALIZED (SELECT id, root_id, unnest(match_keys) AS key FROM guests)
  SELECT DISTINCT one.id AS first, other.id AS second
  FROM keyed one JOIN keyed other ON other.key = one.key AND other.id > one.id AND other.root_id <> one.root_id
  WHERE NOT EXISTS (SELECT 1 FROM guest_differences known
    WHERE known.first_id = LEAST(one.root_id, other.root_id) AND known.second_id = GREATEST(one.root_id, other.root_id))
  LIMIT ${COMPARED_PAIRS}`;

const OFTEN_SHARED = `
  SELECT key, count(DISTINCT guest.root_id)::int AS guests
  FROM guests guest CROSS JOIN LATERAL unnest(guest.contact_keys) key
  GROUP BY key HAVING count(DISTINCT guest.root_id) > 2`;

/** Finds records that may belong to one guest. Writes nothing. */
export class GuestMatches {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
  ) {}

  private get country() {
    return this.property.current.countryCode;
  }

  /**
   * The records that a guest looks like, the most probable first; one record for each guest. Records in `except` are
   * not compared.
   */
  async of(
    facts: GuestFacts,
    except: readonly string[] = [],
    manager: EntityManager = this.database.manager,
  ): Promise<GuestMatch[]> {
    const compared = comparedGuest(facts, this.country);
    const keys = [matchKeysOf(compared), compared.contactKeys];
    const found = await findRecords(manager, GuestRecord, CANDIDATES, [...keys, except]);
    return this.compare(facts, found, except.length, manager);
  }

  /** The probable records that have a reason for which the hotel does not rent. */
  async bannedOf(facts: GuestFacts, manager: EntityManager): Promise<GuestMatch[]> {
    const keys = matchKeysOf(comparedGuest(facts, this.country));
    if (keys.length === 0) return [];
    const found = await findRecords(manager, GuestRecord, BANNED, [keys]);
    const matches = found.length === 0 ? [] : await this.compare(facts, found, 0, manager);
    return matches.filter(({ agreement }) => agreement.isLikely);
  }

  /** The records that belong to other guests, as the staff decided. */
  async differingFrom(rootId: string): Promise<string[]> {
    const rows: { other: string }[] = await this.database.query(
      `SELECT second_id AS other FROM guest_differences WHERE first_id = $1
       UNION ALL SELECT first_id FROM guest_differences WHERE second_id = $1`,
      [rootId],
    );
    return rows.map(({ other }) => other);
  }

  /** Pairs of records that are probably of one guest, the surest first. */
  async pairs(atMost: number): Promise<GuestPair[]> {
    const manager = this.database.manager;
    const [found, often]: [{ first: string; second: string }[], { key: string; guests: number }[]] =
      await Promise.all([manager.query(PAIRS), manager.query(OFTEN_SHARED)]);
    const ids = [...new Set(found.flatMap(({ first, second }) => [first, second]))];
    const records = await findRecords(manager, GuestRecord, 'WHERE id = ANY ($1)', [ids]);
    const byId = new Map(records.map((record) => [record.id, record]));
    const guestsOf = new Map(often.map(({ key, guests }) => [key, guests]));
    const others = (key: string) => Math.max(0, (guestsOf.get(key) ?? 2) - 2);
    const best = new Map<string, GuestPair>();
    for (const { first: firstId, second: secondId } of found) {
      const [first, second] = [byId.get(firstId), byId.get(secondId)];
      if (!first || !second) continue;
      const agreement = agreementOf(this.compared(first), this.compared(second), others);
      const roots = [first.rootId, second.rootId].toSorted().join(' ');
      const known = best.get(roots)?.agreement.score ?? 0;
      if (agreement.isLikely && agreement.score > known) best.set(roots, { first, second, agreement });
    }
    return [...best.values()]
      .toSorted((one, other) => other.agreement.score - one.agreement.score)
      .slice(0, atMost);
  }

  private compared(record: GuestRecord) {
    return comparedGuest(record, this.country);
  }

  private async compare(
    facts: GuestFacts,
    found: readonly GuestRecord[],
    ownRecords: number,
    manager: EntityManager,
  ): Promise<GuestMatch[]> {
    const compared = comparedGuest(facts, this.country);
    const rows: { key: string; guests: number }[] = await manager.query(SHARED, [compared.contactKeys]);
    const guestsOf = new Map(rows.map(({ key, guests }) => [key, guests]));
    const isOwn = ownRecords > 0 ? 1 : 0;
    const others = (key: string) => Math.max(0, (guestsOf.get(key) ?? 0) - 1 - isOwn);
    const isAgents = (key: string) => (guestsOf.get(key) ?? 0) >= AGENT;
    const best = new Map<string, GuestMatch>();
    for (const record of found) {
      const agreement = agreementOf(compared, this.compared(record), others);
      const common = compared.contactKeys.filter((key) => record.contactKeys.includes(key));
      if (!agreement.isLikely && (common.length === 0 || common.every(isAgents))) continue;
      const known = best.get(record.rootId);
      if (!known || rankOf(agreement) > rankOf(known.agreement))
        best.set(record.rootId, { record, agreement });
    }
    return [...best.values()].toSorted((one, other) => rankOf(other.agreement) - rankOf(one.agreement));
  }
}

/** Likely ones come first. */
const rankOf = ({ isLikely, score }: Agreement): number => (isLikely ? 1 : 0) + score;
