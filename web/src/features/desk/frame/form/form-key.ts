import { drafts } from '../../../../lib/browser/drafts';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface StoredKey {
  key: string;
  values: string;
}

const isStoredKey = (stored: unknown): stored is StoredKey =>
  typeof stored === 'object' && stored !== null && 'key' in stored && 'values' in stored;

/**
 * The key of a form. It stays unchanged until the form's values change or the server has responded, so that pressing twice
 * acts once. With a name, the form keeps its key after a reload.
 */
export class FormKey {
  private current: StoredKey | null;

  constructor(private readonly name: string | null = null) {
    const stored = name === null ? null : drafts.read(`key of ${name}`);
    this.current = isStoredKey(stored) ? stored : null;
  }

  keyFor(form: object): string {
    const values = JSON.stringify(form);
    if (this.current?.values !== values) {
      this.current = { key: randomKey(), values };
      if (this.name !== null) drafts.keep(`key of ${this.name}`, this.current);
    }
    return this.current.key;
  }

  forget(): void {
    this.current = null;
    if (this.name !== null) drafts.forget(`key of ${this.name}`);
  }
}
