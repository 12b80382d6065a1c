import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { MAXIMUM_STAYS } from '../quotes/stay.policy';
import { guestsFaults, type Guests } from '../rooms/guests.policy';

/** More guests of a kind than any hotel puts into one room. */
const MOST_OF_A_KIND = 99;

/** The guests of a room, as the search gets them. The age of a child is null while it is unknown. */
export interface SearchedRoom {
  adults: number;
  ages: readonly (number | null)[];
}

/**
 * The faults of the rooms, named by the fields of the input: `rooms.1.adults` is a field of the second room. The
 * number of rooms and of guests is checked before anything is looked up for each child.
 */
export function searchedRoomsFaults(rooms: readonly SearchedRoom[]): FieldFaultParts[] {
  if (rooms.length > MAXIMUM_STAYS) return [fieldFault('rooms', 'TOO_MANY_STAYS', { stays: MAXIMUM_STAYS })];
  const numbers = rooms.flatMap(numberFaults);
  return numbers.length > 0 ? numbers : rooms.flatMap(ageFaults);
}

function numberFaults({ adults, ages }: SearchedRoom, room: number): FieldFaultParts[] {
  const faults: FieldFaultParts[] = [];
  if (adults < 1 || adults > MOST_OF_A_KIND)
    faults.push(
      fieldFault(`rooms.${room}.adults`, 'NUMBER_OUT_OF_RANGE', {
        subject: 'adults',
        minimum: 1,
        maximum: MOST_OF_A_KIND,
      }),
    );
  if (ages.length > MOST_OF_A_KIND)
    faults.push(
      fieldFault(`rooms.${room}.ages`, 'TOO_MANY_ENTRIES', { subject: 'children', maximum: MOST_OF_A_KIND }),
    );
  return faults;
}

/** The faults of the children without an age, whose price nobody knows, and of ages that no child has. */
function ageFaults({ ages }: SearchedRoom, room: number): FieldFaultParts[] {
  return ages.flatMap((age, child) => {
    const field = `rooms.${room}.ages.${child}`;
    if (age === null) return [fieldFault(field, 'CHILD_AGE_MISSING', { child: child + 1 })];
    return guestsFaults({ guests: 2, children: [age] }).map((fault) => ({ ...fault, field }));
  });
}

/** The guests of a room without faults. */
export function partyIn({ adults, ages }: SearchedRoom): Guests {
  const children = ages.filter((age) => age !== null);
  return { guests: adults + children.length, children };
}
