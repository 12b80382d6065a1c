import type { StayQuoteQuery } from '../../../generated/graphql';
import { writeChoice } from '../../../lib/lists';
import type { ChosenListing, RoomTypeName } from '../../../lib/stays/room-type-name';
import { plural, t } from '../../../lib/texts/texts';
import type { FieldFaults } from '../checkout/use-checkout';

/** How many rooms of that type are free for the nights in the form; null until known. */
export function roomsFree(response: StayQuoteQuery, roomType: RoomTypeName): number | null {
  if (response.availability.__typename !== 'Availability') return null;
  const found = response.availability.roomTypes.find((type) => type.roomType.name === roomType);
  return found?.roomsFree ?? null;
}

/** Which rooms of the form's listing are free; null without a listing. */
export function ofListing(response: StayQuoteQuery) {
  return response.availability.__typename === 'Availability' ? response.availability.listing : null;
}

const SOLD_OUT = t`We have no free room of this type for all of these nights.`;

/** The refusal for one room type in a booking of several rooms. */
function shortageOf(title: string, free: number): string {
  if (free === 0) return t`${title}: we have no free room of this type for all of these nights.`;
  const rooms = plural(free, { one: 'only # room', other: 'only # rooms' });
  return t`${title}: we have ${rooms} of this type for all of these nights.`;
}

/** The room types of the form's rooms, in order. */
interface WantedRooms {
  roomTypes: readonly RoomTypeName[];
  /** The title of a room type. */
  titleOf: (roomType: RoomTypeName) => string;
  /** The listing of the first room; null for any room of the type. */
  listing: ChosenListing | null;
}

/** Why no room of the listing is free for these nights; null when one is free, or when the listing names no rooms. */
function listingTaken(response: StayQuoteQuery, { listing }: Pick<WantedRooms, 'listing'>): string | null {
  if (!listing || ofListing(response)?.roomsFree !== 0) return null;
  return t`${listing.title}: room ${writeChoice(listing.rooms)} is already taken for some of these nights.`;
}

/** The rooms of the form that are not free, such as the third room of a type with two free rooms. */
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

/** Why the rooms cannot be booked, with the fields to change; empty when they can be booked. */
export function refusalOf(response: StayQuoteQuery, rooms: WantedRooms): FieldFaults {
  const { quote } = response;
  return quote.__typename === 'InvalidInput' ? quote.faults : shortages(response, rooms);
}

/** The index of the refused room: 0 unless the fault names a further room. */
export function refusedRoom([fault]: FieldFaults): number {
  const further = /^furtherStays\.(\d+)\./.exec(fault?.field ?? '')?.[1];
  return further === undefined ? 0 : Number(further) + 1;
}
