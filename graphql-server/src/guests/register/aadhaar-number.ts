const LENGTH = 12;

// Verhoeff's check digit works in the dihedral group of ten elements.
const MULTIPLIED = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTED = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/** Whether the last digit is Verhoeff's check digit of the digits before it. */
export function passesVerhoeff(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .map(Number)
    .reduce((so, digit, place) => MULTIPLIED[so]?.[PERMUTED[place % PERMUTED.length]?.[digit] ?? 0] ?? 0, 0);
  return sum === 0;
}

/** The digit 0 in the scripts of India and in Arabic. The nine further digits follow each of them. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0,
];

/** The text with digits of any script as 0 to 9. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => point >= start && point < start + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}

// A number after a plus sign is a telephone number.
const NUMBERS = /\+?[0-9](?:[\s./_\-\u2010-\u2015]{0,3}[0-9])*/g;

/** Twelve digits, written in neighbouring groups. */
function twelveDigitsIn(number: string): string[] {
  const groups = number.match(/[0-9]+/g) ?? [];
  return groups.flatMap((_group, first) => {
    const lengths = groups
      .slice(first)
      .map((_length, last) => groups.slice(first, first + last + 1).join(''));
    return lengths.filter((digits) => digits.length === LENGTH);
  });
}

/** Whether the text contains an Aadhaar number: twelve digits with a valid check digit that do not begin with 0 or 1. */
export function hasAadhaarNumber(text: string): boolean {
  const numbers = withPlainDigits(text).match(NUMBERS) ?? [];
  return numbers
    .filter((number) => !number.startsWith('+'))
    .flatMap(twelveDigitsIn)
    .some((digits) => /^[2-9]/.test(digits) && passesVerhoeff(digits));
}
