const SHAPE = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether the 15 characters are the GSTIN of a dealer, such as a hotel: state code, PAN, entity, Z, and the check digit, a sum
 * to base 36 with the alternating weights 1 and 2.
 */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && hasCheckDigit(text);
}

/** Whether the last character is the check digit of the others, which are capitals and digits. */
export function hasCheckDigit(text: string): boolean {
  return text.at(-1) === checkDigitOf(text.slice(0, -1));
}

function checkDigitOf(characters: string): string | undefined {
  const sum = [...characters].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length];
}
