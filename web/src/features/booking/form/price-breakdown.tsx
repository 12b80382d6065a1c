import type { PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import { writeMoney, writeRate, type Money } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  );
}

/** What a promotion takes off the charges below. Nothing when the guest gets it at the hotel. */
function Saving({ name, saved }: { name: string; saved: Money }) {
  return (
    <Row label={name} value={saved.amount > 0 ? t`saves ${writeMoney(saved)}` : t`Granted at the hotel`} />
  );
}

/** What of the charges above is for guests beyond those in the rate. */
function FurtherGuests({ quote: { stays } }: { quote: PriceBreakdown_QuoteFragment }) {
  const amount = stays.reduce((sum, { supplement }) => sum + supplement.amount, 0);
  if (amount === 0) return null;
  return <Row label={t`of it for further guests`} value={writeMoney({ amount, currency: 'INR' })} />;
}

/** The extras that the rate of a room contains. */
function Included({ quote }: { quote: PriceBreakdown_QuoteFragment }) {
  const names = [...new Set(quote.stays.flatMap(({ includedExtras }) => includedExtras))];
  return names.length > 0 ? <Row label={names.join(', ')} value={t`included`} /> : null;
}

/** The price of a stay line by line, to the total in rupees. */
export function PriceBreakdown({ quote }: { quote: PriceBreakdown_QuoteFragment }) {
  const nights = plural(quote.nights, { one: '# night', other: '# nights' });
  const exchange = writeMoney({ amount: quote.paisePerDollar, currency: 'INR' });
  const isInRupees = quote.nightlyRate.currency === 'INR';
  return (
    <dl className="text-[0.95rem]">
      {quote.stays.length > 1 ? (
        quote.stays.map(({ roomTitle, roomCharge }, index) => (
          // Rooms have no names of their own, and their order never changes.
          <Row key={index} label={`${roomTitle}, ${nights}`} value={writeMoney(roomCharge)} />
        ))
      ) : (
        <Row label={`${nights} × ${writeRate(quote.nightlyRate)}`} value={writeMoney(quote.roomCharge)} />
      )}
      <FurtherGuests quote={quote} />
      <Included quote={quote} />
      {quote.stays.flatMap(({ extras }, room) =>
        extras.map(({ code, name, quantity, value }) => (
          <Row key={`${room} ${code}`} label={`${name} × ${quantity}`} value={writeMoney(value)} />
        )),
      )}
      {quote.promotion ? <Saving {...quote.promotion} /> : null}
      {isInRupees ? null : <Row label={t`Exchange rate`} value={`$1 = ${exchange}`} />}
      {quote.taxes.map(({ label, amount }) => (
        <Row key={label} label={label} value={writeMoney(amount)} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-brass/60 pt-3">
        <dt className="font-semibold">{t`Total`}</dt>
        <dd className="tabular text-right">
          <span className="text-xl font-semibold">{writeMoney(quote.total)}</span>
          {isInRupees ? null : (
            <span className="block text-sm text-quiet">{t`about ${writeMoney(quote.totalInDollars)}`}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
