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

// Where the digits of other scripts begin, such as the digits of Arabic and Devanagari.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66] as const;

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

/** The text with ASCII digits, without the sign of rupees and the spaces around it. */
const plainText = (text: string): string =>
  [...text.normalize('NFKC')]
    .map(digitOf)
    .join('')
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace(/[’‘`´]/g, "'")
    .trim();

const RUPEES = /^(?:₹|rs\.?|inr)\s*|(?<!\s)\s*(?:₹|rs\.?|inr|\/-)$/gi;

// A text in one notation may be another amount in other notations, because each has different separators. Groups have
// three digits, or in India two digits before the last three. The first group does not begin with 0.
const DECIMALS = /^(\d{0,12})[.,](\d{1,2})$/;
const WHOLE = /^\d{1,12}$/;
const GROUPS = String.raw`[1-9]\d{0,2}(?:SEPARATOR\d{3})+|[1-9]\d?(?:SEPARATOR\d{2})*SEPARATOR\d{3}`;
const grouped = (separator: string, decimal: string) =>
  new RegExp(`^(${GROUPS.replaceAll('SEPARATOR', separator)})(?:${decimal}(\\d{1,2}))?$`);
const GROUPED = [
  grouped(',', String.raw`\.`),
  grouped(String.raw`\s`, '[.,]'),
  grouped("'", String.raw`[.,]`),
];
// '1.500' alone may be a thousand and a half or one and a half, so a point groups only what says so otherwise.
const GROUPED_BY_POINTS = /^([1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d{0,2}(?:\.\d{3})+(?=,))(?:,(\d{1,2}))?$/;

/**
 * An amount in hundredths, digit by digit, without floating point: '199.5' becomes 19950, and so do '199,5' and '₹
 * 199.50'. '1,50,000', '150,000', '1.234,50' and '1 500,00' are understood where only one amount can be meant. Null
 * when the text is not an amount, or could be two amounts.
 */
export function minorUnitsOf(text: string | undefined): number | null {
  const typed = plainText(text ?? '').replace(RUPEES, '');
  if (WHOLE.test(typed)) return Number(typed) * 100;
  const [, whole, fraction = ''] =
    [DECIMALS, ...GROUPED, GROUPED_BY_POINTS].map((notation) => notation.exec(typed)).find(Boolean) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 19950 becomes '199.50', and 19900 becomes '199'. */
export function textOfMinorUnits(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
