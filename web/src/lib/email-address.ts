const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address; whether mail arrives there only a mail can tell. */
export function looksLikeEmailAddress(text: string): boolean {
  return SIMPLE_ADDRESS.test(text);
}
