import { LowestPrice } from '../../../components/price/lowest-price';
import { useLowestRates } from './use-lowest-rates';

/** The lowest price of a night in any room. Renders nothing until it is known. */
export function LowestRate() {
  const lowest = useLowestRates();
  if (!lowest) return null;
  return (
    <p className="tabular text-lg font-semibold">
      <LowestPrice {...lowest} />
    </p>
  );
}
