/** Characters that a search box takes; what comes after them is left out. */
export const SEARCH_LENGTH = 100;

/** What somebody typed into a search box, without what cannot matter. */
export function searchedText(text: string): string {
  // PostgreSQL's text knows no NUL, so nothing can contain it.
  return text.trim().slice(0, SEARCH_LENGTH).replaceAll('\0', '');
}

/** The same as a pattern for LIKE and ILIKE in which `%` and `_` are ordinary characters. */
export function containing(text: string): string {
  return `%${searchedText(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

// Letters with a stroke or joined ones, which no decomposition takes apart.
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
 * A text as it is compared in searches: in lower case, without the accents of Latin, Greek and Cyrillic letters, with
 * single spaces. The marks of other scripts stay, since they are letters there.
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
