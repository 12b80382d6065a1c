import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import {
  findRecord,
  findRecords,
  insertRecord,
  updateRecord,
} from '../../platform/database/plain-statements';
import { phoneSearches } from '../../bookings/core/phone-key';
import { containing, searchedText } from '../../platform/text/search-pattern';
import type { PropertySource } from '../../selling/property/property.service';
import { GuestConsent, GuestRecord } from './guest-record.entity';
import { guestKeysOf, type GuestFacts } from './guest-keys';
import type { GuestRecordForm } from './guest-record.policy';
import { latinText, nameWords } from './name-fold';

/** A record in a list, with what its guest has booked. */
export interface ListedGuest extends Pick<GuestRecord, 'id' | 'name' | 'company' | 'emails' | 'phones'> {
  stays: number;
  lastStay: string | null;
  doNotRent: boolean;
  /** Records with which it is joined. */
  joined: number;
  rank: number;
  sortName: string;
}

/** A place in a list, given by the last entry before the place. */
export type ListPlace = Pick<ListedGuest, 'rank' | 'sortName' | 'id'>;

/** A consent with the name of the person who noted it. */
export interface NamedConsent extends Pick<GuestConsent, 'isGiven' | 'source' | 'at'> {
  by: string | null;
}

/** Shorter skeletons begin too many names. */
const SHORTEST_SKELETON = 2;

const LISTED = `
  SELECT listed.rank, root.sort_name AS "sortName", root.id, root.name, root.company, root.emails, root.phones,
    (SELECT count(*)::int FROM guests own WHERE own.root_id = root.id) - 1 AS joined,
    EXISTS (SELECT 1 FROM guests own WHERE own.root_id = root.id AND own.do_not_rent_reason IS NOT NULL) AS "doNotRent",
    booked.stays, booked."lastStay"
  FROM listed JOIN guests root ON root.id = listed.id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS stays, max(stay.checkin)::text AS "lastStay"
    FROM guests own JOIN guest_bookings link ON link.guest_id = own.id
    JOIN stays stay ON stay.booking_id = link.booking_id AND stay.status IN ('IN_HOUSE', 'DEPARTED')
    WHERE own.root_id = root.id) booked
  ORDER BY listed.rank, root.sort_name, root.id`;

const ALL = `
  WITH listed AS (
    SELECT 0 AS rank, id FROM guests
    WHERE joined_into IS NULL AND ($1::text IS NULL OR (sort_name, id) > ($1, $2::uuid))
    ORDER BY sort_name, id LIMIT $3)
  ${LISTED}`;

// A record that contains the typed words comes before a record whose words only sound alike.
const SEARCHED = `
  WITH matching AS (
    SELECT root_id, min(CASE WHEN searched_text LIKE ALL ($1::text[]) THEN 0 ELSE 1 END) AS rank FROM guests
    WHERE searched_text LIKE ALL ($1::text[]) OR name_skeletons LIKE ALL ($2::text[])
      OR name_skeletons LIKE $8 OR searched_text LIKE ANY ($3::text[])
    GROUP BY root_id),
  listed AS (
    SELECT matching.rank, root.id FROM matching JOIN guests root ON root.id = matching.root_id
    WHERE $4::text IS NULL OR (matching.rank, root.sort_name, root.id) > ($6::int, $4, $5::uuid)
    ORDER BY matching.rank, root.sort_name, root.id LIMIT $7)
  ${LISTED}`;

/** The words of a search as the records store them. */
function searchPatterns(typed: string): {
  words: string[];
  skeletons: string[] | null;
  together: string | null;
} {
  const text = searchedText(typed);
  const words = latinText(text).split(' ').filter(Boolean);
  const skeletons = text.includes('@') ? [] : nameWords(text).map(({ skeleton }) => skeleton);
  const isName = skeletons.length > 0 && skeletons.some((skeleton) => skeleton.length >= SHORTEST_SKELETON);
  return {
    words: words.map((word) => containing(word)),
    skeletons: isName ? skeletons.map((skeleton) => `% ${skeleton}%`) : null,
    // Names are divided in several ways, such as Min-su and Minsu.
    together: isName ? `% ${skeletons.join('')}%` : null,
  };
}

