import { divideHalfUp, partsOf, shareOf } from '../../../platform/money/money';
import { grossOf, sumOf, type PlanLine, type RatedAmount, type SuppliedAmount } from './plan-input';

/**
 * The rate of a line, in percent. An earlier version stored the sums of several taxes as one line without a rate; for
 * such a line the rate is computed from its tax.
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

/** One amount for each rate and services accounting code, the lowest first. */
export function amountsBySupply(amounts: readonly SuppliedAmount[]): SuppliedAmount[] {
  const codes = [...new Set(amounts.map(({ sac }) => sac))].toSorted();
  return codes
    .flatMap((sac) =>
      amountsByRate(amounts.filter((amount) => amount.sac === sac)).map((amount) => ({ ...amount, sac })),
    )
    .toSorted((one, other) => one.taxPercent - other.taxPercent);
}

/** The lines of the folio as amounts at their rates. */
export const ratedLines = (lines: readonly PlanLine[]): SuppliedAmount[] =>
  lines.map((line) => ({
    taxPercent: rateOf(line),
    sac: line.sac,
    valuePaise: line.valuePaise,
    cgstPaise: line.cgstPaise,
    sgstPaise: line.sgstPaise,
  }));

/** Splits an amount that contains tax: the halves of the tax first, and the rest is the value. In paise. */
export function taxedFrom(grossPaise: number, taxPercent: number): RatedAmount {
  const half = shareOf(grossPaise, taxPercent, 2 * (100 + taxPercent));
  return { taxPercent, valuePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** Splits amounts over the services with the same rates, in proportion. The sum at each rate does not change. */
export function overSupplies(
  amounts: readonly RatedAmount[],
  supplies: readonly SuppliedAmount[],
): SuppliedAmount[] {
  return amounts.flatMap((amount) => {
    const atRate = supplies.filter(({ taxPercent }) => taxPercent === amount.taxPercent);
    const weights = atRate.map(grossOf);
    const [gross, cgst, sgst] = [grossOf(amount), amount.cgstPaise, amount.sgstPaise].map((paise) =>
      partsOf(paise, weights),
    );
    return atRate
      .map(({ sac, taxPercent }, index) => {
        const [cgstPaise, sgstPaise] = [cgst?.[index] ?? 0, sgst?.[index] ?? 0];
        const valuePaise = (gross?.[index] ?? 0) - cgstPaise - sgstPaise;
        return { taxPercent, valuePaise, cgstPaise, sgstPaise, sac };
      })
      .filter((part) => grossOf(part) > 0);
  });
}

/**
 * Splits a payment over its charges, in proportion to their amounts. In paise. The tax is computed from the sum at
 * each rate, so that it does not depend on the number of services with the rate.
 */
export function splitPayment(amountPaise: number, charges: readonly SuppliedAmount[]): SuppliedAmount[] {
  const rates = amountsByRate(charges);
  const parts = partsOf(amountPaise, rates.map(grossOf));
  const taxed = rates.map(({ taxPercent }, index) => taxedFrom(parts[index] ?? 0, taxPercent));
  return overSupplies(taxed, charges);
}

/** The amounts less the used amounts, rate by rate. */
export function less(amounts: readonly RatedAmount[], used: readonly RatedAmount[]): RatedAmount[] {
  return amountsByRate([
    ...amounts,
    ...used.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
      taxPercent,
      valuePaise: -valuePaise,
      cgstPaise: -cgstPaise,
      sgstPaise: -sgstPaise,
    })),
  ]);
}

/**
 * A part of the amounts that sums to `takenPaise`, in proportion to them. If everything is taken, the result equals the
 * amounts exactly, so nothing is left over.
 */
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
