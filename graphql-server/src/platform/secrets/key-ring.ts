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

/** A sealed text cannot be opened: the ring lacks its key, or the text was changed. It says nothing of the text. */
export class SealedTextError extends Error {
  override readonly name = 'SealedTextError';

  constructor(readonly keyId: string) {
    super(`A text that was sealed with the key ${keyId} cannot be opened.`);
  }
}

/** Reads `id:base64` entries with commas between them; null when an entry is not a key, or two keys have one name. */
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

  /** The names of the other keys, which only open. */
  readonly earlierIds: readonly string[];

  constructor(keys: readonly RingKey[]) {
    this.keys = new Map(keys.map(({ id, key }) => [id, key]));
    const [currentId = null, ...earlierIds] = keys.map(({ id }) => id);
    this.currentId = currentId;
    this.earlierIds = earlierIds;
  }

  /** Seals a text with the current key. */
  seal(text: string, subject: string): SealedText {
    const { currentId } = this;
    const key = currentId === null ? undefined : this.keys.get(currentId);
    if (currentId === null || !key) throw new Error('The ring has no key.');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    cipher.setAAD(Buffer.from(subject));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return { keyId: currentId, sealed: bytes.toString('base64url') };
  }

  /** The text. Throws `SealedTextError` when the ring lacks its key, and when it was changed or has another subject. */
  open({ keyId, sealed }: SealedText, subject: string): string {
    const key = this.keys.get(keyId);
    if (!key) throw new SealedTextError(keyId);
    const bytes = Buffer.from(sealed, 'base64url');
    const textStart = NONCE_BYTES + TAG_BYTES;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(subject));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
      return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
    } catch {
      throw new SealedTextError(keyId);
    }
  }
}
