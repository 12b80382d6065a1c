import { writeMoney, type Money } from '../../lib/money';
import { t } from '../../lib/texts/texts';
import { ApproximatePrice } from './approximate-price';

/** The lowest price of a night with tax, also in the currency that the guest has chosen. */
export function NightWithTax({ price }: { price: Money }) {
  return (
    <>
      {t`from ${writeMoney(price)} a night with tax`} <ApproximatePrice price={price} />
    </>
  );
}
