const LONGEST_CODE = 40;

/**
 * A code made from a name in capital letters, such as NON_REFUNDABLE, with a number if the code is taken. `otherwise`
 * is used for a name without Latin letters and digits.
 */
export function codeFromName(name: string, taken: Iterable<string>, otherwise: string): string {
  const known = new Set(taken);
  const letters = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
  const code = letters.replaceAll(/^_+|(?<!_)_+$/g, '').slice(0, LONGEST_CODE) || otherwise;
  const candidates = [code, ...Array.from(known, (_known, index) => `${code}_${index + 2}`)];
  return candidates.find((candidate) => !known.has(candidate)) ?? code;
}
