const LONGEST = 100;

/** What somebody typed into a search box, as a pattern for ILIKE in which `%` and `_` are ordinary characters. */
export function containing(text: string): string {
  // PostgreSQL's text knows no NUL, so nothing can contain it.
  const searched = text.trim().slice(0, LONGEST).replaceAll('\0', '');
  return `%${searched.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
