import { Link } from '../../../components/page/link';
import { LowestPrice } from '../../../components/price/lowest-price';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { RoomTypePageQuery } from '../../../generated/graphql';
import { joinClasses } from '../../../lib/joined-classes';
import { stayPath } from '../../../lib/paths';
import { pathWithStay, type SearchedStay } from '../../../lib/stays/stay-address';
import { RoomAtAGlance } from './room-at-a-glance';
import { StayPrice } from './stay-price';

interface RoomTypeCardProps {
  roomType: RoomTypePageQuery['roomTypes'][number];
  stay: SearchedStay;
  /** The level of its heading in the page. */
  heading: 'h2' | 'h3';
  /** The displayed width of the picture. */
  sizes: string;
  /** Whether it is the first card of the page, whose picture is visible at once. */
  isFirst?: boolean;
}

/** A room type with the price of the chosen stay, or of one night, and a link to its page. */
export function RoomTypeCard({
  roomType,
  stay,
  heading: Heading,
  sizes,
  isFirst = false,
}: RoomTypeCardProps) {
  const hasDates = stay.checkin !== null && stay.checkout !== null;
  return (
    <>
      <StoredPicture
        address={roomType.pictures[0]}
        uploads={roomType.uploadedPictures}
        sizes={sizes}
        className="aspect-[16/10]"
        eager={isFirst}
      />
      <Heading className="mt-4 text-[1.75rem]">
        <Link
          to={pathWithStay(stayPath(roomType.name), { ...stay, room: null })}
          className="underline-offset-4 hover:underline"
        >
          {roomType.title}
        </Link>
      </Heading>
      {hasDates ? (
        <div className="mt-2">
          <StayPrice roomType={roomType.name} stay={stay} isAside />
        </div>
      ) : null}
      <p className={joinClasses('tabular mt-2', hasDates ? 'text-sm text-quiet' : 'text-lg font-semibold')}>
        <LowestPrice {...roomType} />
      </p>
      <RoomAtAGlance roomType={roomType} className="mt-3" />
    </>
  );
}
