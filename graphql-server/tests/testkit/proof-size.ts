import { randomInt } from 'node:crypto';

const isFull = process.env['PROOFS'] === 'full';
const QUICK_SEED = 20_261_126;

/** The size of a proof: `quick` in `npm test`, `full` in `npm run prove`, which sets PROOFS to 'full'. */
export const proofSize = <Size = number>(sizes: { quick: Size; full: Size }): Size =>
  isFull ? sizes.full : sizes.quick;

/** How soon every server shows a change. `npm test` measures nothing: the machine does other work meanwhile. */
export const SEEN_WITHIN_MILLISECONDS = proofSize({ quick: 30_000, full: 2_000 });

/** The cases of a table that a proof runs: all in `npm run prove`, the quick ones in `npm test`. */
export function proofCases<Case>(cases: readonly Case[], isQuick: (each: Case) => boolean): Case[] {
  const quick = cases.filter(isQuick);
  if (quick.length === 0) throw new Error('No case is quick: `npm test` would prove nothing.');
  return isFull ? [...cases] : quick;
}

/** Defines tests that only `npm run prove` runs. Another test of the file checks their mechanism in `npm test`. */
export function onlyInProve(define: () => void): void {
  if (isFull) define();
}

/**
 * A limit of time, which `npm run prove` checks. In `npm test`, where many programs share the processors, only what happens
 * counts, not when.
 */
export const proofLimit = (milliseconds: number): number => (isFull ? milliseconds : Infinity);

/**
 * The seed of generated cases: the same in each `npm test`, another in each `npm run prove`. FUZZ_SEED repeats a run.
 */
export const proofSeed = (): number =>
  Number(process.env['FUZZ_SEED'] ?? (isFull ? randomInt(2 ** 31) : QUICK_SEED));
