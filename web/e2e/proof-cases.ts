const isFull = process.env['PROOFS'] === 'full';

/**
 * The cases that a proof plays: all in `npm run prove`, which sets PROOFS to 'full'; in `npm test` each `step`th one,
 * beginning with the one at `first`.
 */
export const proofCases = <Case>(cases: readonly Case[], step: number, first = 0): Case[] =>
  cases.filter((_, index) => isFull || index % step === first);
