import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { Party, Supplements } from '../pricing/supplements';
import type { ChildBand } from '../property/property.entity';
import type { RoomType } from './room-type.entity';

/** The number of guests, and the ages of the children among them. */
export interface Guests {
  /** All guests, children included. */
  guests: number;
  /** The ages of the children among the guests, in years. Left out when all are adults. */
  children?: readonly number[];
}

type Limits = Pick<RoomType, 'capacity' | 'maximumAdults' | 'maximumChildren' | 'extraBeds'>;

/** From this age on, nobody is a child. */
const GROWN_UP = 18;

/** The adults and children for whom prices are calculated. */
export function partyOf({ guests, children = [] }: Guests): Party {
  return { adults: guests - children.length, childAges: children };
}

/**
 * The most guests that one room sleeps, extra beds included. A hotel without age bands counts only the room's own beds.
 */
export function mostGuestsOf(type: Limits, bands: readonly ChildBand[]): number {
  const { capacity, extraBeds, maximumAdults, maximumChildren } = type;
  if (bands.length === 0) return capacity;
  return Math.min(capacity + extraBeds, maximumAdults + maximumChildren);
}

/** Counts children older than the oldest band as adults. */
function counted({ guests, children = [] }: Guests, bands: readonly ChildBand[]) {
  const oldest = Math.max(-1, ...bands.map(({ toAge }) => toAge));
  const ofBands = children.filter((age) => age <= oldest).length;
  return { adults: guests - ofBands, children: ofBands };
}

/** Whether one room of the type sleeps these guests. */
export function sleeps(type: Limits, who: Guests, bands: readonly ChildBand[]): boolean {
  if (who.guests > mostGuestsOf(type, bands)) return false;
  const { adults, children } = counted(who, bands);
  return bands.length === 0 || (adults <= type.maximumAdults && children <= type.maximumChildren);
}

/** How many guests of each sort some rooms take together. */
export interface Places {
  rooms: number;
  /** Adults, and children older than the oldest band. */
  grown: number;
  /** Children of the bands. */
  children: number;
  guests: number;
}

export const NO_PLACES: Places = { rooms: 0, grown: 0, children: 0, guests: 0 };

/** The most guests of each sort that one room of the type sleeps, when an adult is one of them. */
export function placesOf(type: Limits, bands: readonly ChildBand[]): Places {
  const guests = mostGuestsOf(type, bands);
  if (bands.length === 0) return { rooms: 1, grown: guests, children: 0, guests };
  const { maximumAdults, maximumChildren } = type;
  return {
    rooms: 1,
    grown: Math.min(maximumAdults, guests),
    children: Math.min(maximumChildren, guests - 1),
    guests,
  };
}

export function timesPlaces(places: Places, times: number): Places {
  return {
    rooms: places.rooms * times,
    grown: places.grown * times,
    children: places.children * times,
    guests: places.guests * times,
  };
}

export const subtractPlaces = (one: Places, other: Places): Places => addPlaces(one, timesPlaces(other, -1));

export function addPlaces(one: Places, other: Places): Places {
  return {
    rooms: one.rooms + other.rooms,
    grown: one.grown + other.grown,
    children: one.children + other.children,
    guests: one.guests + other.guests,
  };
}

/**
 * Whether the guests can be divided among rooms with these places, with an adult in each room. The sums decide, because a
 * room that takes an adult with some children takes every smaller number of both.
 */
export function holds(
  places: Places,
  { adults, grown, children }: { adults: number; grown: number; children: number },
): boolean {
  return (
    adults >= places.rooms &&
    grown <= places.grown &&
    children <= places.children &&
    grown + children <= places.guests
  );
}

/** Faults of the guests, independent of the room type. */
export function guestsFaults({ guests, children = [] }: Guests): FieldFaultParts[] {
  if (guests < 1) return [fieldFault('guests', 'GUESTS_TOO_FEW')];
  if (children.some((age) => age < 0 || age >= GROWN_UP))
    return [fieldFault('children', 'CHILD_AGE_INVALID', { oldest: GROWN_UP - 1 })];
  return children.length < guests ? [] : [fieldFault('children', 'CHILDREN_WITHOUT_ADULT')];
}

/** Faults of the guests for one room of that type. The refusal names the limits of the type. */
export function partyFaults(type: RoomType, who: Guests, bands: readonly ChildBand[]): FieldFaultParts[] {
  const faults = guestsFaults(who);
  if (faults.length > 0) return faults;
  if (sleeps(type, who, bands)) return [];
  const { name: roomType, maximumAdults: adults, maximumChildren: children } = type;
  const most = mostGuestsOf(type, bands);
  if (children > 0 && bands.length > 0)
    return [fieldFault('guests', 'PARTY_TOO_LARGE', { roomType, adults, children, guests: most })];
  return counted(who, bands).children > 0
    ? [fieldFault('children', 'NO_CHILDREN', { roomType, adults })]
    : [fieldFault('guests', 'GUESTS_TOO_MANY', { roomType, capacity: most })];
}

/** The supplements of the type for further guests. A child of a band without an amount costs as much as an adult. */
export function supplementsOf(type: RoomType, bands: readonly ChildBand[]): Supplements {
  const { includedGuests, adultSupplementCents: adultCents, childSupplements } = type;
  return {
    includedGuests: includedGuests ?? type.capacity + type.extraBeds,
    adultCents,
    children: bands.map(({ code, toAge }) => ({ toAge, cents: childSupplements[code] ?? adultCents })),
  };
}
