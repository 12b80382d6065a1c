import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { RoomSale } from '../../bookings/core/room-sale.service';
import type { CancellationService } from '../../bookings/cancellations/cancellation.service';
import { jobActor, jobUid } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertyService } from '../../selling/property/property.service';
import type { StoredPlan } from '../../selling/rates/rate-plan.repository';
import { sumsOfQuote, type QuoteAmounts, type QuotedStay } from '../../selling/quotes/quote';
import type { RoomService } from '../../selling/rooms/room.service';
import type { StayRepository } from '../../selling/stays/stay.repository';
import type { DeskBookingRepository } from '../desk-bookings/desk-booking.repository';
import { portalText, type PortalBookingService } from '../portals/portal-booking.service';
import { linesOfRoom, type PortalRoom, type PortalSale } from './portal-sale';

/** The reader of portals' bookings, as audit entries and payments name it. */
export const PORTAL_READER: Staff = { uid: jobUid('portal reader'), address: 'portal reader' };

/** What the reader writes into histories. */
export const PORTAL_ACTOR = jobActor('portal reader');

/** What became of a booking of a portal. */
export type PortalSaleOutcome =
  | { kind: 'Booked'; booking: BookingRecord }
  /** Another booking has the portal's number already. */
  | { kind: 'NumberTaken'; reference: string }
  /** The hotel's portal of this name is archived. */
  | { kind: 'PortalArchived' };

/** Bookings by portals require no payment before arrival. */
const PAY_AT_HOTEL = { dueAtBookingPercent: 0 } as const;

interface PortalSalesNeeds {
  sale: RoomSale;
  rooms: RoomService;
  stays: Pick<StayRepository, 'unplacedOf'>;
  deskBookings: DeskBookingRepository;
  portalBookings: Pick<PortalBookingService, 'choose' | 'begin'>;
  cancellations: Pick<CancellationService, 'cancelByPortal'>;
  emails: BookingEmails;
  tasks: TaskRepository;
  property: Pick<PropertyService, 'plans' | 'taxPeriods' | 'paisePerUnitOn'>;
}

/** Books what portals have sold, at the portals' prices. Nothing is refused for want of a room: such a stay is unplaced. */
export class PortalSales {
  constructor(private readonly needs: PortalSalesNeeds) {}

  /** Books in the caller's transaction. `key` is the same for each attempt. */
  async book(
    manager: EntityManager,
    sold: PortalSale,
    { key, digest }: { key: string; digest: string },
    time: HotelTime,
  ): Promise<PortalSaleOutcome> {
    const { property, sale } = this.needs;
    const setting = {
      taxPeriods: property.taxPeriods,
      paisePerUnit: property.paisePerUnitOn(time.today),
    };
    const plans = sold.rooms.map((room) => this.planOf(room));
    const stays = await this.quotedStays(sold.rooms, plans, setting);
    const quote: QuoteAmounts = { paisePerUnit: setting.paisePerUnit, stays, promotion: null };
    const rooms = await sale.findRoomsOfPortal(manager, stays);
    const totalPaise = sumsOfQuote(quote).total;
    const form = {
      ...{ portalId: sold.portal.id, newPortal: sold.portal.name },
      ...{ number: sold.number, collector: sold.collector },
      ...{ commissionBasisPoints: null, commissionPaise: commissionOf(sold, totalPaise) },
    };
    const unknown = { reference: null, portalId: null, totalPaise };
    const chosen = await this.needs.portalBookings.choose(manager, PORTAL_READER, form, unknown);
    if (chosen.kind !== 'Chosen') {
      const taken = chosen.faults.find(({ code }) => code === 'PORTAL_NUMBER_TAKEN');
      const reference = taken?.parameters.find(({ name }) => name === 'reference')?.value;
      return reference === undefined ? { kind: 'PortalArchived' } : { kind: 'NumberTaken', reference };
    }
    const { commissionBasisPoints } = chosen.portal;
    const terms = {
      ...chosen.terms,
      // What was agreed with the portal counts where the booking names no commission.
      ...(form.commissionPaise === null && { commissionBasisPoints }),
    };
    const start = {
      ...STARTED_BY_PORTAL,
      holdExpiresAt: time.now,
      confirmedAt: time.now,
      idempotencyKey: key,
    };
    const agreed = { quote, plans, guestNames: sold.rooms.map(({ guestName }) => guestName) };
    const fresh = sale.newBooking(sold, agreed, { ...start, requestDigest: digest }, time.now);
    const cause = { actor: PORTAL_ACTOR, reason: `booked by ${chosen.portal.name}` };
    const booking = await sale.insert(manager, fresh, agreed, rooms, cause);
    await this.needs.deskBookings.add(manager, {
      bookingId: booking.id,
      madeBy: PORTAL_READER.uid,
      optionUntil: null,
      portal: portalText(chosen.portal, sold.number),
      rateReason: null,
      restrictionsReason: null,
    });
    const begun = { bookingId: booking.id, totalPaise, idempotencyKey: key };
    await this.needs.portalBookings.begin(manager, PORTAL_READER, terms, begun, time);
    await this.askForRooms(manager, booking);
    await this.needs.emails.queueConfirmation(manager, booking, false);
    return { kind: 'Booked', booking };
  }

