import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { BookingChange, PlannedStay } from '../../bookings/booking-changes/booking-change.entity';
import { basisOf } from '../../bookings/booking-changes/booking-change.policy';
import type { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import type { ChangeApplication } from '../../bookings/booking-changes/change-application.service';
import { plannedRooms, staysBefore } from '../../bookings/booking-changes/change-plan';
import type { EndedWithCancellation } from '../../bookings/cancellations/cancellation.service';
import {
  agreedNights,
  grossOf,
  type BookedStay,
  type BookingRecord,
} from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertyService } from '../../selling/property/property.service';
import type { ChargeLine } from '../../selling/quotes/quote';
import type { RoomService } from '../../selling/rooms/room.service';
import type {
  ChangedRoom,
  ChangedRooms,
  FoundRooms,
  GivenUp,
} from '../../selling/stays/changed-rooms.repository';
import { isLive } from '../../selling/stays/stay.states';
import type { PortalBookingService } from '../portals/portal-booking.service';
import { linesOfRoom, type PortalRoom, type PortalSale } from './portal-sale';
import { PORTAL_ACTOR, PORTAL_READER, type PortalSales } from './portal-sale.service';
import { matchRooms } from './match-rooms';

interface PortalChangesNeeds {
  bookings: BookingRepository;
  changes: BookingChangeRepository;
  application: ChangeApplication;
  heldChanges: EndedWithCancellation;
  changedRooms: ChangedRooms;
  rooms: RoomService;
  sales: Pick<PortalSales, 'askForRooms'>;
  portalBookings: Pick<PortalBookingService, 'follow'>;
  property: Pick<PropertyService, 'taxPeriods'>;
}

/** A room of the portal with the stay that it changes, and what it costs. */
interface ChangedStay extends ChangedRoom {
  stay: BookedStay | null;
  room: PortalRoom;
  reverses: number[];
  lines: ChargeLine[];
}

const sumOf = (lines: readonly ChargeLine[]): number => lines.reduce((sum, line) => sum + grossOf(line), 0);

const CAUSE = { actor: PORTAL_ACTOR, reason: 'changed at the portal' };

/** Changes bookings as portals have changed them, at the portals' prices. */
export class PortalChanges {
  constructor(private readonly needs: PortalChangesNeeds) {}

  /**
   * Gives a locked booking the rooms, dates and prices of the portal. A stay for which no room is free becomes unplaced.
   * False when only people can make the change, such as when a guest is in the house.
   */
  async change(
    manager: EntityManager,
    booking: BookingRecord,
    { rooms }: Pick<PortalSale, 'rooms'>,
    key: string,
    time: HotelTime,
  ): Promise<boolean> {
    const live = booking.stays.filter(isLive);
    if (booking.status !== 'CONFIRMED' || live.some(({ status }) => status !== 'EXPECTED')) return false;
    await this.needs.heldChanges.endHeld(manager, booking.id, CAUSE, time.now);
    const { matched, leftOut } = matchRooms(live, rooms);
    const changed = matched
      .map(([room, stay]) => this.changedStay(booking, room, stay))
      .filter((one) => isDifferent(booking, one));
    if (changed.length > 0 || leftOut.length > 0)
      await this.apply(manager, booking, { asked: matched, changed, leftOut }, key, time);
    await this.needs.portalBookings.follow(manager, PORTAL_READER, booking, { key, cause: CAUSE }, time);
    await this.needs.sales.askForRooms(manager, booking);
    return true;
  }

  private changedStay(booking: BookingRecord, room: PortalRoom, stay: BookedStay | null): ChangedStay {
    const { roomType, checkin, checkout } = room;
    const keepsType = stay?.roomType === roomType;
    const setting = { taxPeriods: this.needs.property.taxPeriods, paisePerUnit: booking.paisePerUnit };
    return {
      ...{ id: stay?.id ?? null, stay, room, roomType, checkin, checkout },
      roomIds: keepsType ? stay.roomIds : null,
      roomBefore: keepsType ? stay.roomId : null,
      reverses: stay ? agreedNights(booking.lines, stay.id).flatMap(({ id }) => id ?? []) : [],
      lines: linesOfRoom(room, setting),
    };
  }

