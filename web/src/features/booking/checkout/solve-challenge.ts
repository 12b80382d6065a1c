import ChallengeWorker from 'altcha/workers/pbkdf2?worker';

const MOST_WORKERS = 4;
const MILLISECONDS_AT_MOST = 180_000;

interface Solution {
  counter: number;
  derivedKey: string;
}

/** The message of an ALTCHA worker: the solution, null when it gave up, or an error. */
type Outcome = Solution | { error: unknown } | null;

/**
 * Solves an ALTCHA challenge in workers on a few of the device's cores, and returns the payload for the server.
 * Throws when this browser cannot solve it, or when the guest leaves.
 */
export async function solveChallenge(challengeText: string, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const challenge: unknown = JSON.parse(challengeText);
  const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  const workers = Array.from({ length: count }, () => new ChallengeWorker());
  try {
    const left = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The guest left.')));
    });
    const tries = workers.map((worker, index) => solvedBy(worker, challenge, index, count));
    const solution = await Promise.race([Promise.any(tries), left]);
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

/** Of `count` workers, each tries every `count`th number. */
function solvedBy(worker: Worker, challenge: unknown, index: number, count: number): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('A worker failed.')));
    worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
      if (data && 'counter' in data) resolve({ counter: data.counter, derivedKey: data.derivedKey });
      else reject(new Error('A worker found no solution.'));
    });
    worker.postMessage({
      type: 'work',
      challenge,
      counterStart: index,
      counterStep: count,
      timeout: MILLISECONDS_AT_MOST,
    });
  });
}
