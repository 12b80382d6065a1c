import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { isRecordId } from '../../pages/records/record-id';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { SealedTextError, type KeyRing } from '../../platform/secrets/key-ring';
import type { RegisterEntry, RegisterState } from './register-entry.entity';
import type { FilingKind } from './register-filing.entity';
import { missingFaults, missingIn, needsForm, particularsOf } from './register.policy';
import type { ParticularName, Particulars } from './register.policy';
import type { DueFiling, IncompleteStay, RegisterReadModel, StayOfRegister } from './register.read-model';
import type { RegisterRepository } from './register.repository';

/** A person of a stay, as the guest or the desk enters it. The particulars have passed `particularsRules`. */
export interface RegisteredPerson {
  stayId: string;
  /** 1 for the first person of the stay. */
  position: number;
  particulars: Particulars;
}

/** A person whom the desk enters. */
interface PersonAtDesk extends RegisteredPerson {
  /** The version of the entry that the person at the desk saw; 0 for a new entry. */
  seenVersion: number;
  /** Whether the desk has seen the document, and the particulars are complete. */
  isChecked: boolean;
  /** Whether the person at the desk may read what somebody else has stored meanwhile. */
  mayRead: boolean;
}

/** A person of the register, opened. */
export interface OpenedEntry extends Pick<
  RegisterEntry,
  'id' | 'bookingId' | 'stayId' | 'position' | 'state' | 'needsForm' | 'version' | 'changedAt' | 'changedBy'
> {
  particulars: Particulars;
  /** What is missing still. */
  missing: ParticularName[];
}

/** The register of a stay, opened. */
export interface OpenedStay {
  stay: StayOfRegister;
  persons: OpenedEntry[];
  filings: DueFiling[];
}

/** A record that Form III was filed, or that a mistaken record is taken back (`number` is null). */
interface NewFiling {
  entryId: string;
  kind: FilingKind;
  filed: { number: string; filedAt: Date } | null;
}

/** The refusal when the server lacks the key that stores or opens particulars. */
interface RegisterClosedOutcome {
  kind: 'RegisterClosed';
}

export type AnnounceOutcome =
  { kind: 'Announced'; stored: number; kept: number } | RegisterClosedOutcome | RecordNotFoundOutcome;

type LookOutcome = ({ kind: 'RegisterOfStay' } & OpenedStay) | RegisterClosedOutcome | RecordNotFoundOutcome;

