const isFull = process.env['PROOFS'] === 'full';

/** How many of something a proof has: `quick` in `npm test`, `full` in `npm run prove`, which sets PROOFS to 'full'. */
export const proofSize = (sizes: { quick: number; full: number }): number =>
  isFull ? sizes.full : sizes.quick;

/** The cases of a table that a proof plays: all in `npm run prove`, each `step`th one in `npm test`. */
export const proofCases = <Case>(cases: readonly Case[], step: number): Case[] =>
  cases.filter((_, index) => isFull || index % step === 0);
