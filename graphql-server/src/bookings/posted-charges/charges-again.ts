import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../core/booking-record';
import type { FolioRepository } from '../folio/folio.repository';
import type { PostedChargeRepository } from './posted-charge.repository';

/**
 * Puts the charges of stays on the bill again when a cancellation is taken back, or when a guest arrives after all. A charge that
 * the staff took back stays off the bill.
 */
export class ChargesAgain {
  constructor(
    private readonly charges: PostedChargeRepository,
    private readonly folio: Pick<FolioRepository, 'addPosted'>,
  ) {}

  /** `changeId` names the change of the booking that writes the lines; null for lines of their own. */
  async ofStays(
    manager: EntityManager,
    booking: Pick<BookingRecord, 'id' | 'lines'>,
    stayIds: readonly string[],
    changeId: string | null,
  ): Promise<void> {
    for (const charge of await this.charges.ofBooking(booking.id, manager)) {
      const isOffWithItsStay = charge.takenBackAt !== null && charge.takenBackReason === null;
      if (!isOffWithItsStay || !stayIds.includes(charge.stayId)) continue;
      const line = booking.lines.find(({ id }) => id === charge.lineId);
      if (!line?.posted) throw new Error(`The charge ${charge.id} has no line.`);
      const { posted } = line;
      const { stayId, lineId } = charge;
      const again = await this.folio.addPosted(manager, booking.id, { ...line, stayId, posted }, changeId);
      await this.charges.follow(manager, new Map([[lineId, again]]));
    }
  }
}
