/** Money as the server sends it: minor units with their currency. */
export interface Money {
  amount: number;
  currency: 'INR' | 'USD';
}

const LOCALES = { INR: 'en-IN', USD: 'en-US' } as const;

// Making a format takes longer than formatting with it, and a page has many amounts.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Money['currency'], fractionDigits: number): Intl.NumberFormat {
  const key = `${currency} ${fractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALES[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  formats.set(key, format);
  return format;
}

const write = ({ amount, currency }: Money, fractionDigits: number): string =>
  formatOf(currency, fractionDigits).format(amount / 100);

/** '₹9,812.88' */
export function writeMoney(money: Money): string {
  return write(money, 2);
}

/** A nightly price in labels: '$99', or '$99.50' when it is not a whole number. */
export function writeRate(money: Money): string {
  return write(money, money.amount % 100 === 0 ? 0 : 2);
}

/** Whether the guest pays a part of the price at booking, and the rest later. Amounts are in paise. */
export function isPaidInParts(booking: {
  dueAtBooking: { amount: number };
  quote: { total: { amount: number } };
}): boolean {
  return booking.dueAtBooking.amount < booking.quote.total.amount;
}
