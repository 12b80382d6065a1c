import { randomInt } from 'node:crypto';

const isFull = process.env['PROOFS'] === 'full';
const QUICK_SEED = 20_261_126;

/** How many of something a proof has: `quick` in `npm test`, `full` in `npm run prove`, which sets PROOFS to 'full'. */
export const proofSize = (sizes: { quick: number; full: number }): number =>
  isFull ? sizes.full : sizes.quick;

/** The cases of a table that a proof plays: all in `npm run prove`, the quick ones in `npm test`. */
export function proofCases<Case>(cases: readonly Case[], isQuick: (each: Case) => boolean): Case[] {
  const quick = cases.filter(isQuick);
  if (quick.length === 0) throw new Error('No case is quick: `npm test` would prove nothing.');
  return isFull ? [...cases] : quick;
}

/** Defines tests that only `npm run prove` plays. Another test of the file guards their mechanism in `npm test`. */
export function onlyInProve(define: () => void): void {
  if (isFull) define();
}

/** Where generated cases begin: the same ones in each `npm test`, others in each `npm run prove`. FUZZ_SEED repeats a run. */
export const proofSeed = (): number =>
  Number(process.env['FUZZ_SEED'] ?? (isFull ? randomInt(2 ** 31) : QUICK_SEED));
