import { EndOfBlock } from '../../../components/page/end-of-block';
import type { ReactNode } from 'react';
import { Link } from '../../../components/page/link';
import { Button } from '../../../components/form/button';
import { Card } from '../../../components/list/card';
import { NightWithTax } from '../../../components/price/night-with-tax';
import { whileSeen } from '../../../components/page/seen-book';
import type { ListingCard_ItemFragment } from '../../../generated/graphql';
import { writeRate } from '../../../lib/money';
import { stayPath } from '../../../lib/paths';
import type { ChosenRoom, RoomTypeName } from '../../../lib/stays/room-type-name';
import { t } from '../../../lib/texts/texts';

interface ListingCardProps {
  item: ListingCard_ItemFragment;
  onBook: (room: ChosenRoom) => void;
  /** The price of the chosen stay, shown before the price of a night. */
  priceOf?: ((roomType: RoomTypeName) => ReactNode) | undefined;
  atAGlance?: (roomType: RoomTypeName) => ReactNode;
  pathOf?: (roomType: RoomTypeName) => string;
}

interface Detail {
  label: string;
  value: string | null | undefined;
}

/** No line ends between '6:30' and 'pm'. */
const withWholeTimes = (text: string) => text.replace(/(\d) ([ap]m)\b/g, '$1\u00a0$2');

/**
 * The card's details after the price, without empty details: dates and place first. An unavailable item says so
 * first, and an available item last.
 */
function detailsOf(item: ListingCard_ItemFragment): Detail[] {
  const availability = { label: t`Available`, value: item.available ? t`Yes` : t`No` };
  const details: Detail[] = [
    { label: t`Timing`, value: item.timing && withWholeTimes(item.timing) },
    { label: t`Location`, value: item.location },
    { label: t`Amenities`, value: item.amenities.join(', ') },
  ].filter(({ value }) => value);
  return item.available ? [...details, availability] : [availability, ...details];
}

/** The card of a category item: price and facts first, then the description, then the details. */
export function ListingCard({ item, onBook, priceOf, atAGlance, pathOf = stayPath }: ListingCardProps) {
  const { id, title, description, images, uploadedPictures, roomType, rooms, available } = item;
  const ofStay = roomType && available ? priceOf?.(roomType) : null;
  return (
    <Card
      title={title}
      picture={images[0]}
      uploads={uploadedPictures}
      className="md:row-span-6 md:grid md:grid-cols-1 md:grid-rows-subgrid"
    >
      <div className="mt-2 grid content-start gap-2 md:row-start-3">
        {ofStay}
        <Price {...item} isAside={Boolean(ofStay)} />
        {roomType ? atAGlance?.(roomType) : null}
      </div>
      {description ? <p className="mt-3 md:row-start-4">{description}</p> : null}
      <dl className="shown-whole mt-4 grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-1 border-t border-line pt-3 text-sm leading-normal md:row-start-5">
        {detailsOf(item).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <EndOfBlock />
      </dl>
      {roomType && available ? (
        <div className="mt-auto pt-5 md:row-start-6">
          {rooms.length === 0 ? (
            <p className="mb-3 text-sm text-quiet">{t`We will try to give you this room, but cannot promise it.`}</p>
          ) : null}
          <Button
            ref={whileSeen}
            onClick={() => onBook({ roomType, listing: { id, roomType, title, rooms } })}
          >
            {t`Book this room`}
            <span className="sr-only">: {title}</span>
          </Button>
          <Button asChild look="link" className="ml-5 min-h-11">
            <Link to={pathOf(roomType)}>
              {t`Dates and prices`}
              <span className="sr-only">: {title}</span>
            </Link>
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

interface PriceProps extends Pick<ListingCard_ItemFragment, 'price' | 'oneNight'> {
  /** Whether another price is shown first. */
  isAside: boolean;
}

function Price({ price, oneNight, isAside }: PriceProps) {
  if (!price) return null;
  return (
    <dl className="tabular flex flex-wrap items-baseline gap-x-2">
      <dt className="text-sm text-quiet">{t`Price`}</dt>
      <dd className={isAside ? 'text-sm text-quiet' : 'text-2xl font-semibold'}>{writeRate(price)}</dd>
      {oneNight ? (
        <dd className="text-sm text-quiet">
          <NightWithTax price={oneNight} />
        </dd>
      ) : null}
    </dl>
  );
}
