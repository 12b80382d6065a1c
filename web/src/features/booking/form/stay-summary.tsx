import { Button } from '../../../components/form/button';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { BookingFormQuery, StayQuoteQuery } from '../../../generated/graphql';
import { nightsBetween, writeWholeDate } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { writeCounted } from '../../../lib/lists';
import { writeMoney } from '../../../lib/money';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { sizeInWords } from '../../../lib/stays/room-size';
import { plural, t } from '../../../lib/texts/texts';
import type { BookingValues } from './booking-values';

type ChosenType = BookingFormQuery['roomTypes'][number];
type Quote = Extract<StayQuoteQuery['quote'], { __typename: 'Quote' }>;

interface StaySummaryProps {
  values: BookingValues;
  bookable: BookingFormQuery;
  /** Null until the price is known. */
  quote: Quote | null;
  loading: boolean;
  /** Brings the guest to the fields of the stay. */
  onChange: () => void;
}

const isKnown = (age: number) => age >= 0;

function roomsInWords({ roomType, furtherRooms }: BookingValues, { roomTypes }: BookingFormQuery): string {
  const titleOf = (code: string) => roomTypes.find(({ name }) => name === code)?.title ?? code;
  return writeCounted([roomType, ...furtherRooms.map((room) => room.roomType)].map(titleOf));
}

function guestsOf({ guests, children, furtherRooms }: BookingValues): string {
  const all = [{ guests, children }, ...furtherRooms];
  const count = all.reduce((sum, room) => sum + (Number(room.guests) || 0), 0);
  return guestsInWords(count, all.flatMap((room) => room.children).filter(isKnown));
}

/** Beds and size of the room, as far as the hotel has entered them; empty when rooms of several types are booked. */
function roomDetails({ furtherRooms }: BookingValues, type: ChosenType | undefined): string {
  if (!type || furtherRooms.some(({ roomType }) => roomType !== type.name)) return '';
  const { beds, sizeSquareMetres } = type;
  const size = sizeSquareMetres === null ? null : sizeInWords(sizeSquareMetres);
  return [beds, size].filter(Boolean).join(', ');
}

/** What the guest is booking: room, dates, guests and price. It stays in sight on wide screens. */
export function StaySummary({ values, bookable, quote, loading, onChange }: StaySummaryProps) {
  const { checkin, checkout } = values;
  const type = bookable.roomTypes.find(({ name }) => name === values.roomType);
  const nights = checkin && checkout > checkin ? nightsBetween(checkin, checkout) : 0;
  return (
    <section
      aria-label={t`Your stay`}
      className={joinClasses(
        'grid-cols-[8.5rem_1fr] items-start gap-x-4 gap-y-2 border-b border-line pb-5 max-lg:mb-6 lg:sticky lg:top-0 lg:grid lg:grid-cols-1 lg:self-start lg:border-0 lg:pb-0',
        // On a phone it would push the fields of the dates out of sight before there is a stay.
        nights > 0 ? 'grid' : 'hidden',
      )}
    >
      {type ? (
        <StoredPicture
          key={type.name}
          address={type.pictures[0]}
          uploads={type.uploadedPictures}
          sizes="(min-width: 64rem) 18rem, 8.5rem"
          className="aspect-[4/3] lg:aspect-[16/10]"
        />
      ) : (
        <span />
      )}
      <div className="grid gap-1 text-[0.9375rem]">
        <p className="font-display text-xl leading-tight font-semibold">{roomsInWords(values, bookable)}</p>
        <p className="text-sm text-quiet empty:hidden">{roomDetails(values, type)}</p>
        <p>
          {nights > 0
            ? t`${writeWholeDate(checkin)} – ${writeWholeDate(checkout)}, ${plural(nights, { one: '# night', other: '# nights' })}`
            : t`No dates chosen yet`}
        </p>
        <p className="text-quiet">{guestsOf(values)}</p>
        <p className="tabular text-lg font-semibold" aria-busy={loading}>
          {quote ? writeMoney(quote.total) : null} {quote ? <ApproximatePrice price={quote.total} /> : null}
        </p>
        {quote?.promise ? (
          <p className={quote.promise.freeUntil ? 'text-sm text-good' : 'text-sm'}>
            {quote.promise.sentence}
          </p>
        ) : null}
        <Button look="link" className="min-h-11 justify-self-start" onClick={onChange}>
          {t`Change`}
          <span className="sr-only"> {t`dates, room and guests`}</span>
        </Button>
      </div>
    </section>
  );
}
