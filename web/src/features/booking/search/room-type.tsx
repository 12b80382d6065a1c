import { EndOfBlock } from '../../../components/page/end-of-block';
import type { ReactNode } from 'react';
import { Link } from '../../../components/page/link';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { CurrencyChooser } from '../../../components/price/currency-chooser';
import { ContactLinks } from '../../../components/page/contact-links';
import { Promises } from '../../../components/page/promises';
import { whileSeen } from '../../../components/page/seen-book';
import { Button } from '../../../components/form/button';
import type { RoomTypePageQuery } from '../../../generated/graphql';
import { nightsBetween, writeDate } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { savingInWords } from '../../../lib/bookings/saving';
import { partyInWords } from '../../../lib/stays/guest-words';
import { writeMoney, writeRate, type Money } from '../../../lib/money';
import { useHotel } from '../../../lib/hotel/hotel';
import { useGoodToKnow } from '../../../lib/hotel/good-to-know';
import { stayPath } from '../../../lib/paths';
import { bookPath, type SearchedStay } from '../../../lib/stays/stay-address';
import { plural, t } from '../../../lib/texts/texts';
import type { AddressFaults } from '../../../lib/stays/address-faults';
import { RoomPictures } from './room-pictures';
import { sizeInWords } from '../../../lib/stays/room-size';
import { HouseRules } from './house-rules';
import { HOTEL_ITEM, HotelData, OfferData, offerItem, ROOM_ITEM } from './price-data';
import type { CompleteStay } from './complete-stay';
import { PromotionOfAddress } from './promotion-of-address';
import { SearchForm } from './search-form';
import { DatesInCalendar } from './search-section';
import { SimilarRooms } from './similar-rooms';
import { usePromotion } from './use-promotion';
import { useStayPrice } from './use-stay-price';

type Property = RoomTypePageQuery['property'];
type ShownRoomType = RoomTypePageQuery['roomTypes'][number];
type RateAmount = ShownRoomType['nightlyRate'];

interface RoomTypeProps {
  roomType: ShownRoomType;
  /** All room types, to find similar rooms. */
  roomTypes: readonly ShownRoomType[];
  property: Property;
  stay: SearchedStay;
  /** Faults of the values in the address. */
  faults: AddressFaults;
  onChoose: (dates: { checkin: string; checkout: string }) => void;
}

/** The details of a room type, its calendar, and the price of the chosen dates. */
export function RoomType({ roomType, roomTypes, property, stay, faults, onChoose }: RoomTypeProps) {
  const { checkinTime, checkoutTime, cancellationTerms, today, lastCheckin } = property;
  const { name: hotel } = useHotel();
  const promise = usePromiseInWords(roomType.name, stay);
  const nights = usePromotion(stay).promotion?.minimumNights;
  return (
    <>
      <p className="hidden border-b-2 border-brass pb-2 font-display text-2xl font-semibold print:block">
        {hotel}
      </p>
      <RoomPictures roomType={roomType} />
      <div className="mt-10 grid gap-12 print:mt-4 print:grid-cols-[1fr_15rem] print:gap-6 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="min-w-0">
          <h1 className="page-title print:text-4xl">{roomType.title}</h1>
          <p className="mt-5 max-w-2xl text-lg print:mt-2 print:text-base">{roomType.description}</p>
          <RoomDetails roomType={roomType} property={property} />
        </div>
        <ChosenStay roomType={roomType} stay={stay} phone={property.phone} />
      </div>
      <section aria-labelledby="calendar-title" className="mt-14 max-w-4xl print:hidden">
        <h2 id="calendar-title" className="section-title mb-6">
          {t`Dates and prices`}
        </h2>
        <SearchForm
          {...{ stay, faults, today, lastCheckin, nights, oldestChild: property.oldestChild }}
          path={stayPath(roomType.name)}
          className="mb-8"
        />
        <PromotionOfAddress stay={stay} className="mb-8" />
        <DatesInCalendar {...{ stay, today, lastCheckin, onChoose }} roomType={roomType.name} />
      </section>
      <section
        aria-labelledby="policy-title"
        className="mt-14 max-w-2xl print:mt-4 print:max-w-none print:text-sm"
      >
        <h2 id="policy-title" className="text-3xl print:text-xl">
          {t`Good to know`}
        </h2>
        <p className="mt-4 print:mt-2">{t`Check-in ${checkinTime}, check-out ${checkoutTime}. ${promise ?? cancellationTerms}`}</p>
        <HouseRules />
      </section>
      <SimilarRooms {...{ roomType, roomTypes, stay }} />
    </>
  );
}

