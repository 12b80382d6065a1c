import type { StayQuoteQuery } from '../../../generated/graphql';
import { writeChoice } from '../../../lib/lists';
import type { ChosenListing, RoomTypeName } from '../../../lib/stays/room-type-name';
import { plural, t } from '../../../lib/texts/texts';
import type { FieldFaults } from '../checkout/use-checkout';

/** The free rooms of that type for the nights in the form; null while they are not known. */
export function roomsFree(response: StayQuoteQuery, roomType: RoomTypeName): number | null {
  if (response.availability.__typename !== 'Availability') return null;
  const found = response.availability.roomTypes.find((type) => type.roomType.name === roomType);
  return found?.roomsFree ?? null;
}

/** What is free of the rooms that the listing in the form names; null without such a listing. */
export function ofListing(response: StayQuoteQuery) {
  return response.availability.__typename === 'Availability' ? response.availability.listing : null;
}

const SOLD_OUT = t`No room of this type is available for all of these nights.`;

/** The same, in a booking of several rooms. */
function shortageOf(title: string, free: number): string {
  if (free === 0) return t`${title}: no room of this type is available for all of these nights.`;
  const rooms = plural(free, { one: 'only # room', other: 'only # rooms' });
  return t`${title}: ${rooms} of this type can be booked for all of these nights.`;
}

/** The rooms of the form, the first one first, by their types. */
interface WantedRooms {
  roomTypes: readonly RoomTypeName[];
  /** What guests call a type. */
  titleOf: (roomType: RoomTypeName) => string;
  /** The listing of the first one; null when any room of the type will do. */
  listing: ChosenListing | null;
}

/** Why the listing has no room for these nights; null when it has one, and when it names none. */
function listingTaken(response: StayQuoteQuery, { listing }: Pick<WantedRooms, 'listing'>): string | null {
  if (!listing || ofListing(response)?.roomsFree !== 0) return null;
  return t`${listing.title}: room ${writeChoice(listing.rooms)} is not free for all of these nights.`;
}

/** The rooms of the form for which none is left: the third of a type of which two are free. */
function shortages(response: StayQuoteQuery, wanted: WantedRooms): FieldFaults {
  const { roomTypes, titleOf } = wanted;
  const taken = listingTaken(response, wanted);
  const ofTypes = roomTypes.flatMap((roomType, index) => {
    const free = roomsFree(response, roomType);
    const before = roomTypes.slice(0, index).filter((other) => other === roomType).length;
    if (free === null || before < free) return [];
    const message = roomTypes.length === 1 ? SOLD_OUT : shortageOf(titleOf(roomType), free);
    return [{ field: index === 0 ? 'roomType' : `furtherStays.${index - 1}.roomType`, message }];
  });
  return ofTypes.length > 0 || !taken ? ofTypes : [{ field: 'listing', message: taken }];
}

/** Why the rooms cannot be booked, with the fields that can mend it; empty when they can. */
export function refusalOf(response: StayQuoteQuery, rooms: WantedRooms): FieldFaults {
  const { quote } = response;
  return quote.__typename === 'InvalidInput' ? quote.faults : shortages(response, rooms);
}

/** Which room of the form is refused, counted from 0: the first one, unless a further one is named. */
export function refusedRoom([fault]: FieldFaults): number {
  const further = /^furtherStays\.(\d+)\./.exec(fault?.field ?? '')?.[1];
  return further === undefined ? 0 : Number(further) + 1;
}
