import type { EntityManager } from 'typeorm';
import type { BookedStay, BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import type { PromotionUses } from '../core/promotion-uses';
import type { MoneyBack } from '../cancellations/money-back';
import type { FolioRepository } from '../folio/folio.repository';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { Actor } from '../../platform/states/actor';
import { firstStayOf } from '../../selling/quotes/quote';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { StayRepository } from '../../selling/stays/stay.repository';
import { queueChangeMails } from './booking-change-emails.service';
import type { BookingChange, PlannedStay } from './booking-change.entity';
import { givenUpBy, nightsInRooms } from './change-plan';

interface ChangeApplicationNeeds {
  bookings: BookingRepository;
  bookingService: BookingService;
  stays: StayRepository;
  roomNights: RoomNightRepository;
  folio: FolioRepository;
  payments: PaymentRepository;
  moneyBack: MoneyBack;
  promotions: PromotionUses;
}

/** Carries out a change in the caller's transaction: stays, nights, folio, refunds and mails. */
export class ChangeApplication {
  constructor(private readonly needs: ChangeApplicationNeeds) {}

  /** Applies the plan to its locked booking. The rooms of the plan must be free, or held for this change. */
  async apply(
    manager: EntityManager,
    booking: BookingRecord,
    change: BookingChange,
    actor: Actor,
    now: Date,
  ): Promise<void> {
    await this.moveStays(manager, booking, change, actor);
    await this.writeFolio(manager, booking, change);
    const { promotion } = change.plan;
    if (booking.promotion && promotion !== undefined)
      await this.needs.promotions.replace(manager, booking.id, promotion);
    await this.needs.bookings.countCalendarChange(manager, booking, now);
    if (change.refundPaise > 0) {
      const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
      const cause = { actor, reason: 'changed' };
      const { unplaced } = await this.needs.moneyBack.send(
        manager,
        booking.id,
        change.refundPaise,
        kept,
        cause,
      );
      await this.needs.folio.writeOff(manager, booking.id, unplaced, change.id);
    }
    await queueChangeMails(manager, booking, change);
  }

  private async moveStays(
    manager: EntityManager,
    booking: BookingRecord,
    { id, plan, holdExpiresAt }: BookingChange,
    actor: Actor,
  ): Promise<void> {
    const further = plan.stays.filter(({ isNew }) => isNew);
    if (holdExpiresAt) await this.needs.roomNights.releaseChange(manager, id);
    const givenUp = givenUpBy(plan);
    await this.needs.roomNights.releaseNights(
      manager,
      givenUp.filter(({ from }) => from === null).map(({ stayId }) => ({ id: stayId })),
    );
    for (const { stayId, from } of givenUp)
      if (from) await this.needs.roomNights.releaseNightsFrom(manager, stayId, from);
    // Added first, so that the booking always has a stay, even when the change removes all earlier ones.
    await this.needs.stays.addTo(manager, booking.id, further);
    booking.stays.push(...further.map((stay) => furtherStay(stay, firstStayOf(booking))));
    const cause = { actor, reason: 'left out of the changed booking' };
    const ended = plan.leftOut.map(
      (stay) => ({ id: stay.id, as: 'CANCELLED', keptPaise: stay.keptPaise }) as const,
    );
    await this.needs.bookingService.endStays(manager, booking, ended, cause);
    await this.needs.stays.change(
      manager,
      plan.stays.filter(({ isNew }) => !isNew),
    );
    const taken = plan.stays.flatMap((stay) =>
      nightsInRooms(stay).map((nights) => ({ ...nights, id: stay.id })),
    );
    await this.needs.roomNights.takeNights(manager, taken);
  }

  private async writeFolio(
    manager: EntityManager,
    { id: bookingId }: BookingRecord,
    { id, plan, writtenOffPaise }: BookingChange,
  ): Promise<void> {
    const leftOut = plan.leftOut.map((stay) => stay.id);
    await this.needs.folio.reverseLines(
      manager,
      bookingId,
      plan.stays.flatMap(({ reverses }) => reverses),
      id,
    );
    const added = plan.stays.map((stay) => ({ stayId: stay.id, lines: stay.added }));
    await this.needs.folio.addSold(manager, bookingId, added, id);
    const kept = plan.stays.flatMap(({ charges }) => charges);
    await this.needs.folio.addCharges(manager, bookingId, kept, id);
    // The lines are reversed as by a cancellation, so that the nights of a removed stay still count as agreed.
    if (leftOut.length > 0) await this.needs.folio.reverseStays(manager, bookingId, leftOut);
    await this.needs.folio.addCharges(
      manager,
      bookingId,
      plan.leftOut.flatMap(({ charges }) => charges),
    );
    await this.needs.folio.writeOff(manager, bookingId, writtenOffPaise, id);
  }
}

/** A further room is sold on the rate plan of the first stay. */
function furtherStay(
  { id, roomId, roomType, roomTitle, checkin, checkout, guests, children = [] }: PlannedStay,
  { plan, planName, policy, includedExtras }: BookedStay,
): BookedStay {
  const untouched = {
    guestName: null,
    status: 'EXPECTED',
    keptPaise: null,
    roomIds: null,
    deadlines: null,
  } as const;
  const unchanged = { passedSteps: 0, leastChargePaise: 0 };
  const sold = { children, plan, planName, policy, includedExtras };
  return { id, roomId, roomType, roomTitle, checkin, checkout, guests, ...sold, ...untouched, ...unchanged };
}
