import { Link } from '../../../components/page/link';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { Button } from '../../../components/form/button';
import { BookBar } from '../../../components/page/book-bar';
import type { RoomTypePageQuery } from '../../../generated/graphql';
import { writeMoney, writeRate, type Money } from '../../../lib/money';
import { bookPath, type SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import { useStayPrice } from './use-stay-price';

interface RoomBookBarProps {
  roomType: RoomTypePageQuery['roomTypes'][number];
  stay: SearchedStay;
}

/** On phones: the price of the chosen dates in the room type, or its rate, and the button 'Book'. */
export function RoomBookBar({ roomType, stay }: RoomBookBarProps) {
  const { plans } = useStayPrice(roomType.name, stay);
  const total = plans[0]?.total;
  const withTax = total ?? roomType.oneNight;
  return (
    <BookBar
      price={priceOf(total, roomType)}
      note={
        <>
          {noteOf(total, roomType)}
          {withTax ? (
            <>
              {' '}
              <ApproximatePrice price={withTax} />
            </>
          ) : null}
        </>
      }
    >
      <Button asChild>
        <Link to={bookPath({ ...stay, room: roomType.name })}>
          {t`Book`}
          <span className="sr-only">: {roomType.title}</span>
        </Link>
      </Button>
    </BookBar>
  );
}

/** The price of the stay; without dates of a night with tax; while no night can be booked, the rate before tax. */
function priceOf(
  total: Money | null | undefined,
  { oneNight, nightlyRate }: RoomBookBarProps['roomType'],
): string {
  if (total) return writeMoney(total);
  return oneNight ? t`from ${writeMoney(oneNight)}` : t`from ${writeRate(nightlyRate)}`;
}

/** What {@link priceOf} is. */
function noteOf(total: Money | null | undefined, { oneNight }: RoomBookBarProps['roomType']): string {
  if (total) return t`with tax`;
  return oneNight ? t`a night with tax` : t`a night, before tax`;
}
