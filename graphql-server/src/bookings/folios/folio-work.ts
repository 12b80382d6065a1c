import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { sentence } from '../../platform/refusals/sentence';
import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { Folio } from './folio.entity';
import type { LineObstacle, LinesOfBooking } from './folio.policy';
import type { FolioRecord, FolioRecords } from './folio-records';
import type { FoliosRepository } from './folios.repository';

/** Why nothing can be done with a folio. */
export type FolioObstacle =
  | LineObstacle
  | 'BOOKING_NOT_CONFIRMED'
  | 'TOO_MANY_FOLIOS'
  | 'FOLIO_OWES_NOTHING_BACK'
  | 'ALREADY_INVOICED'
  | 'FOLIO_ON_ACCOUNT';

export type FolioOutcome =
  | { kind: 'FoliosStored'; folios: FolioRecord[] }
  | { kind: 'FolioRefused'; obstacle: FolioObstacle }
  | { kind: 'FolioUnbalanced'; obstacle: ReturnType<typeof sentence<'BALANCE_DUE' | 'BALANCE_IN_FAVOUR'>> }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** A booking that is locked, with everything that folios depend on. */
export interface LockedFolios extends LinesOfBooking {
  booking: BookingRecord;
  folios: Folio[];
}

type FolioAction =
  | 'openFolio'
  | 'setFolioPayer'
  | 'setFolioRule'
  | 'moveFolioLines'
  | 'splitFolioLine'
  | 'closeFolio'
  | 'reopenFolio'
  | 'refundFolio';

interface FolioWorkNeeds {
  database: DataSource;
  bookings: Pick<BookingRepository, 'findByReference' | 'lockById' | 'readAgain'>;
  folios: Pick<FoliosRepository, 'find' | 'ofBooking'>;
  documents: {
    /** The lines of the booking that are on documents, by id. */
    linesOnDocuments(manager: EntityManager, bookingId: string): Promise<ReadonlySet<number>>;
  };
  records: FolioRecords;
  audit: AuditService;
}

export const refused = (obstacle: FolioObstacle): FolioOutcome => ({ kind: 'FolioRefused', obstacle });

/** Whether the booking has the folio; null is the first one, which every booking has. */
export const hasFolio = ({ folios }: Pick<LockedFolios, 'folios'>, folioId: string | null): boolean =>
  folioId === null || folios.some(({ id }) => id === folioId);

/** Locks a booking with its folios for a piece of work, notes the work in the activity log, and reads its outcome. */
export class FolioWork {
  constructor(private readonly needs: FolioWorkNeeds) {}

  /** Does the work for the booking of this reference, in one transaction. */
  async withReference(
    reference: string,
    work: (manager: EntityManager, locked: LockedFolios) => Promise<FolioOutcome>,
  ): Promise<FolioOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    return found ? this.withBooking(found.id, work) : { kind: 'RecordNotFound' };
  }

  /** Does the work for a further folio, in one transaction. */
  async withFolio(
    folioId: string,
    work: (manager: EntityManager, locked: LockedFolios, folio: Folio) => Promise<FolioOutcome>,
  ): Promise<FolioOutcome> {
    const found = await this.needs.folios.find(folioId);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.bookingId, async (manager, locked) => {
      const folio = locked.folios.find(({ id }) => id === folioId);
      return folio ? work(manager, locked, folio) : { kind: 'RecordNotFound' };
    });
  }

  private withBooking(
    bookingId: string,
    work: (manager: EntityManager, locked: LockedFolios) => Promise<FolioOutcome>,
  ): Promise<FolioOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<FolioOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (!booking) return { kind: 'RecordNotFound' };
      const folios = await this.needs.folios.ofBooking(bookingId, manager);
      const closed = new Set(folios.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id));
      const onDocuments = await this.needs.documents.linesOnDocuments(manager, bookingId);
      return work(manager, { booking, folios, closed, onDocuments, lines: booking.lines });
    });
  }

  /** Writes into the activity log. The entry outlives the booking, so it contains no name. */
  async note(
    manager: EntityManager,
    who: Staff,
    { id, reference }: BookingRecord,
    action: FolioAction,
    details: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    const noted = { who, action, details: { reference, ...details } } as const;
    await this.needs.audit.noteChange(manager, noted, { recordId: id, before: {}, after: details });
  }

  /** The folios as they are now. */
  async stored(manager: EntityManager, booking: BookingRecord): Promise<FolioOutcome> {
    await this.needs.bookings.readAgain(manager, booking);
    return { kind: 'FoliosStored', folios: await this.needs.records.recordsOf(manager, booking) };
  }
}
