import { Link } from '../../../components/page/link';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { Button } from '../../../components/form/button';
import type { StayOptionCard_OptionFragment } from '../../../generated/graphql';
import { savingInWords } from '../../../lib/bookings/saving';
import { nightsBetween } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { writeMoney, type Money } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { nightsOf, type CompleteStay } from './complete-stay';
import { OfferData, offerItem, type Offered } from './price-data';

type PlanPrice = StayOptionCard_OptionFragment['plans'][number];

interface RateListProps {
  plans: readonly PlanPrice[];
  stay: CompleteStay;
  /** How many rooms the totals are for. */
  rooms: number;
  /** What is booked, for screen readers. */
  title: string;
  /** What the rates are offers of, for programs that read the page. */
  offered: Offered;
  /** The address of the booking form on a plan; null for the first plan. */
  addressOf: (plan: string | null) => string;
}

type Priced = PlanPrice & { total: Money };

const isPriced = (plan: PlanPrice): plan is Priced => plan.total !== null;

/** The rate that a list of these plans shows first. */
export const firstRateOf = (plans: readonly PlanPrice[]): Priced | undefined => plans.find(isPriced);

/** A card for each rate that can be booked: its total, what it includes, and until when a cancellation is free. */
export function RateList({ plans, stay, rooms, title, offered, addressOf }: RateListProps) {
  const priced = plans.filter(isPriced);
  return (
    <ul className={joinClasses('grid gap-3', priced.length > 1 && 'sm:grid-cols-2')}>
      {priced.map((price) => (
        <RateCard
          key={price.plan}
          price={price}
          saved={savedBy(price, priced)}
          address={addressOf(price.plan === plans[0]?.plan ? null : price.plan)}
          {...{ stay, rooms, title, offered }}
        />
      ))}
    </ul>
  );
}

/** The difference to the price of the dearest rate, and the name of the dearest rate; null without a difference. */
function savedBy({ total }: Priced, all: readonly Priced[]): { saved: Money; name: string } | null {
  const [dearest] = all.toSorted((one, other) => other.total.amount - one.total.amount);
  const amount = (dearest?.total.amount ?? 0) - total.amount;
  return dearest && amount > 0 ? { saved: { ...total, amount }, name: dearest.name } : null;
}

interface RateCardProps {
  price: Priced;
  saved: ReturnType<typeof savedBy>;
  address: string;
  stay: CompleteStay;
  rooms: number;
  title: string;
  offered: Offered;
}

function RateCard({ price, saved, address, stay, rooms, title, offered }: RateCardProps) {
  const { name, total, promotion, includedExtras, promise, cancellationTerms, paymentParts } = price;
  const nights = nightsBetween(stay.checkin, stay.checkout);
  const ofNight = { ...total, amount: Math.round(total.amount / nights / rooms) };
  const each =
    rooms > 1
      ? t`${writeMoney(ofNight)} a room and night on average`
      : t`${writeMoney(ofNight)} a night on average`;
  return (
    <li className="flex flex-col rounded-control border border-line bg-raised p-4" {...offerItem(offered)}>
      <OfferData price={price} stay={stay} />
      <p className="font-semibold">{name}</p>
      <p className="tabular mt-1 text-2xl font-semibold">
        {writeMoney(total)} <ApproximatePrice price={total} />
      </p>
      <p className="tabular text-sm text-quiet">
        {nights > 1 || rooms > 1
          ? t`${nightsOf(nights)}, with tax; ${each}`
          : t`${nightsOf(nights)}, with tax`}
      </p>
      <ul className="mt-2 grid flex-1 content-start gap-1 text-sm">
        {saved ? (
          <li className="tabular text-good">{t`${writeMoney(saved.saved)} less than ${saved.name}`}</li>
        ) : null}
        {promotion ? <li className="text-good">{savingInWords(promotion)}</li> : null}
        {includedExtras.length > 0 ? <li>{t`Includes ${includedExtras.join(', ')}`}</li> : null}
        <li className={promise?.freeUntil ? 'text-good' : undefined}>
          {promise?.sentence ?? cancellationTerms}
        </li>
        {promise?.afterwards ? <li>{promise.afterwards}</li> : null}
        {paymentParts ? <li className="tabular">{paymentParts}</li> : null}
      </ul>
      <Button asChild className="mt-3">
        <Link to={address} state={{ fromResults: true }}>
          {t`Book`}
          <span className="sr-only">
            : {title}, {name}
          </span>
        </Link>
      </Button>
    </li>
  );
}
