import { Link } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { StoredPicture } from '../../components/picture/stored-picture';
import type { RoomTypeDetails_RoomTypeFragment, RoomTypePageQuery } from '../../generated/graphql';
import { nightsBetween, writeDate } from '../../lib/dates/plain-dates';
import { writeMoney, writeRate } from '../../lib/money';
import { stayPath } from '../../lib/paths';
import { bookPath, pathWithStay, type SearchedStay } from '../../lib/stay-address';
import { plural, t } from '../../lib/texts/texts';
import type { AddressFaults } from './address-faults';
import { SearchForm } from './search-form';
import { DatesInCalendar } from './search-section';
import { useStayPrice } from './use-stay-price';

type Property = RoomTypePageQuery['property'];

interface RoomTypeProps {
  roomType: RoomTypeDetails_RoomTypeFragment;
  property: Property;
  stay: SearchedStay;
  /** What is wrong with the choices of the address. */
  faults: AddressFaults;
  onChoose: (dates: { checkin: string; checkout: string }) => void;
}

/** What a guest wants to know of a room type, its calendar, and the price of the chosen dates. */
export function RoomType({ roomType, property, stay, faults, onChoose }: RoomTypeProps) {
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
        <SearchForm
          {...{ stay, faults, today, lastCheckin }}
          pathOf={(chosen) => pathWithStay(stayPath(roomType.name), chosen)}
          className="mb-8"
        />
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

/** The price of the chosen dates on each rate with its link to book, or where to choose them. */
function ChosenStay({ roomType, stay }: Pick<RoomTypeProps, 'roomType' | 'stay'>) {
  const { checkin, checkout, guests } = stay;
  const { plans, refusal, codeFault } = useStayPrice(roomType.name, stay);
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
        {plans.length > 0 ? (
          <ul className="mt-3 grid gap-5">
            {plans.map((price, index) => (
              <PriceOfPlan key={price.plan} isFirst={index === 0} {...{ price, roomType, stay }} />
            ))}
          </ul>
        ) : null}
        {codeFault ? <p className="mt-3 text-sm text-bad">{codeFault}</p> : null}
        {refusal ? <p className="mt-3 font-medium text-bad">{refusal}</p> : null}
      </div>
      {plans.length > 0 ? null : (
        <Button asChild className="mt-4 w-full">
          <Link to={bookPath({ ...stay, room: null })}>{t`Search all rooms`}</Link>
        </Button>
      )}
    </aside>
  );
}

interface PriceOfPlanProps extends Pick<RoomTypeProps, 'roomType' | 'stay'> {
  price: ReturnType<typeof useStayPrice>['plans'][number];
  /** The first plan is the one of a form that names none. */
  isFirst: boolean;
}

function PriceOfPlan({ price: { plan, name, total, promotion }, isFirst, roomType, stay }: PriceOfPlanProps) {
  const address = bookPath({ ...stay, room: roomType.name, plan: isFirst ? null : plan });
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span>
          <span className="tabular text-2xl font-semibold">{total ? writeMoney(total) : null}</span>{' '}
          <span className="text-quiet">{t`with tax`}</span>
        </span>
      </p>
      {promotion && promotion.saved.amount > 0 ? (
        <p className="text-sm text-good">{t`${promotion.name}: you save ${writeMoney(promotion.saved)}`}</p>
      ) : null}
      <Button asChild look={isFirst ? 'action' : 'quiet'} className="mt-2 w-full">
        <Link to={address}>{isFirst ? t`Book this room` : t`Book ${name}`}</Link>
      </Button>
    </li>
  );
}
