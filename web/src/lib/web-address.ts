/** An address that a browser may follow out of the site, or null: never a script, never half an address. */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  return ['https:', 'http:'].includes(new URL(text).protocol) ? text : null;
}
