import { randomUUID } from 'node:crypto';
import type { BookedLine, BookedStay, BookingRecord } from '../core/booking-record';
import type { LinesToWrite } from '../folios/folio-of-line';
import { firstStayOf, type ChargeLine } from '../../selling/quotes/quote';
import type {
  ChangedRoom,
  FoundRooms,
  GivenUp,
  NightsInRoom,
} from '../../selling/stays/changed-rooms.repository';
import { isLive } from '../../selling/stays/stay.states';
import type { ChangePlan, PlannedStay, StayBefore } from './booking-change.entity';
import { basisOf } from './booking-change.policy';
import { childrenAfter } from './changed-guests';
import type { PricedChange, PricedStay } from './priced-change';

/** A stay that needs a room, in the form that the repository of nights expects. */
export type WantedRoom = ChangedRoom & { priced: PricedStay };

/** The stays that need rooms, in the order of assignment: stays of the booking before further rooms. */
export function wantedRooms({ stays }: PricedChange): WantedRoom[] {
  return stays
    .map((priced) => {
      const { stay, asked, quote, keepsUntil } = priced;
      const roomBefore = stay?.roomType === asked.roomType ? stay.roomId : null;
      // A guest in the house keeps the room, unless the form asks for another type.
      const roomIds = keepsUntil && roomBefore ? [roomBefore] : (quote.roomIds ?? null);
      const { roomType, checkout } = asked;
      const checkin = keepsUntil ?? asked.checkin;
      // With another type, the guest moves at once.
      const entersOn = roomBefore === null ? keepsUntil : null;
      return { id: stay?.id ?? null, roomType, checkin, checkout, roomIds, roomBefore, entersOn, priced };
    })
    .toSorted((one, other) => Number(one.priced.stay === null) - Number(other.priced.stay === null));
}

/** The stays whose nights the change gives up or assigns to other rooms. */
export function givenUpBy({ stays, leftOut }: Pick<ChangePlan, 'stays' | 'leftOut'>): GivenUp[] {
  return [
    ...stays
      .filter(({ isNew }) => !isNew)
      .map(({ id, keepsUntil }) => ({ stayId: id, from: keepsUntil ?? null })),
    ...leftOut.map(({ id }) => ({ stayId: id, from: null })),
  ];
}

/** Like `givenUpBy`, before there is a plan. */
export function givenUpByPriced({ stays, leftOut }: PricedChange): GivenUp[] {
  return [
    ...stays.flatMap(({ stay, keepsUntil }) => (stay ? [{ stayId: stay.id, from: keepsUntil }] : [])),
    ...leftOut.map(({ stay }) => ({ stayId: stay.id, from: null })),
  ];
}

/** The fields of the line with which it can be charged again, without its link to a stay or change. */
export function chargeLineOf(line: BookedLine): ChargeLine {
  const { night, rateSource, rateCents, valuePaise, discountPaise, taxPercent, cgstPaise, sgstPaise, sac } =
    line;
  // The line was sold before there were supplements.
  return { night, rateSource, rateCents, valuePaise, discountPaise, taxPercent, cgstPaise, sgstPaise, sac };
}

/** A new charge for a night or an extra at the agreed price. */
export function soldAgain(line: BookedLine): ChargeLine {
  return { ...chargeLineOf(line), ...(line.extra ? { extra: line.extra } : {}) };
}

/** The rooms of a plan. With several rooms, it names the room of each night. */
export function plannedRooms({ roomId, nights }: FoundRooms): Pick<PlannedStay, 'roomId' | 'rooms'> {
  return { roomId, rooms: nights.length > 1 ? nights : null };
}

/** The nights that the change gives a stay, as runs of nights in one room after another. */
export function nightsInRooms(
  stay: Pick<PlannedStay, 'rooms' | 'roomId' | 'checkin' | 'checkout' | 'keepsUntil'>,
): readonly NightsInRoom[] {
  const { rooms, roomId, checkin, checkout, keepsUntil } = stay;
  if (rooms) return rooms;
  return roomId === null ? [] : [{ roomId, checkin: keepsUntil ?? checkin, checkout }];
}

