import type { ReactNode } from 'react';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { nightsBetween } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { writeMoney, type Money } from '../../../lib/money';
import type { RoomTypeName } from '../../../lib/stays/room-type-name';
import type { SearchedStay } from '../../../lib/stays/stay-address';
import { plural, t } from '../../../lib/texts/texts';
import { useStayPrice } from './use-stay-price';

interface StayPriceProps {
  roomType: RoomTypeName;
  stay: SearchedStay;
}

/**
 * On a room's card: the price of the chosen stay with tax, or why it cannot be booked. Screen readers read changes,
 * unless `isAside` is set: then the page is about another room, and screen readers read the price of that room.
 */
export function StayPrice({ roomType, stay, isAside = false }: StayPriceProps & { isAside?: boolean }) {
  const { plans, refusal, codeFault } = useStayPrice(roomType, stay);
  const { checkin, checkout } = stay;
  if (!checkin || !checkout) return null;
  const nights = nightsBetween(checkin, checkout);
  return (
    <div aria-live={isAside ? undefined : 'polite'} className="grid min-h-20 content-start gap-1">
      {plans.map(({ plan, name, total }, index) =>
        total ? <PlanPrice key={plan} {...{ name, total, nights }} isFirst={index === 0} /> : null,
      )}
      {codeFault ? <p className="text-sm text-bad">{codeFault}</p> : null}
      {refusal ? <p className="font-medium text-bad">{refusal}</p> : null}
    </div>
  );
}

interface PlanPriceProps {
  name: string;
  total: Money;
  nights: number;
  isFirst: boolean;
}

/** The total of the stay, and its price per night. */
function PlanPrice({ name, total, nights, isFirst }: PlanPriceProps) {
  const stay = plural(nights, { one: '# night', other: '# nights' });
  const night = { ...total, amount: Math.round(total.amount / nights) };
  return (
    <p className="tabular">
      <span className={joinClasses('font-semibold', isFirst ? 'text-2xl' : 'text-lg')}>
        {writeMoney(total)}
      </span>{' '}
      <ApproximatePrice price={total} />{' '}
      <span className="text-sm text-quiet">
        {t`${stay}, with tax, ${name}`}
        {nights > 1 ? <span className="block">{t`${writeMoney(night)} a night on average`}</span> : null}
      </span>
    </p>
  );
}

/** One line with the price of the chosen stay in the room type, or `otherwise` until the price is known. */
export function StayTotal({ roomType, stay, otherwise }: StayPriceProps & { otherwise: ReactNode }) {
  const { plans } = useStayPrice(roomType, stay);
  const total = plans[0]?.total;
  const { checkin, checkout } = stay;
  if (!total || !checkin || !checkout) return otherwise;
  const nights = plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' });
  return (
    <>
      {t`${writeMoney(total)} for ${nights}`} <ApproximatePrice price={total} />
    </>
  );
}
