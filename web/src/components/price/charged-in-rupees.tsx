import { writeDate } from '../../lib/dates/plain-dates';
import { writeApproximately } from '../../lib/currency/approximate-price';
import { useShownCurrency } from '../../lib/currency/shown-currency';
import { writeMoney, type Money } from '../../lib/money';
import { t } from '../../lib/texts/texts';

/** Before payment, for a guest who has chosen another currency: what is charged, and how old the rate is. */
export function ChargedInRupees({ total }: { total: Money }) {
  const { chosen } = useShownCurrency();
  if (!chosen) return null;
  const about = writeApproximately(total.amount, chosen);
  return (
    <p>
      {t`You are charged ${writeMoney(total)} (${about}, at our rate of ${writeDate(chosen.asOf)}). Your bank decides what that is in your currency.`}
    </p>
  );
}
