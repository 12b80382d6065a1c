// PostgreSQL's jsonb takes neither NUL nor half a character.
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** The text without the characters that PostgreSQL cannot keep. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}

function storable(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storableText(name), part]));
}

/** What the JSON says, as far as a jsonb column can keep it: names and texts alike. */
export function parseStorable(json: string): unknown {
  return JSON.parse(json, storable);
}
