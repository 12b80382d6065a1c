// A keyboard for Chinese has an @ and dots of its own.
const ADDRESS = /(?<![^\s@＠<>])[^\s@＠<>]+[@＠][^\s@＠<>]+[.．。｡][^\s@＠<>]+/gu;

/** Whether a text has one e-mail address, as people paste it: also 'Asha Rao <asha@example.com>'. The server takes it out. */
export function looksLikeEmailAddress(text: string): boolean {
  return text.match(ADDRESS)?.length === 1 && text.split(/[@＠]/u).length === 2;
}
