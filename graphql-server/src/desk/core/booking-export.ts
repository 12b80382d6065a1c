import type { AuditService } from '../../access/audit/audit.service';
import type { Staff } from '../../access/accounts/authorisation';
import { BookingTable } from './booking-table';
import type { DeskFilter, DeskReadModel } from './desk.read-model';

/** The number of bookings that are in memory at once. It keeps each statement short. */
const BOOKINGS_OF_A_PART = 1_000;

export const BOOKINGS_FILE = 'bookings.csv';

/** The table of bookings, however many there are. */
export class BookingExport {
  constructor(
    private readonly desk: DeskReadModel,
    private readonly audit: AuditService,
  ) {}

  /**
   * The parts of the file, in order. Which bookings it has is read at once; each of them is as it is when its part is read.
   * The export is noted in the activity before it begins.
   */
  async *parts(who: Staff, filter: DeskFilter, timeZone: string): AsyncGenerator<string, void> {
    const ids = await this.desk.idsOf(filter);
    await this.audit.noteExport({ who, action: 'exportGuestBookings', details: { filter } }, ids.length);
    const table = new BookingTable(timeZone, filter);
    yield table.heading();
    for (let first = 0; first < ids.length; first += BOOKINGS_OF_A_PART)
      yield table.rows(await this.desk.byIds(ids.slice(first, first + BOOKINGS_OF_A_PART)));
    yield table.totals();
  }
}
