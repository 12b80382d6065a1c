import { Link } from 'react-router-dom';
import { StoredPicture } from '../../components/picture/stored-picture';
import { useRoomTypePageQuery } from '../../generated/search';
import { writeRate } from '../../lib/money';
import { stayPath } from '../../lib/paths';
import { pathWithStay, type SearchedStay } from '../../lib/stay-address';
import { t } from '../../lib/texts/texts';
import { factsOf } from './option-card';

/** All room types, while no dates are chosen. */
export function RoomTypeList({ stay }: { stay: SearchedStay }) {
  const { data } = useRoomTypePageQuery();
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2">
      {data?.roomTypes.map((roomType) => (
        <li key={roomType.name}>
          <StoredPicture
            address={roomType.pictures[0]}
            uploads={roomType.uploadedPictures}
            sizes="(min-width: 48rem) 38rem, 92vw"
            className="aspect-[16/10]"
          />
          <h2 className="mt-4 text-[1.75rem]">
            <Link
              to={pathWithStay(stayPath(roomType.name), { ...stay, room: null, plan: null })}
              className="underline-offset-4 hover:underline"
            >
              {roomType.title}
            </Link>
          </h2>
          <p className="mt-2 text-quiet">{factsOf(roomType)}</p>
          <p className="mt-2">{t`from ${writeRate(roomType.nightlyRate)} a night, before tax`}</p>
        </li>
      ))}
    </ul>
  );
}