type WriteOutcome =
  | { kind: 'RegisterPersonStored'; person: OpenedEntry }
  | { kind: 'RegisterPersonElsewhere'; person: OpenedEntry }
  | { kind: 'RegisterPersonHidden' }
  | RegisterClosedOutcome
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type FileOutcome =
  | { kind: 'FilingStored'; entryId: string }
  | { kind: 'FilingTooEarly' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

interface RegisterNeeds {
  database: DataSource;
  entries: RegisterRepository;
  stays: RegisterReadModel;
  ring: KeyRing;
  tasks: TaskRepository;
  audit: AuditService;
}

const subjectOf = (id: string): string => `register entry ${id}`;

/** The subject of the task about a late filing. */
const lateSubject = (entryId: string, kind: FilingKind): string => `${entryId} ${kind}`;

/** The most entries that are sealed again in one transaction. */
const SEALED_AT_ONCE = 100;

/** Keeps the register of guests. Everything about a person is sealed before it reaches the database. */
export class RegisterService {
  constructor(private readonly needs: RegisterNeeds) {}

  /** Whether particulars can be stored: `REGISTER_KEYS` is set. */
  get isOpen(): boolean {
    return this.needs.ring.currentId !== null;
  }

  /**
   * Stores what a guest announces about persons of the booking's stays, before the desk has seen a document. Persons
   * whom the desk has checked do not change, and count as `kept`.
   */
  save(bookingId: string, guests: readonly RegisteredPerson[]): Promise<AnnounceOutcome> {
    return inTransaction(this.needs.database, (manager) => this.saveWithin(manager, bookingId, guests));
  }

  /** Like `save`, in the caller's transaction. */
  async saveWithin(
    manager: EntityManager,
    bookingId: string,
    guests: readonly RegisteredPerson[],
  ): Promise<AnnounceOutcome> {
    if (!this.isOpen) return { kind: 'RegisterClosed' };
    const { entries } = this.needs;
    // Always locks in one order, so that two requests never wait for each other.
    for (const stayId of [...new Set(guests.map(({ stayId: id }) => id))].toSorted()) {
      const stay = await entries.lockStay(manager, stayId);
      const beyond = guests.some((guest) => guest.stayId === stayId && guest.position > (stay?.guests ?? 0));
      if (stay?.bookingId !== bookingId || beyond) return { kind: 'RecordNotFound' };
    }
    let stored = 0;
    for (const person of guests) {
      const known = await entries.lock(manager, person.stayId, person.position);
      if (known?.state === 'CHECKED') continue;
      await this.store(manager, person, { bookingId, known, state: 'ANNOUNCED', changedBy: null });
      stored += 1;
    }
    return { kind: 'Announced', stored, kept: guests.length - stored };
  }

  /**
   * Opens the particulars of the persons of bookings. The caller must check the right and write the audit entry.
   * Throws `SealedTextError` without the key of an entry.
   */
  async read(bookingIds: readonly string[]): Promise<OpenedEntry[]> {
    return (await this.needs.entries.ofBookings(bookingIds)).map((entry) => this.opened(entry));
  }

  /** Like `read`, but null when the register lacks the key of an entry, or has no key at all. */
  async readIfOpen(bookingIds: readonly string[], manager?: EntityManager): Promise<OpenedEntry[] | null> {
    return this.isOpen ? this.openedOrNull(await this.needs.entries.ofBookings(bookingIds, manager)) : null;
  }

  /**
   * Like `readIfOpen` for a booking. Locks the stay, so that nobody else changes its persons until the transaction
   * ends.
   */
  async readLocked(manager: EntityManager, bookingId: string, stayId: string): Promise<OpenedEntry[] | null> {
    await this.needs.entries.lockStay(manager, stayId);
    return this.readIfOpen([bookingId], manager);
  }

  /** The register of a stay, for a person at the desk. Each look is in the audit log. */
  async look(who: Staff, stayId: string): Promise<LookOutcome> {
    if (!isRecordId(stayId)) return { kind: 'RecordNotFound' };
    const { database, entries, stays } = this.needs;
    return inTransaction(database, async (manager): Promise<LookOutcome> => {
      const stay = await stays.stay(manager, stayId);
      if (!stay) return { kind: 'RecordNotFound' };
      const sealed = await entries.ofStay(manager, stayId);
      const persons = this.openedOrNull(sealed);
      if (!persons) return { kind: 'RegisterClosed' };
      const filings = await stays.filingsOf(manager, stayId);
      await this.noteLook(manager, who, stay, persons);
      return { kind: 'RegisterOfStay', stay, persons, filings };
    });
  }

  /** Stores what the desk enters about a person, unless somebody else has changed it since. */
  async write(who: Staff, person: PersonAtDesk): Promise<WriteOutcome> {
    const { stayId, position, particulars, seenVersion, isChecked } = person;
    if (!this.isOpen) return { kind: 'RegisterClosed' };
    if (!isRecordId(stayId)) return { kind: 'RecordNotFound' };
    const missing = isChecked ? missingFaults(particulars) : [];
    if (missing.length > 0) return { kind: 'InvalidInput', faults: missing };
    const { database, entries, audit } = this.needs;
    return inTransaction(database, async (manager): Promise<WriteOutcome> => {
      const stay = await entries.lockStay(manager, stayId);
      if (!stay || position > stay.guests) return { kind: 'RecordNotFound' };
      const known = await entries.lock(manager, stayId, position);
      if ((known?.version ?? 0) !== seenVersion) return this.elsewhere(manager, who, person, known);
      const state = isChecked ? 'CHECKED' : 'ANNOUNCED';
      const { bookingId } = stay;
      await this.store(manager, person, { bookingId, known, state, changedBy: who.uid });
      const stored = await entries.lock(manager, stayId, position);
      if (!stored) throw new Error('The entry of the register was not stored.');
      // The audit entry outlives the register, so it contains nothing about the person.
      const change = { recordId: bookingId, before: { state: known?.state ?? null }, after: { state } };
      await audit.noteChange(
        manager,
        { who, action: 'saveRegisterPerson', details: { stayId, position } },
        change,
      );
      return { kind: 'RegisterPersonStored', person: this.opened(stored) };
    });
  }

  /**
   * The forms that must be filed or were filed lately, and the stays whose particulars are missing. Opens no
   * particulars.
   */
  async due(): Promise<{ filings: DueFiling[]; incomplete: IncompleteStay[] }> {
    const { stays } = this.needs;
    return { filings: await stays.due(), incomplete: await stays.incomplete() };
  }

  /** Records that Form III was filed, or takes a mistaken record back. */
  async file(who: Staff, { entryId, kind, filed }: NewFiling, now: Date): Promise<FileOutcome> {
    if (!isRecordId(entryId)) return { kind: 'RecordNotFound' };
    if (filed && filed.filedAt > now)
      return { kind: 'InvalidInput', faults: [fieldFault('filedAt', 'FILED_LATER')] };
    const { database, entries, stays, tasks, audit } = this.needs;
    return inTransaction(database, async (manager): Promise<FileOutcome> => {
      const entry = await entries.lockById(manager, entryId);
      if (!entry) return { kind: 'RecordNotFound' };
      const due = await stays.filingsOf(manager, entry.stayId);
      const isDue = due.some((one) => one.entryId === entryId && one.kind === kind);
      if (!isDue) return { kind: 'FilingTooEarly' };
      const before = await entries.filingOf(manager, entryId, kind);
      if (isSame(before, filed)) return { kind: 'FilingStored', entryId };
      // Somebody else has filed it meanwhile: neither number may be lost.
      if (before && filed && before.number !== filed.number) return filedAlready(before.number);
      const { number, filedAt } = filed ?? { number: null, filedAt: null };
      await entries.addFiling(manager, {
        ...{ id: randomUUID(), entryId, kind },
        ...{ number, filedAt, recordedBy: who.uid },
      });
      if (filed) await tasks.endAbout(manager, lateSubject(entryId, kind), ['FORM_LATE']);
      const details = { kind, position: entry.position };
      const change = { recordId: entry.bookingId, before: before ?? {}, after: filed ?? {} };
      await audit.noteChange(manager, { who, action: 'recordFiling', details }, change);
      return { kind: 'FilingStored', entryId };
    });
  }

  /** Adds a task for each form that should have been filed by now. A task that was finished by hand does not come back. */
  async remindOfLate(): Promise<void> {
    const { database, stays, tasks } = this.needs;
    await inTransaction(database, async (manager) => {
      for (const { entryId, kind, bookingId, roomNumber } of await stays.late(manager))
        await tasks.addOnce(manager, {
          ...{ kind: 'FORM_LATE', bookingId, subject: lateSubject(entryId, kind) },
          parameters: { filing: kind, roomNumber: roomNumber ?? '' },
        });
    });
  }

  /** Seals entries of earlier keys again with the current key, and returns their number. */
  async sealAgain(): Promise<number> {
    const { database, ring } = this.needs;
    if (ring.earlierIds.length === 0) return 0;
    for (let total = 0; ;) {
      const sealed = await inTransaction(database, (manager) => this.sealSomeAgain(manager));
      total += sealed;
      if (sealed < SEALED_AT_ONCE) return total;
    }
  }

  private async sealSomeAgain(manager: EntityManager): Promise<number> {
    const { entries, ring } = this.needs;
    const locked = await entries.lockSealedBy(manager, ring.earlierIds, SEALED_AT_ONCE);
    const anew = locked.map(({ id, keyId, sealed }) => {
      const text = ring.open({ keyId, sealed }, subjectOf(id));
      return { id, ...ring.seal(text, subjectOf(id)) };
    });
    await entries.sealAgain(manager, anew);
    return locked.length;
  }

  private async store(
    manager: EntityManager,
    { stayId, position, particulars }: RegisteredPerson,
    known: { bookingId: string; known: RegisterEntry | null; state: RegisterState; changedBy: string | null },
  ): Promise<void> {
    const { entries, ring } = this.needs;
    const { bookingId, state, changedBy } = known;
    const id = known.known?.id ?? randomUUID();
    const sealed = ring.seal(JSON.stringify(particulars), subjectOf(id));
    const entry = {
      ...{ id, bookingId, stayId, position, state, changedBy },
      needsForm: needsForm(particulars),
      ...sealed,
    };
    await (known.known ? entries.change(manager, entry) : entries.add(manager, entry));
  }

  /** What somebody else has stored meanwhile. To show it is a look. */
  private async elsewhere(
    manager: EntityManager,
    who: Staff,
    { stayId, mayRead }: PersonAtDesk,
    known: RegisterEntry | null,
  ): Promise<WriteOutcome> {
    const stay = await this.needs.stays.stay(manager, stayId);
    if (!known || !stay) return { kind: 'RecordNotFound' };
    if (!mayRead) return { kind: 'RegisterPersonHidden' };
    const [person] = this.openedOrNull([known]) ?? [];
    if (!person) return { kind: 'RegisterClosed' };
    await this.noteLook(manager, who, stay, [person]);
    return { kind: 'RegisterPersonElsewhere', person };
  }

  private noteLook(
    manager: EntityManager,
    who: Staff,
    { reference, bookingId }: StayOfRegister,
    persons: readonly OpenedEntry[],
  ): Promise<void> {
    const details = { reference, persons: persons.map(({ position }) => position) };
    const looked = { recordId: bookingId, before: {}, after: {} };
    return this.needs.audit.noteChange(manager, { who, action: 'registerOfStay', details }, looked);
  }

  private opened({ keyId, sealed, ...entry }: RegisterEntry): OpenedEntry {
    const particulars = particularsOf(this.needs.ring.open({ keyId, sealed }, subjectOf(entry.id)));
    return { ...entry, particulars, missing: missingIn(particulars) };
  }

  /** Null when the key of an entry is missing. */
  private openedOrNull(entries: readonly RegisterEntry[]): OpenedEntry[] | null {
    try {
      return entries.map((entry) => this.opened(entry));
    } catch (error) {
      if (error instanceof SealedTextError) return null;
      throw error;
    }
  }
}

const filedAlready = (number: string): FileOutcome => ({
  kind: 'InvalidInput',
  faults: [fieldFault('number', 'FORM_FILED', { number })],
});

function isSame(before: NewFiling['filed'], after: NewFiling['filed']): boolean {
  if (!before || !after) return before === after;
  return before.number === after.number && before.filedAt.getTime() === after.filedAt.getTime();
}
