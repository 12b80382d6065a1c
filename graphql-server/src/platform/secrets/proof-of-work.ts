import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { KeyedSecrets } from './keyed-secrets';

/** How long a challenge can be solved. */
export const CHALLENGE_MINUTES = 10;

/** PBKDF2 iterations of one try, about 0.75 ms of a server's core. */
const ITERATIONS_PER_TRY = 2_000;

const ALGORITHM = 'PBKDF2/SHA-256';

/** The most characters of a solution. */
export const SOLUTION_LENGTH = 4_000;

const payloadRules = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ purpose: z.string(), tries: z.number(), expires: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A solved challenge. Its `id` is stored when it is used, so that it counts once. */
export interface SolvedChallenge {
  id: string;
  tries: number;
  expiresAt: Date;
}

/**
 * Challenges that cost a computer some work and a person nothing (ALTCHA, https://altcha.org/docs). Each is signed with
 * a key from the application's secret, so nothing is stored and no other service is needed. Checking a solution takes
 * one hash.
 */
export class ProofOfWork {
  constructor(private readonly secrets: KeyedSecrets) {}

  /**
   * A challenge as JSON. Its solution is valid only for `purpose`. `tries` is the average number of keys to derive, and
   * `now` is the database's time.
   */
  async challengeFor(purpose: string, tries: number, now: Date): Promise<string> {
    const expires = Math.floor(now.getTime() / 1000) + CHALLENGE_MINUTES * 60;
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: ITERATIONS_PER_TRY,
      // Every number is equally likely, so that no order of trying is faster than counting up.
      counter: randomInt(1, 2 * tries),
      data: { purpose: this.hashOf(purpose), tries, expires },
      deriveKey,
      ...this.keys(),
    });
    return JSON.stringify(challenge);
  }

  /** Checks a solution, the base64 of ALTCHA's payload. Null when it is wrong, too old, or for another purpose. */
  async check(solution: string, purpose: string, now: Date): Promise<SolvedChallenge | null> {
    const payload = payloadRules.safeParse(jsonOf(solution));
    if (!payload.success) return null;
    const { challenge, solution: found } = payload.data;
    const { data, nonce } = challenge.parameters;
    const expiresAt = new Date(data.expires * 1000);
    if (data.purpose !== this.hashOf(purpose) || !(expiresAt > now)) return null;
    const { verified } = await verifySolution({
      challenge: challenge satisfies Challenge,
      solution: found,
      deriveKey,
      ...this.keys(),
    });
    return verified ? { id: nonce, tries: data.tries, expiresAt } : null;
  }

  private hashOf(purpose: string): string {
    return this.secrets.keyedHash('challenge purpose', purpose);
  }

  private keys() {
    return {
      hmacSignatureSecret: this.secrets.keyedHash('challenge', 'signature'),
      hmacKeySignatureSecret: this.secrets.keyedHash('challenge', 'key signature'),
    };
  }
}

function jsonOf(solution: string): unknown {
  if (solution.length > SOLUTION_LENGTH) return null;
  try {
    return JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