/** The dated promise of the first plan as a sentence; undefined until dates are chosen and their price is known. */
function usePromiseInWords(roomType: string, stay: SearchedStay): string | undefined {
  const { plans } = useStayPrice(roomType, stay);
  const sentence = plans[0]?.promise?.sentence;
  return sentence && t`${plans[0]?.name ?? ''}: ${sentence}.`;
}

const guestsOf = (guests: number) => plural(guests, { one: '# guest', other: '# guests' });

/** The price per night of guests beyond the included number; null when further guests are free. */
function furtherGuests({ includedGuests, adultSupplement, childSupplements }: RoomTypeProps['roomType']) {
  const amounts = [adultSupplement, ...childSupplements.map(({ supplement }) => supplement)];
  if (includedGuests === null || amounts.every(({ amount }) => amount === 0)) return null;
  const costing = (amount: RateAmount) => (amount.amount === 0 ? t`free` : writeRate(amount));
  const adult = t`an adult ${costing(adultSupplement)}`;
  const children = childSupplements.map(
    ({ name, fromAge, toAge, supplement }) => t`${name} (${fromAge}–${toAge} years) ${costing(supplement)}`,
  );
  return t`After ${guestsOf(includedGuests)}, per night before tax: ${[adult, ...children].join(', ')}`;
}

function detailsOf(
  roomType: RoomTypeProps['roomType'],
  { oldestChild }: Pick<Property, 'oldestChild'>,
): [string, ReactNode][] {
  const {
    mostGuests: most,
    maximumAdults,
    maximumChildren,
    extraBeds,
    beds,
    sizeSquareMetres,
    view,
    floor,
  } = roomType;
  const adults = plural(maximumAdults, { one: '# adult', other: '# adults' });
  const children = plural(maximumChildren, { one: '# child', other: '# children' });
  const split = oldestChild !== null && (maximumAdults < most || maximumChildren > 0);
  return [
    [
      t`Guests`,
      split ? t`Up to ${guestsOf(most)}: ${adults} and ${children} at most` : t`Up to ${guestsOf(most)}`,
    ],
    [t`Beds`, beds],
    [t`Extra beds`, extraBeds > 0 ? String(extraBeds) : null],
    [t`Size`, sizeSquareMetres === null ? null : sizeInWords(sizeSquareMetres)],
    [t`View`, view],
    [t`Floor`, floor],
    [t`Included`, roomType.included.join(', ') || null],
    [t`Price`, t`from ${writeRate(roomType.nightlyRate)} a night, before tax`],
    [t`With tax`, roomType.oneNight && <FromWithTax oneNight={roomType.oneNight} />],
    [t`Further guests`, furtherGuests(roomType)],
  ];
}

function FromWithTax({ oneNight }: { oneNight: Money }) {
  return (
    <>
      {t`from ${writeMoney(oneNight)} a night`} <ApproximatePrice price={oneNight} />
    </>
  );
}

