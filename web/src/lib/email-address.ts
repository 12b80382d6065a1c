const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address. */
export function looksLikeEmailAddress(text: string): boolean {
  return SIMPLE_ADDRESS.test(text);
}
