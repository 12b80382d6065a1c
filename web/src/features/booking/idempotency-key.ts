/** 32 hexadecimal digits; `crypto.randomUUID` is missing where the site is not served securely. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key for one form: the same until its values change or the server has answered. */
export class IdempotencyKey {
  private current: { key: string; values: string } | null = null;

  keyFor(form: object): string {
    const values = JSON.stringify(form);
    if (this.current?.values !== values) this.current = { key: randomKey(), values };
    return this.current.key;
  }

  forget(): void {
    this.current = null;
  }
}
