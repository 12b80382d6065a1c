import { Link } from '../../../components/page/link';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { Button } from '../../../components/form/button';
import { BookBar } from '../../../components/page/book-bar';
import { writeMoney, writeRate } from '../../../lib/money';
import { bookPath, type SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import { useLowestRates } from './use-lowest-rates';

/**
 * On phones, on a listing page without rooms: the lowest price of a night in any room, and the button 'Book', which leads to
 * the search.
 */
export function AnyRoomBookBar({ stay }: { stay: SearchedStay }) {
  const lowest = useLowestRates();
  if (!lowest) return null;
  const { nightlyRate, oneNight } = lowest;
  return (
    <BookBar
      price={oneNight ? t`from ${writeMoney(oneNight)}` : t`from ${writeRate(nightlyRate)}`}
      note={
        oneNight ? (
          <>
            {t`a night with tax`} <ApproximatePrice price={oneNight} />
          </>
        ) : (
          t`a night, before tax`
        )
      }
    >
      <Button asChild>
        <Link to={bookPath({ ...stay, room: null })}>{t`Book`}</Link>
      </Button>
    </BookBar>
  );
}
