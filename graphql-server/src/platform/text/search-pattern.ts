/** The most characters of a search. Further characters are ignored. */
export const SEARCH_LENGTH = 100;

/** The text of a search box, without characters that cannot match. */
export function searchedText(text: string): string {
  // PostgreSQL cannot store NUL in a text.
  return text.trim().slice(0, SEARCH_LENGTH).replaceAll('\0', '');
}

/** A pattern for LIKE and ILIKE in which `%` and `_` of the text are ordinary characters. */
export function exactly(text: string): string {
  return searchedText(text).replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** As `exactly`, for any text that contains it. */
export function containing(text: string): string {
  return `%${exactly(text)}%`;
}

// Letters with a stroke, and ligatures, which Unicode does not decompose.
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
};

/**
 * A text in the form in which searches compare it: lower case, single spaces, and no accents on Latin, Greek and
 * Cyrillic letters. Marks of other scripts stay, because they are letters there.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı’‘]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
