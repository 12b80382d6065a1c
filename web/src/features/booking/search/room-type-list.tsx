import { useRoomTypePageQuery } from '../../../generated/search';
import type { SearchedStay } from '../../../lib/stays/stay-address';
import { RoomTypeCard } from './room-type-card';

/** The room types, with the type of that code as the first. */
const firstOf = <RoomType extends { name: string }>(types: readonly RoomType[], code: string | undefined) => [
  ...types.filter(({ name }) => name === code),
  ...types.filter(({ name }) => name !== code),
];

/** All room types, while no dates are chosen. */
export function RoomTypeList({ stay }: { stay: SearchedStay }) {
  const { data } = useRoomTypePageQuery();
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2">
      {(data ? firstOf(data.roomTypes, stay.first) : []).map((roomType, place) => (
        <li key={roomType.name}>
          <RoomTypeCard
            {...{ roomType, stay }}
            heading="h2"
            sizes="(min-width: 48rem) 38rem, 92vw"
            isFirst={place === 0}
          />
        </li>
      ))}
    </ul>
  );
}
