import { joinClasses } from '../../lib/joined-classes';
import { useShownCurrency } from '../../lib/currency/shown-currency';
import { writeApproximately } from '../../lib/currency/approximate-price';
import type { Money } from '../../lib/money';

interface ApproximatePriceProps {
  /** In rupees. */
  price: Money;
  className?: string;
}

// Keeps the height of the line on the server's page, so that nothing moves when the choice is known.
const NO_BREAK_SPACE = '\u00A0';

/** Beside a price in rupees: the price in the currency that the guest has chosen. */
export function ApproximatePrice({ price, className }: ApproximatePriceProps) {
  const { currencies, chosen } = useShownCurrency();
  if (currencies.length === 0) return null;
  return (
    <span className={joinClasses('text-sm font-normal whitespace-nowrap text-quiet', className)}>
      {chosen ? writeApproximately(price.amount, chosen) : NO_BREAK_SPACE}
    </span>
  );
}
