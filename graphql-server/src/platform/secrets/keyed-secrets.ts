import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Tokens and keyed hashes from the application's one secret; each purpose gets a key of its own (RFC 5869).
 * A token is derived, not stored: the database keeps only its hash, and a mail that is sent again carries the same link.
 */
export class KeyedSecrets {
  /** By purpose: our own few, never a caller's words. */
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly applicationSecret: string) {}

  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.applicationSecret, 'saffron-court', purpose, 32));
    this.keys.set(purpose, key);
    return key;
  }

  private sign(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.key(purpose)).update(text).digest();
  }

  /** 43 characters that nobody can guess and that are always the same for the same record. */
  token(purpose: string, recordId: string): string {
    return this.sign(purpose, recordId).toString('base64url');
  }

  /** For values that must be compared but not read, such as one-time codes and callers’ addresses. */
  keyedHash(purpose: string, text: string): string {
    return this.sign(purpose, text).toString('hex');
  }

  /** For what must be read once more, such as a code in a mail that waits: AES-256-GCM, so it cannot be changed. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** What was sealed for that purpose; throws when it was changed. */
  unseal(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const textStart = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
    return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
  }
}

/** What the database keeps of a token with enough entropy of its own. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function sameInConstantTime(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// Without I, L, O, U, 0 and 1: read aloud on the telephone without mistakes.
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'SC-7K3M9Q2X': random, so that nobody can read through bookings by counting. */
export function makeReference(prefix: string): string {
  const letters = Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]);
  return `${prefix}-${letters.join('')}`;
}
