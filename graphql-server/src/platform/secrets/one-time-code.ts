import { createHmac } from 'node:crypto';
import { sameInConstantTime } from './keyed-secrets';

/** How long a code is shown, in seconds (RFC 6238). */
export const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present step whose codes count, because clocks differ and typing takes time. */
const WINDOW = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Writes bytes as authenticators read them (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32.charAt(Number.parseInt(five.padEnd(BITS, '0'), 2)))
    .join('');
}

/** The time step of a moment. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of a time step (RFC 6238 with SHA-1, as authenticators expect; RFC 4226 for the digits). */
export function codeOfStep(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is, near the moment; null for a wrong code. Compares every step in constant time. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const present = stepOf(now);
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_step, index) => present - WINDOW + index);
  const matching = steps.filter((step) => sameInConstantTime(codeOfStep(secret, step), code));
  return matching.at(-1) ?? null;
}
