import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../platform/database/database';
import type { KeyRing } from '../../platform/secrets/key-ring';
import type { RegisterEntry, RegisterState } from './register-entry.entity';
import {
  missingIn,
  needsForm,
  particularsOf,
  type ParticularName,
  type Particulars,
} from './register.policy';
import type { RegisterRepository } from './register.repository';

/** A person of a stay, as the guest or the desk enters it. The particulars have passed `particularsRules`. */
export interface RegisteredPerson {
  stayId: string;
  /** 1 for the first person of the stay. */
  position: number;
  particulars: Particulars;
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

/** Why nothing of an announcement was stored, or what was. */
export type AnnounceOutcome =
  | { kind: 'Announced'; stored: number; kept: number }
  | { kind: 'RegisterClosed' }
  | { kind: 'RecordNotFound' };

const subjectOf = (id: string): string => `register entry ${id}`;

/** Keeps the register of guests. Everything about a person is sealed before it reaches the database. */
export class RegisterService {
  constructor(
    private readonly database: DataSource,
    private readonly entries: RegisterRepository,
    private readonly ring: KeyRing,
  ) {}

  /** Whether particulars can be stored: `REGISTER_KEYS` is set. */
  get isOpen(): boolean {
    return this.ring.currentId !== null;
  }

  /**
   * Stores what a guest announces about persons of the booking's stays, before the desk has seen a document. A person
   * whom the desk has checked stays as the desk has it, and counts as `kept`.
   */
  async save(bookingId: string, guests: readonly RegisteredPerson[]): Promise<AnnounceOutcome> {
    if (!this.isOpen) return { kind: 'RegisterClosed' };
    return inTransaction(this.database, (manager) => this.saveWithin(manager, bookingId, guests));
  }

  /** Like `save`, in the caller's transaction. */
  async saveWithin(
    manager: EntityManager,
    bookingId: string,
    guests: readonly RegisteredPerson[],
  ): Promise<AnnounceOutcome> {
    if (!this.isOpen) return { kind: 'RegisterClosed' };
    // Always in one order, so that two requests never wait for each other.
    for (const stayId of [...new Set(guests.map(({ stayId: id }) => id))].sort()) {
      const stay = await this.entries.lockStay(manager, stayId);
      if (stay?.bookingId !== bookingId) return { kind: 'RecordNotFound' };
    }
    let stored = 0;
    for (const person of guests) {
      const known = await this.entries.lock(manager, person.stayId, person.position);
      if (known?.state === 'CHECKED') continue;
      await this.store(manager, { ...person, bookingId, known }, { state: 'ANNOUNCED', changedBy: null });
      stored += 1;
    }
    return { kind: 'Announced', stored, kept: guests.length - stored };
  }

  /** The persons of bookings, opened. The caller sees to the right to look and to its audit entry. */
  async read(bookingIds: readonly string[], manager?: EntityManager): Promise<OpenedEntry[]> {
    return (await this.entries.ofBookings(bookingIds, manager)).map((entry) => this.opened(entry));
  }

  /** The persons of a booking, once nobody else changes those of this stay before the caller's transaction ends. */
  async readLocked(manager: EntityManager, bookingId: string, stayId: string): Promise<OpenedEntry[]> {
    await this.entries.lockStay(manager, stayId);
    return this.read([bookingId], manager);
  }

  private async store(
    manager: EntityManager,
    {
      bookingId,
      stayId,
      position,
      particulars,
      known,
    }: RegisteredPerson & {
      bookingId: string;
      known: RegisterEntry | null;
    },
    { state, changedBy }: { state: RegisterState; changedBy: string | null },
  ): Promise<string> {
    const id = known?.id ?? randomUUID();
    const sealed = this.ring.seal(JSON.stringify(particulars), subjectOf(id));
    const entry = {
      id,
      bookingId,
      stayId,
      position,
      state,
      changedBy,
      needsForm: needsForm(particulars),
      ...sealed,
    };
    await (known ? this.entries.change(manager, entry) : this.entries.add(manager, entry));
    return id;
  }

  private opened({ keyId, sealed, ...entry }: RegisterEntry): OpenedEntry {
    const particulars = particularsOf(this.ring.open({ keyId, sealed }, subjectOf(entry.id)));
    return { ...entry, particulars, missing: missingIn(particulars) };
  }
}