  private async apply(
    manager: EntityManager,
    booking: BookingRecord,
    {
      asked,
      changed,
      leftOut,
    }: {
      asked: readonly (readonly [PortalRoom, BookedStay | null])[];
      changed: readonly ChangedStay[];
      leftOut: readonly BookedStay[];
    },
    key: string,
    { now }: HotelTime,
  ): Promise<void> {
    const own: GivenUp[] = [
      ...changed.flatMap(({ stay }) => (stay ? [{ stayId: stay.id, from: null }] : [])),
      ...leftOut.map(({ id }) => ({ stayId: id, from: null })),
    ];
    await this.needs.rooms.lockRoomTypes(
      manager,
      changed.map(({ roomType }) => roomType),
      changed.flatMap(({ roomBefore }) => roomBefore ?? []),
    );
    const found = await this.roomsOf(manager, changed, own);
    const titles = new Map((await this.needs.rooms.allTypes()).map(({ code, name }) => [code, name]));
    const stays = changed.map((one) => plannedStay(one, found.get(one) ?? null, titles));
    const gone = changed.flatMap(({ stay }) => (stay ? agreedNights(booking.lines, stay.id) : []));
    const removed = leftOut.flatMap(({ id }) => agreedNights(booking.lines, id));
    const change: BookingChange = {
      id: randomUUID(),
      bookingId: booking.id,
      status: 'APPLIED',
      idempotencyKey: key,
      asked: asked.map(([{ roomType, checkin, checkout, guests, children }, stay]) => ({
        ...{ id: stay?.id ?? null, roomType, checkin, checkout, guests, children },
        extras: null,
      })),
      plan: {
        stays,
        leftOut: leftOut.map(({ id }) => ({ id, keptPaise: 0, charges: [] })),
        duePaise: 0,
        basis: basisOf(booking),
      },
      before: staysBefore(booking.stays),
      differencePaise: sumOf(changed.flatMap(({ lines }) => lines)) - sumOf([...gone, ...removed]),
      chargePaise: 0,
      refundPaise: 0,
      writtenOffPaise: 0,
      orderId: null,
      holdExpiresAt: null,
      holdExtended: false,
      endedAt: now,
      reason: CAUSE.reason,
      actorKind: PORTAL_ACTOR.kind,
      actorId: PORTAL_ACTOR.id,
      createdAt: now,
    };
    await this.needs.changes.add(manager, change, CAUSE);
    await this.needs.application.apply(manager, booking, change, PORTAL_ACTOR, now);
    await this.needs.bookings.readAgain(manager, booking);
  }

  /** The rooms of each stay; a stay for which none is free is left out. Stays that have a room choose first. */
  private async roomsOf(
    manager: EntityManager,
    changed: readonly ChangedStay[],
    own: readonly GivenUp[],
  ): Promise<Map<ChangedStay, FoundRooms>> {
    const placed: ChangedStay[] = [];
    let found: FoundRooms[] = [];
    const inOrder = changed.toSorted((one, other) => Number(!one.roomBefore) - Number(!other.roomBefore));
    for (const one of inOrder) {
      const tried = await this.needs.changedRooms.roomsFor([...placed, one], own, manager);
      if ('withoutRoom' in tried) continue;
      placed.push(one);
      found = tried.rooms;
    }
    return new Map(placed.flatMap((one, index) => (found[index] ? [[one, found[index]] as const] : [])));
  }
}

const wordsOf = (lines: readonly ChargeLine[]): string =>
  JSON.stringify(
    lines.map(({ night, valuePaise, taxPercent, cgstPaise }) => [night, valuePaise, taxPercent, cgstPaise]),
  );

/** Whether the portal's room differs from the stay. An unplaced stay is tried again. */
function isDifferent({ lines: all }: BookingRecord, { stay, room, lines }: ChangedStay): boolean {
  if (!stay || stay.roomId === null) return true;
  const before = agreedNights(all, stay.id).toSorted((a, b) => ((a.night ?? '') < (b.night ?? '') ? -1 : 1));
  return (
    stay.roomType !== room.roomType ||
    stay.checkin !== room.checkin ||
    stay.checkout !== room.checkout ||
    stay.guests !== room.guests ||
    stay.children.join() !== room.children.join() ||
    wordsOf(before) !== wordsOf(lines)
  );
}

function plannedStay(
  { id, stay, room, reverses, lines, roomBefore, roomIds = null }: ChangedStay,
  found: FoundRooms | null,
  titles: ReadonlyMap<string, string>,
): PlannedStay {
  const { roomType, checkin, checkout, guests, children } = room;
  return {
    id: id ?? randomUUID(),
    isNew: stay === null,
    ...{ roomType, roomTitle: titles.get(roomType) ?? roomType, checkin, checkout, guests, children },
    ...{ roomIds, roomBefore },
    ...(found ? plannedRooms(found) : { roomId: null, rooms: null }),
    ...{ reverses, added: lines, charges: [] },
    passedSteps: stay?.passedSteps ?? 0,
    leastChargePaise: stay?.leastChargePaise ?? 0,
  };
}
