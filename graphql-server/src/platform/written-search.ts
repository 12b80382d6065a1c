const LONGEST = 100;

/** What somebody typed into a search box, without what cannot matter. */
export function searchedText(text: string): string {
  // PostgreSQL's text knows no NUL, so nothing can contain it.
  return text.trim().slice(0, LONGEST).replaceAll('\0', '');
}

/** The same as a pattern for LIKE and ILIKE in which `%` and `_` are ordinary characters. */
export function containing(text: string): string {
  return `%${searchedText(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
