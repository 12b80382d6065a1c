const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The key of a form. It stays the same until the form's values change or the server has responded, so that pressing
 * twice acts once.
 */
export class FormKey {
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
