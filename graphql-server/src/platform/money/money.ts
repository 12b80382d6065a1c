/** Money is an integer of minor units (paise, cents) with its currency; never a float. */
export type CurrencyCode = 'INR' | 'USD';

export interface MoneyAmount {
  amount: number;
  currency: CurrencyCode;
}

export function rupees(paise: number): MoneyAmount {
  return { amount: paise, currency: 'INR' };
}

export function dollars(cents: number): MoneyAmount {
  return { amount: cents, currency: 'USD' };
}

/** Integer division, halves rounded up; both sides must be whole and the divisor positive. */
export function divideHalfUp(numerator: number, divisor: number): number {
  return Math.floor((2 * numerator + divisor) / (2 * divisor));
}

const WRITTEN: Partial<Record<string, Intl.NumberFormat>> = {
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** Such as '₹27,518.40'. Money in another currency is written in that currency (ISO 4217). */
export function writeMoney({ amount, currency }: { amount: number; currency: string }): string {
  const format = WRITTEN[currency] ?? new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  return format.format(amount / 100);
}
