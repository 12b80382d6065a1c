import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { Card } from '../../components/list/card';
import type { ListingCard_ItemFragment } from '../../generated/graphql';
import { writeMoney, writeRate } from '../../lib/money';
import { stayPath } from '../../lib/paths';
import type { ChosenRoom, RoomTypeName } from '../../lib/room-type-name';
import { t } from '../../lib/texts/texts';

interface ListingCardProps {
  item: ListingCard_ItemFragment;
  onBook: (room: ChosenRoom) => void;
  priceOf?: (roomType: RoomTypeName) => ReactNode;
  pathOf?: (roomType: RoomTypeName) => string;
}

const PRICE = t`Price`;

/** The card's details in the specification's order; blank ones are left out. */
function detailsOf(item: ListingCard_ItemFragment): [string, string][] {
  const details: [string, string | null | undefined][] = [
    [PRICE, item.price && writeRate(item.price)],
    [t`Available`, item.available ? t`Yes` : t`No`],
    [t`Amenities`, item.amenities.join(', ')],
    [t`Timing`, item.timing],
    [t`Location`, item.location],
  ];
  return details.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

/** The card of a category item. */
export function ListingCard({ item, onBook, priceOf, pathOf = stayPath }: ListingCardProps) {
  const { id, title, description, images, uploadedPictures, roomType, rooms, available, oneNight } = item;
  return (
    <Card
      title={title}
      picture={images[0]}
      uploads={uploadedPictures}
      className="md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid"
    >
      {description ? <p className="mt-2 text-quiet md:row-start-3">{description}</p> : null}
      <dl className="tabular mt-5 grid content-start grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 border-t border-brass pt-4 text-[0.9375rem] md:row-start-4">
        {detailsOf(item).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            {label === PRICE ? (
              <dd className="font-semibold">
                {value}
                {oneNight ? (
                  <span className="block font-normal text-quiet">
                    {t`${writeMoney(oneNight)} a night with tax`}
                  </span>
                ) : null}
              </dd>
            ) : (
              <dd>{value}</dd>
            )}
          </div>
        ))}
      </dl>
      {roomType && available ? (
        <div className="mt-auto pt-6 md:row-start-5">
          {priceOf?.(roomType)}
          <Button onClick={() => onBook({ roomType, listing: { id, roomType, title, rooms } })}>
            {t`Book this room`}
            <span className="sr-only">: {title}</span>
          </Button>
          <Button asChild look="link" className="ml-5 min-h-11">
            <Link to={pathOf(roomType)}>
              {t`Dates and prices`}
              <span className="sr-only">: {title}</span>
            </Link>
          </Button>
          {rooms.length === 0 ? (
            <p className="mt-3 text-sm text-quiet">{t`This room is a request, not guaranteed.`}</p>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
