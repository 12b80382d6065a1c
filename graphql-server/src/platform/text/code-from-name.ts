const LONGEST_CODE = 40;

/**
 * The name in capital letters, such as NON_REFUNDABLE; with a number if that code is taken. `otherwise` is for a name
 * without Latin letters and digits.
 */
export function codeFromName(name: string, taken: Iterable<string>, otherwise: string): string {
  const known = new Set(taken);
  const letters = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
  const code = letters.replaceAll(/^_+|(?<!_)_+$/g, '').slice(0, LONGEST_CODE) || otherwise;
  const candidates = [code, ...Array.from(known, (_known, index) => `${code}_${index + 2}`)];
  return candidates.find((candidate) => !known.has(candidate)) ?? code;
}
