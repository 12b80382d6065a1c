import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import type { GuestHistoryReadModel, GuestFigures, HistoryBooking } from './guest-history.read-model';
import type { GuestMatch, GuestMatches } from './guest-matches.repository';
import type { GuestRecord } from './guest-record.entity';
import { consentRules, doNotRentRules, guestRecordRules, type GuestRecordForm } from './guest-record.policy';
import type { GuestRecordRepository, ListedGuest, ListPlace, NamedConsent } from './guest-record.repository';

type Saved = { kind: 'GuestRecordSaved'; stored: GuestRecord };
type Changed = { kind: 'GuestRecordChanged'; stored: GuestRecord };
type Joined = { kind: 'GuestRecordJoined'; into: string; name: string };

/** Why a record was not changed. */
export type NotChanged = Changed | Joined | RecordNotFoundOutcome;
export type EditOutcome = Saved | NotChanged | InvalidInputOutcome;

/** Everything that the page of a record shows. */
export interface WholeGuest {
  record: GuestRecord;
  joined: GuestRecord[];
  figures: GuestFigures;
  history: HistoryBooking[];
  consents: NamedConsent[];
  looksLike: GuestMatch[];
}

interface GuestRecordServiceNeeds {
  database: DataSource;
  guests: GuestRecordRepository;
  history: GuestHistoryReadModel;
  matches: GuestMatches;
  rights: Pick<StaffDirectory, 'holds'>;
  audit: Pick<AuditService, 'noteChange'>;
}

/** The columns of the form. */
const FIELDS = [
  ...['name', 'otherNames', 'emails', 'phones', 'birthday'],
  ...['address', 'company', 'preferences', 'note'],
] as readonly (keyof GuestRecordForm)[];

/** What the staff know of guests. */
export class GuestRecordService {
  constructor(private readonly needs: GuestRecordServiceNeeds) {}

  /** A part of the records that match the text. */
  list(search: string, after: ListPlace | null, atMost: number): Promise<ListedGuest[]> {
    return this.needs.guests.list(search, after, atMost);
  }

  /**
   * The record, or the record into which it was joined, with its bookings, notes and consents; null for an unknown
   * record.
   */
  async whole(id: string): Promise<WholeGuest | null> {
    const { guests, history, matches } = this.needs;
    const [record, ...joined] = await guests.groupOf(id);
    if (!record) return null;
    const all = [record, ...joined].map((one) => one.id);
    const [figures, bookings, consents, found] = await Promise.all([
      history.figuresOf(record.id),
      history.historyOf(record.id),
      guests.consentsOf(all),
      matches.of(record, [record.id]),
    ]);
    const differing = new Set(await matches.differingFrom(record.id));
    const looksLike = found.filter((match) => !differing.has(match.record.rootId));
    return { record, joined, figures, history: bookings, consents, looksLike };
  }

  /** The name of a member of the staff. */
  personOf(account: string | null): Promise<string | null> {
    return this.needs.guests.personOf(account);
  }

  add(who: Staff, input: object, today: PlainDate): Promise<Saved | InvalidInputOutcome> {
    const form = readInput(guestRecordRules(today), input);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    return inTransaction(this.needs.database, async (manager): Promise<Saved> => {
      const stored = await this.needs.guests.add(manager, form.value, who.uid);
      await this.note(manager, who, 'addGuestRecord', { id: stored.id, details: {} });
      return { kind: 'GuestRecordSaved', stored };
    });
  }

  /** Replaces the content of a record if it still has the version that the form was opened with. */
  edit(
    who: Staff,
    id: string,
    input: object,
    at: { version: number; today: PlainDate },
  ): Promise<EditOutcome> {
    const form = readInput(guestRecordRules(at.today), input);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    return this.change(id, at.version, async (manager, before) => {
      const stored = await this.needs.guests.change(manager, before, form.value);
      const fields = FIELDS.filter(
        (field) => JSON.stringify(before[field]) !== JSON.stringify(form.value[field]),
      );
      await this.note(manager, who, 'editGuestRecord', { id, details: { fields } });
      return { kind: 'GuestRecordSaved', stored };
    });
  }

  /**
   * Stores the reason for which the hotel does not rent to a guest. Without a reason the hotel rents to the guest
   * again, which needs a permission.
   */
  setDoNotRent(who: Staff, id: string, input: object, version: number): Promise<EditOutcome> {
    const form = readInput(doNotRentRules, input);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    const { reason } = form.value;
    return this.change(id, version, async (manager, before): Promise<EditOutcome> => {
      if (before.doNotRentReason !== null && !(await this.mayOverride(manager, who)))
        return { kind: 'InvalidInput', faults: [fieldFault('reason', 'RENTING_AGAIN_NEEDS_RIGHT')] };
      const decided = reason === null ? null : { reason, by: who.uid };
      const stored = await this.needs.guests.setDoNotRent(manager, before, decided);
      await this.note(manager, who, 'setDoNotRent', { id, details: { doNotRent: reason !== null } });
      return { kind: 'GuestRecordSaved', stored };
    });
  }

  /** Stores that the guest consents to marketing, or withdraws the consent. */
  setConsent(
    who: Staff,
    id: string,
    input: { isGiven: boolean; source: string },
  ): Promise<Saved | Joined | RecordNotFoundOutcome | InvalidInputOutcome> {
    const form = readInput(consentRules, input);
    if (!form.ok) return Promise.resolve({ kind: 'InvalidInput', faults: form.faults });
    const { isGiven } = input;
    return inTransaction(this.needs.database, async (manager) => {
      const open = await this.open(manager, id);
      if ('kind' in open) return open;
      await this.needs.guests.addConsent(manager, { guestId: id, isGiven, ...form.value, notedBy: who.uid });
      await this.note(manager, who, 'setGuestConsent', { id, details: { isGiven } });
      return { kind: 'GuestRecordSaved', stored: open };
    });
  }

  private mayOverride(manager: EntityManager, { uid }: Staff): Promise<boolean> {
    return this.needs.rights.holds(manager, uid, 'guests.override');
  }

  /** The locked record, or why nobody can change it. */
  private async open(
    manager: EntityManager,
    id: string,
  ): Promise<GuestRecord | Joined | RecordNotFoundOutcome> {
    const [record] = await this.needs.guests.lock(manager, [id]);
    return record ? openOrJoined(manager, this.needs.guests, record) : { kind: 'RecordNotFound' };
  }

  private change(
    id: string,
    version: number,
    work: (manager: EntityManager, before: GuestRecord) => Promise<EditOutcome>,
  ): Promise<EditOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<EditOutcome> => {
      const before = await this.open(manager, id);
      if ('kind' in before) return before;
      if (before.version !== version) return { kind: 'GuestRecordChanged', stored: before };
      return work(manager, before);
    });
  }

  /** The audit entry outlives the record, so it names only the fields. */
  private note(
    manager: EntityManager,
    who: Staff,
    action: 'addGuestRecord' | 'editGuestRecord' | 'setDoNotRent' | 'setGuestConsent',
    { id, details }: { id: string; details: object },
  ): Promise<void> {
    return this.needs.audit.noteChange(
      manager,
      { who, action, details },
      { recordId: id, before: {}, after: {} },
    );
  }
}

/** The record, or the record into which it was joined, because only a kept record is changed. */
export async function openOrJoined(
  manager: EntityManager,
  guests: GuestRecordRepository,
  record: GuestRecord,
): Promise<GuestRecord | Joined> {
  if (record.joinedInto === null) return record;
  const kept = await guests.find(record.rootId, manager);
  return { kind: 'GuestRecordJoined', into: record.rootId, name: kept?.name ?? '' };
}
