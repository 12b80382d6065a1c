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
