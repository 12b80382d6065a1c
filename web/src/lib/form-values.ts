/** The trimmed text; null when it is empty. */
export function textOrNull(value: string | undefined): string | null {
  return value?.trim() ? value.trim() : null;
}

/** One entry per line; empty lines are dropped. */
export function linesOf(value: string | undefined): string[] {
  return (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The whole number in a text. Any other text becomes -1, which the server refuses with the field's name. */
export function wholeNumber(text: string | undefined): number {
  return /^\d{1,6}$/.test(text?.trim() ?? '') ? Number(text) : -1;
}

/** '199.5' becomes 19950, digit by digit, without floating point. Null when the text is not an amount. */
export function minorUnitsOf(text: string | undefined): number | null {
  const [, whole = '', fraction = ''] =
    /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec((text ?? '').trim().replaceAll(',', '')) ?? [];
  return whole ? Number(whole) * 100 + Number(fraction.padEnd(2, '0')) : null;
}

/** 19950 becomes '199.50', and 19900 becomes '199'. */
export function textOfMinorUnits(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
