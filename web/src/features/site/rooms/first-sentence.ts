/** The first sentence of a text; the whole text when it does not end in a full stop or a similar mark. */
export function firstSentence(text: string): string {
  return /^.+?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text;
}
