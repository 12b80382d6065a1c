import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `id:key` with the key in base64, as the settings write it. */
const WRITTEN_KEY = /^([a-z0-9][a-z0-9-]{0,31}):([A-Za-z0-9+/]{43}=)$/;

/** A key of 256 bits with the name by which rows know it. */
export interface RingKey {
  id: string;
  key: Buffer;
}

/** A text that only its key opens. */
export interface SealedText {
  keyId: string;
  /** Nonce, tag and text, as base64url. */
  sealed: string;
}

/** A text was sealed with a key that the ring does not have. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';

  constructor(readonly keyId: string) {
    super(`The ring of keys has no key ${keyId}.`);
  }
}

/** Reads `id:base64` entries with commas between them; null when an entry is no key, or two have one name. */
export function readRing(text: string): RingKey[] | null {
  const keys = text.split(',').map((entry) => readKey(entry.trim()));
  const known = keys.filter((key) => key !== null);
  const ids = new Set(known.map(({ id }) => id));
  return known.length === keys.length && ids.size === keys.length ? known : null;
}

function readKey(written: string): RingKey | null {
  const [, id, base64] = WRITTEN_KEY.exec(written) ?? [];
  if (id === undefined || base64 === undefined) return null;
  const key = Buffer.from(base64, 'base64');
  return key.length === KEY_BYTES ? { id, key } : null;
}

/**
 * Seals texts with the first of several keys, and opens them with the key that sealed them (AES-256-GCM). A sealed text
 * belongs to a subject, such as a row, and opens for no other subject.
 */
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;

  /** The name of the key that seals; null when there are no keys. */
  readonly currentId: string | null;

  constructor(keys: readonly RingKey[]) {
    this.keys = new Map(keys.map(({ id, key }) => [id, key]));
    this.currentId = keys[0]?.id ?? null;
  }

  /** Seals a text with the current key. */
  seal(text: string, subject: string): SealedText {
    const { currentId } = this;
    if (currentId === null) throw new Error('The ring has no key.');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyOf(currentId), nonce);
    cipher.setAAD(Buffer.from(subject));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return { keyId: currentId, sealed: bytes.toString('base64url') };
  }

  /** The text. Throws when it was changed or belongs to another subject, and `UnknownKeyError` without its key. */
  open({ keyId, sealed }: SealedText, subject: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const textStart = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.keyOf(keyId), bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(subject));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
    return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
  }

  private keyOf(keyId: string): Buffer {
    const key = this.keys.get(keyId);
    if (!key) throw new UnknownKeyError(keyId);
    return key;
  }
}