function RoomDetails({ roomType, property }: Pick<RoomTypeProps, 'roomType' | 'property'>) {
  return (
    <dl className="shown-whole mt-8 grid max-w-2xl print:mt-4 print:gap-y-1 print:text-sm grid-cols-[auto_1fr] gap-x-8 gap-y-2 border-t border-brass pt-5">
      {detailsOf(roomType, property).map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      <EndOfBlock />
    </dl>
  );
}

/** The price of the chosen dates for each rate plan, with a link to book, or a link to choose dates. */
function ChosenStay({ roomType, stay, phone }: Pick<RoomTypeProps, 'roomType' | 'stay'> & { phone: string }) {
  const { checkin, checkout } = stay;
  const { plans, refusal, codeFault } = useStayPrice(roomType.name, stay);
  const { promises, whatsapp } = useGoodToKnow();
  const dated = checkin && checkout ? { ...stay, checkin, checkout } : null;
  return (
    <aside
      aria-label={t`Your stay`}
      className="h-fit border-t border-brass pt-5 lg:mt-4"
      {...(dated ? HOTEL_ITEM : {})}
    >
      {dated ? <HotelData price={plans.find(isPriced)} stay={dated} /> : null}
      <div aria-live="polite" className="min-h-20 print:min-h-0">
        {checkin && checkout ? (
          <p className="font-semibold">
            {t`${writeDate(checkin)} to ${writeDate(checkout)}`}
            <span className="block font-normal text-quiet">
              {plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' })},{' '}
              {partyInWords(stay)}
            </span>
          </p>
        ) : (
          <p className="text-quiet print:hidden">{t`Choose your dates in the calendar to see your price.`}</p>
        )}
        {dated && plans.length > 0 ? (
          <div {...ROOM_ITEM}>
            <meta itemProp="name" content={roomType.title} />
            <ul className="mt-3 grid gap-5">
              {plans.filter(isPriced).map((price, index) => (
                <PriceOfPlan key={price.plan} isFirst={index === 0} {...{ price, roomType }} stay={dated} />
              ))}
            </ul>
          </div>
        ) : null}
        {codeFault ? <p className="mt-3 text-sm text-bad">{codeFault}</p> : null}
        {refusal ? <p className="mt-3 font-medium text-bad">{refusal}</p> : null}
      </div>
      <CurrencyChooser className="mt-3 print:hidden" />
      {plans.length > 0 ? null : <NoPriceYet roomType={roomType} stay={stay} />}
      <div className="mt-6 grid gap-3 print:mt-1 print:text-sm">
        <div className="print:hidden">
          <Promises promises={promises} />
        </div>
        <ContactLinks {...{ phone, whatsapp }} />
      </div>
    </aside>
  );
}

/**
 * Before dates are chosen, the form asks for them. For dates that cannot be booked, a link leads to the other rooms.
 */
function NoPriceYet({ roomType, stay }: Pick<RoomTypeProps, 'roomType' | 'stay'>) {
  const isChosen = stay.checkin !== null && stay.checkout !== null;
  return (
    <>
      {isChosen ? null : (
        <Button asChild className="mt-4 w-full print:hidden">
          <Link ref={whileSeen} to={bookPath({ ...stay, room: roomType.name })}>
            {t`Book this room`}
          </Link>
        </Button>
      )}
      <Button asChild look={isChosen ? 'action' : 'quiet'} className="mt-4 w-full print:hidden">
        <Link to={bookPath({ ...stay, room: null })}>{t`Search all rooms`}</Link>
      </Button>
    </>
  );
}

type PlanPrice = ReturnType<typeof useStayPrice>['plans'][number];
type Priced = PlanPrice & { total: Money };

const isPriced = (price: PlanPrice): price is Priced => price.total !== null;

interface PriceOfPlanProps extends Pick<RoomTypeProps, 'roomType'> {
  price: Priced;
  stay: CompleteStay;
  /** Addresses and forms omit the code of the first plan. */
  isFirst: boolean;
}

function PriceOfPlan({ price, isFirst, roomType, stay }: PriceOfPlanProps) {
  const { plan, name, total, promotion, promise } = price;
  const address = bookPath({ ...stay, room: roomType.name, plan: isFirst ? null : plan });
  return (
    <li {...offerItem('offers')}>
      <OfferData price={price} stay={stay} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span>
          <span className="tabular text-2xl font-semibold">{writeMoney(total)}</span>{' '}
          <span className="text-quiet">{t`with tax`}</span>
          <ApproximatePrice price={total} className="block text-right" />
        </span>
      </p>
      {promotion && promotion.saved.amount > 0 ? (
        <p className="text-sm text-good">{savingInWords(promotion)}</p>
      ) : null}
      {promise ? (
        <p className={joinClasses('text-sm', promise.freeUntil && 'text-good')}>{promise.sentence}</p>
      ) : null}
      {promise?.afterwards ? <p className="text-sm">{promise.afterwards}</p> : null}
      <Button asChild look={isFirst ? 'action' : 'quiet'} className="mt-2 w-full print:hidden">
        <Link ref={whileSeen} to={address}>
          {isFirst ? t`Book this room` : t`Book ${name}`}
        </Link>
      </Button>
    </li>
  );
}
