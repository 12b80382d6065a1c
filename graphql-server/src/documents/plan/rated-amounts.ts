import { divideHalfUp, partsOf, shareOf } from '../../platform/money/money';
import { grossOf, sumOf, type PlanLine, type RatedAmount } from './plan-facts';

/**
 * The rate of a line, in percent. An earlier version stored the sums of several taxes as one line without a rate; such a line
 * counts at the rate that its tax comes to.
 */
export function rateOf({ taxPercent, valuePaise, cgstPaise, sgstPaise }: PlanLine): number {
  if (taxPercent !== null) return taxPercent;
  const value = Math.abs(valuePaise);
  return value === 0 ? 0 : divideHalfUp(Math.abs(cgstPaise + sgstPaise) * 100, value);
}

/** One amount for each rate, the lowest first. */
export function amountsByRate(amounts: readonly RatedAmount[]): RatedAmount[] {
  const rates = [...new Set(amounts.map(({ taxPercent }) => taxPercent))].toSorted(
    (one, other) => one - other,
  );
  return rates.map((taxPercent) => {
    const equal = amounts.filter((amount) => amount.taxPercent === taxPercent);
    return {
      taxPercent,
      valuePaise: sumOf(equal.map(({ valuePaise }) => valuePaise)),
      cgstPaise: sumOf(equal.map(({ cgstPaise }) => cgstPaise)),
      sgstPaise: sumOf(equal.map(({ sgstPaise }) => sgstPaise)),
    };
  });
}

/** The lines of the folio as amounts at their rates. */
export const ratedLines = (lines: readonly PlanLine[]): RatedAmount[] =>
  lines.map((line) => ({
    taxPercent: rateOf(line),
    valuePaise: line.valuePaise,
    cgstPaise: line.cgstPaise,
    sgstPaise: line.sgstPaise,
  }));

/** Tax that is contained in an amount: the halves first, and the value is what is left. In paise. */
export function taxedFrom(grossPaise: number, taxPercent: number): RatedAmount {
  const half = shareOf(grossPaise, taxPercent, 2 * (100 + taxPercent));
  return { taxPercent, valuePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** A payment over the rates of what it is for, in proportion to the amounts. In paise. */
export function splitPayment(amountPaise: number, charges: readonly RatedAmount[]): RatedAmount[] {
  const parts = partsOf(amountPaise, charges.map(grossOf));
  return charges
    .map(({ taxPercent }, index) => taxedFrom(parts[index] ?? 0, taxPercent))
    .filter((amount) => grossOf(amount) > 0);
}

/** What is left of amounts after others of the same rates. */
export function less(amounts: readonly RatedAmount[], used: readonly RatedAmount[]): RatedAmount[] {
  return amountsByRate([
    ...amounts,
    ...used.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
      ...{ taxPercent, valuePaise: -valuePaise, cgstPaise: -cgstPaise, sgstPaise: -sgstPaise },
    })),
  ]);
}

/** So much of the amounts, in paise, in proportion to them. All of them give themselves exactly, so nothing is left over. */
export function partOf(amounts: readonly RatedAmount[], takenPaise: number): RatedAmount[] {
  const parts = partsOf(takenPaise, amounts.map(grossOf));
  return amounts
    .map((amount, index) => {
      const [part, whole] = [parts[index] ?? 0, grossOf(amount)];
      if (part === whole) return amount;
      const cgstPaise = shareOf(part, amount.cgstPaise, whole);
      const sgstPaise = shareOf(part, amount.sgstPaise, whole);
      return { ...amount, valuePaise: part - cgstPaise - sgstPaise, cgstPaise, sgstPaise };
    })
    .filter((amount) => grossOf(amount) > 0);
}
