import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The solution that a guest's browser sends: ALTCHA's payload in base64. */
export async function solutionOf(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge) as Challenge;
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64');
}

/** The average number of keys that must be derived. */
export function triesIn(challenge: string): number {
  return (JSON.parse(challenge) as { parameters: { data: { tries: number } } }).parameters.data.tries;
}