/** The lines that the change reverses, and the nights and extras that it charges, of one stay. */
function changedLines(priced: PricedStay): Pick<PlannedStay, 'reverses' | 'added'> {
  const { kept, repriced, removed, extras } = priced;
  // A line for the whole stay becomes one line for each kept night.
  const spread = kept.filter(({ kind }) => kind === 'LEGACY');
  const gone = [...removed, ...repriced.map(({ before }) => before), ...spread, ...extras.removed];
  return {
    reverses: [...new Set(gone.flatMap((line) => line.id ?? []))],
    added: [
      ...spread.map(chargeLineOf),
      ...repriced.map(({ after }) => after),
      ...priced.added,
      ...extras.added,
    ],
  };
}

/** The lines that the change writes, before there are rooms for it. */
export function linesOfChange({ lines }: Pick<BookingRecord, 'lines'>, change: PricedChange): LinesToWrite {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  const leftOut = new Set(change.leftOut.map(({ stay }) => stay.id));
  const ofLeftOut = lines.filter(
    ({ id, stayId, reverses }) =>
      stayId !== null && leftOut.has(stayId) && reverses === null && !reversed.has(id),
  );
  const changed = change.stays.map((priced) => ({ priced, ...changedLines(priced) }));
  return {
    reverses: [...ofLeftOut.flatMap(({ id }) => id ?? []), ...changed.flatMap(({ reverses }) => reverses)],
    // A further room has no stay yet.
    added: changed.map(({ priced, added }) => ({ stayId: priced.stay?.id ?? '', lines: added })),
    charges: [
      ...change.stays.flatMap(({ charges }) => charges),
      ...change.leftOut.flatMap(({ lines: charges }) => charges),
    ],
  };
}

function plannedStay({ priced, roomBefore }: WantedRoom, found: FoundRooms): PlannedStay {
  const { stay, asked, quote, keepsUntil } = priced;
  const { passedSteps, leastChargePaise } = priced;
  const id = stay?.id ?? randomUUID();
  const { roomType, checkin, checkout, guests } = asked;
  return {
    id,
    isNew: stay === null,
    roomType,
    roomTitle: quote.roomTitle,
    checkin,
    checkout,
    guests,
    children: childrenAfter(asked, stay),
    roomIds: quote.roomIds ?? null,
    roomBefore,
    ...plannedRooms(found),
    ...(keepsUntil ? { keepsUntil } : {}),
    ...changedLines(priced),
    charges: priced.charges,
    passedSteps,
    leastChargePaise,
  };
}

/** Everything that the change does, with a room for each wanted stay. */
export function planOf(
  priced: PricedChange,
  wanted: readonly WantedRoom[],
  rooms: readonly FoundRooms[],
): ChangePlan {
  return {
    stays: wanted.flatMap((one, index) => {
      const found = rooms[index];
      return found ? plannedStay(one, found) : [];
    }),
    leftOut: priced.leftOut.map(({ stay, chargePaise, lines }) => ({
      id: stay.id,
      keptPaise: chargePaise,
      charges: lines,
    })),
    promotion: priced.promotion,
    extraUses: priced.extraUses,
    basis: basisOf(priced.booking),
  };
}

/** The nights that the change holds. A further room has no stay yet, so its nights name another stay of the booking. */
export function heldNights(
  { stays }: ChangePlan,
  booking: BookingRecord,
): (NightsInRoom & { stayId: string })[] {
  const { id: anyStay } = booking.stays.find(isLive) ?? firstStayOf(booking);
  return stays.flatMap((stay) =>
    nightsInRooms(stay).map((nights) => ({ ...nights, stayId: stay.isNew ? anyStay : stay.id })),
  );
}

/** The stays of the booking before the change, for a mail that is sent later. */
export function staysBefore(stays: readonly BookedStay[]): StayBefore[] {
  return stays.filter(isLive).map(({ roomTitle, checkin, checkout, guests, children }) => ({
    roomTitle,
    checkin,
    checkout,
    guests,
    children,
  }));
}
