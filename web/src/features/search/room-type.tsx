import { Link } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { StoredPicture } from '../../components/picture/stored-picture';
import { useStayOptionsQuery } from '../../generated/search';
import type { RoomTypeDetails_RoomTypeFragment, RoomTypePageQuery } from '../../generated/graphql';
import { nightsBetween, writeDate } from '../../lib/dates/plain-dates';
import { writeMoney, writeRate } from '../../lib/money';
import { useRememberedHold } from '../../lib/remembered-hold';
import { bookPath, type SearchedStay } from '../../lib/stay-address';
import { plural, t } from '../../lib/texts/texts';
import { DatesInCalendar } from './search-section';

type Property = RoomTypePageQuery['property'];

interface RoomTypeProps {
  roomType: RoomTypeDetails_RoomTypeFragment;
  property: Property;
  stay: SearchedStay;
  onChoose: (dates: { checkin: string; checkout: string }) => void;
}

/** What a guest wants to know of a room type, its calendar, and the price of the chosen dates. */
export function RoomType({ roomType, property, stay, onChoose }: RoomTypeProps) {
  const { checkinTime, checkoutTime, cancellationTerms, today, lastCheckin } = property;
  return (
    <>
      <Pictures roomType={roomType} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="min-w-0">
          <h1 className="page-title">{roomType.title}</h1>
          <p className="mt-5 max-w-2xl text-lg">{roomType.description}</p>
          <Facts roomType={roomType} />
        </div>
        <ChosenStay roomType={roomType} stay={stay} />
      </div>
      <section aria-labelledby="calendar-title" className="mt-14 max-w-4xl">
        <h2 id="calendar-title" className="section-title mb-6">
          {t`Dates and prices`}
        </h2>
        <DatesInCalendar {...{ stay, today, lastCheckin, onChoose }} roomType={roomType.name} />
      </section>
      <section aria-labelledby="policy-title" className="mt-14 max-w-2xl">
        <h2 id="policy-title" className="text-3xl">
          {t`Good to know`}
        </h2>
        <p className="mt-4">{t`Check-in ${checkinTime}, check-out ${checkoutTime}. ${cancellationTerms}`}</p>
      </section>
    </>
  );
}

/** The first picture large, two more beside it. */
function Pictures({ roomType: { pictures, uploadedPictures } }: Pick<RoomTypeProps, 'roomType'>) {
  const [first, ...more] = pictures;
  const beside = more.slice(0, 2);
  return (
    <div className={beside.length > 0 ? 'grid gap-3 md:grid-cols-[2fr_1fr]' : ''}>
      <StoredPicture
        address={first}
        uploads={uploadedPictures}
        sizes={beside.length > 0 ? '(min-width: 48rem) 54rem, 92vw' : '(min-width: 80rem) 80rem, 92vw'}
        className="aspect-[16/10] md:h-full"
      />
      {beside.length > 0 ? (
        <div className="grid gap-3 max-md:grid-cols-2">
          {beside.map((address) => (
            <StoredPicture
              key={address}
              address={address}
              uploads={uploadedPictures}
              sizes="(min-width: 48rem) 27rem, 46vw"
              className="aspect-[16/10]"
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

const guestsOf = (guests: number) => plural(guests, { one: '# guest', other: '# guests' });

function factsOf(roomType: RoomTypeProps['roomType']): [string, string | null][] {
  const { capacity, maximumAdults, maximumChildren, extraBeds, beds, sizeSquareMetres, view, floor } =
    roomType;
  const adults = plural(maximumAdults, { one: '# adult', other: '# adults' });
  const children = plural(maximumChildren, { one: '# child', other: '# children' });
  const split = maximumAdults < capacity || maximumChildren > 0;
  return [
    [
      t`Guests`,
      split
        ? t`Up to ${guestsOf(capacity)}: at most ${adults} and ${children}`
        : t`Up to ${guestsOf(capacity)}`,
    ],
    [t`Beds`, beds],
    [t`Extra beds`, extraBeds > 0 ? String(extraBeds) : null],
    [t`Size`, sizeSquareMetres === null ? null : t`${sizeSquareMetres} m²`],
    [t`View`, view],
    [t`Location`, floor],
    [t`Included`, roomType.included.join(', ') || null],
    [t`Price`, t`from ${writeRate(roomType.nightlyRate)} a night, before tax`],
  ];
}

function Facts({ roomType }: Pick<RoomTypeProps, 'roomType'>) {
  return (
    <dl className="mt-8 grid max-w-2xl grid-cols-[auto_1fr] gap-x-8 gap-y-2 border-t border-brass pt-5">
      {factsOf(roomType).map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The price of the chosen dates with the button to book, or where to choose them. */
function ChosenStay({ roomType, stay }: Pick<RoomTypeProps, 'roomType' | 'stay'>) {
  const { checkin, checkout, guests, code } = stay;
  const replaces = useRememberedHold();
  const { data } = useStayOptionsQuery({
    ...(checkin && checkout ? { variables: { checkin, checkout, guests, code, replaces } } : { skip: true }),
    fetchPolicy: 'network-only',
  });
  const result = data?.stayOptions;
  const options = result?.__typename === 'StayOptions' ? result.options : [];
  const option = options.find((one) => one.roomType.name === roomType.name);
  const faults = result?.__typename === 'InvalidInput' ? result.faults : (option?.faults ?? []);
  const refusal = faults.map(({ message }) => message).join(' ');
  const isSoldOut = option?.roomsFree === 0;
  const total = !refusal && !isSoldOut ? option?.quote?.total : undefined;
  return (
    <aside aria-label={t`Your stay`} className="h-fit border-t border-brass pt-5 lg:mt-4">
      <div aria-live="polite" className="min-h-20">
        {checkin && checkout ? (
          <p className="font-semibold">
            {t`${writeDate(checkin)} to ${writeDate(checkout)}`}
            <span className="block font-normal text-quiet">
              {plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' })},{' '}
              {guestsOf(guests)}
            </span>
          </p>
        ) : (
          <p className="text-quiet">{t`Choose your dates in the calendar to see the price.`}</p>
        )}
        {total ? (
          <p className="mt-3">
            <span className="tabular text-2xl font-semibold">{writeMoney(total)}</span>{' '}
            <span className="text-quiet">{t`with tax`}</span>
          </p>
        ) : null}
        {refusal || isSoldOut ? (
          <p className="mt-3 font-medium text-bad">{refusal || t`Sold out for these dates.`}</p>
        ) : null}
      </div>
      <Button asChild className="mt-4 w-full">
        {total ? (
          <Link to={bookPath({ ...stay, room: roomType.name })}>{t`Book this room`}</Link>
        ) : (
          <Link to={bookPath({ ...stay, room: null })}>{t`Search all rooms`}</Link>
        )}
      </Button>
    </aside>
  );
}
