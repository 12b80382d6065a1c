import { useRoomTypePageQuery } from '../../../generated/search';
import type { SearchedStay } from '../../../lib/stays/stay-address';
import { RoomTypeCard } from './room-type-card';

/** All room types, while no dates are chosen. */
export function RoomTypeList({ stay }: { stay: SearchedStay }) {
  const { data } = useRoomTypePageQuery();
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2">
      {data?.roomTypes.map((roomType) => (
        <li key={roomType.name}>
          <RoomTypeCard roomType={roomType} stay={stay} heading="h2" sizes="(min-width: 48rem) 38rem, 92vw" />
        </li>
      ))}
    </ul>
  );
}
