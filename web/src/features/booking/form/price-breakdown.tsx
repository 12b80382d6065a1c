import type { PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import { writeMoney, writeRate } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  );
}

/** The price of a stay line by line, to the total in rupees. */
export function PriceBreakdown({ quote }: { quote: PriceBreakdown_QuoteFragment }) {
  const nights = plural(quote.nights, { one: '# night', other: '# nights' });
  const exchange = writeMoney({ amount: quote.paisePerDollar, currency: 'INR' });
  return (
    <dl className="text-[0.95rem]">
      <Row label={`${nights} × ${writeRate(quote.nightlyRate)}`} value={writeMoney(quote.roomCharge)} />
      <Row label={t`Exchange rate`} value={`$1 = ${exchange}`} />
      {quote.taxes.map(({ label, amount }) => (
        <Row key={label} label={label} value={writeMoney(amount)} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-brass/60 pt-3">
        <dt className="font-semibold">{t`Total`}</dt>
        <dd className="tabular text-right">
          <span className="text-xl font-semibold">{writeMoney(quote.total)}</span>
          <span className="block text-sm text-quiet">{t`about ${writeMoney(quote.totalInDollars)}`}</span>
        </dd>
      </div>
    </dl>
  );
}
