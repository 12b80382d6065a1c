import { Link } from '../../../components/page/link';
import { CurrencyChooser } from '../../../components/price/currency-chooser';
import { LowestPrice } from '../../../components/price/lowest-price';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { RoomWithPrice_RoomTypeFragment } from '../../../generated/graphql';
import { useRoomsWithPricesQuery } from '../../../generated/rooms-with-prices';
import { paths, stayPath } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { firstSentence } from './first-sentence';

const LINK = 'inline-flex min-h-11 items-center text-action underline underline-offset-4';

/** The hotel's room types with their lowest prices. Renders nothing for a hotel without room types. */
export function RoomsWithPrices() {
  const { data } = useRoomsWithPricesQuery();
  if (!data || data.roomTypes.length === 0) return null;
  return (
    <section aria-labelledby="rooms-title" className="mx-auto w-full max-w-7xl px-5 pb-16 sm:px-8 lg:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="rooms-title" className="section-title">
          {t`Rooms and prices`}
        </h2>
        <CurrencyChooser />
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {data.roomTypes.map((roomType) => (
          <RoomWithPrice key={roomType.name} roomType={roomType} />
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-x-8">
        <Link to={paths.rooms} className={LINK}>
          {t`Choose your dates`}
        </Link>
        <Link to={paths.gallery} className={LINK}>
          {t`See all pictures`}
        </Link>
      </p>
    </section>
  );
}

/** On phones the picture is next to the text, so that all room types are visible at a glance. */
function RoomWithPrice({ roomType }: { roomType: RoomWithPrice_RoomTypeFragment }) {
  const { name, title, description, pictures, uploadedPictures } = roomType;
  return (
    <li className="relative grid grid-cols-[8rem_1fr] gap-x-4 sm:flex sm:flex-col">
      <StoredPicture
        address={pictures[0]}
        uploads={uploadedPictures}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 8rem"
        className="aspect-[4/5] sm:aspect-[4/3]"
      />
      <div className="flex flex-1 flex-col">
        <h3 className="text-2xl sm:mt-5">
          <Link to={stayPath(name)} className="after:absolute after:inset-0 hover:text-action">
            {title}
          </Link>
        </h3>
        <p className="mt-1 flex-1 text-[0.9375rem] text-quiet sm:mt-2">{firstSentence(description)}</p>
        <p className="tabular mt-3 text-[0.9375rem] font-semibold">
          <LowestPrice {...roomType} />
        </p>
      </div>
    </li>
  );
}
