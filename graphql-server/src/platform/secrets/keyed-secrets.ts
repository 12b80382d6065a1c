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
 * Derives tokens and keyed hashes from the application's secret, with a key for each purpose (RFC 5869). Tokens are not
 * stored: the database has only their hashes, and a repeated mail has an unchanged link.
 */
export class KeyedSecrets {
  /** By purpose. Only the code defines purposes; callers cannot add any. */
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

  /** A token of 43 characters that cannot be guessed. A record always has the same token. */
  token(purpose: string, recordId: string): string {
    return this.sign(purpose, recordId).toString('base64url');
  }

  /** The hash of a value that is compared but never read, such as a one-time code or a caller’s address. */
  keyedHash(purpose: string, text: string): string {
    return this.sign(purpose, text).toString('hex');
  }

  /** Encrypts a value that must be read again, such as the code in a queued mail. AES-256-GCM detects changes. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The sealed value. Throws when it was changed or sealed for another purpose. */
  unseal(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const textStart = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
    return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
  }
}

/** The hash of a token, which the database stores. The token itself has enough entropy. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function sameInConstantTime(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// I, L, O, U, 0 and 1 are left out, because people mishear or misread them.
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference, such as 'SC-7K3M9Q2X', so that nobody can find bookings by counting. */
export function makeReference(prefix: string): string {
  const length = REFERENCE_CHARACTERS.length;
  const characters = Array.from({ length: 8 }, () => REFERENCE_CHARACTERS[randomInt(length)]);
  return `${prefix}-${characters.join('')}`;
}
