import type { PromotionForm_PromotionFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeRate, type Money } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';
import { WEEKDAYS } from '../rate-book/rate-words';

/** Such as '10% off each night', or 'Stay 3, pay 2'. */
export function discountInWords(
  { kind, hundredths, cents, stayNights, payNights }: PromotionForm_PromotionFragment['discount'],
  currency: Money['currency'],
): string {
  const amount = () => writeRate({ amount: cents ?? 0, currency });
  switch (kind) {
    case 'PERCENT':
      return t`${String((hundredths ?? 0) / 100)}% off each night`;
    case 'AMOUNT_PER_NIGHT':
      return t`${amount()} off each night`;
    case 'AMOUNT_PER_STAY':
      return t`${amount()} off the stay`;
    case 'FREE_NIGHTS':
      return t`Stay ${String(stayNights)} nights, pay ${String(payNights)}`;
    case 'VALUE_ADDED':
      return t`Granted at the hotel`;
  }
}

function rangeInWords(label: string, from: string | null, to: string | null): string {
  if (from && to) return t`${label} ${writeDate(from)} to ${writeDate(to)}`;
  if (from) return t`${label} from ${writeDate(from)}`;
  return to ? t`${label} until ${writeDate(to)}` : '';
}

/** Such as 'Code STAY3 · at least 3 nights · used 4 of 20 times'. */
export function conditionsInWords(promotion: PromotionForm_PromotionFragment): string {
  const { code, minimumNights, totalUses, uses } = promotion;
  return [
    code === null ? t`Without a code` : t`Code ${code}`,
    rangeInWords(t`booked`, promotion.bookingFrom, promotion.bookingTo),
    rangeInWords(t`nights`, promotion.stayFrom, promotion.stayTo),
    promotion.weekdays.map((day) => WEEKDAYS[day - 1] ?? '').join(', '),
    promotion.roomTypes.join(', '),
    promotion.plans.join(', '),
    minimumNights > 1 ? plural(minimumNights, { one: 'at least # night', other: 'at least # nights' }) : '',
    totalUses === null
      ? plural(uses, { one: 'used # time', other: 'used # times' })
      : t`used ${String(uses)} of ${String(totalUses)} times`,
  ]
    .filter(Boolean)
    .join(' · ');
}
