/** 32 hexadecimal digits; `crypto.randomUUID` is missing where the site is not served securely. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for one form: the same until its values change or the server has answered. The total that the guest saw is
 * no value of the form: when the price changes before an answer came, the server gives the hold of the first try.
 */
export class IdempotencyKey {
  private current: { key: string; values: string } | null = null;

  keyFor(form: object): string {
    const values = JSON.stringify({ ...form, expectedTotal: undefined });
    if (this.current?.values !== values) this.current = { key: randomKey(), values };
    return this.current.key;
  }

  forget(): void {
    this.current = null;
  }
}
