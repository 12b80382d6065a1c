const isFull = process.env['PROOFS'] === 'full';

/**
 * The cases that a proof runs: `npm run prove`, which sets PROOFS to 'full', runs all cases; `npm test` runs every
 * `step`th case, beginning with the case at index `first`.
 */
export const proofCases = <Case>(cases: readonly Case[], step: number, first = 0): Case[] =>
  cases.filter((_, index) => isFull || index % step === first);
