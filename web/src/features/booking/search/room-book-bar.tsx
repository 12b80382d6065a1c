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
  const { nightlyRate, oneNight } = roomType;
  const withTax = total ?? oneNight;
  return (
    <BookBar
      price={total ? writeMoney(total) : t`from ${writeRate(nightlyRate)}`}
      note={
        <>
          {noteOf(total, oneNight)}
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

/** What the price above is: the stay with tax, or the rate before tax, with the price of a night with tax. */
function noteOf(total: Money | null | undefined, oneNight: Money | null): string {
  if (total) return t`with tax`;
  return oneNight ? t`from ${writeMoney(oneNight)} a night with tax` : t`a night, before tax`;
}
