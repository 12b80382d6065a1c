import type { BookingFormQuery } from '../../../generated/graphql';
import { writeRate } from '../../../lib/money';

/** The options of a select for room types: title and rate. */
export function RoomTypeOptions({ roomTypes }: Pick<BookingFormQuery, 'roomTypes'>) {
  return roomTypes.map(({ name, title, nightlyRate }) => (
    <option key={name} value={name}>
      {title} {writeRate(nightlyRate)}
    </option>
  ));
}
