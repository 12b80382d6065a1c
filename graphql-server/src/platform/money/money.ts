/** Money is an integer of minor units (paise, cents) with its currency; never a float. */
export type CurrencyCode = 'INR' | 'USD';

export interface MoneyAmount {
  amount: number;
  currency: CurrencyCode;
}

export function rupees(paise: number): MoneyAmount {
  return { amount: paise, currency: 'INR' };
}

/** An amount in the currency of the hotel's rates. */
export function inCurrency(amount: number, currency: CurrencyCode): MoneyAmount {
  return { amount, currency };
}

/** Integer division, halves rounded up. Both numbers must be whole and the divisor positive. */
export function divideHalfUp(numerator: number, divisor: number): number {
  return Math.floor((2 * numerator + divisor) / (2 * divisor));
}

/** An amount in paise, rounded to whole rupees for payment in cash, halves up. */
export function inWholeRupees(paise: number): number {
  return divideHalfUp(paise, 100) * 100;
}

/** `divideHalfUp` for whole numbers of any size. The numerator must not be negative. */
export function divideExactlyHalfUp(numerator: bigint, divisor: bigint): bigint {
  return (2n * numerator + divisor) / (2n * divisor);
}

/**
 * `amount × part ÷ whole`, halves rounded up, exact for all amounts that a number can hold. No argument may be
 * negative.
 */
export function shareOf(amount: number, part: number, whole: number): number {
  return Number(divideExactlyHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/** Splits an amount in proportion to the weights. The parts sum to the amount exactly. */
export function partsOf(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weightBefore = 0;
  return weights.map((weight) => {
    const before = whole > 0 ? shareOf(amount, weightBefore, whole) : 0;
    weightBefore += weight;
    return (whole > 0 ? shareOf(amount, weightBefore, whole) : 0) - before;
  });
}

/** Splits an amount into this many parts, which differ by at most the smallest unit. */
export function equalParts(amount: number, count: number): number[] {
  return partsOf(amount, Array<number>(count).fill(1));
}

const WRITTEN: Partial<Record<string, Intl.NumberFormat>> = {
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** An amount as text, such as '₹27,518.40'. Money in another currency has the sign of that currency (ISO 4217). */
export function writeMoney({ amount, currency }: { amount: number; currency: string }): string {
  const format = WRITTEN[currency] ?? new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  return format.format(amount / 100);
}
