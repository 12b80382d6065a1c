import { vi } from 'vitest';
import type { solveChallenge as solveInWorkers } from '../src/features/booking/checkout/solve-challenge';

/**
 * Stands in for the workers that solve challenges. Each challenge is solved immediately, unless a test changes that.
 */
export const solveChallenge = vi.fn<typeof solveInWorkers>((challenge) =>
  Promise.resolve(`solved ${challenge}`),
);
