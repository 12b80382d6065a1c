import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What a guest's browser sends back: ALTCHA's payload in base64. */
export async function solutionOf(challenge: string): Promise<string> {
  const asked = JSON.parse(challenge) as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64');
}
