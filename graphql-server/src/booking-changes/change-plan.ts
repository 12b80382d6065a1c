import { randomUUID } from 'node:crypto';
import type { BookedLine, BookedStay, BookingRecord } from '../bookings/booking-record';
import { firstStayOf, type ChargeLine } from '../rooms/quote';
import type { ChangedRoom } from '../stays/room-night.repository';
import { isLive } from '../stays/stay.states';
import type { ChangePlan, PlannedStay, StayBefore } from './booking-change.entity';
import { basisOf } from './booking-change.policy';
import type { PricedChange, PricedStay } from './priced-change';

/** A stay that is to get a room, as the repository of nights looks for one. */
export type WantedRoom = ChangedRoom & { priced: PricedStay };

/** The stays that need rooms, in the order in which they get them: those of the booking first. */
export function wantedRooms({ stays }: PricedChange): WantedRoom[] {
  return stays
    .map((priced) => ({
      ...{ roomType: priced.asked.roomType, checkin: priced.asked.checkin, checkout: priced.asked.checkout },
      roomIds: priced.quote.roomIds ?? null,
      roomBefore: priced.stay?.roomType === priced.asked.roomType ? priced.stay.roomId : null,
      priced,
    }))
    .toSorted((one, other) => Number(one.priced.stay === null) - Number(other.priced.stay === null));
}

/** The stays whose nights are given up or kept by the change, by id. */
export function ownStays({ stays, leftOut }: Pick<ChangePlan, 'stays' | 'leftOut'>): string[] {
  return [...stays.filter(({ isNew }) => !isNew).map(({ id }) => id), ...leftOut.map(({ id }) => id)];
}

/** The same, before there is a plan. */
export function ownStaysOf({ stays, leftOut }: PricedChange): string[] {
  return [...stays.flatMap(({ stay }) => stay?.id ?? []), ...leftOut.map(({ stay }) => stay.id)];
}

function chargeLineOf(line: BookedLine): ChargeLine {
  const { night, rateSource, rateCents, valuePaise, discountPaise, taxPercent, cgstPaise, sgstPaise, sac } =
    line;
  return { night, rateSource, rateCents, valuePaise, discountPaise, taxPercent, cgstPaise, sgstPaise, sac };
}

function plannedStay({ priced, roomBefore, roomIds }: WantedRoom, roomId: number): PlannedStay {
  const { stay, asked, quote, kept, repriced, removed, extras, passedSteps, leastChargePaise } = priced;
  // The folio gets a line for each night that is kept of a line for the whole stay.
  const spread = kept.filter(({ kind }) => kind === 'LEGACY');
  const id = stay?.id ?? randomUUID();
  const { roomType, checkin, checkout, guests } = asked;
  return {
    ...{ id, isNew: stay === null, roomType, roomTitle: quote.roomTitle, checkin, checkout, guests },
    ...{ roomIds: roomIds ?? null, roomBefore, roomId },
    reverses: [
      ...new Set(
        [...removed, ...repriced.map(({ before }) => before), ...spread, ...extras.removed].flatMap(
          (line) => line.id ?? [],
        ),
      ),
    ],
    added: [
      ...spread.map(chargeLineOf),
      ...repriced.map(({ after }) => after),
      ...priced.added,
      ...extras.added,
    ],
    ...{ charges: priced.charges, passedSteps, leastChargePaise },
  };
}

/** All that the change does, with a room for each wanted stay. */
export function planOf(
  priced: PricedChange,
  wanted: readonly WantedRoom[],
  rooms: readonly number[],
): ChangePlan {
  return {
    stays: wanted.flatMap((one, index) => {
      const roomId = rooms[index];
      return roomId === undefined ? [] : plannedStay(one, roomId);
    }),
    leftOut: priced.leftOut.map(({ stay, chargePaise, lines }) => ({
      ...{ id: stay.id, keptPaise: chargePaise, charges: lines },
    })),
    promotion: priced.promotion,
    extraUses: priced.extraUses,
    basis: basisOf(priced.booking),
  };
}

/** The rooms whose nights are held. A further room has no stay yet, so its nights name another one of the booking. */
export function heldRooms({ stays }: ChangePlan, booking: BookingRecord) {
  const { id: anyStay } = booking.stays.find(isLive) ?? firstStayOf(booking);
  return stays.map((stay) => ({ ...stay, stayId: stay.isNew ? anyStay : stay.id }));
}

/** The stays that the booking has, as a mail tells of them later. */
export function staysBefore(stays: readonly BookedStay[]): StayBefore[] {
  return stays
    .filter(isLive)
    .map(({ roomTitle, checkin, checkout, guests }) => ({ roomTitle, checkin, checkout, guests }));
}
