/** A currency in which guests can see prices approximately, with paise for one unit of it. */
export interface ShownCurrency {
  code: string;
  paisePerUnit: number;
}

/** Whole units of the currency, halves rounded up. */
export function wholeUnitsOf(paise: number, { paisePerUnit }: ShownCurrency): number {
  return Math.floor((2 * paise + paisePerUnit) / (2 * paisePerUnit));
}

/** '≈ €101'. Guests from abroad read it, so thousands are grouped as in English. */
export function writeApproximately(paise: number, currency: ShownCurrency): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.code,
    maximumFractionDigits: 0,
  });
  return `≈ ${format.format(wholeUnitsOf(paise, currency))}`;
}
