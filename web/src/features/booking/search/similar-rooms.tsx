import type { RoomTypePageQuery } from '../../../generated/graphql';
import type { SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import { RoomTypeCard } from './room-type-card';

type ShownRoomType = RoomTypePageQuery['roomTypes'][number];

const MOST = 3;

/** The other room types, ordered by how near their rates are. */
function similarTo({ name, nightlyRate }: ShownRoomType, all: readonly ShownRoomType[]): ShownRoomType[] {
  const distance = (other: ShownRoomType) => Math.abs(other.nightlyRate.amount - nightlyRate.amount);
  return all
    .filter((other) => other.name !== name)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST);
}

interface SimilarRoomsProps {
  roomType: ShownRoomType;
  roomTypes: readonly ShownRoomType[];
  stay: SearchedStay;
}

/** Other rooms for a guest who does not want this room. Their links keep the chosen dates. */
export function SimilarRooms({ roomType, roomTypes, stay }: SimilarRoomsProps) {
  const similar = similarTo(roomType, roomTypes);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="mt-14 border-t border-brass pt-10 print:hidden">
      <h2 id="similar-title" className="section-title">
        {t`Similar rooms`}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {similar.map((other) => (
          <li key={other.name}>
            <RoomTypeCard
              roomType={other}
              stay={stay}
              heading="h3"
              sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
