/** '199.5' becomes 19950, digit by digit, without floating point. Null when the text is no amount. */
export function minorUnitsOf(text: string): number | null {
  const [, whole = '', fraction = ''] =
    /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? [];
  return whole ? Number(whole) * 100 + Number(fraction.padEnd(2, '0')) : null;
}

/** 19950 becomes '199.50', and 19900 becomes '199'. */
export function textOfMinorUnits(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