  /** Cancels a locked booking that the portal has cancelled. False when only people can do that. */
  async cancel(
    manager: EntityManager,
    booking: BookingRecord,
    key: string,
    time: HotelTime,
  ): Promise<boolean> {
    if (booking.status === 'CANCELLED') return true;
    const cause = {
      actor: PORTAL_ACTOR,
      reason: 'cancelled at the portal',
      idempotencyKey: key,
      byPortal: { givenBy: PORTAL_READER.uid },
    };
    const obstacle = await this.needs.cancellations.cancelByPortal(manager, booking, cause, time);
    if (obstacle !== null) return false;
    const stayIds = booking.stays.map(({ id }) => id);
    await this.needs.tasks.endAboutAny(manager, stayIds, ['STAY_UNPLACED']);
    return true;
  }

  /** Adds a task for each stay of the booking that has no room, and ends the tasks of the others. */
  async askForRooms(manager: EntityManager, { id: bookingId, stays }: BookingRecord): Promise<void> {
    for (const { id: subject, roomId, roomTitle, checkin, checkout, status } of stays) {
      const parameters = { roomTitle, checkin, checkout };
      if (roomId === null && status === 'EXPECTED')
        await this.needs.tasks.addUnlessDone(manager, {
          kind: 'STAY_UNPLACED',
          bookingId,
          subject,
          parameters,
        });
      else await this.needs.tasks.endAbout(manager, subject, ['STAY_UNPLACED']);
    }
  }

  /** Ends the tasks of stays that the desk has changed, moved or cancelled since. */
  async endTasksOfPlaced(manager: EntityManager): Promise<void> {
    const open = await this.needs.tasks.findOpenOf(manager, 'STAY_UNPLACED');
    const subjects = open.flatMap(({ subject }) => subject ?? []);
    if (subjects.length === 0) return;
    const unplaced = await this.needs.stays.unplacedOf(manager, subjects);
    const over = subjects.filter((subject) => !unplaced.has(subject));
    await this.needs.tasks.endAboutAny(manager, over, ['STAY_UNPLACED']);
  }

  private planOf({ plan }: PortalRoom): StoredPlan {
    const stored = this.needs.property.plans.find(({ code }) => code === plan);
    if (!stored) throw new Error(`There is no rate plan ${plan}.`);
    return stored;
  }

  private async quotedStays(
    rooms: readonly PortalRoom[],
    plans: readonly StoredPlan[],
    setting: Parameters<typeof linesOfRoom>[1],
  ): Promise<QuotedStay[]> {
    const titles = new Map((await this.needs.rooms.allTypes()).map(({ code, name }) => [code, name]));
    return rooms.map((room, index) => ({
      roomType: room.roomType,
      roomTitle: titles.get(room.roomType) ?? room.roomType,
      checkin: room.checkin,
      checkout: room.checkout,
      guests: room.guests,
      children: [...room.children],
      roomIds: null,
      plan: room.plan,
      planName: plans[index]?.name ?? room.plan,
      lines: linesOfRoom(room, setting),
      extraLines: [],
      includedExtras: [],
    }));
  }
}

const STARTED_BY_PORTAL = {
  status: 'CONFIRMED',
  channel: 'PORTAL',
  terms: PAY_AT_HOTEL,
  heldSince: null,
  requestDigestVersion: 1,
  callerHash: '',
  callerSiteHash: null,
  callerBlockHash: null,
  guestUid: null,
  isAddressProven: false,
} as const;

/** A commission above the price is a mistake of the portal; then the agreed percentage counts. */
const commissionOf = ({ commissionPaise }: PortalSale, totalPaise: number): number | null =>
  commissionPaise !== null && commissionPaise <= totalPaise ? commissionPaise : null;
