import type { EntityManager } from 'typeorm';
import { chargesOf, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { BookingEmails } from '../core/booking-emails.service';
import { mailedStay } from '../core/mailed-stay';
import { queueMails } from '../../mails/notifications/mail-queue';
import type { ChangeMailData, MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { rupees, writeMoney } from '../../platform/money/money';
import { dateInZone, timeInWords, timeOfDayInZone } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import { isLive } from '../../selling/stays/stay.states';
import type { BookingChange } from './booking-change.entity';
import { addedToBalance, dueOf } from './booking-change.policy';
import type { BookingChangeRepository } from './booking-change.repository';

/** Queues the mails to guest and hotel in the transaction that changes the booking. */
export function queueChangeMails(
  manager: EntityManager,
  { status }: Pick<BookingRecord, 'status'>,
  { id: changeId, bookingId }: Pick<BookingChange, 'id' | 'bookingId'>,
): Promise<void> {
  // The guest of a tentative booking reads which rooms are kept now, and until when.
  const kept = { kind: 'option kept', bookingId, again: changeId } as const;
  const changed = { kind: 'booking changed', bookingId, changeId } as const;
  const forHotel = { kind: 'change for the hotel', bookingId, changeId } as const;
  return queueMails(manager, [status === 'TENTATIVE' ? kept : changed, forHotel]);
}

const amountOrNull = (paise: number): string | null => (paise > 0 ? writeMoney(rupees(paise)) : null);

/** Reads the data of mails about changed bookings. */
export class BookingChangeEmails {
  constructor(
    private readonly changes: BookingChangeRepository,
    private readonly bookings: BookingRepository,
    private readonly bookingEmails: BookingEmails,
    private readonly property: PropertySource,
  ) {}

  async guestNotice({ changeId }: QueuedMailOf<'booking changed'>): Promise<MailData> {
    return { kind: 'booking changed', ...(await this.changedData(changeId)) };
  }

  async hotelNotice({ changeId }: QueuedMailOf<'change for the hotel'>): Promise<MailData> {
    return { kind: 'change for the hotel', ...(await this.changedData(changeId)) };
  }

  /** Null once the change is paid or has lapsed, because nobody needs to pay then. */
  async paymentRequest({ changeId }: QueuedMailOf<'change to pay'>): Promise<MailData | null> {
    const change = await this.changes.findById(changeId);
    if (change?.status !== 'HELD' || !change.holdExpiresAt) return null;
    const { timeZone } = this.property.current;
    return {
      kind: 'change to pay',
      booking: await this.bookingEmails.mailDataOf(change.bookingId),
      changeId,
      wanted: change.plan.stays.map(mailedStay),
      amount: writeMoney(rupees(dueOf(change))),
      until: {
        day: dateInZone(change.holdExpiresAt, timeZone),
        time: timeInWords(timeOfDayInZone(change.holdExpiresAt, timeZone)),
      },
    };
  }

  private async changedData(changeId: string): Promise<ChangeMailData> {
    const change = await this.changes.findById(changeId);
    const booking = change && (await this.bookings.findById(change.bookingId));
    if (!booking) throw new Error(`There is no change ${changeId}.`);
    const live = booking.stays.filter(isLive);
    // The booking may have been cancelled since.
    const told = (live.length > 0 ? live : booking.stays).map(({ id }) => id);
    return {
      booking: await this.bookingEmails.mailDataOf(booking.id, told),
      changeId,
      byStaff: change.actorKind === 'staff',
      reason: change.reason,
      before: change.before.map(mailedStay),
      charge: amountOrNull(change.chargePaise),
      paid: change.orderId === null ? null : amountOrNull(dueOf(change)),
      dueLater: amountOrNull(addedToBalance(change)),
      refund: amountOrNull(change.refundPaise),
      totalNow: writeMoney(rupees(chargesOf(booking))),
    };
  }
}
