import type { PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import { writeMoney, writeRate, type Money } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';

type Quote = PriceBreakdown_QuoteFragment;
type QuotedStay = Quote['stays'][number];
type QuotedNight = QuotedStay['nights'][number];

/** Nights with the same rate, such as the nights of a season. */
interface NightsOfRate {
  /** Null for a line of several nights. */
  rate: Money | null;
  nights: number;
  /** The sum before discount and tax, in paise. */
  amount: number;
}

const inRupees = (amount: number) => writeMoney({ amount, currency: 'INR' });
const nightsInWords = (nights: number) => plural(nights, { one: '# night', other: '# nights' });

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const fullAmount = ({ value, discount }: QuotedNight) => value.amount + discount.amount;

/** The nights of a stay, grouped by rate, in the order of the dates. */
function byRate({ nights }: QuotedStay, quote: Quote): NightsOfRate[] {
  const groups = new Map<string, NightsOfRate>();
  for (const night of nights) {
    const { rate } = night;
    const amount = fullAmount(night);
    const key = `${rate?.amount ?? ''} ${amount}`;
    const group = groups.get(key) ?? { rate, nights: 0, amount: 0 };
    // A line without a rate is for all nights of the stay.
    const counted = rate ? group.nights + 1 : quote.nights;
    groups.set(key, { rate, nights: counted, amount: group.amount + amount });
  }
  return [...groups.values()];
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  );
}

/** The nights of one room, with one line for each rate. */
function Nights({ stay, quote }: { stay: QuotedStay; quote: Quote }) {
  return byRate(stay, quote).map(({ rate, nights, amount }, index) => {
    const words = nightsInWords(nights);
    // Two lines may have the same text, when nights were sold at different exchange rates.
    return (
      <Row key={index} label={rate ? `${words} × ${writeRate(rate)}` : words} value={inRupees(amount)} />
    );
  });
}

/** The nights of each room, in a booking of several rooms. */
function Rooms({ quote }: { quote: Quote }) {
  return quote.stays.map((stay, index) => {
    const nights = sumOf(byRate(stay, quote).map((group) => group.nights));
    return (
      // Rooms have no names of their own, and their order never changes.
      <Row
        key={index}
        label={`${stay.roomTitle}, ${nightsInWords(nights)}`}
        value={inRupees(sumOf(stay.nights.map(fullAmount)))}
      />
    );
  });
}

/**
 * The discount of a promotion on the nights above, before tax. Renders nothing when the benefit is granted at the
 * hotel.
 */
function Discount({ quote: { stays, promotion } }: { quote: Quote }) {
  if (!promotion) return null;
  const amount = sumOf(stays.flatMap(({ nights }) => nights.map(({ discount }) => discount.amount)));
  return <Row label={promotion.name} value={amount > 0 ? inRupees(-amount) : t`Granted at the hotel`} />;
}

/** How much of the charges above is for guests beyond the included number. */
function FurtherGuests({ quote: { stays } }: { quote: Quote }) {
  const amount = sumOf(stays.map(({ supplement }) => supplement.amount));
  if (amount === 0) return null;
  return <Row label={t`including extra guests`} value={inRupees(amount)} />;
}

/** The extras that the rate of a room includes. */
function Included({ quote }: { quote: Quote }) {
  const names = [...new Set(quote.stays.flatMap(({ includedExtras }) => includedExtras))];
  return names.length > 0 ? <Row label={names.join(', ')} value={t`included`} /> : null;
}

/** The price of a stay line by line, down to the total in rupees. Lines above the taxes are before tax. */
export function PriceBreakdown({ quote }: { quote: Quote }) {
  const exchange = inRupees(quote.paisePerDollar);
  const isInRupees = quote.nightlyRate.currency === 'INR';
  const [first] = quote.stays;
  const saved = quote.promotion?.saved;
  return (
    <dl className="text-[0.95rem]">
      {quote.stays.length > 1 ? (
        <Rooms quote={quote} />
      ) : first ? (
        <Nights stay={first} quote={quote} />
      ) : null}
      <FurtherGuests quote={quote} />
      <Included quote={quote} />
      <Discount quote={quote} />
      {quote.stays.flatMap(({ extras }, room) =>
        extras.map(({ code, name, quantity, value }) => (
          <Row key={`${room} ${code}`} label={`${name} × ${quantity}`} value={writeMoney(value)} />
        )),
      )}
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
          {saved && saved.amount > 0 ? (
            <span className="block text-sm text-good">{t`you save ${writeMoney(saved)} with tax`}</span>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}
