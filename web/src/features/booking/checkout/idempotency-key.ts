/** 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for one form. It stays the same until the form's values change or the server has responded. The amounts
 * that the guest saw are ignored: if the price changes before a response arrives, the server returns the hold of the
 * first request.
 */
export class IdempotencyKey {
  private current: { key: string; values: string } | null = null;

  keyFor(form: object): string {
    const values = JSON.stringify({ ...form, expectedTotal: undefined, expectedDue: undefined });
    if (this.current?.values !== values) this.current = { key: randomKey(), values };
    return this.current.key;
  }

  forget(): void {
    this.current = null;
  }
}
