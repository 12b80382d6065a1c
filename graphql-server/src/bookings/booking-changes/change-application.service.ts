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

/** Carries out a change in the caller's transaction: stays, nights, folio, refunds and mails. */
export class ChangeApplication {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly stays: StayRepository,
    private readonly roomNights: RoomNightRepository,
    private readonly folio: FolioRepository,
    private readonly payments: PaymentRepository,
    private readonly moneyBack: MoneyBack,
    private readonly promotions: PromotionUses,
  ) {}

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
      await this.promotions.replace(manager, booking.id, promotion);
    await this.bookings.countCalendarChange(manager, booking, now);
    if (change.refundPaise > 0) {
      const kept = await this.payments.lockKeptOf(manager, booking.id);
      const cause = { actor, reason: 'changed' };
      const unplaced = await this.moneyBack.send(manager, booking.id, change.refundPaise, kept, cause);
      await this.folio.writeOff(manager, booking.id, unplaced, change.id);
    }
    await queueChangeMails(manager, booking, change);
  }

  private async moveStays(
    manager: EntityManager,
    booking: BookingRecord,
    { id, plan }: BookingChange,
    actor: Actor,
  ): Promise<void> {
    const further = plan.stays.filter(({ isNew }) => isNew);
    await this.roomNights.releaseChange(manager, id);
    const givenUp = givenUpBy(plan);
    await this.roomNights.releaseNights(
      manager,
      givenUp.filter(({ from }) => from === null).map(({ stayId }) => ({ id: stayId })),
    );
    for (const { stayId, from } of givenUp)
      if (from) await this.roomNights.releaseNightsFrom(manager, stayId, from);
    // Added first, so that the booking always has a stay, even when the change removes all earlier ones.
    await this.stays.addTo(manager, booking.id, further);
    booking.stays.push(...further.map((stay) => furtherStay(stay, firstStayOf(booking))));
    const cause = { actor, reason: 'left out of the changed booking' };
    const ended = plan.leftOut.map(
      (stay) => ({ id: stay.id, as: 'CANCELLED', keptPaise: stay.keptPaise }) as const,
    );
    await this.bookingService.endStays(manager, booking, ended, cause);
    await this.stays.change(
      manager,
      plan.stays.filter(({ isNew }) => !isNew),
    );
    const taken = plan.stays.flatMap((stay) =>
      nightsInRooms(stay).map((nights) => ({ ...nights, id: stay.id })),
    );
    await this.roomNights.takeNights(manager, taken);
  }

  private async writeFolio(
    manager: EntityManager,
    { id: bookingId }: BookingRecord,
    { id, plan, writtenOffPaise }: BookingChange,
  ): Promise<void> {
    const leftOut = plan.leftOut.map((stay) => stay.id);
    await this.folio.reverseLines(
      manager,
      bookingId,
      plan.stays.flatMap(({ reverses }) => reverses),
      id,
    );
    const added = plan.stays.map((stay) => ({ stayId: stay.id, lines: stay.added }));
    await this.folio.addSold(manager, bookingId, added, id);
    const kept = plan.stays.flatMap(({ charges }) => charges);
    await this.folio.addCharges(manager, bookingId, kept, id);
    // Reversed as by a cancellation, so that the nights of a removed stay still count as agreed.
    if (leftOut.length > 0) await this.folio.reverseStays(manager, bookingId, leftOut);
    await this.folio.addCharges(
      manager,
      bookingId,
      plan.leftOut.flatMap(({ charges }) => charges),
    );
    await this.folio.writeOff(manager, bookingId, writtenOffPaise, id);
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
