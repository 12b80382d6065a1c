// Characters that PostgreSQL's jsonb refuses: NUL and unpaired surrogates.
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** The text without the characters that PostgreSQL cannot store. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}

function storable(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storableText(name), part]));
}

/** Parses JSON and removes the characters that a jsonb column cannot store, from names and texts. */
export function parseStorable(json: string): unknown {
  return JSON.parse(json, storable);
}
