import { nightsBetween } from '../../lib/dates/plain-dates';
import { writeMoney } from '../../lib/money';
import type { RoomTypeName } from '../../lib/stays/room-type-name';
import type { SearchedStay } from '../../lib/stays/stay-address';
import { plural, t } from '../../lib/texts/texts';
import { useStayPrice } from './use-stay-price';

/** On the card of a room: what the chosen stay costs in its type with tax, or why it cannot be booked. */
export function StayPrice({ roomType, stay }: { roomType: RoomTypeName; stay: SearchedStay }) {
  const { plans, refusal, codeFault } = useStayPrice(roomType, stay);
  const { checkin, checkout } = stay;
  if (!checkin || !checkout) return null;
  const nights = plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' });
  return (
    <div aria-live="polite" className="mb-4 min-h-12">
      {plans.map(({ plan, name, total }) => (
        <p key={plan} className="flex flex-wrap items-baseline gap-x-2">
          <span className="tabular text-lg font-semibold">{total ? writeMoney(total) : null}</span>
          <span className="text-sm text-quiet">{t`${nights}, with tax, ${name}`}</span>
        </p>
      ))}
      {codeFault ? <p className="text-sm text-bad">{codeFault}</p> : null}
      {refusal ? <p className="font-medium text-bad">{refusal}</p> : null}
    </div>
  );
}
