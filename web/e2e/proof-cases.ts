const isFull = process.env['PROOFS'] === 'full';

/** The cases that a proof plays: all in `npm run prove`, which sets PROOFS to 'full', each `step`th one in `npm test`. */
export const proofCases = <Case>(cases: readonly Case[], step: number): Case[] =>
  cases.filter((_, index) => isFull || index % step === 0);