/** Reads and stores records of guests. Only the staff’s operations call what changes a stored record. */
export class GuestRecordRepository {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
  ) {}

  private get country() {
    return this.property.current.countryCode;
  }

  /** A part of the records that match the text, from a place on. Joined records are found under the kept record. */
  list(search: string, after: ListPlace | null, atMost: number): Promise<ListedGuest[]> {
    const manager = this.database.manager;
    if (search.trim() === '') return manager.query(ALL, [after?.sortName ?? null, after?.id ?? null, atMost]);
    const { words, skeletons, together } = searchPatterns(search);
    const phones = phoneSearches(search.trim(), this.country).map((digits) => `%${digits}%`);
    return manager.query(SEARCHED, [
      words,
      skeletons,
      phones,
      after?.sortName ?? null,
      after?.id ?? null,
      after?.rank ?? null,
      atMost,
      together,
    ]);
  }

  find(id: string, manager: EntityManager = this.database.manager): Promise<GuestRecord | null> {
    return findRecord(manager, GuestRecord, 'WHERE id = $1', [id]);
  }

  /** All records of the guest: the kept record first, then the records that are joined with it. */
  groupOf(id: string, manager: EntityManager = this.database.manager): Promise<GuestRecord[]> {
    const condition = `WHERE root_id = (SELECT own.root_id FROM guests own WHERE own.id = $1)
      ORDER BY (joined_into IS NULL) DESC, joined_at, id`;
    return findRecords(manager, GuestRecord, condition, [id]);
  }

  /** Locks records in the order of their ids. A caller that also locks a booking must lock the booking first. */
  lock(manager: EntityManager, ids: readonly string[]): Promise<GuestRecord[]> {
    return findRecords(manager, GuestRecord, 'WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
  }

  async add(manager: EntityManager, form: GuestRecordForm, madeBy: string | null): Promise<GuestRecord> {
    const id = randomUUID();
    const keys = guestKeysOf(form, this.country);
    await insertRecord(manager, GuestRecord, { ...form, ...keys, id, rootId: id, madeBy });
    return this.stored(manager, id);
  }

  /** Writes the form and counts the change. */
  async change(manager: EntityManager, before: GuestRecord, form: GuestRecordForm): Promise<GuestRecord> {
    const keys = guestKeysOf(form, this.country);
    await updateRecord(manager, GuestRecord, before.id, { ...form, ...keys, version: before.version + 1 });
    return this.stored(manager, before.id);
  }

  /**
   * Stores the reason for which the hotel does not rent to the guest, or removes the reason, and counts the change.
   */
  async setDoNotRent(
    manager: EntityManager,
    before: GuestRecord,
    decided: { reason: string; by: string } | null,
  ): Promise<GuestRecord> {
    await manager.query(
      `UPDATE guests SET do_not_rent_reason = $2, do_not_rent_by = $3,
         do_not_rent_since = CASE WHEN $2::text IS NULL THEN NULL ELSE hotel_now() END, version = version + 1
       WHERE id = $1`,
      [before.id, decided?.reason ?? null, decided?.by ?? null],
    );
    return this.stored(manager, before.id);
  }

  async addConsent(
    manager: EntityManager,
    consent: Pick<GuestConsent, 'guestId' | 'isGiven' | 'source' | 'notedBy'>,
  ): Promise<void> {
    await insertRecord(manager, GuestConsent, { ...consent, id: randomUUID() });
  }

  /** What the guest of these records said about marketing, the newest first. */
  consentsOf(ids: readonly string[]): Promise<NamedConsent[]> {
    return this.database.query(
      `SELECT consent.is_given AS "isGiven", consent.source, consent.at, ${staffName('consent.noted_by')} AS by
       FROM guest_consents consent WHERE consent.guest_id = ANY ($1) ORDER BY consent.at DESC, consent.id`,
      [ids],
    );
  }

  /** The names of accounts of the staff. */
  async personOf(account: string | null): Promise<string | null> {
    if (account === null) return null;
    const [row]: { name: string | null }[] = await this.database.query(
      `SELECT ${staffName('account.uid')} AS name FROM (SELECT $1::text AS uid) account`,
      [account],
    );
    return row?.name ?? null;
  }

  /** The details of a booking's guest, as the form of a record. */
  static formOf({
    name,
    email,
    phone,
  }: {
    name: string;
    email: string | null;
    phone: string | null;
  }): GuestRecordForm {
    return {
      name,
      otherNames: [],
      emails: email === null ? [] : [email],
      phones: phone === null ? [] : [phone],
      ...{ birthday: null, address: null, company: null, preferences: null, note: null },
    } satisfies GuestFacts & GuestRecordForm;
  }

  private async stored(manager: EntityManager, id: string): Promise<GuestRecord> {
    const stored = await this.find(id, manager);
    if (!stored) throw new Error(`There is no record of a guest ${id}.`);
    return stored;
  }
}
